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
export type Line = AlertLine | EntryLine | { readonly type: "end" | "signal" };

const time = (at: string): string => at.slice(11, 19);

export const alertsWritten = (lines: readonly Line[]): string =>
  lines
    .filter((line) => line.type === "alert")
    .map(
      ({ at, priority, state, id, text }) =>
        `${time(at)}  ${priority.padEnd(15)}  ${state.padEnd(24)}  ${text}   [${id}]\n`,
    )
    .join("");

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(3)}°${value < 0 ? negative : positive}`;

export const logWritten = (lines: readonly Line[]): string =>
  lines
    .filter((line) => line.type === "entry")
    .map(({ seq, book, bookSeq, at, position, timeSource, rule, text, author }) => {
      const where =
        position === null
          ? "no position"
          : `${degrees(position.latitude, "N", "S")} ${degrees(position.longitude, "E", "W")}`;
      return `${String(seq).padStart(3)}  ${book} ${bookSeq}  ${time(at)} (${timeSource.source})  ${where}  ${text}   [${rule ?? "-"}, ${author}]\n`;
    })
    .join("");
