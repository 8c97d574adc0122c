/**
 * One line that something is said on. A line that takes nothing holds up nobody: one message is under way at a time, and
 * whoever has more to say is asked again when the line is free.
 */
import type { Clock, Instant } from "./kernel/clock.ts";
import { seconds } from "./kernel/duration.ts";
import type { Say } from "./ports/speech.ts";

export interface SpokenLine {
  /** Says what is due, if the line is free. */
  pump(): void;
  /** Why nothing has got through for too long. */
  trouble(now: Instant): string | undefined;
}

/** What is wrong with a line, and on which port it is heard. */
export interface Trouble {
  readonly port: string | undefined;
  readonly words: string;
}

export interface Speech<Message> {
  /** The next message; undefined when there is nothing to say now. */
  readonly take: (now: Instant) => Message | undefined;
  readonly bytes: (message: Message) => Uint8Array;
  readonly say: Say;
  /** What did not get through is said again first, or told here and forgotten. */
  readonly lost?: (message: Message) => void;
}

/** A line that is put back at once is no trouble worth an alert. */
const PATIENCE = seconds(10);

export function spokenLine<Message>(
  { take, bytes, say, lost }: Speech<Message>,
  clock: Clock,
  stop: AbortSignal,
): SpokenLine {
  /** Under way, or to be said again. */
  let message: Message | undefined;
  let underWay = false;
  /** Since when nothing gets through, and why. */
  let failing: { readonly since: number; readonly words: string } | undefined;

  function pump(): void {
    if (underWay || stop.aborted) return;
    message ??= take(clock.now());
    if (message === undefined) return;
    underWay = true;
    void say(bytes(message)).then(said);
  }

  function said(words: string | undefined): void {
    underWay = false;
    const told = message;
    if (words === undefined || lost !== undefined) message = undefined;
    if (words === undefined) {
      failing = undefined;
      pump();
      return;
    }
    failing = { since: failing?.since ?? clock.now().mono, words };
    if (told !== undefined) lost?.(told);
  }

  return {
    pump,
    trouble: ({ mono }) =>
      failing !== undefined && mono - failing.since >= PATIENCE ? failing.words : undefined,
  };
}
