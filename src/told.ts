/** What has come of the inputs since it was last taken, and what the acts of persons mean for it. */
import type { Alert, AlertChange } from "./alerts/alert.ts";
import type { AlertAct } from "./alerts/book.ts";
import type { Asked } from "./alerts/foreign/roster.ts";
import type { SignalEdge } from "./bindings/bindings.ts";
import type { Instant } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import type { StampedDraft } from "./logbook/entry.ts";
import type { Act } from "./signals/act.ts";
import type { BoardChange } from "./signals/board.ts";
import { itemFactId } from "./signals/item-facts.ts";
import type { Reading } from "./signals/reading.ts";

export interface Told {
  readonly alerts: readonly AlertChange[];
  readonly drafts: readonly StampedDraft[];
  readonly acts: readonly { readonly at: number; readonly act: Act }[];
  readonly changes: readonly BoardChange[];
  /** Of contacts, whether or not they stood still long enough to be believed. */
  readonly edges: readonly SignalEdge[];
  /** What other equipment is to be asked for, where the ship file allows it. */
  readonly asked: readonly Asked[];
  readonly kept: readonly (readonly [key: string, value: Json | null])[];
}

export const isAlertAct = (act: Act): act is AlertAct =>
  act.act === "acknowledge" || act.act === "silence" || act.act === "transfer" || act.act === "shelve";

/** A person has answered for the item: it has active alerts, and none of them waits for an acknowledgement. */
function isAnswered(list: readonly Alert[], subject: string): boolean {
  const active = list.filter((alert) => alert.subject === subject && alert.state.startsWith("active-"));
  return (
    active.length > 0 &&
    active.every(({ state }) => state === "active-acknowledged" || state === "active-transferred")
  );
}

/** The answers of persons, as facts that rules may read: those that have changed with these alerts. */
export function answersOfPersons() {
  const answered = new Map<string, boolean>();
  return (changes: readonly AlertChange[], list: readonly Alert[], when: Instant): readonly Reading[] =>
    [...new Set(changes.map(({ after }) => after.subject))].flatMap((subject) => {
      const value = isAnswered(list, subject);
      if (answered.get(subject) === value) return [];
      answered.set(subject, value);
      return [{ signal: itemFactId("answered", subject), when, source: "officer", value }];
    });
}

export const nothingTold = () => ({
  alerts: [] as AlertChange[],
  drafts: [] as StampedDraft[],
  acts: [] as { readonly at: number; readonly act: Act }[],
  changes: [] as BoardChange[],
});
