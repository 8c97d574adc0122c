/** What the watch found on board is what a replay of its own recording finds: the same alerts and entries, at the same times. */
import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { place, runWatch } from "./running-watch.ts";

const MAIN = resolve(import.meta.dirname, "../../dist/src/main.js");
const run = (...args: readonly string[]): readonly Record<string, unknown>[] =>
  execFileSync(process.execPath, [MAIN, ...args], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Where an entry stands in the chain, and when it was written down, is not a matter of what was found. */
const found = ({ at, book, rule, text, data, author, key, position }: Record<string, unknown>) => ({
  at,
  book,
  rule,
  text,
  data,
  author,
  key,
  position,
});

test("a recording of the watch, replayed, finds what the watch found", async () => {
  const at = await place();
  appendFileSync(at.ship, "  record: true\n");
  const watch = await runWatch(at);
  watch.doors("C", "C");
  await watch.until(({ signals }) => signals.some(({ signal }) => signal === "wtd-1.position"));
  await watch.act({ act: "phase", phase: "on-voyage" });
  watch.doors("O", "C");
  await watch.until(({ alerts }) => alerts.some(({ id }) => id.includes("38(1):wtd-1")));
  await watch.act({ act: "acknowledge", alert: "PSR-I-38(1):wtd-1:1" });
  watch.doors("C", "X");
  await watch.until(({ alerts }) => alerts.some(({ id }) => id.includes("wtd-2")));
  // Past the moment at which what was never heard counts as silent.
  await watch.until(({ alerts }) => alerts.some(({ id }) => id.includes("navigation:status")));
  watch.doors("C", "C");
  await watch.until(({ alerts }) => alerts.every(({ recorded }) => recorded));
  expect(await watch.stop()).toBe(0);

  const raw = join(at.store, "raw");
  const recordings = readdirSync(raw)
    .sort()
    .map((name) => join(raw, name));
  const replayed = run("replay", "--ship", at.ship, ...recordings);
  const log = new Database(join(at.store, "log.sqlite"), { readonly: true });
  const alerts = log.prepare<[], string>("SELECT alert FROM alert_history ORDER BY n").pluck().all();
  log.close();
  const told = replayed
    .filter(({ type }) => type === "alert")
    .map(({ type: _type, at: _at, ...alert }) => alert);
  expect(told).toEqual(alerts.map((alert) => JSON.parse(alert)));
  expect(replayed.filter(({ type }) => type === "entry").map(found)).toEqual(
    run("log", "show", "--json", join(at.store, "log.sqlite")).map(found),
  );
}, 120_000);
