/** Playing one port of a scenario: the lines that it would have said up to a moment. */
import type { Scenario } from "./scenario.ts";
import { createTimeline } from "./timeline.ts";
import { createTrack } from "./track.ts";

export interface Playing {
  /** Lines due since the last call, up to this second of the scenario; `at`: wall time at that second, ms. */
  upTo(second: number, at: number): readonly string[];
}

export function playing(scenario: Scenario, port: string): Playing {
  const standingAt = createTimeline(scenario.initial, scenario.changes);
  const placeAt = createTrack(scenario.track, scenario.changes);
  const speakers = (scenario.parts[port]?.speakers ?? []).map((speaker) => ({ speaker, next: 0 }));
  return {
    upTo(second, at) {
      if (second < 0) return [];
      const scene = { standing: standingAt(second), place: placeAt(second), at };
      return speakers.flatMap((one) => {
        const now = second * 1000;
        if (now < one.next) return [];
        one.next = Math.floor(now / one.speaker.every) * one.speaker.every + one.speaker.every;
        const { named, says } = one.speaker;
        return named !== undefined && scene.standing.get(named) === "silent" ? [] : says(scene);
      });
    },
  };
}
