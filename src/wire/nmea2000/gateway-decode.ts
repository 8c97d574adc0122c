/** Decoders of what gateways send: lines, each with one or more messages, or a stream of bytes. */
import type { Message } from "../message.ts";
import { LONGEST_LINE } from "../nmea0183/lines.ts";
import { bstPacket, bstStream } from "./bst.ts";
import { type BusOptions, nmea2000Bus } from "./bus.ts";
import { type Carried, refuse } from "./carried.ts";
import { type Heard, lineDecoder } from "./decode.ts";
import { bytesOfHex, hexOf } from "./hex.ts";
import { n2kAsciiMessage } from "./n2k-ascii-line.ts";
import { pdgyMessage, pdgyPieces } from "./pdgy-line.ts";
import { ydrawFrame } from "./ydraw-line.ts";

type BusDecoder = (heard: Heard) => readonly Message[];

const CUT = refuse("part of a message missing");

/** Where a payload may be of any length, what is left of a line that was cut still looks like a message. */
const uncut =
  (read: (line: string) => Carried) =>
  (line: string): Carried =>
    line.length >= LONGEST_LINE ? CUT : read(line);

/** Yacht Devices RAW. */
export const ydwgDecoder = (options: BusOptions): BusDecoder => lineDecoder(ydrawFrame, options);

/** Actisense N2K ASCII. */
export const n2kAsciiDecoder = (options: BusOptions): BusDecoder =>
  lineDecoder(uncut(n2kAsciiMessage), options);

/** Digital Yacht iKonvert: a line as read may hold one begun in another. */
export function ikonvertDecoder(options: BusOptions): BusDecoder {
  const decode = lineDecoder(uncut(pdgyMessage), options);
  return (heard) =>
    "text" in heard
      ? pdgyPieces(heard.text).flatMap((text) => decode({ when: heard.when, text }))
      : decode(heard);
}

/** Actisense NGT-1: bytes in pieces of any length. */
export function ngt1Decoder(options: BusOptions): BusDecoder {
  const bus = nmea2000Bus(options);
  const stream = bstStream();
  return (heard) => {
    const text = "hex" in heard ? heard.hex : "";
    const bytes = bytesOfHex(text);
    if (!bytes || "text" in heard) return [{ is: "refused", reason: "frame malformed", frame: text }];
    return stream
      .push(bytes)
      .flatMap((packet) => bus.carried(bstPacket(packet), hexOf(packet), heard.when.mono));
  };
}
