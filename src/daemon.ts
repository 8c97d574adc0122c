/**
 * The daemon: where the stages are put together, started from left to right and stopped from right to left.
 *
 *   supervisors ─▶ the watch ─▶ records office (the only writer)
 *        ▲             └──────▶ front office (panel, shore) ─▶ acts ─┐
 *        └── recorder        ▲───────────────────────────────────────┘
 */
import { compileBindings } from "./bindings/compile.ts";
import type { ShipFile } from "./config/load.ts";
import { driverOf, type Port } from "./driver-of.ts";
import { frontStart } from "./front-start.ts";
import type { Driver, Raw } from "./ingest/driver.ts";
import { type Supervisor, supervise } from "./ingest/supervisor.ts";
import { type Clock, iso } from "./kernel/clock.ts";
import { saysDuration, seconds } from "./kernel/duration.ts";
import type { Json } from "./kernel/json.ts";
import type { TechnicalLog } from "./kernel/log.ts";
import { openRecords } from "./opening.ts";
import type { FromFront } from "./outputs/feed.ts";
import { frontOffice } from "./outputs/office.ts";
import type { Ports } from "./ports/ports.ts";
import { rawRecorder } from "./raw-recorder.ts";
import { createReceipts } from "./receipts.ts";
import { createRecordingDesk } from "./recording-desk.ts";
import type { FromRecords } from "./records/protocol.ts";
import { createRelayKeeper } from "./relay-keeper.ts";
import type { Rule } from "./rules/rule.ts";
import { ownLimitsOf } from "./rules/terms/own-limits.ts";
import { createHealth } from "./service/health.ts";
import { createLastRun } from "./service/last-run.ts";
import { serviceManager } from "./service/notify.ts";
import { OFFICE_ANSWERS_WITHIN, watchdogFeeder } from "./service/watchdog.ts";
import { storeOf } from "./store.ts";
import { createTellers } from "./tellers.ts";
import { createTelling } from "./telling.ts";
import { createTurns } from "./turns.ts";
import { createWatch } from "./watch.ts";
import { watchDoor } from "./watch-door.ts";
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

const PULSE = seconds(1);

export async function startDaemon(start: DaemonStart): Promise<Daemon> {
  const { file, clock, log } = start;
  const store = storeOf(file);
  const recorder = rawRecorder(file, store, log);
  const health = createHealth(clock, ownLimitsOf(file.ship), (signal, value) => door.say(signal, value));
  const signs = { pass: clock.now().mono, records: clock.now().mono, front: clock.now().mono };
  /** What the offices said before there was a watch to hear it. */
  const early: (() => void)[] = [];
  let ready = false;
  const later =
    <T>(hear: (words: T) => void) =>
    (words: T): void => {
      if (ready) hear(words);
      else early.push(() => hear(words));
    };

  const { records, before } = await openRecords({
    store,
    ports: start.ports,
    heard: later(hearRecords),
    trouble: later((words) => door.say("watch.records-office", words ?? "well")),
  });

  const bindings = compileBindings(file);
  const kept = new Map<string, Json>(before?.kept ?? []);
  /** Recorded first: what the watch finds before it has heard anything bears this time, in a replay too. */
  const began = clock.now();
  const lastRun = createLastRun(kept, began);
  recorder?.record({ when: began, is: "turn" });
  const watch = createWatch({
    ship: watchedShip(file),
    bindings,
    rules: start.rules,
    now: began,
    kept,
    outputs: file.watch.outputs,
  });
  const door = watchDoor({ watch, recorder, clock, log, soon: () => turns.soon() });
  const supervisors: Supervisor[] = [];
  const telling = createTelling(watch, () => supervisors);
  if (before) telling.recorded(0, before.head);
  const desk = createRecordingDesk(records);
  const front = frontOffice(frontStart(file, store, start.demonstration), hearFront);
  const receipts = createReceipts((id, words) => front.answer(id, true, words));
  const tellers = createTellers({
    ...start,
    watch,
    kept,
    act: door.act,
    supervisors,
    trouble: (words) => door.say("watch.alert-sentences", words),
  });
  const relays = createRelayKeeper({
    ...start,
    alerts: watch.alerts.list(),
    supervisors,
    trouble: (words) => door.say("watch.relays", words),
  });
  const turns = createTurns({
    watch,
    clock,
    tell: (whole, at) => {
      if (whole.alerts.length > 0) relays.told(watch.alerts.list());
      const told = { ...whole, kept: [...whole.kept, ...tellers.told(whole), ...lastRun.kept(clock.now())] };
      const batch = desk.send(told, at);
      receipts.sent(batch);
      if (batch !== undefined) telling.sent(told, batch);
      const change = telling.change(told, at);
      if (change) front.tell(change);
    },
    ran: (when) => recorder?.record({ when, is: "turn" }),
    sleeps: health.sleeps,
    turned: (now) => {
      signs.pass = now.mono;
      health.turned(now);
      tellers.tick();
    },
  });
  ready = true;
  door.say("watch.started", !before ? "without its past" : kept.size === 0 ? "for the first time" : "again");
  // It has been, and is over: the alert stays until somebody has read it.
  for (const words of [lastRun.words, "well"]) door.say("watch.restart", words);
  for (const words of early) words();
  noted(before?.notes ?? []);
  supervisors.push(...file.ports.map(superviseOne));

  const service = serviceManager(process.env, (words) => log.warn({}, words));
  service.say("READY=1", `STATUS=Keeping the watch on ${file.ship.particulars.name}`);
  const pulsing = setInterval(pulse, PULSE);
  const feed = watchdogFeeder(signs, service, clock, log);
  const feeding = service.feedEvery === undefined ? undefined : setInterval(feed, service.feedEvery);

  function superviseOne(one: Port): Supervisor {
    const { name, config } = one;
    const driver = driverOf(one, start.drivers);
    const wanted = new Set([...bindings.wanted(name), ...tellers.wanted(name), ...relays.wanted(name)]);
    const { ports } = start;
    return supervise({ port: name, driver, config, ports, clock, log, heard, changed: door.port, wanted });
  }

  function heard(port: string, raw: Raw, messages: readonly Message[]): void {
    door.heard(port, raw, messages);
    tellers.heard(port, messages, raw.when);
    relays.heard(port, messages, raw.when);
  }

  function hearRecords(words: FromRecords): void {
    signs.records = clock.now().mono;
    if (words.say === "recorded") {
      telling.recorded(words.batch, words.head);
      receipts.recorded(words.batch);
      health.wrote(words.milliseconds);
      turns.soon();
    } else if (words.say === "disk") health.disk(words);
    else if (words.say === "note") noted([words.words]);
    else if (words.say === "opened") noted(words.notes);
  }

  /** What had to be done to the store is an alarm: somebody must look at it, and keep what was set aside. */
  function noted(notes: readonly string[]): void {
    if (notes.length > 0) door.say("watch.store", notes.join(" "));
  }

  function hearFront(words: FromFront): void {
    if (words.say === "listening") {
      health.panelListens();
      start.listening(words.address);
    } else if (words.say === "deaf") health.panelDeaf(words.words);
    else if (words.say === "sound") door.say("watch.panel-sound", words.words);
    else if (words.say === "act") {
      const refused = door.act(words.act);
      if (refused === undefined) receipts.done(words.id, words.act, clock.now().mono);
      else front.answer(words.id, false, refused);
    } else if (words.say === "progress") {
      desk.progress(words.progress);
      turns.soon();
    } else if (words.say === "shore") health.shore(words);
    else if (words.say === "trouble") {
      log.warn({ where: words.where }, words.words);
      if (words.where === "front office") health.frontDied(words.words);
    }
  }

  /** Once a second: the signs of life of everything that is not the watch itself. */
  function pulse(): void {
    const when = clock.now();
    receipts.tick(when.mono);
    health.clock(when);
    health.lines(
      supervisors.map((one) => one.report()),
      when,
    );
    health.memory(process.memoryUsage.rss());
    if (front.answering()) {
      signs.front = when.mono;
      health.frontAnswers();
    }
    if (when.mono - signs.records > OFFICE_ANSWERS_WITHIN) {
      records.replace(`it has not answered for ${saysDuration(OFFICE_ANSWERS_WITHIN)}`);
      signs.records = when.mono;
    }
    records.ping(desk.last());
    front.tell(telling.pulse(when.at));
  }

  return {
    stop: async (because) => {
      log.info({ because }, "The watch is ending");
      service.say("STOPPING=1");
      clearInterval(pulsing);
      clearInterval(feeding);
      await Promise.all(supervisors.map((one) => one.stop()));
      lastRun.ends();
      turns.end();
      door.close();
      tellers.stop();
      await relays.stop();
      await front.stop();
      await records.stop();
      const lost = records.unrecorded();
      if (lost > 0) log.error({ lost }, `${lost} records could not be written, and end with the watch`);
      const when = clock.now();
      recorder?.record({ when, is: "end" });
      await recorder?.close();
      log.info({ at: iso(when.at) }, "The watch has ended");
    },
  };
}
