/**
 * What a decoder makes of what came over a wire. A message names things as the wire does; it knows
 * neither the ship nor the law. Not available is absence, never zero.
 */

export type FieldValue =
  | boolean
  | number
  | string
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };
export type Fields = Readonly<Record<string, FieldValue>>;

export type Message =
  /** A valid sentence, decoded: units as sent. `formatter`: `DOR`. Texts have their escapes resolved. */
  | {
      readonly is: "sentence";
      readonly talker: string;
      readonly formatter: string;
      readonly fields: Fields;
      readonly source?: string;
    }
  /** A complete NMEA 2000 message, decoded: units as canboat gives them. */
  | {
      readonly is: "pgn";
      readonly pgn: number;
      readonly source: number;
      readonly destination: number;
      /** The sender's 64-bit NAME as 0x and 16 hex digits, when it has been claimed. */
      readonly name?: string;
      /** Of alerts (126983 to 126985) the NAME of the device that they are of. */
      readonly about?: string;
      readonly fields: Fields;
    }
  /** Points of an input unit, by kind and number: Modbus tables, plain CAN I/O. */
  | {
      readonly is: "points";
      readonly unit: number;
      readonly table: "input" | "coil" | "register" | "holding";
      readonly from: number;
      readonly values: readonly (number | boolean)[];
    }
  /** Valid, and not decoded: no decoder, or nothing aboard reads it. `name` as in the contract of `decode`. */
  | { readonly is: "ignored"; readonly name: string; readonly source?: string }
  /** Two senders contradict each other about who they are: both answer to one instance. */
  | {
      readonly is: "conflict";
      readonly pgn: number;
      readonly sources: readonly [number, number];
      readonly words: string;
    }
  /** Not to be believed, with the reason in plain words and what was refused. */
  | { readonly is: "refused"; readonly reason: RefusalReason; readonly frame: string };

export type RefusalReason =
  | "checksum wrong"
  | "checksum missing"
  | "not a sentence"
  | "sentence spliced"
  | "field not readable"
  | "too long"
  | "part of a message missing"
  | "frame malformed"
  | "not an NMEA 2000 frame"
  | "error frame"
  | "refused by the unit"
  | "bad line in the recording";
