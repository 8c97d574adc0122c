/**
 * What has arrived at a port and has not been read: a bounded queue between the machine's events and the
 * driver's `for await`. Nothing waits on the reader; a reader that falls far behind is told that the port is
 * lost rather than given old news.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Chunk } from "./ports.ts";

/** Four minutes of a serial line at 38400, or a second of a busy network. */
const MOST_BYTES = 1 << 20;

export interface Inbox {
  /** Stamped here, as it is read. `peer` tells senders apart where a port has several. */
  put(bytes: Uint8Array, peer?: string): void;
  /** What is queued is still given; then the reader's loop throws. */
  fail(error: Error): void;
  /** What is queued is dropped; the reader's loop ends. */
  stop(): void;
  readonly chunks: AsyncIterable<Chunk>;
}

/** `what` names the port in words: `serial line /dev/ttyS0`. */
export function inbox(what: string, now: () => Instant): Inbox {
  let queue: Chunk[] = [];
  let bytes = 0;
  let failed: Error | undefined;
  let stopped = false;
  let wake: (() => void) | undefined;

  const signal = (): void => {
    wake?.();
    wake = undefined;
  };

  async function* chunks(): AsyncGenerator<Chunk> {
    for (;;) {
      const ready = queue;
      queue = [];
      bytes = 0;
      for (const chunk of ready) {
        if (stopped) return;
        yield chunk;
      }
      if (stopped) return;
      if (queue.length > 0) continue;
      if (failed) throw failed;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return {
    put(arrived, peer) {
      if (failed || stopped) return;
      bytes += arrived.byteLength;
      queue.push(
        peer === undefined ? { when: now(), bytes: arrived } : { when: now(), bytes: arrived, peer },
      );
      if (bytes > MOST_BYTES) {
        queue = [];
        failed = new Error(`${what} brings more than can be read: ${bytes} bytes were waiting and are lost`);
      }
      signal();
    },
    fail(error) {
      failed ??= error;
      signal();
    },
    stop() {
      stopped = true;
      signal();
    },
    chunks: chunks(),
  };
}
