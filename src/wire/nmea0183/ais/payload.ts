/**
 * AIS messages 1 to 5, 18, 19, 21, 24 and 27 (ITU-R M.1371-5): each a table of its fields. Every other message
 * gives its type, repeat indicator and MMSI. A value that says "not available" is absence.
 *
 *      0/6 type · 6/2 repeat indicator · 8/30 MMSI · then as the table of the type has it
 */
import type { Fields, FieldValue } from "../../message.ts";
import { type Bits, readBits, unsigned } from "./bits.ts";
import { LAYOUTS } from "./layouts.ts";

/** Undefined when the payload is not one, or ends before the MMSI. */
export function readPayload(payload: string, fill: number): Fields | undefined {
  const bits = readBits(payload, fill);
  if (bits === undefined) return undefined;
  const messageType = unsigned(bits, 0, 6);
  const mmsi = unsigned(bits, 8, 30);
  if (messageType === undefined || mmsi === undefined) return undefined;
  const fields: Record<string, FieldValue> = { messageType, repeat: unsigned(bits, 6, 2) ?? 0, mmsi };
  for (const item of LAYOUTS.get(layoutOf(messageType, bits, mmsi)) ?? []) {
    const value = item.read(bits);
    if (value !== undefined) fields[item.name] = value;
  }
  return fields;
}

/** Message 24 has two parts, and the second another form for auxiliary craft (MMSI 98…). */
function layoutOf(messageType: number, bits: Bits, mmsi: number): number | string {
  if (messageType !== 24) return messageType;
  const part = unsigned(bits, 38, 2);
  if (part === 0) return "24A";
  if (part !== 1) return "24";
  return Math.floor(mmsi / 10_000_000) === 98 ? "24B of auxiliary craft" : "24B";
}
