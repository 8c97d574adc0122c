/**
 * 127250, vessel heading.
 *
 *   │ sid │ heading u16 │ deviation i16 │ variation i16 │ reference 2 bits, 6 of ones │      all 1e-4 rad
 */
import type { Fields } from "../message.ts";
import {
  type DirectionReference,
  directionReference,
  directionReferenceBits,
} from "./direction-reference.ts";
import { type NumberField, ones, readNumber, writeNumber } from "./number-fields.ts";
import { present } from "./present.ts";
import { SEQUENCE_ID } from "./sequence-id.ts";

export const VESSEL_HEADING = 127250;

const HEADING: NumberField = { at: 1, bytes: 2, signed: false, per: 1e4, limit: 2 * Math.PI };
const DEVIATION: NumberField = { at: 3, bytes: 2, signed: true, per: 1e4, limit: Math.PI };
const VARIATION: NumberField = { at: 5, bytes: 2, signed: true, per: 1e4, limit: Math.PI };
const REFERENCE_AT = 7;

export const vesselHeading = (data: Uint8Array): Fields =>
  present({
    sid: readNumber(data, SEQUENCE_ID),
    heading: readNumber(data, HEADING),
    deviation: readNumber(data, DEVIATION),
    variation: readNumber(data, VARIATION),
    reference: directionReference(data[REFERENCE_AT] ?? 0xff),
  });

/** Radians. */
export function vesselHeadingPayload(sent: {
  readonly sid?: number | undefined;
  readonly heading: number | undefined;
  readonly deviation?: number | undefined;
  readonly variation?: number | undefined;
  readonly reference: DirectionReference;
}): Uint8Array {
  const data = ones(8);
  writeNumber(data, SEQUENCE_ID, sent.sid);
  writeNumber(data, HEADING, sent.heading);
  writeNumber(data, DEVIATION, sent.deviation);
  writeNumber(data, VARIATION, sent.variation);
  data[REFERENCE_AT] = 0xfc | directionReferenceBits(sent.reference);
  return data;
}
