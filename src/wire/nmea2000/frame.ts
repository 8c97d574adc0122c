/**
 * One CAN frame of an NMEA 2000 bus, and what its 29-bit identifier says.
 *
 *   28  26 25 24 23     16 15      8 7       0
 *   ┌─────┬──┬──┬─────────┬─────────┬─────────┐
 *   │prio │ 0│DP│ format  │ specific│ source  │
 *   └─────┴──┴──┴─────────┴─────────┴─────────┘
 *   format < 240: addressed, specific is the destination and no part of the PGN
 *   format ≥ 240: to all, specific is the low byte of the PGN
 */

export interface Address {
  readonly priority: number;
  readonly pgn: number;
  readonly source: number;
  readonly destination: number;
}

export interface Frame extends Address {
  readonly data: Uint8Array;
}

/** Destination of what is meant for everybody. */
export const EVERYBODY = 255;
/** Source of who has no address. */
export const NOBODY = 254;

const ADDRESSED_BELOW = 240;
const EXTENDED_DATA_PAGE = 1 << 25;
export const LARGEST_ID = 0x1fff_ffff;

/** The PGNs that NMEA 2000 uses of those that a 29-bit identifier can carry; the others are J1939's, or nobody's. */
const PGN_RANGES = [
  { from: 0xe800, to: 0xffff },
  { from: 0x1ed00, to: 0x1ffff },
] as const;

export const isNmea2000 = (pgn: number): boolean =>
  PGN_RANGES.some(({ from, to }) => pgn >= from && pgn <= to);

/** What a 29-bit identifier says; undefined when it cannot be NMEA 2000 (the extended data page is ISO 15765's). */
export function addressOf(id: number): Address | undefined {
  if (id > LARGEST_ID || (id & EXTENDED_DATA_PAGE) !== 0) return undefined;
  const format = (id >>> 16) & 0xff;
  const specific = (id >>> 8) & 0xff;
  const page = (id >>> 24) & 1;
  const addressed = format < ADDRESSED_BELOW;
  return {
    priority: (id >>> 26) & 7,
    pgn: (page << 16) | (format << 8) | (addressed ? 0 : specific),
    source: id & 0xff,
    destination: addressed ? specific : EVERYBODY,
  };
}

/** The identifier that says it. */
export function idOf({ priority, pgn, source, destination }: Address): number {
  const addressed = ((pgn >>> 8) & 0xff) < ADDRESSED_BELOW;
  return ((priority << 26) | (pgn << 8) | (addressed ? destination << 8 : 0) | source) >>> 0;
}
