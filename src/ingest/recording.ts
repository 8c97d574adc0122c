/**
 * A recording: JSON Lines of everything that goes into the watch, so that every cause of an alert can be
 * replayed. `at` is wall time in ms, `mono` monotonic time in ms.
 *
 *   {"at":…,"mono":…,"port":"wtd-console","text":"$WDDOR,E,…*79"}       heard, a line
 *   {"at":…,"mono":…,"port":"io-3","hex":"0103…"}                       heard, bytes
 *   {"at":…,"mono":…,"port":"wtd-console","event":"lost","because":"…"} an event of the port
 *   {"at":…,"mono":…,"act":{"act":"acknowledge",…}}                     what a person did
 *   {"at":…,"mono":…,"health":"watch.disk","value":"…"}                 what the watch said of itself
 *   {"at":…,"mono":…,"turn":true}                                       deadlines ran, ahead of what is heard next
 *   {"at":…,"mono":…,"end":true}                                        nothing more: time runs on to here
 */
import { z } from "zod";
import type { Instant } from "../kernel/clock.ts";
import { PORT_STATES, type PortState } from "../kernel/port-state.ts";

export type Recorded = { readonly when: Instant } & (
  | { readonly is: "text"; readonly port: string; readonly text: string }
  | { readonly is: "hex"; readonly port: string; readonly hex: string }
  | { readonly is: "event"; readonly port: string; readonly event: PortState; readonly because: string }
  | { readonly is: "act"; readonly act: unknown }
  | { readonly is: "health"; readonly signal: string; readonly value: string | number }
  | { readonly is: "turn" | "end" }
);

const times = { at: z.number(), mono: z.number() };
const line = z.union([
  z.strictObject({ ...times, port: z.string(), text: z.string() }),
  z.strictObject({ ...times, port: z.string(), hex: z.string().regex(/^([0-9a-fA-F]{2})*$/) }),
  z.strictObject({ ...times, port: z.string(), event: z.enum(PORT_STATES), because: z.string().default("") }),
  z.strictObject({ ...times, act: z.record(z.string(), z.unknown()) }),
  z.strictObject({
    ...times,
    health: z.string(),
    value: z.union([z.string(), z.number()]),
  }),
  z.strictObject({ ...times, turn: z.literal(true) }),
  z.strictObject({ ...times, end: z.literal(true) }),
]);

/** One line; undefined for an empty line or a comment (`#`), words for one that cannot be read. */
export function readLine(written: string): Recorded | undefined | { readonly refused: string } {
  const text = written.trim();
  if (text === "" || text.startsWith("#")) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: "it is not JSON: the line may have been cut off" };
  }
  const parsed = line.safeParse(value);
  if (!parsed.success)
    return { refused: "it is none of the seven kinds of line (text, hex, event, act, health, turn, end)" };
  const { at, mono, ...rest } = parsed.data;
  const when = { at, mono };
  if ("text" in rest) return { when, is: "text", port: rest.port, text: rest.text };
  if ("hex" in rest) return { when, is: "hex", port: rest.port, hex: rest.hex };
  if ("event" in rest)
    return { when, is: "event", port: rest.port, event: rest.event, because: rest.because };
  if ("act" in rest) return { when, is: "act", act: rest.act };
  if ("health" in rest) return { when, is: "health", signal: rest.health, value: rest.value };
  return { when, is: "turn" in rest ? "turn" : "end" };
}

/** As a line of the file, without its end. */
export function writeLine({ when: { at, mono }, ...what }: Recorded): string {
  switch (what.is) {
    case "text":
      return JSON.stringify({ at, mono, port: what.port, text: what.text });
    case "hex":
      return JSON.stringify({ at, mono, port: what.port, hex: what.hex });
    case "event":
      return JSON.stringify({ at, mono, port: what.port, event: what.event, because: what.because });
    case "act":
      return JSON.stringify({ at, mono, act: what.act });
    case "health":
      return JSON.stringify({ at, mono, health: what.signal, value: what.value });
    case "turn":
      return JSON.stringify({ at, mono, turn: true });
    case "end":
      return JSON.stringify({ at, mono, end: true });
  }
}
