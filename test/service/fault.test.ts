/** A fault of the program itself, in the program as it is installed: made to happen by what is loaded before it. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "dist/src/main.js");
const VOYAGE = join(ROOT, "test/voyages/evening-departure/recording.jsonl");

/** Runs a command whose standard output is broken so. */
function withFault(fault: string, ...args: readonly string[]) {
  const before = `data:text/javascript,process.stdout.write = () => { ${fault} }`;
  return spawnSync(process.execPath, ["--import", before, PROGRAM, ...args], {
    encoding: "utf8",
    timeout: 60_000,
  });
}

test.each([
  ["while the command runs", "throw new TypeError('nobody thought of this')"],
  ["after it, in what is left to do", "setTimeout(() => { throw new TypeError('nobody thought of this') })"],
  ["in what nobody waits for", "void Promise.reject(new TypeError('nobody thought of this'))"],
])("a fault %s ends it with status 70, which is no answer, and says where", (_, fault) => {
  const { status, stderr } = withFault(fault, "rules");
  expect(stderr).toContain("Watchkeeper itself has a fault and ends here.");
  expect(stderr).toMatch(/TypeError: nobody thought of this\n +at /);
  expect(status).toBe(70);
});

test("the answer no, wrong use and success keep their own status", () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8", timeout: 60_000 }).status;
  expect(run("decode", "--format", "nmea0183", VOYAGE)).toBe(0);
  expect(run("decode", join(ROOT, "none-such"))).toBe(3);
  expect(run("decode")).toBe(2);
  expect(run("check", "--ship", join(ROOT, "package.json"))).toBe(78);
});
