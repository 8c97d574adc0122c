/**
 * Receiving side of fast packets, kept apart by source, destination, PGN and sequence counter.
 *
 * Frame 0 always begins anew: frames that came before it belong to a message whose own frame 0 was lost, and a
 * device that never moves its counter would otherwise have two messages glued into one. Later frames may come
 * in any order (gateways over UDP swap them); one that comes twice belongs to another message. What stays
 * unfinished is a loss, told once for each message.
 */
import { IN_FIRST_FRAME, IN_LATER_FRAMES, LONGEST_FAST_PACKET } from "./fast-packet-frames.ts";
import type { Frame } from "./frame.ts";

/** Between two frames of a message. The usual 750 ms would lose what a busy gateway or a capture has held back. */
const FAST_PACKET_TIMEOUT = 1000;
/** Unfinished messages held at once: each source of a full bus (252) with two under way. */
const MOST_UNFINISHED = 512;

interface Unfinished {
  readonly pgn: number;
  readonly source: number;
  /** When its last frame came. */
  heard: number;
  /** Frames seen, one bit each. */
  seen: number;
  /** Bytes that frame 0 promised; 0 when there was no frame 0. */
  readonly length: number;
  readonly payload: Uint8Array;
}

export interface Lost {
  readonly pgn: number;
  readonly source: number;
  readonly words: string;
}

export type FastPacketResult =
  | { readonly is: "complete"; readonly payload: Uint8Array }
  | { readonly is: "waiting" }
  | { readonly is: "malformed" };

export interface FastPackets {
  /** Takes a frame read at a monotonic time in milliseconds; `lost` is told what will never be finished. */
  take(frame: Frame, mono: number, lost: (message: Lost) => void): FastPacketResult;
  /** Gives up what has waited too long. */
  expire(mono: number, lost: (message: Lost) => void): void;
}

const WAITING: FastPacketResult = { is: "waiting" };
const MALFORMED: FastPacketResult = { is: "malformed" };
const NOTHING = new Uint8Array(0);

const frameCount = (length: number): number =>
  length <= IN_FIRST_FRAME ? 1 : 1 + Math.ceil((length - IN_FIRST_FRAME) / IN_LATER_FRAMES);
const allSeen = (length: number): number => 0xffff_ffff >>> (32 - frameCount(length));

/** A number for source, destination, PGN and counter; 17 + 8 + 8 + 3 bits, exact in a double. */
const keyOf = ({ pgn, source, destination }: Frame, counter: number): number =>
  ((pgn * 256 + source) * 256 + destination) * 8 + counter;

function inWords({ pgn, source, seen, length }: Unfinished): Lost {
  const count = (seen >>> 0).toString(2).replaceAll("0", "").length;
  const words =
    length === 0
      ? `PGN ${pgn} from ${source}: ${count} frames without the first`
      : `PGN ${pgn} from ${source}: ${count} of ${frameCount(length)} frames`;
  return { pgn, source, words };
}

export function fastPackets(): FastPackets {
  const unfinished = new Map<number, Unfinished>();

  const give = (key: number, message: Unfinished, lost: (message: Lost) => void): void => {
    unfinished.delete(key);
    lost(inWords(message));
  };

  const begin = (key: number, message: Unfinished, lost: (message: Lost) => void): void => {
    if (unfinished.size >= MOST_UNFINISHED) {
      for (const [oldest, abandoned] of unfinished) {
        give(oldest, abandoned, lost);
        break;
      }
    }
    unfinished.set(key, message);
  };

  return {
    take(frame, mono, lost) {
      const head = frame.data[0];
      if (head === undefined) return MALFORMED;
      const index = head & 0x1f;
      const key = keyOf(frame, head >> 5);
      let message = unfinished.get(key);
      if (message && (index === 0 || overdue(message, mono) || (message.seen & (1 << index)) !== 0)) {
        give(key, message, lost);
        message = undefined;
      }
      if (index === 0) {
        const length = frame.data[1];
        if (length === undefined || length === 0 || length > LONGEST_FAST_PACKET) return MALFORMED;
        const payload = new Uint8Array(length).fill(0xff);
        payload.set(frame.data.subarray(2, 2 + Math.min(length, IN_FIRST_FRAME)));
        if (length <= IN_FIRST_FRAME) return { is: "complete", payload };
        begin(key, { ...about(frame, mono), seen: 1, length, payload }, lost);
        return WAITING;
      }
      if (!message) {
        begin(key, { ...about(frame, mono), seen: 1 << index, length: 0, payload: NOTHING }, lost);
        return WAITING;
      }
      message.seen |= 1 << index;
      message.heard = mono;
      const { length, payload } = message;
      if (length === 0) return WAITING;
      const at = IN_FIRST_FRAME + (index - 1) * IN_LATER_FRAMES;
      if (at >= length) {
        give(key, message, lost);
        return MALFORMED;
      }
      payload.set(frame.data.subarray(1, 1 + Math.min(IN_LATER_FRAMES, length - at)), at);
      if (message.seen >>> 0 !== allSeen(length)) return WAITING;
      unfinished.delete(key);
      return { is: "complete", payload };
    },

    expire(mono, lost) {
      for (const [key, message] of unfinished) if (overdue(message, mono)) give(key, message, lost);
    },
  };
}

const about = ({ pgn, source }: Frame, mono: number) => ({ pgn, source, heard: mono });

const overdue = ({ heard }: Unfinished, mono: number): boolean => mono - heard > FAST_PACKET_TIMEOUT;
