/** Frames written short, heard by the decoder one millisecond apart. */
import type { Fields, Message } from "../../../src/wire/message.ts";
import type { BusOptions } from "../../../src/wire/nmea2000/bus.ts";
import { nmea2000Decoder } from "../../../src/wire/nmea2000/decode.ts";

/** What the decoder makes of frames such as `0DF20D23#00E1FFFFFFFFFFFF`. */
export function decode(frames: readonly string[], wanted: BusOptions["wanted"] = "all"): readonly Message[] {
  const hear = nmea2000Decoder({ wanted });
  return frames.flatMap((frame, i) => hear(line(frame, i)));
}

/** The fields of the one message that the frames make. */
export function fieldsOf(frames: readonly string[]): Fields {
  const messages = decode(frames);
  const [message] = messages;
  if (messages.length !== 1 || message?.is !== "pgn")
    throw new Error(`not one message: ${JSON.stringify(messages)}`);
  return message.fields;
}

/** A frame as a line of candump, read at a monotonic time. */
export const line = (frame: string, mono: number) => ({
  when: { at: 1_835_545_805_000 + mono, mono },
  text: `(1835545805.${String(mono).padStart(6, "0")}) can0 ${frame}`,
});
