/**
 * The daemon: where the stages are put together, started from left to right and stopped from right to left.
 *
 *   supervisors ─▶ the watch ─▶ records office (the only writer)
 *        ▲             └──────▶ front office (panel, shore) ─▶ acts ─┐
 *        └── recorder        ▲───────────────────────────────────────┘
 */

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { compileBindings } from "./bindings/compile.ts";
import type { ShipFile } from "./config/load.ts";
import type { Driver, Raw } from "./ingest/driver.ts";
import { createRecorder, type Recorder } from "./ingest/recorder.ts";
import { type Supervisor, supervise } from "./ingest/supervisor.ts";
import { type Clock, type Instant, iso } from "./kernel/clock.ts";
import { type Duration, seconds } from "./kernel/duration.ts";
import type { Json } from "./kernel/json.ts";
import type { TechnicalLog } from "./kernel/log.ts";
import type { PortState } from "./kernel/port-state.ts";
import type { FromFront } from "./outputs/feed.ts";
import { type FrontOffice, frontOffice } from "./outputs/office.ts";
import type { Ports } from "./ports/ports.ts";
import { type RecordsOffice, recordsOffice } from "./records/office.ts";
import type { FromRecords, ShoreProgress } from "./records/protocol.ts";
import type { Rule } from "./rules/rule.ts";
import { createHealth } from "./service/health.ts";
import { serviceManager } from "./service/notify.ts";
import { illness } from "./service/watchdog.ts";
import type { Act } from "./signals/act.ts";
import type { HealthSignal } from "./signals/health.ts";
import { createTelling } from "./telling.ts";
import { createWatch, type Told } from "./watch.ts";
import { watchedShip } from "./watched-ship.ts";
import type { Message } from "./wire/message.ts";

export interface DaemonStart {
  readonly file: ShipFile;
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  readonly ports: Ports;
  readonly clock: Clock;
  readonly log: TechnicalLog;
  /** For the demonstration alone: a broker on loopback. */
  readonly demonstration: boolean;
  /** The panel's address, once it listens. */
  readonly listening: (address: string) => void;
}

export interface Daemon {
  /** Ends when everything that can be written has been, and every port has been let go. */
  stop(because: string): Promise<void>;
}

/** Thrown when the store cannot be opened for a reason that waiting does not mend. */
export class CannotStart extends Error {}

const PULSE = seconds(1);
const OPENS_WITHIN = seconds(10);
/** The watch turns at least so often; more often when something is due. */
const LONGEST_SLEEP = seconds(0.5);

export async function startDaemon(start: DaemonStart): Promise<Daemon> {
  const { file, clock, log } = start;
  const store = resolve(file.directory, file.watch.store);
  mkdirSync(store, { recursive: true });
  const signs = { pass: clock.now().mono, records: clock.now().mono, front: clock.now().mono };
  const recorder = rawRecorder(file, store, log);
  let batch = 0;
  let pendingShore: ShoreProgress[] = [];
  let flushTimer: NodeJS.Immediate | undefined;
  let turnTimer: NodeJS.Timeout | undefined;
  let stopping = false;
  let started = false;
  const early: [HealthSignal, string | number][] = [];

  // The records office first: the watch goes on where the last one ended.
  let opened: (words: Extract<FromRecords, { say: "opened" }>) => void = () => {};
  let cannot: (error: Error) => void = () => {};
  const opening = new Promise<Extract<FromRecords, { say: "opened" }>>((resolve, reject) => {
    opened = resolve;
    cannot = reject;
  });
  const records: RecordsOffice = recordsOffice({
    hire: () =>
      new Worker(new URL("./records-office.js", import.meta.url), {
        workerData: { store },
        name: "records office",
      }),
    schedule: (wait, work) => {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    },
    heard: hearRecords,
    trouble: (words) => say("watch.records-office", words ?? "well"),
  });
  // A disk that cannot be opened must not keep the watch from watching: then it starts without its past.
  const before = await Promise.race([opening, start.ports.sleep(OPENS_WITHIN, new AbortController().signal)]);
  for (const note of before?.notes ?? []) log.warn({}, note);

  const now = clock.now();
  const bindings = compileBindings(file);
  const watch = createWatch({
    ship: watchedShip(file),
    bindings,
    rules: start.rules,
    now,
    kept: new Map<string, Json>(before?.kept ?? []),
  });
  const supervisors: Supervisor[] = [];
  const telling = createTelling(watch, () => supervisors);
  if (before) telling.recorded(0, before.head);
  const health = createHealth(clock);
  const front: FrontOffice = frontOffice(frontStart(start, store), hearFront);
  started = true;
  say(
    "watch.started",
    !before ? "without its past" : before.kept.length === 0 ? "for the first time" : "again",
  );
  for (const [signal, value] of early) say(signal, value);
  supervisors.push(...file.ports.map(superviseOne));
  turn();
  const pulsing = setInterval(pulse, PULSE);
  const service = serviceManager(process.env, (words) => log.warn({}, words));
  service.say("--ready", `--status=Keeping the watch on ${file.ship.particulars.name}`);
  const feeding = service.feedEvery === undefined ? undefined : setInterval(feed, service.feedEvery);

  function superviseOne({ name, driver: driverName, config }: ShipFile["ports"][number]): Supervisor {
    const driver = start.drivers.find((one) => one.name === driverName);
    if (!driver) throw new CannotStart(`There is no driver “${driverName}” for port “${name}”.`);
    return supervise({
      port: name,
      driver,
      config,
      ports: start.ports,
      clock,
      log,
      heard,
      changed: portChanged,
      wanted: bindings.wanted(name),
    });
  }

  function heard(port: string, raw: Raw, messages: readonly Message[]): void {
    if (recorder)
      recorder.record(
        "text" in raw
          ? { when: raw.when, is: "text", port, text: raw.text }
          : { when: raw.when, is: "hex", port, hex: raw.hex },
      );
    watch.hear(port, messages, raw.when);
    flushSoon();
  }

  function portChanged(port: string, state: PortState, because: string, when: Instant): void {
    recorder?.record({ when, is: "event", port, event: state, because });
    watch.port(port, state, because, when);
    flushSoon();
  }

  /** The watch's word about itself, through the same door as everything else. */
  function say(signal: HealthSignal, value: string | number): void {
    if (!started) {
      early.push([signal, value]);
      return;
    }
    const when = clock.now();
    recorder?.record({ when, is: "health", signal, value });
    watch.health(signal, value, when);
    if (typeof value === "string" && value !== "well") log.warn({ signal }, value);
    flushSoon();
  }

  function act(one: Act): string | undefined {
    const when = clock.now();
    recorder?.record({ when, is: "act", act: one });
    const refused = watch.act(one, when);
    flushSoon();
    return refused;
  }

  function hearRecords(words: FromRecords): void {
    signs.records = clock.now().mono;
    if (words.say === "opened") opened(words);
    else if (words.say === "cannot-open" && words.final) cannot(new CannotStart(words.reason));
    else if (!started) return;
    else if (words.say === "recorded") {
      telling.recorded(words.batch, words.head);
      const slow = health.wrote(words.milliseconds);
      if (slow !== undefined) say("watch.write-time", slow);
      flushSoon();
    } else if (words.say === "disk") {
      const step = health.disk(words);
      if (step !== undefined) say("watch.disk", step);
    }
  }

  function hearFront(words: FromFront): void {
    if (words.say === "listening") start.listening(words.address);
    else if (words.say === "act") {
      const refused = act(words.act);
      front.answer(words.id, refused === undefined, refused ?? "done");
    } else if (words.say === "progress") {
      pendingShore.push(words.progress);
      flushSoon();
    } else if (words.say === "shore") {
      const state = health.shore(words);
      if (state !== undefined) say("watch.shore", state);
    } else if (words.say === "trouble") {
      log.warn({ where: words.where }, words.words);
      const died = words.where === "front office" ? health.frontDied(words.words) : undefined;
      if (died !== undefined) say("watch.front-office", died);
    }
  }

  function flushSoon(): void {
    flushTimer ??= setImmediate(flush);
  }

  /** Everything told since the last time, to both offices. It never waits for either. */
  function flush(): void {
    flushTimer = undefined;
    const told = watch.take();
    const at = clock.now().at;
    record(told, at);
    const change = telling.change(told, at);
    if (change) front.tell(change);
    if (!stopping) turnAgain();
  }

  function record(told: Told, at: number): void {
    const alerts = told.alerts.map(({ after }) => after);
    if (alerts.length + told.drafts.length + told.acts.length + told.kept.length + pendingShore.length > 0) {
      batch += 1;
      records.send({
        id: batch,
        at,
        drafts: told.drafts,
        alerts,
        acts: told.acts,
        kept: told.kept,
        shore: pendingShore,
      });
      pendingShore = [];
      telling.sent(told, batch);
    }
    if (told.changes.length > 0) records.history({ at, readings: told.changes.map(historyOf) });
  }

  /** The deadlines of the watch, when they come. */
  function turn(): void {
    turnTimer = undefined;
    const when = clock.now();
    const late = health.turned(when);
    watch.advance(when);
    signs.pass = when.mono;
    if (late !== undefined) say("watch.loop-delay", late);
    flushTimer ??= setImmediate(flush);
  }

  function turnAgain(): void {
    const wait = Math.min(Math.max((watch.due() ?? Infinity) - clock.now().mono, 0), LONGEST_SLEEP);
    clearTimeout(turnTimer);
    health.sleeps(clock.now(), wait as Duration);
    turnTimer = setTimeout(turn, wait);
  }

  function pulse(): void {
    const when = clock.now();
    const step = health.clock(when);
    if (step !== undefined) say("watch.clock-step", step);
    const memory = health.memory(process.memoryUsage.rss());
    if (memory !== undefined) say("watch.memory", memory);
    if (front.answering()) {
      signs.front = when.mono;
      const back = health.frontAnswers();
      if (back !== undefined) say("watch.front-office", back);
    }
    records.ping(batch);
    front.tell(telling.pulse(when.at));
  }

  function feed(): void {
    const ill = illness(signs, clock.now().mono);
    if (ill === undefined) service.say("WATCHDOG=1");
    else log.error({}, `The watchdog is not fed: ${ill}`);
  }

  return {
    stop: async (because) => {
      stopping = true;
      log.info({ because }, "The watch is ending");
      service.say("--stopping");
      clearInterval(pulsing);
      clearInterval(feeding);
      clearTimeout(turnTimer);
      await Promise.all(supervisors.map((one) => one.stop()));
      flush();
      clearTimeout(turnTimer);
      await front.stop();
      await records.stop();
      const when = clock.now();
      recorder?.record({ when, is: "end" });
      await recorder?.close();
      log.info({ at: iso(when.at) }, "The watch has ended");
    },
  };
}

function rawRecorder(file: ShipFile, store: string, log: TechnicalLog): Recorder | undefined {
  const { record } = file.watch;
  if (record === false) return undefined;
  const directory = record === true ? join(store, "raw") : resolve(file.directory, record);
  return createRecorder(directory, (words) => log.error({}, words));
}

const historyOf = ({ signal, after, when }: Told["changes"][number]) => ({
  signal,
  at: when.at,
  quality: after.quality,
  value: (after.quality === "good" ? after.value : null) as Json,
  source: "source" in after ? after.source : "",
});

const frontStart = ({ file, demonstration }: DaemonStart, store: string) => ({
  ship: {
    id: file.ship.particulars.id,
    name: file.ship.particulars.name,
    timeZone: file.ship.particulars.timeZone,
  },
  store,
  equipment: file.ship.equipment.map(({ id, kind, name, place, plan, signals }) => ({
    id,
    kind,
    name,
    ...(place === undefined ? {} : { place: place as Json }),
    plan,
    signals,
  })),
  panel: file.watch.panel,
  shore: file.watch.shore,
  demonstrationBroker: demonstration,
});
