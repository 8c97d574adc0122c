/** What fits into a sentence: 82 characters with CR and LF. */
import { escapeText } from "./escape.ts";

/** What `$` and the fields may take: 82 less CR LF and `*hh`. */
export const ROOM = 82 - 2 - 3;

/** As much of a text as fits once escaped, cut between words where it must be cut; not escaped yet. */
export function cut(text: string, room: number): string {
  if (escapeText(text).length <= room) return text;
  let fits = "";
  for (const character of text) {
    if (escapeText(fits + character).length > room) break;
    fits += character;
  }
  const word = fits.lastIndexOf(" ");
  return (word > room / 2 ? fits.slice(0, word) : fits).trimEnd();
}

/** Wall time as `hhmmss.ss`, UTC. */
export const timeOfDay = (at: number): string => new Date(at).toISOString().slice(11, 22).replaceAll(":", "");
