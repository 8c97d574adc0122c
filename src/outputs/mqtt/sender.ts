/**
 * What is sent over one open connection, and in which order: alarms, state, what passes, then the log. At most a
 * window of it is under way at once; all bookkeeping of what is under way ends with the connection.
 */
import type { Instant } from "../../kernel/clock.ts";
import { milliseconds, seconds } from "../../kernel/duration.ts";
import type { Entry } from "../../logbook/entry.ts";
import type { Backlog } from "./backlog.ts";
import type { Connection } from "./connection.ts";
import { RANKS, type Retained, type TopicProgress } from "./retained.ts";
import { LAST_ALERT_RANK } from "./said.ts";
import { logged, type Publication } from "./topics.ts";
import { FIRST_WINDOW, paced } from "./window.ts";

export interface Outbound {
  readonly ship: string;
  readonly retained: Retained;
  /** Not retained, and told only while connected. */
  readonly passing: Publication[];
  readonly backlog: Backlog;
  /** The last seq known to be durable. */
  readonly durable: () => number;
  readonly entryConfirmed: (seq: number) => void;
  /** An entry has just been sent. */
  readonly entrySent: (entry: Entry) => void;
  readonly topics: (progress: readonly TopicProgress[]) => void;
  readonly now: () => Instant;
  readonly guarded: (work: () => void) => void;
}

interface Due {
  readonly publication: Publication;
  readonly told?: TopicProgress;
  readonly confirmed?: () => void;
}

/** Alarms may go beyond the window by this many: they never wait for the log. */
const ROOM_FOR_ALARMS = 16;
const CONFIRMS_WITHIN = seconds(60);

export class Sender {
  readonly #out: Outbound;
  readonly #connection: Connection;
  readonly #underWay = new Set<{ readonly sent: number }>();
  #window = FIRST_WINDOW;
  #cleared: TopicProgress[] = [];
  #over = false;

  constructor(connection: Connection, out: Outbound) {
    this.#connection = connection;
    this.#out = out;
  }

  /** Sends as much as may be under way. */
  pump(): void {
    const due = [...this.#due()];
    const told = due.flatMap((item) => (item.told === undefined ? [] : [item.told]));
    if (told.length > 0) this.#tell(told);
    for (const item of due) this.#send(item);
  }

  /** Cuts off a broker that confirms nothing, though it keeps the connection open. */
  tick(mono: number): void {
    if (this.#cleared.length > 0) this.#tell([]);
    const [oldest] = this.#underWay;
    if (oldest !== undefined && mono - oldest.sent > CONFIRMS_WITHIN) {
      this.#connection.drop("the broker has confirmed nothing for 60 s");
    } else this.pump();
  }

  /** The connection is gone: what it still confirms counts for nothing. */
  close(): void {
    this.#over = true;
  }

  *#due(): Generator<Due> {
    for (let count = this.#underWay.size; ; count += 1) {
      const due = count < this.#window ? this.#next() : this.#alarm(count);
      if (due === undefined) return;
      yield due;
    }
  }

  #next(): Due | undefined {
    const retained = this.#out.retained.take(RANKS);
    if (retained !== undefined) return retained;
    const passing = this.#out.passing.shift();
    if (passing !== undefined) return { publication: passing };
    const entry = this.#entry();
    if (entry === undefined) return undefined;
    this.#out.entrySent(entry);
    return {
      publication: logged(this.#out.ship, entry),
      confirmed: () => this.#out.entryConfirmed(entry.seq),
    };
  }

  /** A log that cannot be read holds up nothing else. */
  #entry(): Entry | undefined {
    let entry: Entry | undefined;
    this.#out.guarded(() => {
      entry = this.#out.backlog.take(this.#out.durable());
    });
    return entry;
  }

  #alarm(count: number): Due | undefined {
    return count < this.#window + ROOM_FOR_ALARMS ? this.#out.retained.take(LAST_ALERT_RANK + 1) : undefined;
  }

  #send({ publication, confirmed }: Due): void {
    const mark = { sent: this.#out.now().mono };
    this.#underWay.add(mark);
    this.#connection.publish(publication, () =>
      this.#out.guarded(() => {
        if (this.#over) return;
        this.#underWay.delete(mark);
        this.#window = paced(this.#window, milliseconds(this.#out.now().mono - mark.sent));
        confirmed?.();
        const cleared = publication.retain ? this.#out.retained.confirmed(publication) : undefined;
        if (cleared !== undefined) this.#cleared.push(cleared);
        this.pump();
      }),
    );
  }

  /** In the order in which it happened: a topic cleared and then set again is told so. */
  #tell(told: readonly TopicProgress[]): void {
    const progress = [...this.#cleared, ...told];
    this.#cleared = [];
    this.#out.topics(progress);
  }
}
