/** The real parts that the hardware suites use, and how a suite says that it did not run for want of one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe } from "vitest";

export interface Part {
  /** A command; or, with `python`, a module of Debian's Python. */
  readonly name: string;
  readonly python?: true;
  /** The Debian package that brings it. */
  readonly debian: string;
  /** What goes untested without it, as the subject of a sentence. */
  readonly needed: string;
}

export const PARTS = [
  { name: "socat", debian: "socat", needed: "serial lines (through ptys)" },
  { name: "pymodbus", python: true, debian: "python3-pymodbus", needed: "Modbus units" },
  {
    name: "serial_asyncio",
    python: true,
    debian: "python3-serial-asyncio",
    needed: "Modbus units on a line",
  },
  { name: "mosquitto", debian: "mosquitto", needed: "the feed to shore through a real broker" },
  { name: "candump", debian: "can-utils", needed: "reading a CAN bus" },
  { name: "chromium", debian: "chromium", needed: "the panel in a browser" },
  { name: "qemu-system-x86_64", debian: "qemu-system-x86", needed: "CAN on a real kernel" },
  { name: "busybox", debian: "busybox-static", needed: "CAN on a real kernel" },
  { name: "cpio", debian: "cpio", needed: "CAN on a real kernel" },
  { name: "modinfo", debian: "kmod", needed: "CAN on a real kernel" },
  { name: "ip", debian: "iproute2", needed: "CAN interfaces going down and up" },
  { name: "mkfs.ext4", debian: "e2fsprogs", needed: "power cuts on a real file system" },
  { name: "systemd-analyze", debian: "systemd", needed: "the systemd unit" },
] as const satisfies readonly Part[];

export type PartName = (typeof PARTS)[number]["name"];

/** Root's own commands are found too, whatever the path of the user who runs the tests. */
const COMMANDS = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"];

const MODULES = ["/usr/lib/python3/dist-packages"];

const present = ({ name, python }: Part): boolean =>
  (python ? MODULES : COMMANDS).some((folder) => folder !== "" && existsSync(join(folder, name)));

export const missingParts = (): readonly Part[] => PARTS.filter((part) => !present(part));

/** A suite that runs where its parts are; where one is missing it says so, and fails under CI. */
export function describeWith(names: readonly PartName[], title: string, suite: () => void): void {
  const gone = missingParts();
  const missing = names.filter((name) => gone.some((part) => part.name === name));
  if (missing.length === 0) {
    describe(title, suite);
    return;
  }
  const words = `NOT RUN: "${title}" needs ${missing.join(", ")}`;
  if (process.env.CI === "true") throw new Error(words);
  console.warn(words);
  describe.skip(`${title} (${words})`, suite);
}
