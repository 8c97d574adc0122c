/**
 * Two devices that answer to one instance: the commonest fault of installation on an NMEA 2000 bus, and one that
 * makes a bilge alarm jump between two bilges. Told once when the second is heard, and again when it comes back
 * after a silence.
 */
import type { Message } from "../message.ts";

/** Where each message says which of several like things it speaks of. */
const INSTANCE_AT: ReadonlyMap<number, { readonly at: number; readonly bytes: 1 | 2 }> = new Map([
  [127245, { at: 0, bytes: 1 }], // rudder
  [127488, { at: 0, bytes: 1 }], // engine, rapid
  [127489, { at: 0, bytes: 1 }], // engine
  [127493, { at: 0, bytes: 1 }], // transmission
  [127501, { at: 0, bytes: 1 }], // switch bank
  [127505, { at: 0, bytes: 1 }], // fluid level: instance and type share the byte
  [127508, { at: 0, bytes: 1 }], // battery
  [130312, { at: 1, bytes: 2 }], // temperature: instance and source
  [130314, { at: 1, bytes: 2 }], // pressure
  [130316, { at: 1, bytes: 2 }], // temperature, extended range
]);

/** A source that has been silent this long has given its instance up. */
const SILENCE = 60_000;
/** Instances held at once; a bus has some dozens. */
const MOST_HELD = 4096;

interface Holder {
  readonly source: number;
  heard: number;
  readonly rivals: Map<number, number>;
}

export interface Instances {
  /** A conflict, when this payload is the first sign of one. */
  heard(pgn: number, source: number, payload: Uint8Array, mono: number): Message | undefined;
}

export function instances(): Instances {
  const holders = new Map<number, Holder>();
  return {
    heard(pgn, source, payload, mono) {
      const place = INSTANCE_AT.get(pgn);
      const first = place && payload[place.at];
      if (place === undefined || first === undefined) return undefined;
      const instance = place.bytes === 1 ? first : first * 256 + (payload[place.at + 1] ?? 0xff);
      const key = pgn * 65_536 + instance;
      const holder = holders.get(key);
      if (!holder || (holder.source !== source && silent(holder.heard, mono))) {
        if (holders.size >= MOST_HELD) holders.clear();
        holders.set(key, { source, heard: mono, rivals: new Map() });
        return undefined;
      }
      if (holder.source === source) {
        holder.heard = mono;
        return undefined;
      }
      const before = holder.rivals.get(source);
      holder.rivals.set(source, mono);
      if (before !== undefined && !silent(before, mono)) return undefined;
      return {
        is: "conflict",
        pgn,
        sources: [holder.source, source],
        words: `Two devices on the bus, at addresses ${holder.source} and ${source}, both send PGN ${pgn} as instance ${first}`,
      };
    },
  };
}

const silent = (heard: number, mono: number): boolean => mono - heard > SILENCE || mono < heard;
