/** Runs a scenario on a real kernel under QEMU: what it told, by what was looked at. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const GUEST = new URL("can-guest/run", import.meta.url).pathname;
const DIST = new URL("../../dist", import.meta.url).pathname;
const NOT_BUILT = 126;

/** For the slowest machine that checks this: a boot alone takes half a minute. */
const PATIENCE_SECONDS = 600;
export const BOOTED_WITHIN = (PATIENCE_SECONDS + 120) * 1000;
export const GUEST_NEEDS = ["qemu-system-x86_64", "busybox", "cpio", "modinfo", "candump", "ip"] as const;

/** `name` of a file beside this one. Empty, and said aloud, when the guest cannot be built. */
export function inGuest(name: string): ReadonlyMap<string, unknown> {
  if (!existsSync(`${DIST}/drivers/nmea2000/driver.js`)) {
    throw new Error("the program is not compiled: run npm run build first");
  }
  const scenario = new URL(name, import.meta.url).pathname;
  const words = ["--timeout", String(PATIENCE_SECONDS), "--", process.execPath, scenario, DIST];
  const guest = spawnSync(GUEST, words, { encoding: "utf8" });
  if (guest.status === NOT_BUILT && process.env.CI !== "true") {
    console.warn(`NOT RUN: CAN on a real kernel: ${guest.stderr.trim()}`);
    return new Map();
  }
  if (guest.status !== 0)
    throw new Error(`the guest ended with ${guest.status}: ${guest.stderr}${guest.stdout}`);
  const told = guest.stdout.split("\n").filter((line) => line.startsWith("{"));
  return new Map(
    told.map((line) => {
      const { what, value } = JSON.parse(line) as { what: string; value: unknown };
      return [what, value];
    }),
  );
}
