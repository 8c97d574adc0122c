/**
 * The supervisor of one port: runs its driver, starts it again for ever when it ends or throws, decodes and
 * counts what it heard, and knows when the port is silent. A port that delivers only what must be refused is
 * as silent as one that delivers nothing.
 */
import { backoff } from "../kernel/backoff.ts";
import type { Clock, Instant } from "../kernel/clock.ts";
import { type Duration, saysDuration, seconds } from "../kernel/duration.ts";
import type { TechnicalLog } from "../kernel/log.ts";
import type { PortState } from "../kernel/port-state.ts";
import { Absent } from "../ports/absent.ts";
import type { Ports } from "../ports/ports.ts";
import type { Message } from "../wire/message.ts";
import type { Driver, Raw } from "./driver.ts";

export interface PortReport {
  readonly port: string;
  readonly driver: string;
  readonly state: PortState;
  readonly because: string;
  readonly since: number;
  readonly good: number;
  readonly refused: number;
  readonly ignored: number;
  /** How often the driver has been started. */
  readonly starts: number;
}

export interface SupervisorStart {
  readonly port: string;
  readonly driver: Driver;
  readonly config: unknown;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly log: TechnicalLog;
  /** Raw first, for the recorder, with what the decoder made of it. */
  readonly heard: (port: string, raw: Raw, messages: readonly Message[]) => void;
  readonly changed: (port: string, state: PortState, because: string, when: Instant) => void;
  /** What something aboard reads from this port; others need not be decoded. */
  readonly wanted: ReadonlySet<string>;
  /** No valid message for so long: silent. */
  readonly silentAfter?: Duration;
}

export interface Supervisor {
  report(): PortReport;
  /** Ends when the driver has let go of its port. */
  stop(): Promise<void>;
}

/** An adapter that resets itself is back at once; whatever returns is to be heard within two seconds. */
const FIRST_WAIT = seconds(0.1);
const LONGEST_WAIT = seconds(1.5);
/** Where there is no device only its name is looked for, which costs little. */
const LOOK_AGAIN = seconds(0.25);
/** A line that has been silent this many times its limit is closed and opened again: adapters do hang. */
const REOPEN_AFTER = 6;

export function supervise(start: SupervisorStart): Supervisor {
  const { port, driver, config, ports, clock, log } = start;
  const silentAfter = start.silentAfter ?? seconds(10);
  const stopping = new AbortController();
  let state: PortState = "starting";
  let because = "";
  /** What is missing of what it hears through, though it hears. */
  let impairment = "";
  let since = clock.now().at;
  let lastGood = clock.now().mono;
  const count = { good: 0, refused: 0, ignored: 0, starts: 0 };

  function enter(next: PortState, words: string): void {
    if (next === state && words === because) return;
    const when = clock.now();
    if (next !== state) since = when.at;
    state = next;
    because = words;
    start.changed(port, next, words, when);
    if (next === "hearing" && words !== "")
      log.warn({ port, because: words }, `Port ${port} hears, but ${words}`);
    else if (next === "hearing") log.info({ port }, `Port ${port} hears`);
    else if (next !== "starting") log.warn({ port, because: words }, `Port ${port} is ${next}: ${words}`);
  }

  /** One life of the driver; returns why it ended. */
  async function live(): Promise<{ readonly why: string; readonly absent?: boolean }> {
    count.starts += 1;
    impairment = "";
    const decode = driver.decoder(config, start.wanted);
    const life = new AbortController();
    const end = () => life.abort();
    stopping.signal.addEventListener("abort", end, { once: true });
    const hearing = listenForSilence(life);
    try {
      const context = { ports, stop: life.signal, wanted: start.wanted, impaired };
      for await (const batch of driver.read(config, context)) {
        for (const raw of batch) take(raw, decode(raw));
      }
      return {
        why: life.signal.aborted
          ? "it was silent and was closed to be opened again"
          : "it ended without being told to",
      };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { why, absent: error instanceof Absent };
    } finally {
      life.abort();
      stopping.signal.removeEventListener("abort", end);
      await hearing;
    }
  }

  function impaired(words: string): void {
    impairment = words;
    if (state === "hearing") enter("hearing", words);
  }

  function take(raw: Raw, messages: readonly Message[]): void {
    let good = false;
    for (const message of messages) {
      if (message.is === "refused") count.refused += 1;
      else {
        good = true;
        if (message.is === "ignored") count.ignored += 1;
        else count.good += 1;
      }
    }
    if (good) {
      lastGood = clock.now().mono;
      enter("hearing", impairment);
    }
    start.heard(port, raw, messages);
  }

  async function listenForSilence(life: AbortController): Promise<void> {
    const opened = clock.now().mono;
    while (!life.signal.aborted) {
      await ports.sleep(silentAfter / 4, life.signal);
      const silence = clock.now().mono - Math.max(lastGood, opened);
      if (life.signal.aborted || silence < silentAfter) continue;
      if (state !== "lost") enter("silent", `no valid message for ${saysDuration(silentAfter)}`);
      if (silence >= silentAfter * REOPEN_AFTER) life.abort();
    }
  }

  async function run(): Promise<void> {
    let waits = backoff(FIRST_WAIT, LONGEST_WAIT);
    while (!stopping.signal.aborted) {
      const goodBefore = count.good + count.ignored;
      const { why, absent } = await live();
      if (stopping.signal.aborted) return;
      enter("lost", why);
      if (count.good + count.ignored > goodBefore) waits = backoff(FIRST_WAIT, LONGEST_WAIT);
      await ports.sleep(absent ? LOOK_AGAIN : waits.next().value, stopping.signal);
    }
  }

  start.changed(port, "starting", "", clock.now());
  const running = run();
  return {
    report: () => ({ port, driver: driver.name, state, because, since, ...count }),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
