/** The filling disk, on a small file system of its own. Needs the right to mount one. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, onTestFinished, test } from "vitest";
import { verify } from "../../src/logbook/verify.ts";
import { watchDisk } from "../../src/records/disk.ts";
import { recordsOffice } from "../../src/records/office.ts";
import { LOG_FILE } from "../../src/records/open.ts";
import type { FromRecords } from "../../src/records/protocol.ts";
import { openQueries } from "../../src/records/queries.ts";
import { batch, draft } from "./samples.ts";

const KIB = 1024;
const LIMITS = { reserve: 512 * KIB, historyStopsBelow: 2048 * KIB };

const mayMount = ((): boolean => {
  const directory = mkdtempSync(join(tmpdir(), "watchkeeper-mount-"));
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", directory], { stdio: "ignore" });
    execFileSync("/bin/umount", [directory]);
    return true;
  } catch {
    console.warn("NOT RUN: the full disk was not tried, for this user may not mount a small file system.");
    return false;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
})();

function smallDisk(kib: number): string {
  const directory = mkdtempSync(join(tmpdir(), "watchkeeper-disk-"));
  execFileSync("/bin/mount", ["-t", "tmpfs", "-o", `size=${kib}k`, "tmpfs", directory]);
  onTestFinished(() => {
    execFileSync("/bin/umount", ["-l", directory]);
    rmSync(directory, { recursive: true, force: true });
  });
  return directory;
}

const free = (directory: string): number => {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
};

/** Something else fills the disk, down to so many bytes. */
function fill(directory: string, leaving: number): string {
  const file = join(directory, "other-files");
  writeFileSync(file, Buffer.alloc(Math.max(0, free(directory) - leaving)));
  return file;
}

describe.skipIf(!mayMount)("on a disk that fills", () => {
  test("history stops first, then the reserve is given up, and all comes back when there is room", () => {
    const directory = smallDisk(8192);
    const disk = watchDisk(directory, LIMITS);
    expect(disk.look()).toMatchObject({ step: "room", historyStopped: false });
    const other = fill(directory, 1024 * KIB);
    expect(disk.look()).toMatchObject({ step: "history-stopped", historyStopped: true });
    expect(disk.giveReserve()).toBe(true);
    expect(disk.giveReserve(), "there is only one").toBe(false);
    expect(disk.look()).toMatchObject({ step: "history-stopped" });
    rmSync(other);
    expect(disk.look()).toMatchObject({ step: "room", historyStopped: false });
  });

  test("a reserve for which there was never room is not said to be written into", () => {
    const directory = smallDisk(768);
    const disk = watchDisk(directory, LIMITS);
    expect(disk.look()).toMatchObject({
      step: "no-reserve",
      historyStopped: true,
      words: expect.stringContaining("no room on the disk for the log's reserve"),
    });
    expect(disk.giveReserve(), "there is none to be given").toBe(false);
    expect(disk.look().step).toBe("no-reserve");
  });

  test("history does not come and go with each file", () => {
    const directory = smallDisk(8192);
    const disk = watchDisk(directory, LIMITS);
    disk.look();
    const other = fill(directory, 1900 * KIB);
    expect(disk.look().historyStopped).toBe(true);
    rmSync(other);
    fill(directory, 2200 * KIB);
    expect(disk.look().historyStopped, "a little room is not enough").toBe(true);
    rmSync(other);
    fill(directory, 2700 * KIB);
    expect(disk.look().historyStopped).toBe(false);
  });

  test("the log is written into its reserve, stops last, loses nothing, and goes on when there is room", async () => {
    const store = smallDisk(6144);
    const heard: FromRecords[] = [];
    const waiting: (() => void)[] = [];
    const troubles: (string | undefined)[] = [];
    const office = recordsOffice({
      hire: () =>
        new Worker(new URL("../../dist/src/records-office.js", import.meta.url), {
          workerData: { store, ...LIMITS },
        }),
      schedule: (_, work) => {
        const soon = setTimeout(work, 20);
        return () => clearTimeout(soon);
      },
      heard: (words) => {
        heard.push(words);
        for (const wake of waiting.splice(0)) wake();
      },
      trouble: (words) => void troubles.push(words),
    });
    const until = async (what: () => boolean): Promise<void> => {
      while (!what()) await new Promise<void>((wake) => void waiting.push(wake));
    };
    const steps = () => heard.flatMap((words) => (words.say === "disk" ? [words.step] : []));
    const recorded = () => heard.filter(({ say }) => say === "recorded").length;

    await until(() => steps().length > 0);
    expect(steps()).toEqual(["room"]);
    expect(existsSync(join(store, "reserve.bin"))).toBe(true);
    const other = fill(store, 64 * KIB);
    let id = 0;
    const refused = () => heard.some((words) => words.say === "refused" && words.diskFull);
    while (!refused()) {
      id += 1;
      office.send(batch(id, { drafts: [draft(id, { data: { filler: "x".repeat(20_000) } })] }));
      const sent = id;
      await until(() => recorded() === sent || refused());
    }
    expect(existsSync(join(store, "reserve.bin"))).toBe(false);
    expect(steps().filter((step, i) => step !== steps()[i - 1])).toEqual([
      "room",
      "reserve-released",
      "log-stopped",
    ]);
    expect(recorded(), "the reserve carried some").toBeGreaterThan(5);
    expect(recorded()).toBeLessThan(id);
    expect(troubles.find((words) => words !== undefined)).toContain("The logbook cannot be written");

    rmSync(other);
    await until(() => office.unrecorded() === 0);
    expect(recorded()).toBe(id);
    expect(troubles.at(-1), "and the trouble is over").toBeUndefined();
    await office.stop();
    const log = openQueries(join(store, LOG_FILE));
    const verdict = verify({ entries: log.entries({}), heads: [], keys: [], published: [] });
    expect(verdict).toMatchObject({ whole: true, entries: id });
    log.close();
  }, 30_000);
});
