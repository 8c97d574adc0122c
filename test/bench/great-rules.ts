/**
 * All rules on the great ship: what one change costs from the message to what is told, what a pass over every
 * instance costs, what they take of memory; and 250 instances of a usual ship, whose inputs change each second.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { compileBindings } from "../../src/bindings/compile.ts";
import type { ShipFile } from "../../src/config/load.ts";
import type { Decoder } from "../../src/ingest/driver.ts";
import type { Instant } from "../../src/kernel/clock.ts";
import { rules } from "../../src/rules/index.ts";
import { createJudge } from "../../src/rules/judge.ts";
import type { Ship } from "../../src/ship/ship.ts";
import { createBoard } from "../../src/signals/board.ts";
import type { SignalId, SignalValue } from "../../src/signals/reading.ts";
import { createWatch } from "../../src/watch.ts";
import { watchedShip } from "../../src/watched-ship.ts";
import { type GreatShip, greatShip } from "./great-ship.ts";
import { decodersOf, demoShip } from "./whole-watch.ts";

export interface RuleFigures {
  readonly signals: number;
  readonly instances: number;
  /** Alerts that stand: on her nothing else is as it should be. */
  readonly alerts: number;
  /** Microseconds from the decoded message of one changed contact to what is told of it. */
  readonly change: { readonly median: number; readonly p99: number };
  /** Milliseconds of processor time for every instance, and microseconds an instance. */
  readonly pass: { readonly all: number; readonly each: number };
  /** Megabytes of the watch with all its instances. */
  readonly memory: number;
  /** Per cent of one core for 250 instances of the demonstration ship, each input changing once a second. */
  readonly core: number;
}

const START = Date.UTC(2028, 2, 1, 0);
const DOORS = 100;
const PASSES = 20;
const SMALL = 250;

const gc = (): void => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
};

const instant = (second: number): Instant => ({ at: START + second * 1000, mono: second * 1000 });

function share(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

interface Changes {
  readonly times: readonly number[];
  readonly memory: number;
  readonly alerts: number;
}

/** A watch at sea that has heard everything for half a minute, and what one door after another costs it. */
function changes({ file, second }: GreatShip): Changes {
  gc();
  const before = process.memoryUsage().heapUsed;
  const bindings = compileBindings(file);
  const decoders: ReadonlyMap<string, Decoder> = decodersOf(file, (port) => bindings.wanted(port));
  const watch = createWatch({ ship: watchedShip(file), bindings, rules, now: instant(0) });
  watch.act({ act: "phase", phase: "on-voyage", author: { name: "Bench" } }, instant(0));
  const times: number[] = [];
  for (let n = 1; n <= 30 + 2 * DOORS; n += 1) {
    const open = n > 30 && n % 2 === 1 ? [Math.floor((n - 30) / 2)] : [];
    const when = instant(n);
    for (const { port, text } of second(when.at, new Set(open))) {
      const messages = decoders.get(port)?.({ when, text }) ?? [];
      watch.advance(when);
      const began = performance.now();
      watch.hear(port, messages, when);
      const told = watch.take();
      const took = (performance.now() - began) * 1000;
      if (n > 30 && told.changes.some(({ signal }) => signal.startsWith("watertight-door-")))
        times.push(took);
    }
  }
  gc();
  const memory = (process.memoryUsage().heapUsed - before) / 1_000_000;
  return { times: times.sort((a, b) => a - b), memory, alerts: watch.alerts.list().length };
}

const fitting = (ship: Ship, signal: SignalId): boolean => {
  const [item = "", name = ""] = signal.split(".");
  return ship.equipment.some(({ id, signals }) => id === item && signals.includes(name));
};

/** A judge of some instances, with every input known. */
function judging(ship: Ship, of: typeof rules) {
  const board = createBoard();
  const bound = new Set(ship.equipment.flatMap(({ id, signals }) => signals.map((name) => `${id}.${name}`)));
  const items = new Set(ship.equipment.map(({ id }) => id));
  const judge = createJudge({
    rules: of,
    ship,
    board,
    now: instant(0),
    portOf: () => "backbone",
    isBound: (signal) => bound.has(signal) || !items.has(signal.slice(0, signal.indexOf("."))),
  });
  const say = (signal: SignalId, value: SignalValue, when: Instant): void => {
    const change = board.post({ signal, value, when, source: "bench" });
    if (change) judge.change([change], when);
  };
  return { board, judge, say };
}

const FACTS: Readonly<Record<string, SignalValue>> = {
  "voyage.phase": "on-voyage",
  "navigation.status": "underway",
  "navigation.making-way": true,
  "sun.night": true,
};
const VALUES = { position: ["closed", "open"], contact: [false, true] } as const;

const saidOf = (signal: SignalId, turn: number): SignalValue => {
  const fact = FACTS[signal];
  if (fact !== undefined) return fact;
  const of = signal.endsWith(".position") ? VALUES.position : VALUES.contact;
  return of[turn % 2] ?? false;
};

function pass({ file: { ship } }: GreatShip): { readonly all: number; readonly instances: number } {
  const { board, judge, say } = judging(ship, rules);
  for (const [signal, value] of Object.entries(FACTS)) say(signal, value, instant(1));
  const signals = ship.equipment.flatMap(({ id, signals }) => signals.map((name) => `${id}.${name}`));
  for (const signal of signals) say(signal, saidOf(signal, 0), instant(1));
  judge.advance(instant(20));
  const every = [...board.all()].map(([signal, after]) => ({
    signal,
    before: after,
    after,
    when: instant(21),
  }));
  const before = process.cpuUsage();
  for (let n = 0; n < PASSES; n += 1) judge.change(every, instant(21));
  const { user, system } = process.cpuUsage(before);
  const instances = rules.flatMap((rule) => rule.instances(ship)).length;
  return { all: (user + system) / 1000 / PASSES, instances };
}

/** Every sort of rule has its share of the 250. */
function few({ ship }: ShipFile): number {
  const all = rules.flatMap((rule) => rule.instances(ship));
  const chosen = new Set(all.filter((_, n) => n % Math.floor(all.length / SMALL) === 0).slice(0, SMALL));
  const keys = new Set([...chosen].map(({ rule, check, subject }) => `${rule}#${check}#${subject}`));
  const of = rules.map((rule) => ({
    ...rule,
    instances: (on: Ship) =>
      rule.instances(on).filter(({ rule: id, check, subject }) => keys.has(`${id}#${check}#${subject}`)),
  }));
  const { judge, say } = judging(ship, of);
  const inputs = [
    ...new Set([...chosen].flatMap(({ reads }) => Object.values(reads).map(({ signal }) => signal))),
  ].filter((signal) => fitting(ship, signal));
  for (const [signal, value] of Object.entries(FACTS)) say(signal, value, instant(1));
  const SECONDS = 120;
  let cost = process.cpuUsage();
  for (let second = 1; second <= SECONDS; second += 1) {
    // The first half warms it up, as a watch is after a minute.
    if (second === SECONDS / 2 + 1) cost = process.cpuUsage();
    for (const [n, signal] of inputs.entries()) {
      const when = { at: START + second * 1000 + n, mono: second * 1000 + n };
      judge.advance(when);
      say(signal, saidOf(signal, second), when);
    }
  }
  const { user, system } = process.cpuUsage(cost);
  return (user + system) / ((SECONDS / 2) * 10_000);
}

export function benchRules(): RuleFigures {
  const ship = greatShip("every");
  const { times, memory, alerts } = changes(ship);
  const { all, instances } = pass(ship);
  return {
    signals: ship.signals,
    instances,
    alerts,
    change: { median: share(times, 0.5), p99: share(times, 0.99) },
    pass: { all, each: (all * 1000) / instances },
    memory,
    core: few(demoShip()),
  };
}
