/** The report as a form: what the log knows is filled in, the rest has room to be written. */
import type { Entry } from "../../../logbook/entry.ts";
import type { Report } from "../report/report.ts";
import { enteredLater, positionWords, printable, second } from "../words.ts";
import { type Block, ruled, type Sheets, sheets } from "./sheet.ts";

const ROOM = "\n\n\n";

export function reportSheets(report: Report): Sheets {
  const { title, madeAt, provisions, ship, period, event, toComplete, alerts, chainHead } = report;
  const name = String(ship?.name ?? "Ship ……………………………");
  return sheets(
    `${name}: report, ${title}`,
    madeAt,
    `${name} · report · made ${madeAt} · chain head ${chainHead}`,
    [
      { text: `Report: ${title}`, bold: true, fontSize: 14, margin: [0, 0, 0, 4] },
      ...provisions.map(({ says, words }): Block => ({ text: `${says}: “${words}”`, italics: true })),
      {
        text: `Made ${madeAt} from the ship's log, for a person to complete. What is filled in is what was recorded; nothing was added.`,
        margin: [0, 6, 0, 6],
      },
      pairs([
        ...Object.entries(ship ?? { name }).map(([key, value]): Pair => [key, String(value)]),
        ["period of the log", `${second(period.from)} to ${second(period.to)} UTC`],
        ["time of the event", event ? `${second(event.at)} UTC (${event.timeSource.source})` : ROOM],
        ["place", event?.position ? positionWords(event) : "not known from the log:\n\n"],
        ["first recorded", event ? printable(event.text) : "no entry of the period tells of it"],
        ...Object.keys(toComplete).map((key): Pair => [key, ROOM]),
      ]),
      { text: "Name, rank, signature, time: ………………………………………………………………………………", margin: [0, 24, 0, 16] },
      ...entriesBlock("Entries of the matter", report.evidence),
      ...(alerts.length === 0
        ? []
        : [
            heading("Alerts of the period"),
            table(
              [98, 150, "*"],
              ["Time (UTC)", "State", "Alert"],
              alerts.map((one) => [
                second(new Date(one.changedAt).toISOString()),
                `${one.priority}, ${one.state}`,
                one.text,
              ]),
            ),
          ]),
      ...entriesBlock("Other entries of the period", report.also),
      { text: "Chain head, as watchkeeper log verify --head takes it", fontSize: 6.5, margin: [0, 16, 0, 4] },
      {
        columns: [
          { qr: chainHead, fit: 90, width: 100 },
          { text: chainHead, fontSize: 7 },
        ],
      },
    ],
  );
}

type Pair = readonly [name: string, value: string];

const heading = (text: string): Block => ({ text, bold: true, fontSize: 10, margin: [0, 12, 0, 4] });

const pairs = (rows: readonly Pair[]): Block => ({
  table: {
    widths: [150, "*"],
    dontBreakRows: true,
    body: rows.map(([name, text]) => [{ text: name, bold: true }, { text }]),
  },
  layout: ruled(0),
});

const table = (
  widths: readonly (number | "*")[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Block => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths,
    body: [headings.map((text) => ({ text, bold: true, fillColor: "#eeeeee" })), ...rows],
  },
  layout: ruled(1),
});

function entriesBlock(title: string, entries: readonly Entry[]): readonly Block[] {
  if (entries.length === 0) return [heading(title), "None."];
  const rows = entries.map((entry) => {
    const late = enteredLater(entry);
    return [
      String(entry.seq),
      second(entry.at),
      positionWords(entry),
      `${printable(entry.text)}${late === undefined ? "" : ` (entered ${late})`}`,
      printable(entry.author),
    ];
  });
  return [
    heading(title),
    table([34, 78, 92, "*", 70], ["Entry", "Time (UTC)", "Position", "Text", "By"], rows),
  ];
}
