/** The real parts that the hardware suites use, and how a suite says that it did not run for want of one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe } from "vitest";

export interface Part {
  readonly command: string;
  /** The Debian package that brings it. */
  readonly debian: string;
  /** What goes untested without it, as the subject of a sentence. */
  readonly needed: string;
}

export const PARTS = [
  { command: "socat", debian: "socat", needed: "serial lines (through ptys)" },
  { command: "mosquitto", debian: "mosquitto", needed: "the feed to shore through a real broker" },
  { command: "candump", debian: "can-utils", needed: "reading a CAN bus" },
  { command: "chromium", debian: "chromium", needed: "the panel in a browser" },
  { command: "qemu-system-x86_64", debian: "qemu-system-x86", needed: "CAN on a real kernel" },
  { command: "busybox", debian: "busybox-static", needed: "CAN on a real kernel" },
  { command: "cpio", debian: "cpio", needed: "CAN on a real kernel" },
  { command: "modinfo", debian: "kmod", needed: "CAN on a real kernel" },
  { command: "ip", debian: "iproute2", needed: "CAN interfaces going down and up" },
  { command: "mkfs.ext4", debian: "e2fsprogs", needed: "power cuts on a real file system" },
  { command: "systemd-analyze", debian: "systemd", needed: "the systemd unit" },
] as const satisfies readonly Part[];

export type Command = (typeof PARTS)[number]["command"];

/** Root's own commands are found too, whatever the path of the user who runs the tests. */
const FOLDERS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];

export const present = (command: string): boolean =>
  FOLDERS.some((folder) => folder !== "" && existsSync(join(folder, command)));

export const missingParts = (): readonly Part[] => PARTS.filter((part) => !present(part.command));

/** A suite that runs where its parts are; where one is missing it says so, and fails under CI. */
export function describeWith(commands: readonly Command[], title: string, suite: () => void): void {
  const missing = commands.filter((command) => !present(command));
  if (missing.length === 0) {
    describe(title, suite);
    return;
  }
  const words = `NOT RUN: "${title}" needs ${missing.join(", ")}`;
  if (process.env.CI === "true") throw new Error(words);
  console.warn(words);
  describe.skip(`${title} (${words})`, suite);
}
