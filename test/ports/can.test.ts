/** The reader of a CAN interface, with a candump that is a shell script; a real one runs in test/hardware. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CanLine, canLines } from "../../src/ports/can.ts";

const path = process.env.PATH;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "candump-"));
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

/** Puts a script in the place of candump. */
function candumpIs(script: string): void {
  writeFileSync(join(folder, "candump"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "candump"), 0o755);
  process.env.PATH = `${folder}:${path}`;
}

const now = () => ({ at: 1000, mono: 5 });

async function read(name: string, stop = new AbortController(), most = Number.POSITIVE_INFINITY) {
  const heard: CanLine[] = [];
  for await (const batch of canLines({ interface: name }, stop.signal, now)) {
    heard.push(...batch);
    if (heard.length >= most) stop.abort();
  }
  return heard.map(({ line }) => line);
}

describe("a CAN interface read through candump", () => {
  test("lines arrive whole though the pipe cuts them, stamped when they were read", async () => {
    candumpIs(
      "printf '(1.0) can0 0DF2'; sleep 0.1; printf '0D23#00\\n(2.0) can0 09F80123#01\\n'; exec sleep 30",
    );
    const stop = new AbortController();
    const heard: CanLine[] = [];
    for await (const batch of canLines({ interface: "can0" }, stop.signal, now)) {
      heard.push(...batch);
      stop.abort();
    }
    expect(heard).toEqual([
      { when: now(), line: "(1.0) can0 0DF20D23#00" },
      { when: now(), line: "(2.0) can0 09F80123#01" },
    ]);
  });

  test("all frames and all errors are asked for, with a buffer for bursts", async () => {
    candumpIs('echo "$@"; exec sleep 30');
    expect(await read("can0", new AbortController(), 1)).toEqual(["-L -D -r 8388608 can0,0:0,#FFFFFFFF"]);
  });

  test("an interface that is deleted ends the reading loudly, in candump's own words", async () => {
    candumpIs("echo 'read: No such device' >&2; exit 1");
    await expect(read("can0")).rejects.toThrow("CAN interface can0 is not there: read: No such device");
  });

  test("a candump that is killed is told as such", async () => {
    candumpIs("kill -9 $$");
    await expect(read("can0")).rejects.toThrow("CAN interface can0 is lost: candump was ended by SIGKILL");
  });

  test("where candump is not installed, the sentence says which package has it", async () => {
    process.env.PATH = folder;
    await expect(read("can0")).rejects.toThrow("candump is not installed (Debian's package can-utils)");
  });

  test("told to stop, it ends quietly, and its child with it", async () => {
    candumpIs("echo $$; exec sleep 30");
    const [pid] = await read("can0", new AbortController(), 1);
    await expect.poll(() => alive(Number(pid))).toBe(false);
  });

  test.each(["can0,123:7FF", "can 0", "-n", "", "acanthopterygian"])("%j is no interface", async (name) => {
    await expect(read(name)).rejects.toThrow("cannot be the name of a CAN interface");
  });
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
