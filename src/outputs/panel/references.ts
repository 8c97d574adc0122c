/** Acts that name entries of the log: refused when what they name is not there, so that the log never says so. */
import type { Entry } from "../../logbook/entry.ts";
import type { Act } from "../../signals/act.ts";
import type { LogReader } from "./log-page.ts";

interface LogAtHand {
  readonly log: LogReader;
  readonly defects: () => readonly Entry[];
}

/** Words for the person; undefined when everything that the act names is there. */
export function falselyNames(act: Act, { log, defects }: LogAtHand): string | undefined {
  if (act.act === "countersign") {
    const { seq, hash } = act.upTo;
    return entryAt(seq, log)?.hash === hash
      ? undefined
      : `Entry ${seq} of this log is not the one that you had before you. Open the panel anew, read the log, then countersign. Nothing was entered.`;
  }
  if (act.act !== "enter") return undefined;
  if (act.amends !== undefined && !entryAt(act.amends, log))
    return `There is no entry ${act.amends} to correct. Nothing was entered.`;
  if (act.closes !== undefined && !defects().some(({ seq }) => seq === act.closes))
    return `Entry ${act.closes} has no open defect. Nothing was entered.`;
  return undefined;
}

function entryAt(seq: number, log: LogReader): Entry | undefined {
  return log({ before: seq + 1, limit: 1 }).find((entry) => entry.seq === seq);
}
