/** What all recordings of NMEA 2000 share: from what each record carries to messages with the recording's stamps. */

import type { Message } from "../message.ts";
import { type Bus, nmea2000Bus } from "../nmea2000/bus.ts";
import type { Carried } from "../nmea2000/carried.ts";
import type { Heard, Recorded, RecordingReader } from "./format.ts";
import { lineReader } from "./line-reader.ts";

export interface BusRecord {
  readonly carried: Carried;
  /** The record as it stands in the file, for when it is refused. */
  readonly as: string;
  /** Wall time in milliseconds, where the recording has dates. */
  readonly at?: number | undefined;
  /** A clock that only tells durations, where it has none. */
  readonly elapsed?: number | undefined;
  /** Which interface it came from, where one recording holds several buses. */
  readonly bus?: string | undefined;
}

export interface BusRecording {
  take(record: BusRecord): readonly Recorded[];
  end(): readonly Recorded[];
}

/** Interfaces told apart in one recording; noise that looks like more of them shares the last. */
const MOST_BUSES = 16;
/** A bus is never silent for so long. */
const CLOCK_SET = 3_600_000;

export function busRecording(heard: Heard): BusRecording {
  const buses = new Map<string, Bus>();
  let mono = 0;
  let last: number | undefined;
  let lastAt: number | undefined;

  const busOf = (name: string): Bus => {
    const known = buses.get(name) ?? (buses.size < MOST_BUSES ? undefined : [...buses.values()].at(-1));
    if (known) return known;
    const bus = nmea2000Bus({ wanted: "all" });
    buses.set(name, bus);
    return bus;
  };

  /** Durations never step back, though a recording's clock may; a step of hours is the clock being set. */
  const advance = (clock: number | undefined): void => {
    if (clock === undefined) return;
    const step = last === undefined ? 0 : clock - last;
    if (step > 0 && step < CLOCK_SET) mono += step;
    last = clock;
  };

  const stamped = (messages: readonly Message[], at: number | undefined): readonly Recorded[] =>
    messages.map((message) => {
      if (message.is === "pgn") heard(String(message.pgn));
      if (message.is === "ignored") heard(message.name);
      return { ...(at === undefined ? {} : { at }), message };
    });

  return {
    take({ carried, as, at, elapsed, bus = "" }) {
      if (carried.is === "nothing") return [];
      advance(at ?? elapsed);
      lastAt = at;
      return stamped(busOf(bus).carried(carried, as, mono), at);
    },
    end: () => [...buses.values()].flatMap((bus) => stamped(bus.end(), lastAt)),
  };
}

/** The reader of a recording that has its records in lines. */
export function busLines(
  read: (line: string) => BusRecord | readonly BusRecord[],
): (heard: Heard) => RecordingReader {
  return (heard) => {
    const recording = busRecording(heard);
    return lineReader(
      (line) => [read(line)].flat().flatMap((record) => recording.take(record)),
      () => recording.end(),
    );
  };
}
