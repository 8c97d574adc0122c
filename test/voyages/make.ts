/**
 * Makes the recording of a voyage from its scenario: each port speaks at its period, and at once when something
 * it tells has changed, as panels do. Run by hand when a scenario changes (`npm run voyages`); what is committed
 * is the recording, and what it must bring about was read by a person.
 */
import { createTimeline } from "../../drivers/simulator/timeline.ts";
import { createTrack } from "../../drivers/simulator/track.ts";
import { type Recorded, writeLine } from "../../src/ingest/recording.ts";
import { inOrder, periyarPorts } from "./periyar-ports.ts";
import type { Voyage } from "./voyage.ts";

const TICK = 500;
/** A channel of Kochi, heading out. */
const BERTH = { latitude: 9.97, longitude: 76.235, course: 270 };
/** Positions change with every sentence: their port keeps to its period. */
const PERIODIC = new Set(["gnss", "ais"]);

export function make({ title, begins, lasts, initial, changes, acts, events }: Voyage): string {
  const standingAt = createTimeline({ ...inOrder, ...initial }, changes);
  const placeAt = createTrack(BERTH, changes);
  const start = Date.parse(begins);
  const spoken = Object.entries(periyarPorts).flatMap(([port, { speakers }]) =>
    speakers.map((speaker) => ({ port, speaker, next: 0, last: "" })),
  );
  const lines: string[] = [`# ${title}`, `# MV Periyar, begins ${begins}; made by test/voyages/make.ts`];
  const put = (recorded: Recorded): void => void lines.push(writeLine(recorded));
  const lost = new Set<string>();
  const when = (mono: number) => ({ at: start + mono, mono });
  for (const port of Object.keys(periyarPorts))
    put({ when: when(0), is: "event", port, event: "hearing", because: "" });
  for (let mono = 0; mono <= lasts * 1000; mono += TICK) {
    const between = ({ at }: { readonly at: number }): boolean =>
      at * 1000 > mono - TICK && at * 1000 <= mono;
    for (const { port, event, because } of events.filter(between)) {
      if (event === "lost") lost.add(port);
      else lost.delete(port);
      put({ when: when(mono), is: "event", port, event, because });
    }
    const scene = { standing: standingAt(mono / 1000), place: placeAt(mono / 1000), at: start + mono };
    for (const one of spoken) {
      const { named, every, says } = one.speaker;
      if (lost.has(one.port) || (named !== undefined && scene.standing.get(named) === "silent")) continue;
      const told = PERIODIC.has(one.port) ? "" : says({ ...scene, at: 0 }).join("\n");
      if (mono < one.next && told === one.last) continue;
      one.next = mono + every;
      one.last = told;
      for (const text of says(scene)) put({ when: when(mono), is: "text", port: one.port, text });
    }
    for (const { act } of acts.filter(between)) put({ when: when(mono), is: "act", act });
  }
  put({ when: when(lasts * 1000 + 1000), is: "end" });
  return `${lines.join("\n")}\n`;
}
