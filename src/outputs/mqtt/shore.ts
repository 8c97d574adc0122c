/**
 * One broker ashore: the same state, alerts and log as on board, complete and in order, however bad the link.
 * Nothing is sent while there is no connection, nothing counts as ashore until the broker has confirmed it, and a
 * broker that does not answer, or refuses, is tried for ever.
 */
import { backoff } from "../../kernel/backoff.ts";
import type { Instant } from "../../kernel/clock.ts";
import { type Duration, hours, seconds } from "../../kernel/duration.ts";
import type { Entry } from "../../logbook/entry.ts";
import type { SignedHead } from "../../logbook/signature.ts";
import type { ShoreProgress } from "../../records/protocol.ts";
import type { Picture, ShoreSettings } from "../feed.ts";
import type { Output } from "../output.ts";
import type { PictureChange } from "../picture.ts";
import { Backlog, type EntriesAfter } from "./backlog.ts";
import type { Connect, Connection, ConnectionEnd } from "./connection.ts";
import { Retained } from "./retained.ts";
import { Said, STATUS_RANK } from "./said.ts";
import { Sender } from "./sender.ts";
import { alerts, head, type Publication, status } from "./topics.ts";

export interface ShoreParts {
  readonly ship: string;
  readonly settings: ShoreSettings;
  readonly entriesAfter: EntriesAfter;
  readonly signedHead: () => SignedHead | undefined;
  /** The last seq that this broker has confirmed, from the database. */
  readonly cursor: () => number;
  /** The retained topics that may hold something at this broker, from the database. */
  readonly topics: () => readonly string[];
  readonly connect: Connect;
  readonly now: () => Instant;
  /** Runs what a broker's answer sets off; whatever it throws is contained and told. */
  readonly guarded: (work: () => void) => void;
}

export interface ShoreSays {
  progress(progress: ShoreProgress): void;
  state(connected: boolean, because: string | undefined, behind: number): void;
  /** A sentence for something that a person must mend. */
  trouble(words: string): void;
}

const TELL_EVERY = seconds(1);
/** Sooner, when so many more are confirmed: what a front office that dies would have to send again. */
const TELL_AFTER = 2000;
const HEAD_EVERY = hours(1);
/** A connection that has lasted this long has recovered. */
const RECOVERED_AFTER = seconds(60);
const MOST_PASSING = 200;
const waits = (): Generator<Duration, never> => backoff(seconds(1), seconds(60));

export class Shore implements Output {
  readonly name: string;
  readonly #parts: ShoreParts;
  readonly #says: ShoreSays;
  readonly #retained = new Retained();
  readonly #said: Said;
  readonly #backlog: Backlog;
  readonly #passing: Publication[] = [];
  readonly #troubles = new Set<string>();
  #connection: Connection | undefined;
  #sender: Sender | undefined;
  #waits = waits();
  #nextTry = Number.NEGATIVE_INFINITY;
  #openedAt = 0;
  /** Before the first picture nobody knows what is to be cleared ashore: an alarm that stands must not be. */
  #pictured = false;
  #durable = 0;
  #headAt = Number.NEGATIVE_INFINITY;
  #tellAt = Number.NEGATIVE_INFINITY;
  #toldCursor = 0;
  #toldState = "";
  #because: string | undefined;

  constructor(parts: ShoreParts, says: ShoreSays) {
    this.name = `shore ${parts.settings.name}`;
    this.#parts = parts;
    this.#says = says;
    this.#said = new Said(parts.ship, this.#retained);
    this.#backlog = new Backlog(parts.cursor, parts.entriesAfter);
  }

  picture(picture: Picture): void {
    this.#pictured = true;
    this.#heard(picture, this.#said.picture(picture));
  }

  change(change: PictureChange): void {
    this.#heard(change, this.#said.change(change));
  }

  tick(now: Instant): void {
    this.#said.tick(now.mono);
    if (this.#pictured && this.#connection === undefined && now.mono >= this.#nextTry) this.#connect();
    if (this.#sender !== undefined && now.mono - this.#headAt >= HEAD_EVERY) this.#publishHead(now.mono);
    this.#sender?.tick(now.mono);
    if (now.mono - this.#tellAt >= TELL_EVERY) this.#tell(now.mono);
  }

  #confirmed(seq: number): void {
    this.#backlog.confirmed(seq);
    if ((this.#backlog.cursor ?? 0) - this.#toldCursor >= TELL_AFTER) this.#tellCursor();
  }

  async stop(): Promise<void> {
    const connection = this.#connection;
    const sender = this.#sender;
    if (connection === undefined || sender === undefined) return;
    const goodbye = status(this.#parts.ship, false, "the watch was stopped", this.#parts.now().at);
    this.#retained.want(goodbye, STATUS_RANK);
    sender.pump();
    await connection.end();
    this.#tell(this.#parts.now().mono);
  }

  #heard({ head }: PictureChange, turns: readonly Publication[]): void {
    this.#durable = head?.seq ?? this.#durable;
    if (this.#sender === undefined) return;
    this.#passing.push(...turns);
    this.#passing.splice(0, this.#passing.length - MOST_PASSING);
    this.#sender.pump();
  }

  #connect(): void {
    const { ship, settings, connect, guarded } = this.#parts;
    const will = status(ship, false, "the connection to the ship was lost", null);
    this.#connection = connect(settings, `watchkeeper-${ship}-${settings.name}`, will, {
      opened: () => guarded(() => this.#opened()),
      closed: (end) => guarded(() => this.#closed(end)),
    });
  }

  #opened(): void {
    const { ship, now, guarded } = this.#parts;
    if (this.#connection === undefined) return;
    this.#openedAt = now().mono;
    this.#because = undefined;
    this.#troubles.clear();
    this.#retained.want(status(ship, true, "the watch is kept", now().at), STATUS_RANK);
    guarded(() => this.#retained.found(this.#parts.topics()));
    this.#retained.connected();
    this.#connection.holds(alerts(ship), (topic) => this.#retained.found([topic]));
    this.#sender = new Sender(this.#connection, {
      ship,
      retained: this.#retained,
      passing: this.#passing,
      backlog: this.#backlog,
      durable: () => this.#durable,
      entryConfirmed: (seq) => this.#confirmed(seq),
      entrySent: (entry) => this.#entrySent(entry),
      topics: (topics) => this.#says.progress({ broker: this.#parts.settings.name, topics }),
      now,
      guarded,
    });
    this.#sender.pump();
    this.#tell(now().mono);
  }

  #closed({ because, mend }: ConnectionEnd): void {
    const { mono } = this.#parts.now();
    if (this.#sender !== undefined && mono - this.#openedAt > RECOVERED_AFTER) this.#waits = waits();
    this.#connection = undefined;
    this.#sender?.close();
    this.#sender = undefined;
    this.#backlog.rewind();
    this.#passing.length = 0;
    this.#because = because;
    this.#nextTry = mono + this.#waits.next().value;
    if (mend && !this.#troubles.has(because)) {
      this.#troubles.add(because);
      this.#says.trouble(`Nothing reaches shore: ${because}. It is tried again at least once a minute.`);
    }
    this.#tell(mono);
  }

  /** A watch that is handed over is signed off: whoever holds the head ashore holds the log up to there. */
  #entrySent(entry: Entry): void {
    if (signsOff(entry)) this.#publishHead(this.#parts.now().mono);
  }

  #publishHead(mono: number): void {
    const signed = this.#parts.signedHead();
    if (signed === undefined) return;
    this.#headAt = mono;
    this.#passing.push(head(this.#parts.ship, signed));
  }

  #tell(mono: number): void {
    this.#tellAt = mono;
    this.#tellCursor();
    const connected = this.#sender !== undefined;
    // Before the first attempt has ended nobody knows, and a fault that was not seen is not told.
    if (!connected && this.#because === undefined) return;
    const behind = Math.max(0, this.#durable - (this.#backlog.cursor ?? 0));
    const state = JSON.stringify([connected, this.#because, behind]);
    if (state !== this.#toldState) this.#says.state(connected, this.#because, behind);
    this.#toldState = state;
  }

  #tellCursor(): void {
    const { cursor } = this.#backlog;
    if (cursor === undefined || cursor === this.#toldCursor) return;
    this.#toldCursor = cursor;
    this.#says.progress({ broker: this.#parts.settings.name, cursor });
  }
}

/** An officer's entry that the watch has been handed over. */
function signsOff({ data: { act } }: Entry): boolean {
  return typeof act === "object" && act !== null && "kind" in act && act.kind === "watch-change";
}
