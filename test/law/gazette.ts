/** The Gazette, to look citations up in: case, spacing and punctuation do not count, every letter and figure does. */
import { readFileSync } from "node:fs";
import type { Instrument } from "../../src/rules/citation.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

const waterways = read("national-waterways-2002.md");
const secondPart = waterways.indexOf("# B. National Waterway, Safety of Navigation");

const GAZETTE: Readonly<Partial<Record<Instrument, string>>> = {
  "psr-2026": bare(read("passenger-ship-rules-2026.md")),
  "collision-2002": bare(waterways.slice(0, secondPart)),
  "navigation-safety-2002": bare(waterways.slice(secondPart)),
};

/** The first piece of a quotation that does not stand in the Gazette after the piece before it; or undefined. */
export function missingPiece(instrument: Instrument, quote: string): string | undefined {
  const text = GAZETTE[instrument];
  if (text === undefined) return `no Gazette text of ${instrument}`;
  const pieces = quote.split("…").map(bare);
  return pieces.some((piece) => piece.length < 8) ? `too short: ${quote}` : outOfOrder(text, pieces);
}

/** Tries every place of the first piece, since its words may stand in the Gazette more than once. */
function outOfOrder(text: string, [first = "", ...others]: readonly string[]): string | undefined {
  let failed: string | undefined = first;
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    let at = start + first.length;
    failed = others.find((piece) => {
      const found = text.indexOf(piece, at);
      at = found + piece.length;
      return found < 0;
    });
    if (failed === undefined) return undefined;
  }
  return failed;
}
