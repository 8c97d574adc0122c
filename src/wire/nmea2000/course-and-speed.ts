/**
 * 129026, course and speed over ground, rapid update.
 *
 *   │ sid │ reference 2 bits, 6 of ones │ course u16, 1e-4 rad │ speed u16, 0.01 m/s │ ones u16 │
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

export const COURSE_AND_SPEED = 129026;

const REFERENCE_AT = 1;
const COURSE: NumberField = { at: 2, bytes: 2, signed: false, per: 1e4, limit: 2 * Math.PI };
const SPEED: NumberField = { at: 4, bytes: 2, signed: false, per: 100, limit: 655.32 };

export const courseAndSpeed = (data: Uint8Array): Fields =>
  present({
    sid: readNumber(data, SEQUENCE_ID),
    cogReference: directionReference(data[REFERENCE_AT] ?? 0xff),
    cog: readNumber(data, COURSE),
    sog: readNumber(data, SPEED),
  });

/** Radians and metres a second. */
export function courseAndSpeedPayload(sent: {
  readonly sid?: number | undefined;
  readonly reference: DirectionReference;
  readonly course: number | undefined;
  readonly speed: number | undefined;
}): Uint8Array {
  const data = ones(8);
  writeNumber(data, SEQUENCE_ID, sent.sid);
  data[REFERENCE_AT] = 0xfc | directionReferenceBits(sent.reference);
  writeNumber(data, COURSE, sent.course);
  writeNumber(data, SPEED, sent.speed);
  return data;
}
