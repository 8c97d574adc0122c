/**
 * One line of Digital Yacht's iKonvert.
 *
 *   !PDGY,127250,2,3,255,481.734,2C20AAAAAAE=      PGN, priority, source, destination, timer, payload in base64
 *   $PDGY,000000,3,,5,485,1,0                      the gateway of itself, once a second
 *
 * There is no checksum, and lines are seen torn into one another: a payload whose base64 is not whole, or that is
 * shorter than any definition of its PGN, has lost its end.
 */
import { getPGNWithNumber } from "@canboat/ts-pgns";
import { type Carried, NOTHING_CARRIED, refuse } from "./carried.ts";

const MESSAGE = /^!PDGY,(\d{1,6}),([0-7]),(\d{1,3}),(\d{1,3}),([\d.]*),([A-Za-z0-9+/]*={0,2})\s*$/;
const STATUS = /^\$PDGY,/;

export const isPdgy = (line: string): boolean => MESSAGE.test(line) || STATUS.test(line);

/** A line as read may hold several, one begun in the middle of another. */
export const pdgyPieces = (line: string): readonly string[] => line.split(/(?=[!$]PDGY,)/);

export function pdgyMessage(piece: string): Carried {
  if (STATUS.test(piece) || piece.startsWith("#")) return NOTHING_CARRIED;
  const [, pgn, priority, source, destination, , base64] = MESSAGE.exec(piece) ?? [];
  if (base64 === undefined) return refuse("frame malformed");
  const payload = Uint8Array.from(Buffer.from(base64, "base64"));
  const address = {
    priority: Number(priority),
    pgn: Number(pgn),
    source: Number(source),
    destination: Number(destination),
  };
  if (base64.length % 4 !== 0 || payload.length < shortest(address.pgn))
    return refuse("part of a message missing");
  return { is: "message", address, payload };
}

/** Bytes that every definition of the PGN has at least. */
function shortest(pgn: number): number {
  const definitions = getPGNWithNumber(pgn)?.filter(({ Fallback }) => Fallback !== true) ?? [];
  return Math.min(
    ...definitions.map(({ MinLength, Length }) => MinLength ?? Length ?? 0),
    Number.POSITIVE_INFINITY,
  );
}
