/**
 * The ISO 11783 transport protocol, heard as a third party: messages of up to 1785 bytes announced by 60416 and
 * carried by 60160.
 *
 *   60416  │ 32 BAM, to all       │ size u16 │ packets │ FF            │ PGN u24 │
 *          │ 16 RTS, to one       │ size u16 │ packets │ most at once  │ PGN u24 │
 *          │ 17 CTS, 19 end, both by the receiver: nothing to learn from them │
 *          │ 255 abort, by either                                   │ PGN u24 │
 *   60160  │ packet, from 1 │ 7 bytes │
 *
 * A receiver may ask for packets again, so one that comes twice is taken as it comes.
 */

import type { Lost } from "./fast-packet.ts";
import { EVERYBODY, type Frame } from "./frame.ts";

export const TRANSPORT_CONTROL = 60416;
export const TRANSPORT_DATA = 60160;

/** Between two packets: T2 of ISO 11783-3. */
const TRANSPORT_TIMEOUT = 1250;
const IN_A_PACKET = 7;
const MOST_SESSIONS = 64;
const REQUEST_TO_SEND = 16;
const TO_ALL = 32;
const ABORT = 255;

interface Session {
  readonly pgn: number;
  readonly source: number;
  readonly destination: number;
  readonly priority: number;
  readonly packets: number;
  readonly payload: Uint8Array;
  readonly seen: Set<number>;
  heard: number;
}

export interface IsoTransport {
  /** The whole message when this frame finishes one; `malformed` for an announcement that contradicts itself. */
  take(frame: Frame, mono: number, lost: Lost): Frame | "malformed" | undefined;
  expire(mono: number, lost: Lost): void;
}

const keyOf = (source: number, destination: number): number => source * 256 + destination;

const inWords = ({ pgn, source, seen, packets }: Session): string =>
  `PGN ${pgn} from ${source} by ISO transport: ${seen.size} of ${packets} packets`;

export function isoTransport(): IsoTransport {
  const sessions = new Map<number, Session>();

  const give = (key: number, lost: Lost): void => {
    const session = sessions.get(key);
    if (!session) return;
    sessions.delete(key);
    lost(inWords(session));
  };

  const announce = (frame: Frame, mono: number, lost: Lost): "malformed" | undefined => {
    const [kind, sizeLow = 0, sizeHigh = 0, packets = 0, , low = 0, middle = 0, high = 0] = frame.data;
    const { source, destination, priority, data } = frame;
    if (kind === ABORT) {
      give(keyOf(source, destination), lost);
      give(keyOf(destination, source), lost);
    }
    if (kind !== TO_ALL && kind !== REQUEST_TO_SEND) return undefined;
    const size = (sizeHigh << 8) | sizeLow;
    const addressed = kind === REQUEST_TO_SEND;
    const coherent = data.length === 8 && size > 0 && packets === Math.ceil(size / IN_A_PACKET);
    if (!coherent || addressed === (destination === EVERYBODY)) return "malformed";
    const key = keyOf(source, destination);
    give(key, lost);
    const [oldest] = sessions.keys();
    if (sessions.size >= MOST_SESSIONS && oldest !== undefined) give(oldest, lost);
    sessions.set(key, {
      pgn: (high << 16) | (middle << 8) | low,
      source,
      destination,
      priority,
      packets,
      payload: new Uint8Array(size).fill(0xff),
      seen: new Set(),
      heard: mono,
    });
    return undefined;
  };

  const packet = (frame: Frame, mono: number): Frame | undefined => {
    const key = keyOf(frame.source, frame.destination);
    const session = sessions.get(key);
    const number = frame.data[0] ?? 0;
    if (!session || number < 1 || number > session.packets) return undefined;
    const at = (number - 1) * IN_A_PACKET;
    session.payload.set(frame.data.subarray(1, 1 + Math.min(IN_A_PACKET, session.payload.length - at)), at);
    session.seen.add(number);
    session.heard = mono;
    if (session.seen.size < session.packets) return undefined;
    sessions.delete(key);
    const { pgn, source, destination, priority, payload } = session;
    return { pgn, source, destination, priority, data: payload };
  };

  const expire = (mono: number, lost: Lost): void => {
    for (const [key, { heard }] of sessions) {
      if (mono - heard > TRANSPORT_TIMEOUT || mono < heard) give(key, lost);
    }
  };

  return {
    take(frame, mono, lost) {
      expire(mono, lost);
      return frame.pgn === TRANSPORT_CONTROL ? announce(frame, mono, lost) : packet(frame, mono);
    },
    expire,
  };
}
