/**
 * From wire to panel: a door opens on a serial line (a pty), and the time is taken until a panel has the alert, in
 * a real watch in a process of its own, under load: eight lines at 38400 baud and an NMEA 2000 bus of 1,900
 * frames a second (played from a recording: the machines that build this have no CAN).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { encodeDor, encodeHdt } from "../../src/wire/nmea0183/encode.ts";
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import { SWITCH_BANK_STATUS, switchBankStatusPayload } from "../../src/wire/nmea2000/switch-bank-status.ts";

export interface LatencyFigures {
  readonly samples: number;
  /** Milliseconds from the write on the line to the alert at a panel. */
  readonly median: number;
  readonly p99: number;
  /** The watch's process: per cent of one core, and megabytes resident. */
  readonly core: number;
  readonly resident: number;
  /** Seconds from kill -9 and a new start to the panel showing the same alert again. */
  readonly restart: number;
}

const LINES = 8;
const FRAMES = 1900;
/** 38400 baud carry 3,840 characters a second: a heading takes 20. */
const SENTENCES = 190;
const SECONDS = 25;

const door = (status: "O" | "C"): string =>
  encodeDor("WD", {
    type: "E",
    system: "WT",
    firstDivision: "10",
    secondDivision: "002",
    door: "001",
    status,
  });

function line(
  folder: string,
  name: string,
  children: ChildProcess[],
): { readonly near: string; readonly far: string } {
  const [near, far] = [join(folder, `${name}-near`), join(folder, `${name}-far`)];
  children.push(
    spawn("socat", [`pty,raw,echo=0,link=${near}`, `pty,raw,echo=0,link=${far}`], { stdio: "ignore" }),
  );
  return { near, far };
}

const until = async (so: () => boolean): Promise<void> => {
  while (!so()) await new Promise((again) => setTimeout(again, 10));
};

/** The bus: distinct devices and instances, so that nothing is spared by being unchanged for ever. */
function busRecording(path: string): void {
  const start = Date.UTC(2028, 2, 1);
  const lines: string[] = [];
  for (let frame = 0; frame < FRAMES * SECONDS * 2; frame += 1) {
    const payload = switchBankStatusPayload(frame % 50, { 1: frame % 100 < 50 ? "on" : "off", 2: "off" });
    lines.push(
      ...candumpLines("can0", start + (frame * 1000) / FRAMES, {
        pgn: SWITCH_BANK_STATUS,
        source: 30 + (frame % 50),
        payload,
      }),
    );
  }
  writeFileSync(path, `${lines.join("\n")}\n`);
}

function shipFile(folder: string, near: string, loads: readonly string[], panel: number): string {
  const ports = loads.map(
    (path, index) => `  load-${index}: { driver: nmea0183, serial: ${path}, baud: 38400 }`,
  );
  const path = join(folder, "ship.yaml");
  writeFileSync(
    path,
    `ship: { name: Bench, id: bench, flag: IN, types: [passenger], length: 60, breadth: 12, passengers-certified: 200,
        persons-certified: 230, propulsion: mechanical, time-zone: Asia/Kolkata }
ports:
  console: { driver: nmea0183, serial: ${near}, baud: 38400, safety: true }
  backbone: { driver: nmea2000, candump: ${join(folder, "bus.log")} }
${ports.join("\n")}
equipment:
  - { id: wtd-1, kind: watertight-door, name: WTD 1, operation: hinged, used-at-sea: false, signals: { position: { port: console, dor: { system: WT, division: "10", deck: 2, door: 1 } } } }
${loads.map((_, index) => `  - { id: gyro-${index}, kind: gyro, name: Gyro ${index}, signals: { heading: { port: load-${index}, sentence: HDT, field: heading } } }`).join("\n")}
  - { id: well, kind: bilge-well, name: Well, signals: { high: { port: backbone, pgn: 127501, instance: 7, indicator: 1 } } }
watch: { panel: { host: 127.0.0.1, port: ${panel} } }
`,
  );
  return path;
}

/** Alerts of door 1 as a panel learns of them; calls back with whether it is active. */
async function panelStream(url: string, told: (active: boolean) => void): Promise<void> {
  const answer = await fetch(`${url}/stream`);
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      const alerts = data?.includes('"alerts"')
        ? (JSON.parse(data) as { alerts?: { id: string; state: string }[] }).alerts
        : undefined;
      if (alerts)
        told(
          alerts.some(({ id, state }) => id.startsWith("PSR-I-38(1):wtd-1") && state.startsWith("active")),
        );
    }
  }
}

const act = (url: string, body: object): Promise<Response> =>
  fetch(`${url}/act`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ author: { name: "Bench" }, ...body }),
  });

export async function benchLatency(samples = 100): Promise<LatencyFigures> {
  const folder = mkdtempSync(join(tmpdir(), "watchkeeper-bench-"));
  const children: ChildProcess[] = [];
  const panel = 18_440 + Math.floor(Math.random() * 1000);
  const url = `http://127.0.0.1:${panel}`;
  busRecording(join(folder, "bus.log"));
  const console_ = line(folder, "console", children);
  const loads = Array.from({ length: LINES }, (_, index) => line(folder, `load-${index}`, children));
  await until(() => [console_, ...loads].every(({ near, far }) => existsSync(near) && existsSync(far)));
  const ship = shipFile(
    folder,
    console_.near,
    loads.map(({ near }) => near),
    panel,
  );
  const start = (): ChildProcess => {
    const child = spawn(
      process.execPath,
      [resolve("dist/src/main.js"), "run", "--ship", ship, "--store", join(folder, "store")],
      { stdio: "ignore" },
    );
    children.push(child);
    return child;
  };
  let watch = start();
  const far = openSync(console_.far, "r+");
  const fars = loads.map(({ far: path }) => openSync(path, "r+"));
  let status: "O" | "C" = "C";
  const keeping = setInterval(() => writeSync(far, `${door(status)}\r\n`), 1000);
  let turn = 0;
  const loading = setInterval(() => {
    turn += 1;
    for (const fd of fars)
      for (let n = 0; n < SENTENCES / 20; n += 1)
        writeSync(fd, `${encodeHdt("HE", (turn * 7 + n) % 360)}\r\n`);
  }, 50);

  const seen = { active: false, at: 0 };
  const listen = async (): Promise<void> => {
    for (;;) {
      try {
        await panelStream(url, (active) => {
          if (active !== seen.active) seen.at = performance.now();
          seen.active = active;
        });
      } catch {
        await new Promise((again) => setTimeout(again, 20));
      }
    }
  };
  void listen();
  await untilAnswers(url);
  await act(url, { act: "phase", phase: "on-voyage" });
  await new Promise((settled) => setTimeout(settled, 12_000));

  const processorBefore = processorTime(watch);
  const began = performance.now();
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    status = "O";
    const written = performance.now();
    writeSync(far, `${door("O")}\r\n`);
    await until(() => seen.active);
    times.push(seen.at - written);
    status = "C";
    writeSync(far, `${door("C")}\r\n`);
    await until(() => !seen.active);
    await new Promise((pause) => setTimeout(pause, 20 + Math.random() * 80));
  }
  const core = ((processorTime(watch) - processorBefore) / ((performance.now() - began) / 1000)) * 100;
  const resident = residentOf(watch);

  status = "O";
  writeSync(far, `${door("O")}\r\n`);
  await until(() => seen.active);
  await new Promise((durable) => setTimeout(durable, 500));
  watch.kill("SIGKILL");
  seen.active = false;
  const killed = performance.now();
  watch = start();
  await until(() => seen.active);
  const restart = (performance.now() - killed) / 1000;

  clearInterval(keeping);
  clearInterval(loading);
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { samples, median: at(0.5), p99: at(0.99), core, resident, restart };
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(`${url}/ship`)).ok) return;
    } catch {
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}

/** Seconds of processor time of a process, all its threads. */
function processorTime({ pid }: ChildProcess): number {
  const fields = stat(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const residentOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(stat(pid, "status"))?.[1] ?? 0) / 1000;

function stat(pid: number | undefined, what: string): string {
  return readFileSync(`/proc/${pid}/${what}`, "utf8");
}
