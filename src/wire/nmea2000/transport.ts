/** How a message travels: in one frame, as a fast packet, or by the ISO 11783 transport protocol. */
import { getPGNWithNumber } from "@canboat/ts-pgns";

export type Transport = "single" | "fast";

/** Ranges that ISO and NMEA reserve for fast packets: addressed, and manufacturers' own. */
const ADDRESSED_FAST = { from: 0x1ed00, to: 0x1efff };
const PROPRIETARY_FAST = { from: 0x1ff00, to: 0x1ffff };

const known = new Map<number, Transport>();

/**
 * Fast packets are known by their PGN alone: the frames do not say. canboat's definitions tell; where it has
 * none, the range does. In the range 1F000 to 1FEFF both occur, and an unknown PGN there is taken frame by frame.
 */
export function transportOf(pgn: number): Transport {
  let transport = known.get(pgn);
  if (transport === undefined) {
    transport = lookUp(pgn);
    if (pgn <= PROPRIETARY_FAST.to) known.set(pgn, transport);
  }
  return transport;
}

function lookUp(pgn: number): Transport {
  const definitions = getPGNWithNumber(pgn)?.filter((definition) => definition.Fallback !== true) ?? [];
  if (definitions.length > 0) return definitions.some(({ Type }) => Type === "Fast") ? "fast" : "single";
  const fast = [ADDRESSED_FAST, PROPRIETARY_FAST].some(({ from, to }) => pgn >= from && pgn <= to);
  return fast ? "fast" : "single";
}
