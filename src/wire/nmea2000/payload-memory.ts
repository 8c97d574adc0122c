/**
 * The last few payloads of one sender and PGN, with what they were decoded to, so that what has not changed is not
 * decoded anew. A few, because one sender often has several instances (banks, tanks, engines) by turns.
 */
import { getPGNWithNumber } from "@canboat/ts-pgns";

const REMEMBERED = 8;
/** Longer payloads (product information, lists) hardly repeat and are not worth the comparison. */
const LONGEST_REMEMBERED = 64;

export interface PayloadMemory<T> {
  recall(payload: Uint8Array): T | undefined;
  keep(payload: Uint8Array, decoded: T): void;
}

/** `ignored` is the place of a byte that does not count as a change; -1 when every byte counts. */
export function payloadMemory<T>(ignored: number): PayloadMemory<T> {
  const held: { readonly payload: Uint8Array; readonly decoded: T }[] = [];
  let next = 0;
  return {
    recall(payload) {
      for (const entry of held) if (same(entry.payload, payload, ignored)) return entry.decoded;
      return undefined;
    },
    keep(payload, decoded) {
      if (payload.length > LONGEST_REMEMBERED) return;
      held[next] = { payload: payload.slice(), decoded };
      next = (next + 1) % REMEMBERED;
    },
  };
}

function same(a: Uint8Array, b: Uint8Array, ignored: number): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i] && i !== ignored) return false;
  return true;
}

/** Where a PGN has its sequence id, when every definition of it agrees; -1 when it has none. */
export function sequenceIdAt(pgn: number): number {
  const definitions = getPGNWithNumber(pgn)?.filter(({ Fallback }) => Fallback !== true) ?? [];
  const places = new Set(
    definitions.map(({ Fields }) => {
      const sid = Fields.find(({ Id }) => Id === "sid");
      return sid?.BitLength === 8 && sid.BitOffset !== undefined && sid.BitOffset % 8 === 0
        ? sid.BitOffset / 8
        : -1;
    }),
  );
  const [place = -1] = places;
  return places.size === 1 ? place : -1;
}
