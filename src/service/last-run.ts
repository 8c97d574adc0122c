/**
 * How the watch before this one ended, from what it kept of itself: told to stop, ended by itself, or gone with the
 * computer. It keeps a sign of life once a minute, so that the words can say since when no watch was kept.
 */
import { readFileSync } from "node:fs";
import { type Instant, iso } from "../kernel/clock.ts";
import { seconds } from "../kernel/duration.ts";
import type { Json } from "../kernel/json.ts";

const KEPT = "watch/run";
const SIGN_EVERY = seconds(60);

interface Run {
  /** Of the computer: another one at each of its starts; empty where it has none. */
  readonly boot: string;
  /** Wall time, ms. */
  readonly alive: number;
  /** It was told to end. */
  readonly ended?: boolean;
}

export interface LastRun {
  /** `well` when there was none before, else how it ended. */
  readonly words: string;
  /** What is to be kept now. */
  kept(now: Instant): readonly (readonly [key: string, value: Json])[];
  /** From here on the end is an orderly one. */
  ends(): void;
}

/** Another at each start of the computer (Linux); elsewhere none, and such a start is told as one of the watch. */
function bootOfComputer(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return "";
  }
}

export function createLastRun(
  before: ReadonlyMap<string, Json>,
  began: Instant,
  boot: string = bootOfComputer(),
): LastRun {
  let signed = Number.NEGATIVE_INFINITY;
  let ending = false;
  return {
    words: wordsOf(before.get(KEPT) as Run | undefined, boot, began.at),
    kept(now) {
      if (!ending && now.mono - signed < SIGN_EVERY) return [];
      signed = now.mono;
      return [[KEPT, { boot, alive: now.at, ...(ending ? { ended: true } : {}) }]];
    },
    ends() {
      ending = true;
    },
  };
}

const utc = (at: number): string => `${iso(at).slice(0, 19).replace("T", " ")} UTC`;

function wordsOf(last: Run | undefined, boot: string, began: number): string {
  if (last === undefined) return "well";
  const gap = `no watch was kept from ${utc(last.alive)}${last.ended ? "" : ", or up to a minute later,"} to ${utc(began)}`;
  if (last.ended) return `The watch was told to stop and was started again: ${gap}`;
  if (last.boot !== boot) return `The computer lost its supply or was reset: ${gap}`;
  return `The watch ended by itself or was killed, and was started again: ${gap}. Report it, with its technical log`;
}
