/**
 * Messages as frames, and written as a candump log would show them: for what the watch is allowed to send, and for the
 * simulator and the tests, so that what they play goes through the very decoder that a ship's bus does.
 */
import { toPgn } from "@canboat/canboatjs/dist/toPgn.js";
import type { Fields } from "../message.ts";
import { fastPacketFrames } from "./fast-packet-frames.ts";
import { EVERYBODY, idOf } from "./frame.ts";
import { hexOf } from "./hex.ts";
import { transportOf } from "./transport.ts";

export interface Sent {
  readonly pgn: number;
  readonly source: number;
  readonly payload: Uint8Array;
  readonly destination?: number;
  /** 0 goes first on the bus, 7 last. */
  readonly priority?: number;
  /** Fast packets only: 0 to 7, one more for each message of this PGN from this source. */
  readonly sequence?: number;
}

const USUAL_PRIORITY = 6;

/** The frames of a message as `0DF20D23#00E1FFFFFFFFFFFF`. */
export function frames({ pgn, source, payload, destination, priority, sequence }: Sent): readonly string[] {
  const id = idOf({
    pgn,
    source,
    destination: destination ?? EVERYBODY,
    priority: priority ?? USUAL_PRIORITY,
  });
  const head = id.toString(16).toUpperCase().padStart(8, "0");
  const parts = transportOf(pgn) === "fast" ? fastPacketFrames(payload, sequence ?? 0) : [payload];
  return parts.map((part) => `${head}#${hexOf(part)}`);
}

/** The frames of a message as lines of `candump -L`, all stamped with one wall time in milliseconds. */
export function candumpLines(bus: string, at: number, sent: Sent): readonly string[] {
  const stamp = `(${Math.floor(at / 1000)}.${String(Math.floor(at % 1000) * 1000).padStart(6, "0")})`;
  return frames(sent).map((frame) => `${stamp} ${bus} ${frame}`);
}

/** The payload of any message that canboat knows, from fields named and measured as canboat gives them. */
export function payloadOf(pgn: number, fields: Fields): Uint8Array {
  const payload = toPgn({ pgn, fields: { ...fields } });
  if (!payload) throw new RangeError(`PGN ${pgn} is not among canboat's definitions`);
  return Uint8Array.from(payload);
}
