/** The doctor at real serial lines: one that speaks, one that makes noise, one that is held, one that is pulled. */
import { readdirSync, readlinkSync, realpathSync } from "node:fs";
import { Command } from "commander";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DRIVERS as drivers } from "../../drivers/index.ts";
import { addDoctor } from "../../src/commands/doctor.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { encodeSentence } from "../../src/wire/nmea0183/encode.ts";
import { describeWith } from "./parts.ts";
import { type Plug, plug } from "./pty.ts";

const HEADING = `${encodeSentence("HE", "HDT", ["90.0", "T"])}\r\n`;

/** This process has the line open. */
const isOpen = (path: string): boolean =>
  readdirSync("/proc/self/fd").some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === realpathSync(path);
    } catch {
      return false;
    }
  });

async function doctor(
  path: string,
): Promise<{ readonly result: string; readonly words: string; readonly status: unknown }> {
  const said: string[] = [];
  const program = new Command();
  const loadShip = () => {
    throw new Error("no ship file is asked for");
  };
  addDoctor(program, {
    drivers,
    loadShip,
    ports: systemPorts(systemClock),
    clock: systemClock,
    write: (text) => said.push(text),
  });
  await program.parseAsync(["node", "watchkeeper", "doctor", "--serial", path, "--seconds", "1", "--json"]);
  const { examined } = JSON.parse(said.join("")) as { examined: { result: string; words: string }[] };
  return { result: examined[0]?.result ?? "", words: examined[0]?.words ?? "", status: process.exitCode };
}

describeWith(["socat"], "The doctor at a serial line", () => {
  let line: Plug;
  let speaking: NodeJS.Timeout | undefined;
  const speak = (bytes: string | Uint8Array) => {
    speaking = setInterval(() => void line.send(bytes).catch(() => {}), 50);
  };
  beforeEach(async () => {
    line = await plug();
  });
  afterEach(async () => {
    clearInterval(speaking);
    process.exitCode = undefined;
    await line.remove();
  });

  it("finds one that speaks well", async () => {
    speak(HEADING);
    const { result, words, status } = await doctor(line.path);
    expect({ result, status }).toEqual({ result: "well", status: 0 });
    expect(words).toMatch(/^\d+ messages? in 1 s: HDT$/);
  });

  it("tells one that makes noise", async () => {
    speak(Uint8Array.from({ length: 40 }, (_, i) => 0x80 + i));
    expect(await doctor(line.path)).toMatchObject({
      result: "wrong",
      status: 1,
      words: expect.stringContaining("0 % of them readable"),
    });
  });

  it("from one that is silent", async () => {
    expect(await doctor(line.path)).toMatchObject({
      result: "wrong",
      words: "nothing arrives in 1 s, at any usual rate",
    });
  });

  it("says that it could not look at one that another program holds, and then lets go of it", async () => {
    const stop = new AbortController();
    const holding = (async () => {
      for await (const _ of systemPorts(systemClock).serial({ path: line.path, baud: 4800 }, stop.signal))
        break;
    })();
    await vi.waitUntil(() => isOpen(line.path), { timeout: 60_000 });
    expect(await doctor(line.path)).toMatchObject({ result: "not-looked", status: 3 });
    stop.abort();
    await holding;
    speak(HEADING);
    expect(await doctor(line.path)).toMatchObject({ result: "well", status: 0 });
  });

  it("misses one that was pulled", async () => {
    await line.pull();
    expect(await doctor(line.path)).toMatchObject({
      result: "wrong",
      status: 1,
      words: `${line.path} is not there`,
    });
  });
});
