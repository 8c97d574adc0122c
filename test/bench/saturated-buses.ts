/**
 * Two saturated buses of NMEA 2000, 1,900 frames a second each, at the pace of the bus: what the supervised driver
 * costs, from lines of candump through reassembly to decoded messages, with what an ordinary ship reads.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nmea2000 } from "../../drivers/nmea2000/driver.ts";
import { supervise } from "../../src/ingest/supervisor.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { WANTED } from "./nmea2000-decode.ts";

export interface SaturatedBusesFigures {
  readonly recording: string;
  readonly framesPerSecond: number;
  readonly messagesPerSecond: number;
  /** Percent of one core of this process. */
  readonly core: number;
}

const FRAMES_PER_SECOND = 1900;
const SECONDS = 12;
/** Not measured: the program warms up. */
const FIRST = 2;
const FRAME = /^\(\S+\) \S+ (\S+#\S*)/;

/** The frames of the longest public recording that is there, else of our own. */
function frames(): { readonly recording: string; readonly frames: readonly string[] } {
  const folders = [resolve("../shared/corpus/n2k-candump"), resolve("drivers/nmea2000/recordings")];
  const folder = folders.find((one) => existsSync(one)) ?? "";
  const read = readdirSync(folder)
    .filter((name) => /\.(candump|log|txt)$/.test(name))
    .map((name) => ({
      recording: name,
      frames: readFileSync(join(folder, name), "utf8")
        .split("\n")
        .flatMap((line) => FRAME.exec(line)?.[1] ?? []),
    }));
  return read.sort((a, b) => b.frames.length - a.frames.length)[0] ?? { recording: "none", frames: [] };
}

/** A bus that is never silent: the frames over and over, each at its time. */
function saturated(bus: string, said: readonly string[], offset: number): string {
  const began = 1_835_546_400 + offset;
  const lines = Array.from({ length: FRAMES_PER_SECOND * (SECONDS + FIRST + 1) }, (_, n) => {
    const at = (began + n / FRAMES_PER_SECOND).toFixed(6);
    return `(${at}) ${bus} ${said[(n + offset * 997) % said.length] ?? ""}\n`;
  });
  const file = join(mkdtempSync(join(tmpdir(), "watchkeeper-bench-")), `${bus}.candump`);
  writeFileSync(file, lines.join(""));
  return file;
}

export async function benchSaturatedBuses(): Promise<SaturatedBusesFigures> {
  const { recording, frames: said } = frames();
  let messages = 0;
  let heard = 0;
  const buses = ["can0", "can1"].map((bus, n) =>
    supervise({
      port: bus,
      driver: nmea2000,
      config: nmea2000.config.parse({ candump: saturated(bus, said, n) }),
      ports: systemPorts(systemClock),
      clock: systemClock,
      log: silentLog,
      wanted: new Set([...WANTED].map(String)),
      heard: (_port, _raw, found) => {
        heard += 1;
        messages += found.length;
      },
      changed: () => {},
    }),
  );
  const pass = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));
  await pass(FIRST);
  const [heardBefore, messagesBefore, before, began] = [
    heard,
    messages,
    process.cpuUsage(),
    performance.now(),
  ];
  await pass(SECONDS);
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - began) / 1000;
  const figures = {
    recording,
    framesPerSecond: (heard - heardBefore) / seconds,
    messagesPerSecond: (messages - messagesBefore) / seconds,
    core: (user + system) / seconds / 10_000,
  };
  await Promise.all(buses.map((bus) => bus.stop()));
  return figures;
}
