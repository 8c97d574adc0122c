/** What a replay said, as an officer would read it: one page of alerts, one page of the log. */

interface AlertLine {
  readonly type: "alert";
  readonly at: string;
  readonly id: string;
  readonly priority: string;
  readonly state: string;
  readonly text: string;
  readonly because: string;
}
interface EntryLine {
  readonly type: "entry";
  readonly seq: number;
  readonly book: string;
  readonly bookSeq: number;
  readonly at: string;
  readonly rule: string | null;
  readonly text: string;
  readonly author: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly timeSource: { readonly source: string };
}
interface RefusedLine {
  readonly type: "refused";
  readonly words: string;
}
export type Line = AlertLine | EntryLine | RefusedLine | { readonly type: "end" | "signal" };

/** Of a voyage over several days the day is written too. */
const clock = (lines: readonly Line[]): ((at: string) => string) => {
  const days = new Set(lines.flatMap((line) => ("at" in line ? [line.at.slice(0, 10)] : [])));
  return (at) => (days.size > 1 ? at.slice(5, 19).replace("T", " ") : at.slice(11, 19));
};

/** What is only told again, a warning that nobody answers, is one line with its count. */
export function alertsWritten(lines: readonly Line[]): string {
  const time = clock(lines);
  const told: { readonly line: AlertLine; again: number; until: string }[] = [];
  for (const line of lines) {
    if (line.type !== "alert") continue;
    const last = told.findLast((one) => one.line.id === line.id);
    const same =
      last?.line.state === line.state && last.line.text === line.text && last.line.priority === line.priority;
    if (last && same) {
      last.again += 1;
      last.until = line.at;
    } else told.push({ line, again: 0, until: line.at });
  }
  const refused = lines.flatMap((line) => (line.type === "refused" ? [`${line.words}\n`] : []));
  const pages = told
    .map(({ line: { at, priority, state, id, text }, again, until }) => {
      const repeated =
        again === 0 ? "" : `, told again ${again === 1 ? "once" : `${again} times`} until ${time(until)}`;
      return `${time(at)}  ${priority.padEnd(15)}  ${state.padEnd(24)}  ${text}   [${id}]${repeated}\n`;
    })
    .join("");
  return pages + refused.join("");
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(3)}°${value < 0 ? negative : positive}`;

export function logWritten(lines: readonly Line[]): string {
  const time = clock(lines);
  return lines
    .filter((line) => line.type === "entry")
    .map(({ seq, book, bookSeq, at, position, timeSource, rule, text, author }) => {
      const where =
        position === null
          ? "no position"
          : `${degrees(position.latitude, "N", "S")} ${degrees(position.longitude, "E", "W")}`;
      return `${String(seq).padStart(3)}  ${book} ${bookSeq}  ${time(at)} (${timeSource.source})  ${where}  ${text}   [${rule ?? "-"}, ${author}]\n`;
    })
    .join("");
}
