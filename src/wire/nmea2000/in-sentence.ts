/**
 * NMEA 2000 in the clothes of NMEA 0183.
 *
 *   $PCDIN,01F211,00000000,23,518129D0070000FF*51    PGN, time, source, payload: a message put together (SeaSmart)
 *   $MXPGN,01F801,2801,C1308AC40C5DE343*19           PGN, attributes, bytes last first: a frame (MiniPlex)
 *                 └ sent by us 1 │ priority 3 │ bytes 4 │ address 8
 */
import { checksum } from "../nmea0183/checksum.ts";
import { type Carried, refuse } from "./carried.ts";
import { EVERYBODY, idOf } from "./frame.ts";
import { bytesOfHex } from "./hex.ts";

const PCDIN = /^\$PCDIN,([0-9A-Fa-f]{6}),[0-9A-Za-z]*,([0-9A-Fa-f]{2}),([0-9A-Fa-f]*)\*([0-9A-Fa-f]{2})/;
const MXPGN = /^\$MXPGN,([0-9A-Fa-f]{6}),([0-9A-Fa-f]{4}),([0-9A-Fa-f]*)\*([0-9A-Fa-f]{2})/;

export const isInSentence = (sentence: string): boolean => /^\$(?:PCDIN|MXPGN),/.test(sentence);

export function carriedBySentence(sentence: string): Carried {
  const star = sentence.indexOf("*");
  if (star < 0) return refuse("checksum missing");
  const told = Number.parseInt(sentence.slice(star + 1, star + 3), 16);
  if (told !== Number.parseInt(checksum(sentence.slice(1, star)), 16)) return refuse("checksum wrong");
  return pcdin(sentence) ?? mxpgn(sentence) ?? refuse("frame malformed");
}

function pcdin(sentence: string): Carried | undefined {
  const [, pgn, source, bytes] = PCDIN.exec(sentence) ?? [];
  const payload = bytes === undefined ? undefined : bytesOfHex(bytes);
  if (pgn === undefined || source === undefined || !payload) return undefined;
  const address = {
    priority: 6,
    pgn: Number.parseInt(pgn, 16),
    source: Number.parseInt(source, 16),
    destination: EVERYBODY,
  };
  return { is: "message", address, payload };
}

function mxpgn(sentence: string): Carried | undefined {
  const [, pgn, attributes, bytes] = MXPGN.exec(sentence) ?? [];
  const data = bytes === undefined ? undefined : bytesOfHex(bytes)?.reverse();
  if (pgn === undefined || attributes === undefined || !data) return undefined;
  const word = Number.parseInt(attributes, 16);
  if (data.length !== ((word >> 8) & 0xf) || data.length > 8) return undefined;
  const id = idOf({
    priority: (word >> 12) & 7,
    pgn: Number.parseInt(pgn, 16),
    source: word & 0xff,
    destination: EVERYBODY,
  });
  return { is: "frame", id, data };
}
