/** Recordings for the bench: the demonstration ship, played into lines as each kind of wire carries them, and public ones. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
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

/** Public recordings as the demonstration ship would hear them on one of her ports; none where they are not there. */
const OF_THE_CORPUS = [
  { file: "nmea0183/esp32n2k-sassnitz.nmea", port: "gnss-1", every: 10 },
  { file: "n2k-candump/esp32n2k-candumpMain.log", port: "backbone", every: 1 },
] as const;

export interface Recorded {
  readonly name: string;
  readonly heard: readonly Heard[];
}

/** `every`: milliseconds from one line to the next, as a busy wire of its kind would bring them. */
export function corpus(): readonly Recorded[] {
  return OF_THE_CORPUS.flatMap(({ file, port, every }) => {
    const path = resolve("../shared/corpus", file);
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, "latin1").split(/\r?\n/).filter(Boolean);
    const at = (n: number): Instant => ({ at: START + n * every, mono: n * every });
    return [{ name: file, heard: lines.map((text, n) => ({ port, when: at(n), text })) }];
  });
}
