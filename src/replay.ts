/**
 * Replaying recordings through the very watch that the ship runs, at any speed: the same recordings give the
 * same alerts and entries to the byte, whatever the machine's clock, date and time zone.
 */

import { compileBindings } from "./bindings/compile.ts";
import type { ShipFile } from "./config/load.ts";
import { foreignWanted } from "./foreign-ears.ts";
import type { Decoder, Driver } from "./ingest/driver.ts";
import type { Recorded } from "./ingest/recording.ts";
import { type Instant, iso } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import { type MemoryLogbook, memoryLogbook } from "./logbook/memory-logbook.ts";
import { readRecordedAct } from "./outputs/panel/acts.ts";
import type { Rule } from "./rules/rule.ts";
import { HEALTH_SIGNALS, type HealthSignal } from "./signals/health.ts";
import { createWatch, type Watch } from "./watch.ts";
import { watchedShip } from "./watched-ship.ts";

export interface ReplayStart {
  readonly file: ShipFile;
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  /** Also a line for each signal whose value or quality changes. */
  readonly signals: boolean;
  readonly write: (line: string) => void;
  /** What of the recording could not be used, for standard error. */
  readonly trouble: (words: string) => void;
}

export interface Replay {
  take(recorded: Recorded): void;
  /** Writes the last line and gives what was counted. */
  end(): { readonly alerts: number; readonly entries: number };
}

export function createReplay(start: ReplayStart): Replay {
  const { file, drivers, rules, write, trouble } = start;
  const bindings = compileBindings(file);
  const { outputs } = file.watch;
  const wantedOf = (port: string): ReadonlySet<string> =>
    new Set([...bindings.wanted(port), ...foreignWanted(outputs, port)]);
  const decoders = new Map<string, Decoder>();
  for (const port of file.ports) {
    const driver = drivers.find(({ name }) => name === port.driver);
    if (driver) decoders.set(port.name, driver.decoder(port.config, wantedOf(port.name)));
  }
  const unknownPorts = new Set<string>();
  const logbook: MemoryLogbook = memoryLogbook();
  let watch: Watch | undefined;
  let alerts = 0;

  const begun = (now: Instant): Watch => {
    watch ??= createWatch({ ship: watchedShip(file), bindings, rules, now, outputs, keeps: false });
    return watch;
  };

  function tell(now: Instant): void {
    if (!watch) return;
    const told = watch.take();
    const line = (value: { readonly [key: string]: unknown }) => write(JSON.stringify(value));
    if (start.signals) {
      for (const { signal, after, when } of told.changes) {
        const value = after.quality === "good" ? after.value : null;
        line({ at: iso(when.at), type: "signal", signal, quality: after.quality, value });
      }
    }
    for (const { after } of told.alerts) {
      alerts += 1;
      line({ at: iso(after.changedAt), type: "alert", ...after });
    }
    for (const draft of told.drafts) {
      const entry = logbook.write(draft, now.at);
      if (entry) line({ type: "entry", ...entry });
    }
  }

  /** Deadlines one by one, so that what comes of each is written down with its own time. */
  function runTo(when: Instant): void {
    const running = begun(when);
    for (let due = running.due(); due !== undefined && due <= when.mono; due = running.due()) {
      const own = { mono: due, at: Math.round(when.at - (when.mono - due)) };
      running.advance(own);
      tell(own);
    }
  }

  function hear(
    port: string,
    what: { readonly text: string } | { readonly hex: string },
    when: Instant,
  ): void {
    const decode = decoders.get(port);
    if (decode) begun(when).hear(port, decode({ when, ...what }), when);
    else if (!unknownPorts.has(port)) {
      unknownPorts.add(port);
      trouble(`The recording has a port “${port}” that the ship file does not have; its lines are not used.`);
    }
  }

  function take(recorded: Recorded): void {
    const { when } = recorded;
    runTo(when);
    switch (recorded.is) {
      case "text":
        hear(recorded.port, { text: recorded.text }, when);
        break;
      case "hex":
        hear(recorded.port, { hex: recorded.hex }, when);
        break;
      case "event":
        begun(when).port(recorded.port, recorded.event, recorded.because, when);
        break;
      case "act": {
        const act = readRecordedAct(recorded.act);
        const words = act.ok ? begun(when).act(act.value, when) : act.words;
        if (words !== undefined) trouble(`The act at ${iso(when.at)} was refused: ${words}`);
        break;
      }
      case "health":
        if ((HEALTH_SIGNALS as readonly string[]).includes(recorded.signal)) {
          begun(when).health(recorded.signal as HealthSignal, recorded.value, when);
        }
        break;
      case "turn":
      case "end":
        begun(when).advance(when);
        break;
    }
    tell(when);
  }

  return {
    take,
    end: () => {
      const entries = logbook.entries().length;
      const end: { readonly [key: string]: Json } = {
        type: "end",
        alerts,
        entries,
        chainHead: { ...logbook.head() },
      };
      write(JSON.stringify(end));
      return { alerts, entries };
    },
  };
}
