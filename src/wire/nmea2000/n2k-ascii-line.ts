/**
 * One line of Actisense N2K ASCII: a message already put together.
 *
 *   A173321.107 23FF7 1F513 012F3070002F30709F
 *    └ time of day │   │     └ payload; fields may follow it
 *                  │   └ PGN
 *                  └ source, destination, priority
 */
import { type Carried, NOTHING_CARRIED, refuse } from "./carried.ts";
import { bytesOfHex } from "./hex.ts";
import { millisecondsOfDay } from "./time-of-day.ts";

const LINE =
  /^A(\d{6}(?:\.\d+)?) ([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})([0-7]) ([0-9A-Fa-f]{5}) ([0-9A-Fa-f]*)(?: .*)?$/;

export const isN2kAscii = (line: string): boolean => LINE.test(line.trimEnd());

export function n2kAsciiMessage(line: string): Carried {
  if (line.startsWith("#")) return NOTHING_CARRIED;
  const [, , source, destination, priority, pgn, bytes] = LINE.exec(line.trimEnd()) ?? [];
  const payload = bytes === undefined ? undefined : bytesOfHex(bytes);
  if (source === undefined || destination === undefined || pgn === undefined || !payload) {
    return refuse("frame malformed");
  }
  return {
    is: "message",
    address: {
      priority: Number(priority),
      pgn: Number.parseInt(pgn, 16),
      source: Number.parseInt(source, 16),
      destination: Number.parseInt(destination, 16),
    },
    payload,
  };
}

/** Milliseconds since midnight, by the gateway's clock. */
export const n2kAsciiTime = (line: string): number | undefined =>
  millisecondsOfDay(LINE.exec(line.trimEnd())?.[1] ?? "");
