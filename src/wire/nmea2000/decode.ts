/** Decoders of a bus whose frames or messages come one to a line. */
import type { Instant } from "../../kernel/clock.ts";
import type { Message } from "../message.ts";
import { type BusOptions, nmea2000Bus } from "./bus.ts";
import { candumpFrame } from "./candump-line.ts";
import type { Carried } from "./carried.ts";

/** The same shape as a driver's raw input. */
export type Heard = { readonly when: Instant } & ({ readonly text: string } | { readonly hex: string });

/** Stateful and synchronous; never throws. `read` says what a line carries. */
export function lineDecoder(
  read: (line: string) => Carried,
  options: BusOptions,
): (heard: Heard) => readonly Message[] {
  const bus = nmea2000Bus(options);
  return (heard) => {
    if (!("text" in heard)) return [{ is: "refused", reason: "frame malformed", frame: heard.hex }];
    return bus.carried(read(heard.text), heard.text, heard.when.mono);
  };
}

/** The decoder of a bus heard through `candump -L`, live or recorded. */
export const nmea2000Decoder = (options: BusOptions): ((heard: Heard) => readonly Message[]) =>
  lineDecoder(candumpFrame, options);
