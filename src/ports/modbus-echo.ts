/**
 * An RS-485 adapter whose receiver stays on while it sends hears its own telegram ahead of the answer:
 *
 *   sent   03 02 00 04 00 01 crc crc
 *   heard  03 02 00 04 00 01 crc crc │ 03 02 01 01 crc crc
 *
 * Taken for the answer it is garbled at best; where it is as long as the answer (17 to 24 bits, or an order, which is
 * answered by itself) its checksum is right, and it would be believed.
 */
const NOTHING = Buffer.alloc(0);
const ORDER = 5;

const HEARS_ITSELF =
  "the adapter hears its own telegrams: switch its echo off, or write `echo: true` in the ship file";
const NO_ECHO =
  "its own telegram did not come back whole, though the ship file says `echo: true`: strike that out, unless two speak at once";

export interface OwnEcho {
  /** A telegram of ours goes out. */
  sent(telegram: Uint8Array): void;
  /** What of the bytes that came may be an answer to it. */
  heard(bytes: Uint8Array): Uint8Array;
  /** The exchange has ended, with an answer or without: words where it is the echo that is wrong. */
  ended(answered: boolean): string | undefined;
}

/** Modbus over serial line 1.02, 6.2.2: over a whole telegram, its own checksum included, it is zero. */
function isWhole(telegram: Uint8Array): boolean {
  let register = 0xffff;
  for (const byte of telegram) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit += 1) register = register & 1 ? (register >> 1) ^ 0xa001 : register >> 1;
  }
  return register === 0;
}

/** Where the ship file says that there is an echo, nothing that came before it is an answer. */
function echoSkipped(): OwnEcho {
  let telegram = NOTHING;
  let held = NOTHING;
  let came = false;
  return {
    sent(bytes) {
      telegram = Buffer.from(bytes);
      held = NOTHING;
      came = false;
    },
    heard(bytes) {
      if (came) return bytes;
      held = Buffer.concat([held, bytes]);
      const at = held.indexOf(telegram);
      came = at >= 0;
      if (came) return held.subarray(at + telegram.length);
      held = held.subarray(-telegram.length);
      return NOTHING;
    },
    ended: () => (came ? undefined : NO_ECHO),
  };
}

/**
 * Elsewhere an echo is no answer, and is told. An order's answer is the order again: it is doubted only while the
 * line's last question came back (whoever orders also reads back).
 */
function echoRefused(): OwnEcho {
  let telegram = NOTHING;
  let held = NOTHING;
  let heardAs: "not yet" | "answer" | "echo" = "not yet";
  let echoes = false;
  return {
    sent(bytes) {
      telegram = Buffer.from(bytes);
      held = NOTHING;
      heardAs = "not yet";
    },
    heard(bytes) {
      if (heardAs === "echo") return NOTHING;
      if (heardAs === "answer") return bytes;
      held = Buffer.concat([held, bytes]);
      const shared = Math.min(held.length, telegram.length);
      const alike = held.subarray(0, shared).equals(telegram.subarray(0, shared));
      if (alike && shared < telegram.length && !isWhole(held)) return NOTHING;
      heardAs = alike && shared === telegram.length && (telegram[1] !== ORDER || echoes) ? "echo" : "answer";
      return heardAs === "echo" ? NOTHING : held;
    },
    ended(answered) {
      if (heardAs === "echo") echoes = true;
      else if (answered && telegram[1] !== ORDER) echoes = false;
      return heardAs === "echo" ? HEARS_ITSELF : undefined;
    },
  };
}

export const ownEcho = (expected: boolean): OwnEcho => (expected ? echoSkipped() : echoRefused());
