/** Episodes through time: the rule's automaton turns at each change and at the moments it asked for. */
import type { Instant } from "../../kernel/clock.ts";
import type { Json } from "../../kernel/json.ts";
import type { Finding } from "../finding.ts";
import type { EpisodeInstance } from "../instance.ts";
import type { Seen } from "./seen.ts";
import { alertId, draft, raise, type Turn } from "./turn.ts";

export interface EpisodeState {
  readonly automaton: Json;
  /** Its last outcome was a failure whose alert stands. */
  readonly failed: boolean;
}

export function judgeEpisode(
  instance: EpisodeInstance,
  state: EpisodeState,
  seen: Seen,
  now: Instant,
): Turn<EpisodeState> {
  const turn = instance.turn(state.automaton, seen.values, now);
  const { outcome } = turn;
  if (!outcome)
    return { state: { ...state, automaton: turn.state }, findings: [], drafts: [], wake: turn.wake };
  const findings: Finding[] = [];
  if (outcome.is === "failed") {
    const found = raise(instance, seen, now, { step: 0, text: outcome.says });
    if (found) findings.push(found);
  } else if (outcome.is === "met" && state.failed) {
    findings.push({ is: "clear", at: now.at, id: alertId(instance, "1"), because: outcome.says });
  }
  return {
    state: {
      automaton: turn.state,
      failed: outcome.is === "failed" || (state.failed && outcome.is !== "met"),
    },
    findings,
    drafts: draft(instance, seen, now, outcome.is, {
      occasion: now.at,
      words: outcome.says,
      data: { outcome: outcome.is, ...(outcome.measured ? { measured: outcome.measured } : {}) },
    }),
    wake: turn.wake,
  };
}
