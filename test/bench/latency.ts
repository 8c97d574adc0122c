/**
 * From a contact to the horn and to a panel: a door opens on a serial line, and the time is taken until the coil of the
 * horn is told to make, and until a panel has the alert; in a real watch in a process of its own, under full load.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { coilUnit } from "./latency/coils.ts";
import { loading, openLine, openLoadLines, writeBus } from "./latency/load.ts";
import { act, openClient, openPanel } from "./latency/panel.ts";
import { processorTime, residentOf } from "./latency/process.ts";
import { DOORS, report, writeShip } from "./latency/ship.ts";
import { stalledDisk } from "./latency/stalled-disk.ts";
import { until } from "./latency/until.ts";

/** Milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
}

export interface LatencyFigures {
  readonly samples: number;
  readonly relay: Spread;
  readonly panel: Spread;
  /** From the panel having it to its row being durable: shows that a stalled disk was one. */
  readonly recorded: Spread;
  /** The watch's process: per cent of one core, and megabytes resident. */
  readonly core: number;
  readonly resident: number;
  /** Seconds from kill -9 and a new start to the panel showing the same alerts again. */
  readonly restart: number;
  /** Of the machine, when it began: above its cores nothing here means anything. */
  readonly load: number;
}

export interface LatencyScene {
  readonly diskStalled?: boolean;
  /** Panels besides the one that is looked at. */
  readonly clients?: number;
}

/** As the unit starts it: flags of node, and what it sets in the environment. */
const UNIT = readFileSync("systemd/watchkeeper.service", "utf8");
const UNIT_FLAGS = /^ExecStart=\S+ ((?:--\S+ )*)/m.exec(UNIT)?.[1]?.trim().split(" ") ?? [];
const UNIT_ENVIRONMENT = Object.fromEntries(
  [...UNIT.matchAll(/^Environment=(\w+)=(\S*)$/gm)].map(([, name, value]) => [name ?? "", value ?? ""]),
);

export async function benchLatency({
  diskStalled = false,
  clients = 0,
}: LatencyScene = {}): Promise<LatencyFigures> {
  const load = loadavg()[0] ?? 0;
  const folder = mkdtempSync(join(tmpdir(), "watchkeeper-bench-"));
  const children: ChildProcess[] = [];
  const coils = await coilUnit();
  const console_ = await openLine(folder, "console", children);
  const lines = await openLoadLines(folder, children);
  const [bus, port] = [join(folder, "bus.log"), await freePort()];
  writeBus(bus);
  const ship = writeShip({
    folder,
    bus,
    console: console_.near,
    loads: lines.map(({ near }) => near),
    coils: coils.port,
    panel: port,
  });
  const flags = [...UNIT_FLAGS, ...(diskStalled ? ["--import", stalledDisk(folder)] : [])];
  const run = ["run", "--ship", ship, "--store", join(folder, "store")];
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [...flags, resolve("dist/src/main.js"), ...run], {
      stdio: "ignore",
      env: { ...process.env, ...UNIT_ENVIRONMENT },
    });
    children.push(child);
    return child;
  };

  let watch = start();
  const url = `http://127.0.0.1:${port}`;
  const far = openSync(console_.far, "r+");
  const open = new Set<number>();
  let told = 0;
  const keeping = setInterval(() => {
    told = (told % DOORS) + 1;
    writeSync(far, `${report(told, open.has(told) ? "O" : "C")}\r\n`);
  }, 100);
  const full = loading(lines);
  const panel = openPanel(url);
  const others = Array.from({ length: clients }, () => openClient(url));
  try {
    await untilAnswers(url);
    await act(url, { act: "phase", phase: "on-voyage" });
    // Every door has been told once, and the first words after a start are over.
    await new Promise((settled) => setTimeout(settled, 15_000));

    const [before, began] = [processorTime(watch), performance.now()];
    const times = { relay: [] as number[], panel: [] as number[] };
    for (let door = 1; door <= DOORS; door += 1) {
      const id = `wtd-${door}`;
      open.add(door);
      const written = performance.now();
      writeSync(far, `${report(door, "O")}\r\n`);
      await until(() => coils.told.made > written, `the horn for ${id}`);
      times.relay.push(coils.told.made - written);
      await until(() => panel.shown.has(id), `the alert of ${id} at the panel`);
      times.panel.push((panel.shown.get(id) ?? 0) - written);
      // Answered, the horn is quiet, and the next is heard from its first beep.
      const answered = performance.now();
      void act(url, { act: "acknowledge", alert: `PSR-I-38(1):${id}:1` });
      await until(() => coils.told.open > answered, "the horn to be quiet");
      await new Promise((pause) => setTimeout(pause, 20 + Math.random() * 80));
    }
    const core = ((processorTime(watch) - before) / ((performance.now() - began) / 1000)) * 100;
    const resident = residentOf(watch);
    await until(() => panel.recorded.size === DOORS, "every alert on the disk");
    const recorded = [...panel.recorded].map(([id, at]) => at - (panel.shown.get(id) ?? 0));

    watch.kill("SIGKILL");
    await new Promise((gone) => watch.once("exit", gone));
    panel.shown.clear();
    const killed = performance.now();
    watch = start();
    await until(() => panel.shown.size === DOORS, "every alert after a restart");
    const restart = (performance.now() - killed) / 1000;
    return {
      samples: DOORS,
      relay: spread(times.relay),
      panel: spread(times.panel),
      recorded: spread(recorded),
      core,
      resident,
      restart,
      load,
    };
  } finally {
    clearInterval(keeping);
    full.stop();
    for (const one of [panel, ...others]) one.end();
    for (const child of children) child.kill("SIGKILL");
    coils.close();
    closeSync(far);
    rmSync(folder, { recursive: true, force: true });
  }
}

function spread(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(`${url}/ship`)).ok) return;
    } catch {
      await new Promise((again) => setTimeout(again, 100));
    }
  }
}
