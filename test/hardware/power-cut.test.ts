/**
 * The power is cut: a machine of our own, with a disk, is killed in the middle of writing, and started again.
 * What the guest had not flushed is gone with its memory, as on a ship.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
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
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
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

/** A boot under software emulation takes half a minute; on a machine that does much else, ten times as long. */
const BOOT_SECONDS = 900;

/** One boot: checks what is on the disk, then writes until it is killed after so many answers. */
async function boot(work: string, run: number, answers: number): Promise<string> {
  const command = [`node ${here("power-cut-check.mjs")} /disk/store ${join(work, "answered")}`];
  if (answers > 0) command.push(`exec node ${here("../records/office-process.mjs")} /disk/store ${run}`);
  const jobs = mkdtempSync(join(work, "job-"));
  const guest = spawn(
    here("can-guest/run"),
    ["--timeout", `${BOOT_SECONDS}`, "--disk", join(work, "disk"), "--", "bash", "-c", command.join(" && ")],
    { env: { ...process.env, TMPDIR: jobs }, stdio: ["ignore", "pipe", "pipe"] },
  );
  // All that the guest printed comes here when it has ended, however it ended; what its job's folder shows while it
  // runs is tidied away at the same moment, and is only looked at to know when to cut the power.
  const [said, troubles] = [guest.stdout, guest.stderr].map((stream) => text(stream));
  let ended = false;
  const over = once(guest, "close").finally(() => {
    ended = true;
  });
  let cut = false;
  while (!ended) {
    await Promise.race([over, sleep(50)]);
    if (answers > 0 && !cut && answeredIn(output(jobs)).length >= answers) cut = cutPower(jobs);
  }
  const whole = (await said) ?? "";
  return whole.includes("CHECKED ") ? whole : `${whole}\n${(await troubles) ?? ""}`;
}

/** What the guest has printed so far; nothing before it prints, and when it has been tidied away. */
function output(jobs: string): string {
  try {
    const job = readdirSync(jobs).find((name) => existsSync(join(jobs, name, "output")));
    return job === undefined ? "" : readFileSync(join(jobs, job, "output"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** The emulator that was started for this job, and no other, is killed without warning. False: it is not there. */
function cutPower(jobs: string): boolean {
  const processes = execFileSync("ps", ["-eo", "pid=,args="]).toString().split("\n");
  const emulator = processes
    .map((line) => line.trim())
    .find((line) => /^\d+ qemu-system/.test(line) && line.includes(jobs));
  if (emulator === undefined) return false;
  process.kill(Number(emulator.split(" ")[0]), "SIGKILL");
  return true;
}

const answeredIn = (said: string): string[] =>
  said
    .split("\n")
    .slice(0, -1)
    .filter((line) => /^\d+ run-/.test(line));

const checkedIn = (said: string): Check => {
  const line = said.split("\n").find((one) => one.startsWith("CHECKED "));
  expect(line, said).toBeDefined();
  return JSON.parse(String(line).slice("CHECKED ".length)) as Check;
};

describeWith(
  ["qemu-system-x86_64", "busybox", "cpio", "mkfs.ext4"],
  "when the power is cut in the middle of writing",
  () => {
    test(
      `every entry that was answered as recorded is there, and the chain is whole, ${CUTS} times`,
      async () => {
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
      },
      (CUTS + 1) * BOOT_SECONDS * 1000,
    );
  },
);
