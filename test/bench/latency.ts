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

/** As the unit starts it. */
const UNIT_FLAGS = ["--max-old-space-size=96", "--max-semi-space-size=2"];
const LINES = 8;
const FRAMES = 1900;
/** 38400 baud carry 3,840 characters a second: a heading takes 20. */
const SENTENCES = 190;
const SECONDS = 25;

/** Each door is opened once: one that goes to and fro is a flapping contact, and is held active on purpose. */
const DOORS = 100;
const number = (door: number): string => String(door).padStart(3, "0");
const report = (door: number, status: "O" | "C"): string =>
  encodeDor("WD", {
    type: "E",
    system: "WT",
    firstDivision: "10",
    secondDivision: "002",
    door: number(door),
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

/** Gives up after a minute: a bench that waits for ever tells nobody why. */
const until = async (so: () => boolean): Promise<void> => {
  const late = performance.now() + 60_000;
  while (!so()) {
    if (performance.now() > late) throw new Error("what was waited for did not come within a minute");
    await new Promise((again) => setTimeout(again, 5));
  }
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
  const doors = Array.from({ length: DOORS }, (_, index) => {
    const dor = `{ system: WT, division: "10", deck: 2, door: ${index + 1} }`;
    const about = `id: wtd-${index + 1}, kind: watertight-door, name: WTD ${index + 1}, operation: hinged, used-at-sea: false`;
    return `  - { ${about}, signals: { position: { port: console, dor: ${dor} } } }`;
  });
  writeFileSync(
    path,
    `ship: { name: Bench, id: bench, flag: IN, types: [passenger], length: 60, breadth: 12, passengers-certified: 200,
        persons-certified: 230, propulsion: mechanical, time-zone: Asia/Kolkata }
ports:
  console: { driver: nmea0183, serial: ${near}, baud: 38400, safety: true }
  backbone: { driver: nmea2000, candump: ${join(folder, "bus.log")} }
${ports.join("\n")}
equipment:
${doors.join("\n")}
${loads.map((_, index) => `  - { id: gyro-${index}, kind: gyro, name: Gyro ${index}, signals: { heading: { port: load-${index}, sentence: HDT, field: heading } } }`).join("\n")}
  - { id: well, kind: bilge-well, name: Well, signals: { high: { port: backbone, pgn: 127501, instance: 7, indicator: 1 } } }
watch: { panel: { host: 127.0.0.1, port: ${panel} } }
`,
  );
  return path;
}

/** The doors that the alerts of a panel name; calls back with them, and with when they were told. */
async function panelStream(
  url: string,
  told: (doors: ReadonlySet<string>, at: number) => void,
): Promise<void> {
  const answer = await fetch(`${url}/stream`);
  let text = "";
  for await (const chunk of answer.body ?? []) {
    const at = performance.now();
    text += Buffer.from(chunk as Uint8Array).toString();
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (!data?.includes('"alerts":')) continue;
      const { alerts } = JSON.parse(data) as {
        readonly alerts?: readonly { readonly id: string; readonly subject: string }[];
      };
      if (alerts)
        told(
          new Set(alerts.filter(({ id }) => id.startsWith("PSR-I-38(1):")).map(({ subject }) => subject)),
          at,
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

export async function benchLatency(): Promise<LatencyFigures> {
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
      [...UNIT_FLAGS, resolve("dist/src/main.js"), "run", "--ship", ship, "--store", join(folder, "store")],
      { stdio: "ignore" },
    );
    children.push(child);
    return child;
  };
  let watch = start();
  const far = openSync(console_.far, "r+");
  const fars = loads.map(({ far: path }) => openSync(path, "r+"));
  const open = new Set<number>();
  let told = 0;
  const keeping = setInterval(() => {
    told = (told % DOORS) + 1;
    writeSync(far, `${report(told, open.has(told) ? "O" : "C")}\r\n`);
  }, 100);
  let turn = 0;
  const loading = setInterval(() => {
    turn += 1;
    for (const fd of fars)
      for (let n = 0; n < SENTENCES / 20; n += 1)
        writeSync(fd, `${encodeHdt("HE", (turn * 7 + n) % 360)}\r\n`);
  }, 50);

  const seen = new Map<string, number>();
  const listening = listen(url, seen);
  await untilAnswers(url);
  await act(url, { act: "phase", phase: "on-voyage" });
  // Every door has been told once, and the first words after a start are over.
  await new Promise((settled) => setTimeout(settled, 15_000));

  const processorBefore = processorTime(watch);
  const began = performance.now();
  const times: number[] = [];
  for (let door = 1; door <= DOORS; door += 1) {
    open.add(door);
    const written = performance.now();
    writeSync(far, `${report(door, "O")}\r\n`);
    await until(() => seen.has(`wtd-${door}`));
    times.push((seen.get(`wtd-${door}`) ?? 0) - written);
    await new Promise((pause) => setTimeout(pause, 20 + Math.random() * 80));
  }
  const core = ((processorTime(watch) - processorBefore) / ((performance.now() - began) / 1000)) * 100;
  const resident = residentOf(watch);

  await new Promise((durable) => setTimeout(durable, 1000));
  watch.kill("SIGKILL");
  await new Promise((gone) => watch.once("exit", gone));
  seen.clear();
  const killed = performance.now();
  watch = start();
  await until(() => seen.size === DOORS);
  const restart = (performance.now() - killed) / 1000;

  clearInterval(keeping);
  clearInterval(loading);
  listening.end();
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { samples: times.length, median: at(0.5), p99: at(0.99), core, resident, restart };
}

/** A panel that connects again for as long as it is wanted. */
function listen(url: string, seen: Map<string, number>): { readonly end: () => void } {
  let wanted = true;
  void (async () => {
    while (wanted) {
      try {
        await panelStream(url, (doors, at) => {
          for (const door of doors) if (!seen.has(door)) seen.set(door, at);
        });
      } catch {
        await new Promise((again) => setTimeout(again, 20));
      }
    }
  })();
  return {
    end: () => {
      wanted = false;
    },
  };
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
