/**
 * The stream to the panels, as server-sent events:
 *
 *   event: picture      the whole, on connecting and whenever the watch sends it whole
 *   event: change       the parts that changed
 *   event: heartbeat    {"at","sequence","watchSilent"} every 2 s: a page that misses it knows its stream is lost
 *   id: 17              the sequence: one more with each picture or change; a page that finds a gap connects anew
 *
 * A client that does not take what it is sent is dropped: nothing is kept for it, and on coming back it is sent the whole.
 */
import type { Instant } from "../../kernel/clock.ts";
import { milliseconds, seconds } from "../../kernel/duration.ts";
import type { Picture } from "../feed.ts";
import { changed, type PictureChange } from "../picture.ts";

/** One browser. */
export interface StreamClient {
  send(text: string): void;
  /** Bytes sent that it has not yet taken. */
  waiting(): number;
  /** Called once, when it is dropped or the panel closes. */
  drop(): void;
}

const HEARTBEAT = seconds(2);
/** A whole picture of the largest ship is a fifth of this. */
const MOST_WAITING = 2 * 1024 * 1024;
/** Heartbeats in a row at which something was still waiting. */
const MOST_HEARTBEATS_BEHIND = 5;
const MOST_CLIENTS = 64;

export class Stream {
  #picture: Picture | undefined;
  #sequence = 0;
  #lastHeartbeat = Number.NEGATIVE_INFINITY;
  #lastWord: number | undefined;
  #dropped = 0;
  readonly #clients = new Map<StreamClient, { behind: number }>();

  get clients(): number {
    return this.#clients.size;
  }

  /** How many were dropped because they did not keep up. */
  get dropped(): number {
    return this.#dropped;
  }

  get picture(): Picture | undefined {
    return this.#picture;
  }

  /** False when there is no room for another. */
  join(client: StreamClient, now: Instant): boolean {
    if (this.#clients.size >= MOST_CLIENTS) return false;
    this.#clients.set(client, { behind: 0 });
    // A browser shows that the stream is open only when the first bytes have come.
    client.send(this.#heartbeat(now));
    if (this.#picture !== undefined) client.send(event("picture", this.#sequence, this.#picture));
    return true;
  }

  leave(client: StreamClient): void {
    this.#clients.delete(client);
  }

  show(picture: Picture): void {
    this.#picture = picture;
    this.#sequence += 1;
    this.#broadcast(event("picture", this.#sequence, picture));
  }

  /** A change before the first whole picture has nothing to change. */
  change(change: PictureChange): void {
    if (this.#picture === undefined) return;
    this.#picture = changed(this.#picture, change);
    this.#sequence += 1;
    this.#broadcast(event("change", this.#sequence, change));
  }

  /** The watch has spoken: shown to the pages as `watchSilent`, so that a live stream never vouches for a dead watch. */
  heard(mono: number): void {
    this.#lastWord = mono;
  }

  tick(now: Instant): void {
    if (now.mono - this.#lastHeartbeat < HEARTBEAT) return;
    this.#lastHeartbeat = now.mono;
    for (const [client, state] of this.#clients) {
      state.behind = client.waiting() > 0 ? state.behind + 1 : 0;
      if (state.behind >= MOST_HEARTBEATS_BEHIND) this.#drop(client);
    }
    this.#broadcast(this.#heartbeat(now));
  }

  close(): void {
    for (const client of this.#clients.keys()) client.drop();
    this.#clients.clear();
  }

  #heartbeat(now: Instant): string {
    const watchSilent =
      this.#lastWord === undefined ? null : milliseconds(Math.round(now.mono - this.#lastWord));
    return `event: heartbeat\ndata: ${JSON.stringify({ at: now.at, sequence: this.#sequence, watchSilent })}\n\n`;
  }

  #broadcast(text: string): void {
    for (const client of this.#clients.keys()) {
      if (client.waiting() > MOST_WAITING) this.#drop(client);
      else client.send(text);
    }
  }

  #drop(client: StreamClient): void {
    this.#clients.delete(client);
    this.#dropped += 1;
    client.drop();
  }
}

/** JSON holds no line break, so one data line carries it. */
const event = (name: string, sequence: number, data: object): string =>
  `event: ${name}\nid: ${sequence}\ndata: ${JSON.stringify(data)}\n\n`;
