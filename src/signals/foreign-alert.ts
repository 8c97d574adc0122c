/**
 * What other equipment says of its own alerts, whatever the words of its line: the contract between who hears it and
 * who keeps the list.
 */
import type { Priority } from "./priority.ts";

/** As the six states of IEC 62923-1, seen from outside. */
export type ForeignState =
  | "unacknowledged"
  | "silenced"
  | "acknowledged"
  | "transferred"
  | "rectified"
  | "normal";

export interface ForeignAlert {
  /** `<id>/<instance>`: tells it from the others of its source. */
  readonly key: string;
  readonly state: ForeignState;
  /** Another number, another change: the revision of ALF, the occurrence of 126983. */
  readonly revision?: number;
  readonly occurrence?: number;
  /** Absent: not told, or told in a word that nobody knows. */
  readonly priority?: Priority;
  readonly category?: "A" | "B" | "C";
  readonly title?: string;
  readonly text?: string;
  /** Absent: it cannot be acknowledged from elsewhere. */
  readonly answer?: ForeignAnswer;
}

/** How its source is told that it is acknowledged, in its own numbers. */
export type ForeignAnswer =
  | ({ readonly by: "ACN" } & ForeignQuestion)
  | { readonly by: "ACK"; readonly alarm: string }
  | {
      readonly by: "AKD";
      readonly system: string;
      readonly subsystem?: string;
      readonly instance?: string;
      readonly alarm: string;
    }
  | {
      readonly by: "126984";
      /** Its address, when it last spoke. */
      readonly to: number;
      readonly type: number;
      readonly category: number;
      readonly system: number;
      readonly subsystem: number;
      readonly id: number;
      readonly name?: string;
      readonly instance: number;
      readonly index: number;
      readonly occurrence: number;
    };

/** What to ask a source for, in its own numbers. */
export interface ForeignQuestion {
  readonly manufacturer?: string;
  readonly alert: number;
  readonly instance?: number;
}

export interface ListedAlert {
  readonly key: string;
  readonly revision?: number;
  readonly question: ForeignQuestion;
}

export type ForeignSaid = {
  /** Who says it: its system function id or NAME, or else the port and its talker or address. */
  readonly source: string;
  /** The sentence or PGN that it was said in. */
  readonly by: string;
} & (
  | { readonly says: "alert"; readonly alert: ForeignAlert }
  /** All that are not normal. */
  | { readonly says: "list"; readonly alerts: readonly ListedAlert[] }
  /** No alarm is active: of sources that know no list. */
  | { readonly says: "nothing" }
  | { readonly says: "words"; readonly key: string; readonly title: string; readonly text: string }
  /** The command to acknowledge it is refused. */
  | { readonly says: "refuses"; readonly key: string }
  | { readonly says: "lives"; readonly well: boolean; readonly interval?: number }
);

/** The id of another's alert in our list: safe in an MQTT topic. */
export const foreignId = (source: string, key: string): string => `EXT/${source}/${key}`;

/** Only what a topic, a file and a person can bear. */
export const foreignName = (...parts: readonly string[]): string =>
  parts.join(".").replaceAll(/[^A-Za-z0-9._-]/g, "_");
