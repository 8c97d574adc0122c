/** A part of a scenario: what one port says, how often. */

import type { Standing } from "./timeline.ts";
import type { Place } from "./track.ts";

/** What a part may look at. */
export interface Scene {
  readonly standing: Standing;
  readonly place: Place;
  /** Wall time, ms. */
  readonly at: number;
}

export interface Speaker {
  /** Milliseconds. */
  readonly every: number;
  /** The thing that silences it when it is `silent`. */
  readonly named?: string;
  readonly says: (scene: Scene) => readonly string[];
}

export interface Part {
  readonly speaks: "nmea0183" | "nmea2000";
  readonly speakers: readonly Speaker[];
}

/** hhmmss.ss of UTC, as sentences carry it. */
export const utc = (at: number): string => {
  const iso = new Date(at).toISOString();
  return `${iso.slice(11, 13)}${iso.slice(14, 16)}${iso.slice(17, 19)}.${iso.slice(20, 22)}`;
};

/** ddmmyy of UTC. */
export const utcDate = (at: number): string => {
  const iso = new Date(at).toISOString();
  return `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(2, 4)}`;
};
