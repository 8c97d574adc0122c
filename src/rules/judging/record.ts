/** Records: each change of a reading that the law wants in the book, with the gap named when there was one. */
import { type Instant, iso } from "../../kernel/clock.ts";
import type { RecordInstance } from "../instance.ts";
import type { Seen } from "./seen.ts";
import { draft, type Turn } from "./turn.ts";

export interface RecordState {
  /** The last value seen, in the rule's words; null: none yet, and then nothing is claimed. */
  readonly last: string | null;
  /** Since when the reading has not been known, wall time; null while it is. */
  readonly unknownSince: number | null;
  /** It was not watched for some time before that either: the watch itself was away. */
  readonly away?: boolean;
}

export function judgeRecord(
  instance: RecordInstance,
  state: RecordState,
  seen: Seen,
  now: Instant,
): Turn<RecordState> {
  const value = seen.values[instance.of];
  if (value === undefined) {
    return { state: { ...state, unknownSince: state.unknownSince ?? now.at }, findings: [], drafts: [] };
  }
  const label = instance.as(value);
  const next: RecordState = { last: label, unknownSince: null };
  if (state.last === null || state.last === label || seen.during === false)
    return { state: next, findings: [], drafts: [] };
  const gap =
    state.unknownSince === null
      ? ""
      : `found so; not known since ${state.away ? "some time before " : ""}${iso(state.unknownSince)}`;
  return {
    state: next,
    findings: [],
    drafts: draft(instance, seen, now, "edge", {
      occasion: `${label}:${now.at}`,
      words: gap,
      data: { from: state.last, to: label, gap },
    }),
  };
}
