/** The decoder of a bus whose frames come as lines of `candump -L`, live or recorded. */
import type { Instant } from "../../kernel/clock.ts";
import type { Message } from "../message.ts";
import { type BusOptions, nmea2000Bus } from "./bus.ts";
import { candumpFrame } from "./candump-line.ts";

/** The same shape as a driver's raw input. */
export type Heard = { readonly when: Instant } & ({ readonly text: string } | { readonly hex: string });

/** Stateful and synchronous; never throws. */
export function nmea2000Decoder(options: BusOptions): (heard: Heard) => readonly Message[] {
  const bus = nmea2000Bus(options);
  return (heard) => {
    if (!("text" in heard)) return [{ is: "refused", reason: "frame malformed", frame: heard.hex }];
    const frame = candumpFrame(heard.text);
    if (typeof frame === "string") return [{ is: "refused", reason: frame, frame: heard.text }];
    return bus.frame(frame.id, frame.data, heard.when.mono);
  };
}
