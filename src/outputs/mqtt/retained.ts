/**
 * The retained topics: of each only the latest, most urgent first. What was set and is wanted no more is cleared, also
 * when it was set by a front office that has died since: the topics held ashore are kept in the database.
 */
import { cleared, type Publication } from "./topics.ts";

/** Told to the watch, and kept: that a topic holds something is told before it is set, that it holds nothing after. */
export type TopicProgress = readonly [topic: string, holds: boolean];

/** 0 is sent first. */
export const RANKS = 7;
const LEFTOVERS = RANKS - 2;

export class Retained {
  readonly #queues: readonly Map<string, Publication>[] = Array.from({ length: RANKS }, () => new Map());
  readonly #wanted = new Map<string, { readonly publication: Publication; readonly rank: number }>();
  readonly #held = new Set<string>();
  /** What this connection has last sent of each topic. */
  readonly #sent = new Map<string, string>();

  /** These may hold something ashore, by the database or by the broker's own word: what is not wanted is cleared. */
  found(topics: Iterable<string>): void {
    for (const topic of topics) {
      this.#held.add(topic);
      if (!this.#wanted.has(topic)) this.#queue(cleared(topic), LEFTOVERS);
    }
  }

  want(publication: Publication, rank: number): void {
    this.#wanted.set(publication.topic, { publication, rank });
    this.#queue(publication, rank);
  }

  /** To be cleared ashore, if it may hold anything there. */
  unwant(topic: string, rank: number): void {
    const was = this.#wanted.delete(topic);
    if (was || this.#held.has(topic)) this.#queue(cleared(topic), rank);
  }

  /** A new connection: the broker may have forgotten everything, or hold what a predecessor left. */
  connected(): void {
    this.#sent.clear();
    for (const queue of this.#queues) queue.clear();
    for (const { publication, rank } of this.#wanted.values()) this.#queue(publication, rank);
    this.found(this.#held);
  }

  /** The most urgent that has not been sent, of a rank below `before`; and what must be told before it is sent. */
  take(
    before: number = RANKS,
  ): { readonly publication: Publication; readonly told?: TopicProgress } | undefined {
    for (const queue of this.#queues.slice(0, before)) {
      const [first] = queue.values();
      if (first === undefined) continue;
      queue.delete(first.topic);
      // Wanted and unwanted again before it was ever sent: nothing is ashore to be cleared.
      if (first.payload === "" && !this.#held.has(first.topic)) continue;
      this.#sent.set(first.topic, first.payload);
      if (first.payload === "" || this.#held.has(first.topic)) return { publication: first };
      this.#held.add(first.topic);
      return { publication: first, told: [first.topic, true] };
    }
    return undefined;
  }

  /** The broker has confirmed; tells when a topic now holds nothing. */
  confirmed({ topic, payload }: Publication): TopicProgress | undefined {
    if (payload !== "" || this.#sent.get(topic) !== "") return undefined;
    this.#sent.delete(topic);
    this.#held.delete(topic);
    return [topic, false];
  }

  #queue(publication: Publication, rank: number): void {
    for (const queue of this.#queues) queue.delete(publication.topic);
    if (this.#sent.get(publication.topic) !== publication.payload) {
      this.#queues[rank]?.set(publication.topic, publication);
    }
  }
}
