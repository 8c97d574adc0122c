/** The decoder of sentences as drivers hear them and recordings keep them: as text, or byte for byte where they are not. */
import type { Instant } from "../../kernel/clock.ts";
import type { Message } from "../message.ts";
import { type DecoderOptions, decoder } from "./decode.ts";

/** The same shape as a driver's raw input. */
type Heard = { readonly when: Instant } & ({ readonly text: string } | { readonly hex: string });

/** Stateful and synchronous; never throws. Bytes are characters one to one (Latin-1). */
export function sentenceDecoder(options: DecoderOptions): (heard: Heard) => readonly Message[] {
  const decode = decoder(options);
  return (heard) =>
    decode("text" in heard ? heard.text : Buffer.from(heard.hex, "hex").toString("latin1"), heard.when);
}
