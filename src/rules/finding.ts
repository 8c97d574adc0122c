/** What the judge finds: the words between rules and alerts, and between rules and the logbook. */
import type { Json } from "../kernel/json.ts";
import type { Priority } from "../signals/priority.ts";
import type { Aspect, Book, Category } from "./words.ts";

/** A step of a rule has come due, or what it found has ended. `at` is the deadline's or the input's own time. */
export type Finding =
  | {
      readonly is: "raise";
      readonly at: number;
      /** `<provision>:<subject>:<step>`, with `/` written `-`: safe in an MQTT topic. */
      readonly id: string;
      readonly rule: string;
      readonly subject: string;
      readonly aspect: Aspect;
      readonly priority: Priority;
      readonly category: Category;
      readonly title: string;
      readonly text: string;
      /** As it is read aloud: `Schedule I, para 38(1)`. */
      readonly cites: string;
      readonly latched: boolean;
      /** The id of the lower step that this one takes the place of. */
      readonly supersedes?: string;
      /** The readings behind it: signal, value or why none, time. */
      readonly evidence: readonly Evidence[];
    }
  | { readonly is: "clear"; readonly at: number; readonly id: string; readonly because: string };

export interface Evidence {
  readonly signal: string;
  readonly quality: string;
  readonly value?: Json;
  readonly at?: number;
  readonly source?: string;
}

/** An entry that a rule or an act demands; the logbook adds number, times, position and hashes. */
export interface EntryDraft {
  /** Same cause, same key: an entry is written once for each, whatever restarts or repeats. */
  readonly key: string;
  readonly book: Book;
  /** When it happened. */
  readonly at: number;
  readonly rule: string | null;
  readonly ruleVersion: number | null;
  readonly text: string;
  readonly data: { readonly [name: string]: Json };
  /** `watch` for automatic entries. */
  readonly author: string;
  readonly amends?: number | undefined;
}
