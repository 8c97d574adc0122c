/** The one door by which everything enters the watch: recorded first, then heard, and told soon. */
import type { Raw } from "./ingest/driver.ts";
import type { Clock, Instant } from "./kernel/clock.ts";
import type { TechnicalLog } from "./kernel/log.ts";
import type { PortState } from "./kernel/port-state.ts";
import type { rawRecorder } from "./raw-recorder.ts";
import type { Act } from "./signals/act.ts";
import type { HealthSignal } from "./signals/health.ts";
import type { Watch } from "./watch.ts";
import type { Message } from "./wire/message.ts";

export interface WatchDoor {
  heard(port: string, raw: Raw, messages: readonly Message[]): void;
  port(port: string, state: PortState, because: string, when: Instant): void;
  /** The watch's word about itself, through the same door as everything else. */
  say(signal: HealthSignal, value: string | number): void;
  /** Words for the person when the act was refused. */
  act(act: Act): string | undefined;
  /** What is said from now on is the ending of the watch itself, and no finding. */
  close(): void;
}

export interface WatchDoorStart {
  readonly watch: Watch;
  readonly recorder: ReturnType<typeof rawRecorder>;
  readonly clock: Clock;
  readonly log: TechnicalLog;
  readonly soon: () => void;
}

export function watchDoor({ watch, recorder, clock, log, soon }: WatchDoorStart): WatchDoor {
  let closed = false;
  return {
    heard(port, raw, messages) {
      const { when } = raw;
      recorder?.record(
        "text" in raw ? { when, is: "text", port, text: raw.text } : { when, is: "hex", port, hex: raw.hex },
      );
      watch.hear(port, messages, when);
      soon();
    },
    port(port, state, because, when) {
      recorder?.record({ when, is: "event", port, event: state, because });
      watch.port(port, state, because, when);
      soon();
    },
    say(signal, value) {
      if (closed) return;
      const when = clock.now();
      recorder?.record({ when, is: "health", signal, value });
      watch.health(signal, value, when);
      if (signal === "watch.started") log.info({}, `The watch has started ${value}`);
      else if (typeof value === "string" && value !== "well") log.warn({ signal }, value);
      soon();
    },
    act(act) {
      const when = clock.now();
      recorder?.record({ when, is: "act", act });
      const refused = watch.act(act, when);
      soon();
      return refused;
    },
    close() {
      closed = true;
    },
  };
}
