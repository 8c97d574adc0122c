/** Recordings for the bench: the demonstration ship, played into lines as each kind of wire carries them. */
import { playing } from "../../drivers/simulator/playing.ts";
import { demo } from "../../drivers/simulator/scenarios/demo.ts";
import type { Instant } from "../../src/kernel/clock.ts";

export interface Heard {
  readonly port: string;
  readonly when: Instant;
  readonly text: string;
}

const START = Date.UTC(2028, 2, 1, 12);

/** Everything said on the ports that speak so, for the first seconds of the demonstration, in order of time. */
export function demonstration(speaks: "nmea0183" | "nmea2000", seconds: number): readonly Heard[] {
  const ports = Object.entries(demo.parts).filter(([, part]) => part.speaks === speaks);
  const plays = ports.map(([port]) => ({ port, play: playing(demo, port) }));
  const heard: Heard[] = [];
  for (let second = 0; second <= seconds; second += 0.5) {
    const when = { at: START + second * 1000, mono: second * 1000 };
    for (const { port, play } of plays) {
      for (const text of play.upTo(second, when.at)) heard.push({ port, when, text });
    }
  }
  return heard;
}
