/**
 * The power is cut: a machine of our own, with a disk, is killed in the middle of writing, and started again.
 * What the guest had not flushed is gone with its memory, as on a ship.
 */
import { execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { describeWith } from "./parts.ts";

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const CUTS = Number(process.env.POWER_CUTS ?? 5);

interface Check {
  readonly answered: number;
  readonly entries?: number;
  readonly lost: readonly string[];
  readonly whole: boolean;
}

/** One boot: checks what is on the disk, then writes until it is killed after so many answers. */
async function boot(work: string, run: number, answers: number): Promise<string> {
  const command = [`node ${here("power-cut-check.mjs")} /disk/store ${join(work, "answered")}`];
  if (answers > 0) command.push(`exec node ${here("../records/office-process.mjs")} /disk/store ${run}`);
  const jobs = mkdtempSync(join(work, "job-"));
  const guest = spawn(
    here("can-guest/run"),
    ["--timeout", "240", "--disk", join(work, "disk"), "--", "bash", "-c", command.join(" && ")],
    { env: { ...process.env, TMPDIR: jobs }, stdio: "ignore" },
  );
  const over = new Promise<void>((resolve) => void guest.on("exit", () => resolve()));
  let said = "";
  let ended = false;
  void over.then(() => {
    ended = true;
  });
  while (!ended) {
    await new Promise((wake) => setTimeout(wake, 20));
    said = output(jobs) ?? said;
    if (answers > 0 && answeredIn(said).length >= answers) {
      cutPower(jobs);
      await over;
    }
  }
  return said;
}

/** What the guest has printed so far; undefined before it prints, and when it has been tidied away. */
function output(jobs: string): string | undefined {
  const job = readdirSync(jobs).find((name) => existsSync(join(jobs, name, "output")));
  return job === undefined ? undefined : readFileSync(join(jobs, job, "output"), "utf8");
}

/** The emulator that was started for this job, and no other, is killed without warning. */
function cutPower(jobs: string): void {
  const processes = execFileSync("ps", ["-eo", "pid=,args="]).toString().split("\n");
  const emulator = processes
    .map((line) => line.trim())
    .find((line) => /^\d+ qemu-system/.test(line) && line.includes(jobs));
  process.kill(Number(emulator?.split(" ")[0]), "SIGKILL");
}

const answeredIn = (said: string): string[] =>
  said
    .split("\n")
    .slice(0, -1)
    .filter((line) => /^\d+ run-/.test(line));

const checkedIn = (said: string): Check => {
  const line = said.split("\n").find((text) => text.startsWith("CHECKED "));
  expect(line, said).toBeDefined();
  return JSON.parse(String(line).slice("CHECKED ".length)) as Check;
};

describeWith(
  ["qemu-system-x86_64", "busybox", "cpio", "mkfs.ext4"],
  "when the power is cut in the middle of writing",
  () => {
    test(`every entry that was answered as recorded is there, and the chain is whole, ${CUTS} times`, async () => {
      const work = mkdtempSync(join(tmpdir(), "watchkeeper-power-"));
      onTestFinished(() => rmSync(work, { recursive: true, force: true }));
      writeFileSync(join(work, "answered"), "");
      const checks: Check[] = [];
      for (let run = 0; run <= CUTS; run += 1) {
        const said = await boot(work, run, run < CUTS ? 20 + ((run * 97) % 150) : 0);
        const check = checkedIn(said);
        checks.push(check);
        expect(check, said.slice(-2000)).toMatchObject({ lost: [], whole: true });
        for (const line of answeredIn(said)) appendFileSync(join(work, "answered"), `${line}\n`);
      }
      const last = checks.at(-1);
      expect(last?.answered).toBeGreaterThan(20 * CUTS);
      console.info(
        `${CUTS} power cuts: ${last?.answered} entries answered as recorded, ${last?.entries} in the log, none lost.`,
      );
    }, 900_000);
  },
);
