/**
 * Receiving side of fast packets: of one PGN from one source to one destination, kept apart by the sequence counter.
 *
 * Frame 0 always begins anew: frames that came before it belong to a message whose own frame 0 was lost, and a
 * device that never moves its counter would otherwise have two messages glued into one. Later frames may come
 * in any order (gateways over UDP swap them); one that comes twice belongs to another message. What stays
 * unfinished is a loss, told once for each message.
 */
import { IN_FIRST_FRAME, IN_LATER_FRAMES, LONGEST_FAST_PACKET } from "./fast-packet-frames.ts";
import type { Address } from "./frame.ts";

/** Between two frames of a message. The usual 750 ms would lose what a busy gateway or a capture has held back. */
const FAST_PACKET_TIMEOUT = 1000;

interface Unfinished {
  /** When its last frame came. */
  heard: number;
  /** Frames seen, one bit each. */
  seen: number;
  /** Bytes that frame 0 promised; 0 when there was no frame 0. */
  readonly length: number;
  readonly payload: Uint8Array;
}

/** Told, in words, of each message that will never be finished. */
export type Lost = (words: string) => void;

/** The whole payload when a frame finishes one. */
export type FastPacketResult = Uint8Array | "waiting" | "malformed";

export interface FastPackets {
  /** Takes a frame read at a monotonic time in milliseconds. */
  take(frame: Uint8Array, mono: number): FastPacketResult;
  /** Gives up what has waited too long. */
  expire(mono: number): void;
}

const NOTHING = new Uint8Array(0);

const frameCount = (length: number): number =>
  length <= IN_FIRST_FRAME ? 1 : 1 + Math.ceil((length - IN_FIRST_FRAME) / IN_LATER_FRAMES);
const allSeen = (length: number): number => 0xffff_ffff >>> (32 - frameCount(length));

const overdue = ({ heard }: Unfinished, mono: number): boolean => mono - heard > FAST_PACKET_TIMEOUT;

function inWords({ pgn, source }: Address, { seen, length }: Unfinished): string {
  const count = (seen >>> 0).toString(2).replaceAll("0", "").length;
  return length === 0
    ? `PGN ${pgn} from ${source}: ${count} frames without the first`
    : `PGN ${pgn} from ${source}: ${count} of ${frameCount(length)} frames`;
}

/** Copies the payload bytes of a frame to their place; bytes that were not sent stay "not available". */
function fill(payload: Uint8Array, at: number, frame: Uint8Array, from: number): void {
  const end = Math.min(payload.length - at, frame.length - from);
  for (let i = 0; i < end; i += 1) payload[at + i] = frame[from + i] ?? 0xff;
}

export function fastPackets(address: Address, lost: Lost): FastPackets {
  /** By sequence counter. */
  const unfinished: (Unfinished | undefined)[] = Array.from({ length: 8 });

  const giveUp = (counter: number, message: Unfinished): void => {
    unfinished[counter] = undefined;
    lost(inWords(address, message));
  };

  const first = (counter: number, frame: Uint8Array, mono: number): FastPacketResult => {
    const length = frame[1];
    if (length === undefined || length === 0 || length > LONGEST_FAST_PACKET) return "malformed";
    const payload = new Uint8Array(length).fill(0xff);
    fill(payload, 0, frame, 2);
    if (length <= IN_FIRST_FRAME) return payload;
    unfinished[counter] = { heard: mono, seen: 1, length, payload };
    return "waiting";
  };

  return {
    take(frame, mono) {
      const head = frame[0];
      if (head === undefined) return "malformed";
      const index = head & 0x1f;
      const counter = head >> 5;
      let message = unfinished[counter];
      if (message && (index === 0 || (message.seen & (1 << index)) !== 0 || overdue(message, mono))) {
        giveUp(counter, message);
        message = undefined;
      }
      if (index === 0) return first(counter, frame, mono);
      if (!message) {
        unfinished[counter] = { heard: mono, seen: 1 << index, length: 0, payload: NOTHING };
        return "waiting";
      }
      message.seen |= 1 << index;
      message.heard = mono;
      const { length, payload } = message;
      if (length === 0) return "waiting";
      const at = IN_FIRST_FRAME + (index - 1) * IN_LATER_FRAMES;
      if (at >= length) {
        giveUp(counter, message);
        return "malformed";
      }
      fill(payload, at, frame, 1);
      if (message.seen >>> 0 !== allSeen(length)) return "waiting";
      unfinished[counter] = undefined;
      return payload;
    },

    expire(mono) {
      for (const [counter, message] of unfinished.entries()) {
        if (message && overdue(message, mono)) giveUp(counter, message);
      }
    },
  };
}
