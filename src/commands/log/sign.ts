/**
 * `log sign`: the master countersigns every entry up to the head of the log. The records office is the only writer,
 * so the signature goes the way of every act: through the panel of the running watch, under the master's PIN.
 */
import type { Command } from "commander";
import { COUNTERSIGN_KEYS, countersignatures } from "../../logbook/countersignature.ts";
import type { ChainHead } from "../../logbook/entry.ts";
import { openQueries } from "../../records/queries.ts";
import type { From, LogCommand, LogDesk } from "./desk.ts";
import { withShip } from "./desk.ts";
import { LogFailure } from "./failure.ts";

interface SignFlags extends From {
  readonly as: string;
  readonly store?: string;
  readonly panel?: string;
}

/** The disk may take some seconds; an entry that is not there by then is said not to be. */
const LOOKS = 50;
const BETWEEN = 200;

export function addSign(
  log: Command,
  { guarded, pathOf, reading, aboard, say }: LogDesk,
  parts: LogCommand,
): void {
  withShip(
    log
      .command("sign")
      .description(
        "countersigns all entries up to now, as master, through the running watch; asks for the PIN",
      ),
  )
    .requiredOption("--as <name>", "the master's name, as it stands in the ship file")
    .option("--store <directory>", "the store of the log, where the ship file is not at hand")
    .option("--panel <address>", "the panel of the running watch, such as http://127.0.0.1:8440")
    .action((options: SignFlags) =>
      guarded(async () => {
        const path = await pathOf(options.store, options);
        const panel = options.panel ?? addressOf((await aboard(options))?.panel);
        const upTo = await reading(path, (opened) => opened.head());
        if (upTo.seq === 0)
          throw new LogFailure(2, "The log has no entries: there is nothing to countersign.");
        await reachable(panel);
        const pin = await parts.askPin?.();
        if (pin === undefined) throw new LogFailure(2, "No PIN was given. Nothing was signed.");
        await throughPanel(panel, options.as, pin, upTo);
        const seq = await recorded(path, upTo.seq, parts.sleep);
        say(
          seq === undefined
            ? "The watch took the countersignature, but it does not yet stand in the log. See watchkeeper log show."
            : `Countersigned by ${options.as} up to entry ${upTo.seq} (${upTo.hash}), as entry ${seq}.`,
        );
        return seq === undefined ? 3 : 0;
      }),
    );
}

/** A panel that listens everywhere is called at this machine. */
function addressOf(panel: { readonly host: string; readonly port: number } | undefined): string {
  if (!panel) throw new LogFailure(2, "Say where the watch runs: --ship FILE, or --store with --panel.");
  const host = panel.host === "0.0.0.0" ? "127.0.0.1" : panel.host === "::" ? "::1" : panel.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${panel.port}`;
}

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: {
    readonly ok?: boolean;
    readonly words?: string;
    readonly mayAct?: { readonly is: string };
  };
}

async function ask(panel: string, path: string, body?: object, cookie = ""): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(new URL(path, panel), {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new LogFailure(
      3,
      `No watch answers at ${panel}. The log is written by the running watch alone: start it, then sign. Nothing was signed.`,
      error,
    );
  }
  const answered = (await response.json().catch(() => ({}))) as Answer["body"];
  const given = response.headers.getSetCookie().map((one) => one.split(";", 1)[0] ?? "");
  return { status: response.status, cookie: given.join("; "), body: answered };
}

async function reachable(panel: string): Promise<void> {
  const { body } = await ask(panel, "/who");
  if (body.mayAct?.is === "people") return;
  throw new LogFailure(
    3,
    "The ship file names nobody who signs in with a PIN: name the master under watch.panel.people. Nothing was signed.",
  );
}

async function throughPanel(panel: string, name: string, pin: string, upTo: ChainHead): Promise<void> {
  const session = await ask(panel, "/sign-in", { name, pin });
  if (session.status !== 200)
    throw new LogFailure(3, `${session.body.words ?? "Not signed in."} Nothing was signed.`);
  try {
    const act = { act: "countersign", author: { name }, upTo };
    const answer = await ask(panel, "/act", act, session.cookie);
    if (answer.body.ok !== true)
      throw new LogFailure(3, answer.body.words ?? "The watch did not take the act.");
  } finally {
    await ask(panel, "/sign-out", {}, session.cookie);
  }
}

/** The entry that it became, once it stands in the log. */
async function recorded(path: string, upTo: number, sleep: LogCommand["sleep"]): Promise<number | undefined> {
  for (let look = 0; look < LOOKS; look += 1) {
    const log = openQueries(path);
    const found = countersignatures(log.keyed(COUNTERSIGN_KEYS)).findLast((one) => one.upTo === upTo);
    log.close();
    if (found) return found.seq;
    await sleep?.(BETWEEN);
  }
  return undefined;
}
