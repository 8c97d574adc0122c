/**
 * "Ready for departure": entered as such when nothing is open before departure. With something open she is being
 * made ready, the entry lists it, and so does the answer; going all the same is alerted and entered by each rule.
 */
import type { EntryDraft } from "../rules/finding.ts";
import type { GateView } from "../rules/judging/lists.ts";

/** As many as a person reads in an answer; the page Departure and the entry's data have them all. */
const SAID = 8;

export interface Readiness {
  readonly draft: EntryDraft;
  /** Why she is not called ready; undefined when she is. */
  readonly refused: string | undefined;
}

export function readiness(draft: EntryDraft, gate: readonly GateView[]): Readiness {
  const open = gate.filter(({ met }) => !met);
  if (open.length === 0) return { draft, refused: undefined };
  const list = open.slice(0, SAID).map(({ text }) => text);
  const more = open.length > SAID ? `; and ${open.length - SAID} more` : "";
  const said = `${open.length} open before departure: ${list.join("; ")}${more}`;
  return {
    draft: {
      ...draft,
      text: `Ship being made ready for departure, not declared ready. ${said}.`,
      data: { ...draft.data, open: open.map(({ rule, subject, text }) => ({ rule, subject, text })) },
    },
    refused: `Not ready for departure, ${said}. See the page Departure; sailing all the same is alerted and entered.`,
  };
}
