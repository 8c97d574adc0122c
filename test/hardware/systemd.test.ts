/** The unit as systemd reads it: nothing to complain of, and an exposure level that the README tells. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { describeWith } from "./parts.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const UNIT = join(ROOT, "systemd/watchkeeper.service");
describeWith(["systemd-analyze"], "the unit", () => {
  test("systemd-analyze verify prints nothing about it", () => {
    // The program is not installed where the unit says; for the check another command that exists stands there.
    const folder = mkdtempSync(join(tmpdir(), "watchkeeper-unit-"));
    const copy = join(folder, "watchkeeper.service");
    const unit = readFileSync(UNIT, "utf8").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
    writeFileSync(copy, unit.replace(/^Documentation=.*$/m, ""));
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", copy], { encoding: "utf8" });
    const own = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("watchkeeper"));
    expect(own).toEqual([]);
  });

  test("a key that systemd does not know would be seen", () => {
    const folder = mkdtempSync(join(tmpdir(), "watchkeeper-unit-"));
    const copy = join(folder, "watchkeeper.service");
    writeFileSync(copy, `${readFileSync(UNIT, "utf8")}\n[Service]\nProtectEverything=yes\n`);
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", copy], { encoding: "utf8" });
    expect(`${stdout}${stderr}`).toContain("ProtectEverything");
  });

  test("its exposure is the one that the README tells, and below 2.5", () => {
    const printed = execFileSync("systemd-analyze", ["security", "--offline=true", UNIT], {
      encoding: "utf8",
    });
    const level = /exposure level for \S+: (\d+\.\d)/.exec(printed)?.[1];
    expect(Number(level)).toBeLessThan(2.5);
    expect(readFileSync(join(ROOT, "README.md"), "utf8")).toContain(`exposure level ${level}`);
  });

  test("an invalid ship file does not make it start again and again", () => {
    expect(readFileSync(UNIT, "utf8")).toMatch(/^RestartPreventExitStatus=78$/m);
  });
});
