/** The machine itself: its programs, its disk, its clock. */
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { type Instant, iso } from "../../kernel/clock.ts";
import { DEFAULT_LIMITS, MEBIBYTE } from "../../records/disk.ts";
import type { Examined } from "./examined.ts";

const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];
const isInstalled = (command: string): boolean =>
  FOLDERS.some((folder) => folder !== "" && existsSync(join(folder, command)));

/** Only asked for where the ship file has a CAN port. */
export function examineCandump(): Examined {
  const about = "candump";
  if (isInstalled("candump")) return { about, result: "well", words: "it is installed" };
  return {
    about,
    result: "wrong",
    words: "it is not installed, and CAN cannot be read without it",
    mend: "apt install can-utils",
  };
}

/** `store` need not exist before the first start. */
export function examineDisk(store: string): Examined {
  const about = `store ${store}`;
  let folder = store;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return {
      about,
      result: "wrong",
      words: `${folder} may not be written to`,
      mend: `give it to the user of the watch: chown watchkeeper ${folder}`,
    };
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MEBIBYTE);
  const words = `${free} MiB are free`;
  const history = Math.floor(DEFAULT_LIMITS.historyStopsBelow / MEBIBYTE);
  if (bavail * bsize >= 2 * DEFAULT_LIMITS.historyStopsBelow) return { about, result: "well", words };
  const wrong = bavail * bsize < DEFAULT_LIMITS.historyStopsBelow;
  return {
    about,
    result: wrong ? "wrong" : "advice",
    words: `${words}; below ${history} MiB readings are no longer kept`,
    mend: "make room, or give the store a disk of its own",
  };
}

/** This program was not written before: a clock that says so has lost the time. */
const FLOOR = Date.UTC(2026, 0, 1);
const SYNCHRONISED = ["/run/systemd/timesync/synchronized", "/run/chrony/chronyd.pid", "/run/ntpd.pid"];

export function examineClock({ at }: Instant, signs: readonly string[] = SYNCHRONISED): Examined {
  const about = "clock";
  if (at < FLOOR)
    return {
      about,
      result: "wrong",
      words: `it says ${iso(at)}`,
      mend: "set it, and look at the battery of the clock: it has lost the time",
    };
  if (signs.some((path) => existsSync(path)))
    return { about, result: "well", words: `it says ${iso(at)}, and is kept by a time service` };
  return {
    about,
    result: "advice",
    words: `it says ${iso(at)}, and no time service was seen to keep it`,
    mend: "let chrony or systemd-timesyncd keep it, by GNSS where there is no network; the watch never sets it",
  };
}
