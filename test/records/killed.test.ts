import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PUBLIC_KEY_FILE, verifyingKey } from "../../src/logbook/signature.ts";
import { verify } from "../../src/logbook/verify.ts";
import { openQueries } from "../../src/records/queries.ts";
import { emptyStore } from "./samples.ts";

const WATCH = fileURLToPath(new URL("./office-process.mjs", import.meta.url));
const OFFICE = fileURLToPath(new URL("../../dist/src/records-office.js", import.meta.url));

interface Answered {
  readonly lines: readonly string[];
  readonly errors: string;
}

/** Starts a writing watch and kills it without warning once so many entries have been answered. */
async function killedAfter(answers: number, store: string, run: number): Promise<Answered> {
  const watch: ChildProcess = spawn(process.execPath, [WATCH, store, String(run)]);
  let heard = "";
  let errors = "";
  watch.stderr?.on("data", (data: Buffer) => {
    errors += data.toString();
  });
  await new Promise<void>((resolve) => {
    watch.on("close", () => resolve());
    watch.stdout?.on("data", (data: Buffer) => {
      heard += data.toString();
      if (heard.split("\n").length > answers) watch.kill("SIGKILL");
    });
  });
  return { lines: heard.split("\n").slice(0, -1), errors };
}

test("killed in the middle of writing, again and again: every entry that was answered is there, and the chain is whole", async () => {
  expect(existsSync(OFFICE), 'run "npm run build" first: a worker runs from compiled code').toBe(true);
  const store = emptyStore();
  let told = 0;
  for (const [run, answers] of [5, 90, 1, 40, 200].entries()) {
    const { lines, errors } = await killedAfter(answers, store, run);
    expect(errors).toBe("");
    told += lines.length;

    const log = openQueries(join(store, "log.sqlite"));
    const entries = [...log.entries({})];
    for (const line of lines) {
      const [seq, key] = line.split(" ");
      expect(entries[Number(seq) - 1]?.key, line).toBe(key);
    }
    const verdict = verify({
      entries,
      heads: log.heads(),
      keys: [verifyingKey(readFileSync(join(store, PUBLIC_KEY_FILE), "utf8"))],
      published: [],
    });
    expect(verdict.fault).toBeUndefined();
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    log.close();
  }
  expect(told).toBeGreaterThan(300);
}, 60_000);
