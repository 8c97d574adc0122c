/**
 * What the watch and the records office say to each other. The office is the only writer of the database.
 * Every batch is one transaction and is answered once it is durable, in the order in which it was sent.
 */

import type { Alert } from "../alerts/alert.ts";
import type { Json } from "../kernel/json.ts";
import type { ChainHead, StampedDraft } from "../logbook/entry.ts";
import type { Act } from "../signals/act.ts";

/** They belong to the logbook, which may not import this room; here they are said between threads. */
export type { ChainHead, StampedDraft } from "../logbook/entry.ts";

export interface Batch {
  /** Grows by one; the answer carries it. */
  readonly id: number;
  /** Wall time at which the watch handed it over. */
  readonly at: number;
  readonly drafts: readonly StampedDraft[];
  /** Latest state of each alert that changed; `normal` ones are kept in the history and leave the active list. */
  readonly alerts: readonly Alert[];
  readonly acts: readonly { readonly at: number; readonly act: Act }[];
  /** State that must outlive a restart: a key and its JSON, or null to forget it. */
  readonly kept: readonly (readonly [key: string, value: Json | null])[];
  /** How far each broker ashore has the log, and which retained topics it holds. */
  readonly shore: readonly ShoreProgress[];
}

/** Told by the front office when a broker has confirmed: only then is it kept. */
export interface ShoreProgress {
  readonly broker: string;
  /** The last seq confirmed by the broker. */
  readonly cursor?: number;
  /** Retained topics that now hold something (true) or have been cleared (false). */
  readonly topics?: readonly (readonly [topic: string, holds: boolean])[];
}

/** Readings for history.sqlite, relaxed durability. */
export interface HistoryBatch {
  readonly at: number;
  readonly readings: readonly {
    readonly signal: string;
    readonly at: number;
    readonly quality: string;
    readonly value: Json;
    readonly source: string;
  }[];
}

/** What a records office is started with. */
export interface RecordsOfficeStart {
  /** The directory of log.sqlite, history.sqlite and the keys. */
  readonly store: string;
  /** Bytes kept in hand for the log on a full disk. */
  readonly reserve?: number | undefined;
  /** Bytes that history.sqlite may use. */
  readonly historyQuota?: number | undefined;
  /** History is no longer written when less than this is free. */
  readonly historyStopsBelow?: number | undefined;
}

/** How far a filling disk has come: history stops first, the log last. */
export type DiskStep = "room" | "history-stopped" | "no-reserve" | "reserve-released" | "log-stopped";

export type ToRecords =
  | { readonly say: "batch"; readonly batch: Batch }
  | { readonly say: "history"; readonly history: HistoryBatch }
  /** Answered by `alive`: part of the watchdog. */
  | { readonly say: "ping"; readonly id: number }
  | { readonly say: "stop" };

export type FromRecords =
  /** After opening: what the watch needs to go on where it was. */
  | {
      readonly say: "opened";
      readonly kept: readonly (readonly [key: string, value: Json])[];
      readonly alerts: readonly Alert[];
      readonly head: ChainHead;
      readonly notes: readonly string[];
    }
  | {
      readonly say: "recorded";
      readonly batch: number;
      readonly entries: readonly { readonly key: string; readonly seq: number }[];
      readonly head: ChainHead;
      readonly milliseconds: number;
    }
  /** The batch is not written and has not been lost by the watch: it sends it again. */
  | { readonly say: "refused"; readonly batch: number; readonly reason: string; readonly diskFull: boolean }
  /** Said when the step changes, and now and then. */
  | {
      readonly say: "disk";
      readonly freeBytes: number;
      readonly historyStopped: boolean;
      readonly step: DiskStep;
      readonly words: string;
    }
  /** The store could not be opened. `final`: no second attempt can help (newer version, second instance). */
  | { readonly say: "cannot-open"; readonly reason: string; readonly final: boolean }
  /** Something that whoever keeps the machine must know; the office goes on. */
  | { readonly say: "note"; readonly words: string }
  | { readonly say: "alive"; readonly id: number }
  | { readonly say: "stopped" };
