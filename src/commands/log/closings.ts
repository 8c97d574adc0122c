/** `log closings`: how long each watertight door took to close under power, first and last, or each closing by itself. */
import type { Command } from "commander";
import { CLOSING_KEYS, type Closing, closingsOf, type DoorTrend, trendsOf } from "../../logbook/closings.ts";
import { type From, type LogDesk, withShip } from "./desk.ts";
import { second } from "./words.ts";

/** As many as the rule compares, where its setting is left alone. */
const COMPARED = 5;

interface ClosingFlags extends From {
  readonly door?: string;
  readonly json?: boolean;
}

export function addClosings(log: Command, { guarded, reading, pathOf, say, send }: LogDesk): void {
  withShip(
    log
      .command("closings [file]")
      .description("closing times of the watertight doors under power: the first, the last, the longest"),
  )
    .option("--door <id>", "each closing of one door, with its time")
    .option("--json", "each closing as one JSON object a line")
    .action((file: string | undefined, { door, json, ...from }: ClosingFlags) =>
      guarded(async () => {
        const path = await pathOf(file, from);
        const all = await reading(path, (opened) => closingsOf(opened.keyed(CLOSING_KEYS)));
        const chosen = door === undefined ? all : all.filter((closing) => closing.door === door);
        if (chosen.length === 0) say(noneOf(door, all));
        await send(lines(chosen, json === true ? "json" : door === undefined ? "doors" : "closings"));
        return 0;
      }),
    );
}

/** A door that is misspelt is not taken for one that was never slow. */
function noneOf(door: string | undefined, all: readonly Closing[]): string {
  if (door === undefined || all.length === 0) return "No closing under power was timed in this log.";
  const doors = [...new Set(all.map((closing) => closing.door))].sort().join(", ");
  return `No closing of "${door}" was timed in this log. Timed were: ${doors}.`;
}

function* lines(closings: readonly Closing[], as: "json" | "doors" | "closings"): Generator<string> {
  if (as === "json") for (const closing of closings) yield `${JSON.stringify(closing)}\n`;
  if (as === "closings") for (const closing of closings) yield `${closingLine(closing)}\n`;
  if (as !== "doors") return;
  yield `${row("door", "closings", `first ${COMPARED}`, `last ${COMPARED}`, "change", "longest")}\n`;
  for (const trend of trendsOf(closings, COMPARED)) yield `${trendLine(trend)}\n`;
}

const OUTCOMES = { met: "", failed: "\toutside the limits", unproven: "\tnot proved" } as const;

const closingLine = ({ at, time, outcome }: Closing): string =>
  `${second(at)}\t${inSeconds(time)}${OUTCOMES[outcome]}`;

const trendLine = ({ door, closings, first, last, longest }: DoorTrend): string => {
  const change =
    first === undefined || last === undefined
      ? ""
      : `${signed(Math.round((100 * (last - first)) / first))} %`;
  return row(door, String(closings), inSeconds(first), inSeconds(last), change, inSeconds(longest));
};

const signed = (per: number): string => (per > 0 ? `+${per}` : String(per));

const inSeconds = (time: number | undefined): string => (time === undefined ? "" : `${time.toFixed(1)} s`);

const row = (door: string, ...cells: readonly string[]): string =>
  [door.padEnd(24), ...cells.map((cell) => cell.padStart(9))].join(" ").trimEnd();
