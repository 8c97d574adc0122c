/**
 * Makes the recording of a voyage from its scenario: each port speaks at its period, and at once when something
 * it tells has changed, as panels do. Run by hand when a scenario changes (`npm run voyages`); what is committed
 * is the recording, and what it must bring about was read by a person.
 */
import { createTimeline } from "../../drivers/simulator/timeline.ts";
import { createTrack } from "../../drivers/simulator/track.ts";
import type { ShipFile } from "../../src/config/load.ts";
import { type Recorded, writeLine } from "../../src/ingest/recording.ts";
import { ageFor, believedFor } from "./aboard.ts";
import { headAsItGrows } from "./replayed.ts";
import type { Voyage } from "./voyage.ts";

const TICK = 500;
const tickOf = (seconds: number): number => Math.ceil((seconds * 1000) / TICK) * TICK;

/** The ship file by which the voyage is replayed. */
export const fileOf = ({ aboard, repeats }: Voyage): ShipFile =>
  repeats === undefined ? aboard.file : believedFor(aboard.file, ageFor(repeats * 1000));

export function make(voyage: Voyage): string {
  const {
    title,
    aboard,
    begins,
    lasts,
    repeats,
    initial,
    changes,
    acts,
    events,
    signs = [],
    health = [],
  } = voyage;
  const standingAt = createTimeline({ ...aboard.inOrder, ...initial }, changes);
  const placeAt = createTrack(aboard.berth, changes);
  const start = Date.parse(begins);
  const spoken = Object.entries(aboard.ports).flatMap(([port, speakers]) =>
    speakers.map((speaker) => {
      const every = repeats === undefined ? speaker.every : repeats * 1000;
      return { port, speaker, every, next: 0, last: "" };
    }),
  );
  const lines: string[] = [`# ${title}`, `# ${aboard.name}, begins ${begins}; made by test/voyages/make.ts`];
  const put = (recorded: Recorded): void => void lines.push(writeLine(recorded));
  const head = headAsItGrows(fileOf(voyage), lines);
  const lost = new Set<string>();
  const when = (mono: number) => ({ at: start + mono, mono });
  for (const port of Object.keys(aboard.ports))
    put({ when: when(0), is: "event", port, event: "hearing", because: "" });
  put({ when: when(0), is: "health", signal: "watch.records-office", value: "well" });

  const happenings = [...changes, ...acts, ...events, ...signs, ...health].map(({ at }) => tickOf(at));
  const moments = [...new Set(happenings)].filter((at) => at <= lasts * 1000).sort((a, b) => a - b);
  let happened = 0;
  for (let mono = 0; mono <= lasts * 1000; mono = next(mono)) {
    const now = ({ at }: { readonly at: number }): boolean => tickOf(at) === mono;
    for (const { port, event, because } of events.filter(now)) {
      if (event === "lost") lost.add(port);
      else lost.delete(port);
      put({ when: when(mono), is: "event", port, event, because });
    }
    const scene = { standing: standingAt(mono / 1000), place: placeAt(mono / 1000), at: start + mono };
    for (const one of spoken) {
      const { named, says } = one.speaker;
      if (lost.has(one.port) || (named !== undefined && scene.standing.get(named) === "silent")) continue;
      const told = aboard.periodic.has(one.port) ? "" : says({ ...scene, at: 0 }).join("\n");
      if (mono < one.next && told === one.last) continue;
      one.next = mono + one.every;
      one.last = told;
      for (const text of says(scene)) put({ when: when(mono), is: "text", port: one.port, text });
    }
    for (const { signal, value } of health.filter(now))
      put({ when: when(mono), is: "health", signal, value });
    for (const { act } of acts.filter(now)) put({ when: when(mono), is: "act", act });
    for (const { author } of signs.filter(now)) {
      const upTo = head();
      put({ when: when(mono), is: "act", act: { act: "countersign", author, upTo } });
    }
  }
  put({ when: when(lasts * 1000 + 1000), is: "end" });
  return `${lines.join("\n")}\n`;

  /** The next moment at which a port has something to say or something happens; silent ports are asked each tick. */
  function next(mono: number): number {
    while ((moments[happened] ?? Number.POSITIVE_INFINITY) <= mono) happened += 1;
    const speaks = spoken.filter(({ port }) => !lost.has(port)).map((one) => Math.max(one.next, mono + TICK));
    return Math.min(moments[happened] ?? Number.POSITIVE_INFINITY, ...speaks, lasts * 1000 + TICK);
  }
}
