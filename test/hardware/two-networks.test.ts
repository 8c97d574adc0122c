/** Redundant networks in a real kernel: what both carry is heard once, and the loss of one costs nothing and is told. */
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const DIST = resolve(import.meta.dirname, "../../dist");
const inOwnNamespace = (...words: readonly string[]): string =>
  execFileSync("unshare", ["--net", ...words], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

/** Root may make network namespaces and interfaces, where the kernel has them. */
function whyNot(): string | undefined {
  try {
    inOwnNamespace("ip", "link", "add", "lan0", "type", "veth", "peer", "name", "switch0");
    return undefined;
  } catch {
    return "NOT RUN: redundant networks need root, and a kernel with network namespaces and veth";
  }
}

const missing = whyNot();
if (missing !== undefined) console.warn(missing);

describe.skipIf(missing !== undefined)("one group on two networks", () => {
  it("is heard once; one network going down and up is told, and no sentence is lost or doubled", () => {
    const scenario = join(import.meta.dirname, "two-networks-scenario.mjs");
    const said = Object.fromEntries(
      inOwnNamespace(process.execPath, scenario, DIST)
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { readonly what: string; readonly value: unknown })
        .map(({ what, value }) => [what, value]),
    );
    expect(said).toEqual({
      "one network lost": true,
      "and back": true,
      changes: ["starting", "hearing", "hearing network 172.17.0.5 brings nothing", "hearing"],
      doubled: 0,
      lost: 0,
    });
  });
});
