/** The master signs the log at the command line: through the running watch, under a PIN, or not at all. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { pinHash } from "../../src/outputs/panel/pin.ts";
import { openStore } from "../../src/records/open.ts";
import { AT, batch, draft } from "../records/samples.ts";
import { type Place, place, runWatch } from "./running-watch.ts";

const MAIN = resolve(import.meta.dirname, "../../dist/src/main.js");

interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly words: string;
}

async function log(args: readonly string[], typed = ""): Promise<Said> {
  const child = spawn(process.execPath, [MAIN, "log", ...args], { stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(typed);
  const ended = new Promise<number | null>((end) => child.once("close", end));
  const [out, words, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, out, words };
}

const sign = (at: Place, name: string, pin: string) =>
  log(["sign", "--ship", at.ship, "--store", at.store, "--as", name], `${pin}\n`);

/** A log with three entries, and a master and a mate who have PINs. */
async function ship(): Promise<Place> {
  const at = await place();
  onTestFinished(() => rmSync(at.folder, { recursive: true, force: true }));
  const people = [
    `      - { name: S. Kurup, rank: Master, pin: "${await pinHash("4711")}" }`,
    `      - { name: A. Nair, rank: Second officer, pin: "${await pinHash("1147")}" }`,
  ];
  const yaml = readFileSync(at.ship, "utf8");
  expect(yaml).toMatch(/panel: .*port: \d+/);
  writeFileSync(
    at.ship,
    yaml.replace(/panel: .*port: (\d+).*/, `panel:\n    port: $1\n    people:\n${people.join("\n")}`),
  );
  const store = openStore(at.store, AT);
  store.writer.write([batch(1, { drafts: [draft(1), draft(2), draft(3)] })], AT);
  store.close();
  return at;
}

test("the master's PIN countersigns all entries; a wrong PIN and another rank do not; with no watch nothing is signed", async () => {
  const at = await ship();
  const without = await sign(at, "S. Kurup", "4711");
  expect(without).toMatchObject({ status: 3 });
  expect(without.words).toMatch(/No watch answers at http:\/\/127\.0\.0\.1:\d+.*Nothing was signed\./);

  const watch = await runWatch(at);
  onTestFinished(() => watch.kill());
  await watch.until(() => true);
  expect((await sign(at, "S. Kurup", "0000")).words).toMatch(/PIN is wrong\. Nothing was signed\./);
  expect((await sign(at, "A. Nair", "1147")).words).toMatch(/A\. Nair is entered as Second officer/);
  const signed = await sign(at, "S. Kurup", "4711");
  expect(signed.words).toMatch(
    /^Countersigned by S\. Kurup up to entry \d+ \([0-9a-f]{64}\), as entry \d+\.$/m,
  );
  expect(signed.status).toBe(0);

  const last = (await log(["show", "--json", at.store])).out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .filter(({ key }) => key.startsWith("countersign:"));
  expect(last).toMatchObject([
    { author: "Master S. Kurup", data: { attributed: "by PIN", act: { author: { attributed: "pin" } } } },
  ]);
  expect((await log(["verify", at.store])).out).toMatch(/^WHOLE/);
});
