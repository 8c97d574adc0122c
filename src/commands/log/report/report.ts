/**
 * A report, prefilled from the evidence; what only a person can say is left open. Version 1:
 *
 *   {"type":"report","version":1,"kind":"flooding","madeAt":"…","ship":{…},"event":{…},"evidence":[…],
 *    "also":[…],"alerts":[…],"toComplete":{"what happened":null,…},"chainHead":"120:9f86…"}
 */
import type { Alert } from "../../../alerts/alert.ts";
import { iso } from "../../../kernel/clock.ts";
import type { Entry } from "../../../logbook/entry.ts";
import type { LogQueries } from "../../../records/queries.ts";
import type { Aboard } from "../desk.ts";
import { LogFailure } from "../failure.ts";
import { REPORT_KINDS, type ReportName } from "./kinds.ts";

export interface Report {
  readonly type: "report";
  readonly version: 1;
  readonly kind: ReportName;
  readonly title: string;
  readonly provisions: readonly { readonly says: string; readonly words: string }[];
  readonly madeAt: string;
  readonly ship: Readonly<Record<string, string | number>> | null;
  readonly period: { readonly from: string; readonly to: string };
  /** By the first entry of the matter; null where the log holds none: then the person says when and where. */
  readonly event: Pick<Entry, "at" | "timeSource" | "position" | "text"> | null;
  readonly evidence: readonly Entry[];
  /** The other entries of the period. */
  readonly also: readonly Entry[];
  readonly alerts: readonly Pick<Alert, "id" | "state" | "priority" | "text" | "changedAt">[];
  readonly toComplete: Readonly<Record<(typeof TO_COMPLETE)[number], null>>;
  readonly chainHead: string;
}

/** Reg 18(4) prescribes no form; these are what a competent officer asks first. */
const TO_COMPLETE = [
  "what happened",
  "persons on board, injured, missing",
  "damage to the ship",
  "damage to others, to installations, to the channel",
  "oil or other pollution",
  "assistance asked for and given",
  "weather, visibility, stage of the water",
  "measures taken",
  "reported to (competent officer)",
  "reported by what means, at what time",
  "owner informed at what time",
  "reported by (name, rank)",
] as const;

/** What belongs to an event is seldom more; a longer period is asked for in parts. */
const MOST_ENTRIES = 2000;

export interface ReportQuestion {
  readonly kind: ReportName;
  readonly from: string;
  readonly to: string;
  readonly madeAt: string;
  readonly aboard: Aboard | undefined;
}

export function reportOf(log: LogQueries, { kind, from, to, madeAt, aboard }: ReportQuestion): Report {
  const { title, cites, tells } = REPORT_KINDS[kind];
  const entries: Entry[] = [];
  for (const entry of log.entries({ from, to })) {
    entries.push(entry);
    if (entries.length > MOST_ENTRIES)
      throw new LogFailure(
        2,
        `More than ${MOST_ENTRIES} entries: choose a shorter period with --from and --to.`,
      );
  }
  const isOfIt = ({ rule, text }: Entry): boolean => tells.test(rule ?? "") || tells.test(text);
  const evidence = entries.filter(isOfIt);
  const first = evidence[0];
  const { seq, hash } = log.head();
  return {
    type: "report",
    version: 1,
    kind,
    title,
    provisions: cites.map(({ says, words }) => ({ says, words })),
    madeAt,
    ship: aboard ? particularsOf(aboard) : null,
    period: { from, to },
    event: first
      ? { at: first.at, timeSource: first.timeSource, position: first.position, text: first.text }
      : null,
    evidence,
    also: entries.filter((entry) => !isOfIt(entry)),
    alerts: log
      .alertsChanged(Date.parse(from), Date.parse(to))
      .map(({ id, state, priority, text, changedAt }) => ({ id, state, priority, text, changedAt })),
    toComplete: Object.fromEntries(TO_COMPLETE.map((name) => [name, null])) as Report["toComplete"],
    chainHead: `${seq}:${hash}`,
  };
}

function particularsOf({ particulars }: Aboard): Readonly<Record<string, string | number>> {
  const { name, mmsi, flag, types, length, breadth, passengersCertified, personsCertified } = particulars;
  return {
    name,
    ...(mmsi !== undefined && { mmsi: String(mmsi) }),
    flag: String(flag),
    types: types.join(", "),
    "length, m": length,
    "breadth, m": breadth,
    "passengers certified": passengersCertified,
    "persons certified": personsCertified,
  };
}

/** A day from the beginning. */
export const endOf = (from: string): string => iso(Date.parse(from) + 86_400_000);
