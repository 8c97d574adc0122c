/**
 * Who we are to whoever asks (ISO request, 59904): product information (126996); what we do not have is refused
 * (59392), so that the asker need not wait for it.
 *
 *   126996   version 2 │ product code 2 │ model, software, version, serial: 32 letters each │ certification │ load
 *   59392    1 refused │ FF │ FF FF FF │ PGN 3
 */
import type { Message } from "../../wire/message.ts";
import { ADDRESS_CLAIM } from "../../wire/nmea2000/address-claim.ts";
import type { Sent } from "../../wire/nmea2000/encode.ts";
import { EVERYBODY } from "../../wire/nmea2000/frame.ts";
import { ISO_REQUEST } from "./address.ts";

type Pgn = Extract<Message, { is: "pgn" }>;

const PRODUCT_INFORMATION = 126_996;
const ISO_ACKNOWLEDGEMENT = 59_392;
const NOT_AVAILABLE = 0xff;
/** Version 2.100 of NMEA 2000; no product code and no certificate: none has been given. */
const VERSION = 2100;

const letters = (text: string): readonly number[] => [
  ...Buffer.from(text.slice(0, 32).padEnd(32, " "), "latin1"),
];

function productInformation(unique: number): Uint8Array {
  return Uint8Array.from([
    VERSION & 0xff,
    VERSION >> 8,
    NOT_AVAILABLE,
    NOT_AVAILABLE,
    ...letters("Watchkeeper"),
    ...letters(""),
    ...letters(""),
    ...letters(String(unique)),
    NOT_AVAILABLE,
    1,
  ]);
}

/** The answer to a request, from our address; undefined when it is none, or none for us. */
export function answerTo(
  { pgn, source, destination, fields }: Pgn,
  own: number,
  unique: number,
): Sent | undefined {
  const wanted = fields.pgn;
  if (pgn !== ISO_REQUEST || typeof wanted !== "number" || wanted === ADDRESS_CLAIM) return undefined;
  if (destination !== own && destination !== EVERYBODY) return undefined;
  if (wanted === PRODUCT_INFORMATION)
    return { pgn: PRODUCT_INFORMATION, source: own, payload: productInformation(unique) };
  // What everybody is asked for, nobody refuses.
  if (destination === EVERYBODY) return undefined;
  const refused = [1, 0xff, 0xff, 0xff, 0xff, wanted & 0xff, (wanted >> 8) & 0xff, wanted >> 16];
  return { pgn: ISO_ACKNOWLEDGEMENT, source: own, destination: source, payload: Uint8Array.from(refused) };
}
