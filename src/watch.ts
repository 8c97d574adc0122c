/**
 * The watch: a function of the ship file, the state at the start and what is heard. Messages, port events,
 * acts and its own health go in; alerts, entries and state to be kept come out. It knows no device, no disk,
 * no network and no clock but the stamps of its inputs, so that a replay gives the same to the byte.
 *
 *   message ─▶ bindings ─▶ board ─▶ situation ─▶ judge ─▶ alert book ─▶ what is to be told
 *
 * Before an input at t, every deadline up to t runs, each stamped with its own time.
 */
import type { AlertChange } from "./alerts/alert.ts";
import { type AlertAct, type AlertBook, alertBook, restoredBook } from "./alerts/book.ts";
import type { Outcome } from "./alerts/foreign/findings.ts";
import { attentionAboard } from "./attention-aboard.ts";
import { bridgePresence } from "./bridge-presence.ts";
import { flappingEntries } from "./flapping-entries.ts";
import { foreignEars } from "./foreign-ears.ts";
import type { Instant } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import type { PortState } from "./kernel/port-state.ts";
import { entryOfAct, entryRefusal } from "./logbook/acts.ts";
import { stamp } from "./logbook/compose.ts";
import type { StampedDraft } from "./logbook/entry.ts";
import { readiness } from "./logbook/readiness.ts";
import { onlyChanges } from "./only-changes.ts";
import { ownVoice } from "./own-voice.ts";
import type { EntryDraft } from "./rules/finding.ts";
import { createJudge, type Judge, type Judged } from "./rules/judge.ts";
import type { GeoPosition } from "./ship/terms.ts";
import { isUnfitted } from "./ship/unfitted.ts";
import type { Act } from "./signals/act.ts";
import { type Board, type BoardChange, createBoard } from "./signals/board.ts";
import { type HealthSignal, portReason, portSignal } from "./signals/health.ts";
import type { Reading } from "./signals/reading.ts";
import { createSituation } from "./situation/situation.ts";
import { answersOfPersons, isAlertAct, nothingTold, type Told } from "./told.ts";
import type { WatchStart } from "./watch-start.ts";
import type { Message } from "./wire/message.ts";

export interface Watch {
  hear(port: string, messages: readonly Message[], when: Instant): void;
  port(port: string, state: PortState, because: string, when: Instant): void;
  health(signal: HealthSignal, value: string | number, when: Instant): void;
  /** Words for the person when the act was refused; undefined when it was done. */
  act(act: Act, when: Instant): string | undefined;
  /** Runs every deadline up to now. */
  advance(now: Instant): void;
  /** Monotonic time of the next deadline. */
  due(): number | undefined;
  take(): Told;
  /** Something has come of the inputs that must not wait: an alert, an entry, an act. */
  urgent(): boolean;
  readonly board: Board;
  readonly alerts: Pick<AlertBook, "list" | "groups" | "sound">;
  readonly judge: Pick<Judge, "revision" | "gate" | "duties" | "indications" | "unwatched">;
}

export function createWatch(start: WatchStart): Watch {
  const { ship, bindings, rules, kept = new Map<string, Json>(), keeps = true } = start;
  let now = start.now;
  const board = createBoard();
  const items = new Set(ship.equipment.map(({ id }) => id));
  const savedAlerts = kept.get("alerts");
  const times = attentionAboard(start.outputs ?? {});
  const book = savedAlerts === undefined ? alertBook(times) : restoredBook(savedAlerts, now, times);
  const flapping = flappingEntries(times, kept.get("flapping-entries"), now);
  const situated = kept.get("situation");
  const situation = createSituation(ship, board, situated === undefined ? { now } : { now, kept: situated });
  const foreign = foreignEars(start.outputs ?? {}, now, kept);
  const isOwn = ownVoice(start.outputs ?? {});
  /** Signals that were lost with their port and have not been heard since: the fault is the port's. */
  const lostWithPort = new Set<string>();
  const judge = createJudge({
    rules,
    ship,
    board,
    now,
    kept,
    portOf: (signal) => bindings.bound.get(signal)?.[0],
    portLost: (signal) => lostWithPort.has(signal),
    // Facts and the watch's own signals are always bound; an item's signal is when the ship file binds it.
    isBound: (signal) =>
      bindings.bound.has(signal) || (!isUnfitted(signal) && !items.has(signal.slice(0, signal.indexOf(".")))),
    ...(start.firstWord === undefined ? {} : { firstWord: start.firstWord }),
  });

  let told = nothingTold();
  const situationKept = onlyChanges("situation", situated);
  const answers = answersOfPersons();
  const manned = bridgePresence(ship, board);

  function take(judged: Judged): void {
    for (const draft of judged.drafts) told.drafts.push(...flapping.take(stamped(draft), now));
    const changes = judged.findings.flatMap((finding) => book.find(finding, now));
    changed(changes);
  }

  /** Alerts changed: the answers of persons are facts that rules may read. */
  function changed(changes: readonly AlertChange[]): void {
    if (changes.length === 0) return;
    told.alerts.push(...changes);
    post(answers(changes, book.list(), now));
  }

  /** What others say of their own alerts. */
  const others = (outcomes: readonly Outcome[]): void =>
    changed(outcomes.flatMap((one) => ("is" in one ? book.find(one, now) : book.act(one, now).changes)));

  const post = (readings: readonly Reading[]): void => spread(posted(readings));

  /** Most readings only say again what stands on the board. */
  function posted(readings: readonly Reading[]): readonly BoardChange[] {
    const changes: BoardChange[] = [];
    for (const reading of readings) {
      const change = board.post(reading);
      if (change !== undefined) changes.push(change);
    }
    return changes;
  }

  /** From changes on the board to findings: the situation first, for rules read it. */
  function spread(changes: readonly BoardChange[]): void {
    if (changes.length === 0) return;
    told.changes.push(...changes);
    const is = manned(changes);
    if (is !== undefined) changed(book.manned(is, now));
    const facts = changes.some(({ signal }) => situation.reads(signal))
      ? factChanges(situation.look(now))
      : [];
    take(judge.change([...changes, ...facts], now));
  }

  function factChanges(readings: readonly Reading[]): readonly BoardChange[] {
    const changes = posted(readings);
    told.changes.push(...changes);
    return changes;
  }

  const stamped = (draft: EntryDraft): StampedDraft => {
    const position = board.know("navigation.position");
    return stamp(draft, {
      at: now.at,
      timeSource: situation.timeSource(now),
      position: position.quality === "good" ? (position.value as GeoPosition) : null,
    });
  };

  const due = (): number | undefined => {
    const next = Math.min(
      board.nextStale() ?? Infinity,
      bindings.due() ?? Infinity,
      situation.due() ?? Infinity,
      judge.due() ?? Infinity,
      book.due() ?? Infinity,
      foreign.due() ?? Infinity,
      flapping.due() ?? Infinity,
    );
    return Number.isFinite(next) ? next : undefined;
  };

  /** Inputs come in the order in which they were handed over; a stamp that lies before the last is not gone back to. */
  function advance(to: Instant): void {
    for (let mono = due(); mono !== undefined && mono <= to.mono; mono = due()) {
      now = mono > now.mono ? { mono, at: Math.round(to.at - (to.mono - mono)) } : now;
      spread(board.expire(now));
      post(bindings.settle(now));
      if ((situation.due() ?? Infinity) <= now.mono)
        take(judge.change(factChanges(situation.look(now)), now));
      take(judge.advance(now));
      others(foreign.advance(now));
      changed(book.advance(now));
      told.drafts.push(...flapping.advance(now));
    }
    if (to.mono >= now.mono) now = to;
  }

  return {
    hear(port, messages, when) {
      advance(when);
      for (const message of messages) {
        if (isOwn(message)) continue;
        const readings = bindings.read(port, message, when);
        if (lostWithPort.size > 0) for (const { signal } of readings) lostWithPort.delete(signal);
        post(readings);
        others(foreign.hear(port, message, now));
      }
    },
    port(port, state, because, when) {
      advance(when);
      const own = (signal: string, value: string): Reading => ({ signal, when, source: "watch", value });
      const lost = state === "lost" ? bindings.lost(port, when, because) : [];
      for (const { signal } of lost) lostWithPort.add(signal);
      post([own(portReason(port), because), own(portSignal(port), state), ...lost]);
      others(foreign.port(port, state, now));
    },
    health(signal, value, when) {
      advance(when);
      post([{ signal, when, source: "watch", value }]);
    },
    act(act, when) {
      advance(when);
      told.acts.push({ at: when.at, act });
      const refused = isAlertAct(act) ? actOnAlert(act) : entryRefusal(act);
      if (refused !== undefined) return refused;
      const entry = entryOfAct(act, when.at, ship);
      const facts = situation.act(act, when);
      if (act.act === "ready-for-departure" && entry) return declareReady(entry, facts);
      if (entry) told.drafts.push(stamped(entry));
      return void post(facts);
    },
    advance,
    due,
    urgent: () => told.alerts.length + told.drafts.length + told.acts.length > 0,
    take() {
      const whole = told;
      told = nothingTold();
      const state = keeps ? toKeep(whole.alerts.length > 0) : [];
      return { ...whole, edges: bindings.takeEdges(), asked: foreign.takeAsked(), kept: state };
    },
    board,
    alerts: book,
    judge,
  };

  function toKeep(alerts: boolean): Told["kept"] {
    const wholeBook = alerts ? [["alerts", book.save(now)] as const] : [];
    const facts = situationKept(situation.save());
    return [...judge.kept(), ...facts, ...flapping.kept(), ...foreign.kept(), ...wholeBook];
  }

  /** What is open is known only once she is being made ready. */
  function declareReady(entry: EntryDraft, facts: readonly Reading[]): string | undefined {
    post(facts);
    const { draft, refused } = readiness(entry, judge.gate());
    told.drafts.push(stamped(draft));
    return refused;
  }

  function actOnAlert(act: AlertAct): string | undefined {
    const asked = foreign.acknowledge(act, book.list(), now);
    if (asked !== undefined) return void others(asked);
    const { changes, refused } = book.act(act, now);
    changed(changes);
    return refused;
  }
}
