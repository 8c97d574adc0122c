/** `log report`: a report of a casualty, prefilled from the log, as JSON or as a form on paper. */
import type { Command } from "commander";
import { iso } from "../../../kernel/clock.ts";
import { type From, type LogDesk, withShip } from "../desk.ts";
import { mustNotBeTerminal } from "../exported.ts";
import { LogFailure } from "../failure.ts";
import { momentOf } from "../filter.ts";
import { print } from "../printed/printing.ts";
import { REPORT_NAMES, type ReportName } from "./kinds.ts";
import { endOf, reportOf } from "./report.ts";

interface ReportFlags extends From {
  readonly kind: string;
  readonly from: string;
  readonly to?: string;
  readonly format: string;
}

export function addReport(log: Command, { guarded, pathOf, reading, aboard, send, out, now }: LogDesk): void {
  withShip(
    log
      .command("report [file]")
      .description("a report of an event, prefilled from the log, for a person to complete"),
  )
    .requiredOption("--kind <kind>", REPORT_NAMES.join(", "))
    .requiredOption("--from <time>", "from when on the log tells of it, UTC")
    .option("--to <time>", "until when; a day later where it is not given")
    .option("--format <format>", "pdf: a form on paper, A4; json", "pdf")
    .action((file: string | undefined, options: ReportFlags) =>
      guarded(async () => {
        const kind = kindNamed(options.kind);
        const from = momentOf(options.from, "--from");
        const to = options.to === undefined ? endOf(from) : momentOf(options.to, "--to");
        if (options.format !== "pdf" && options.format !== "json")
          throw new LogFailure(2, `--format ${options.format}: pdf or json.`);
        const path = await pathOf(file, options);
        const question = { kind, from, to, madeAt: iso(now()), aboard: await aboard(options) };
        if (options.format === "pdf") mustNotBeTerminal(out);
        const report = await reading(path, (opened) => reportOf(opened, question));
        if (options.format === "json") await send([`${JSON.stringify(report)}\n`]);
        else await print({ prints: "report", report }, out);
        return 0;
      }),
    );
}

function kindNamed(name: string): ReportName {
  const kind = REPORT_NAMES.find((known) => known === name);
  if (!kind) throw new LogFailure(2, `--kind ${name}: the kinds are ${REPORT_NAMES.join(", ")}.`);
  return kind;
}
