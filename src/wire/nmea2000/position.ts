/**
 * 129025, position, rapid update.
 *
 *   │ latitude i32, 1e-7° │ longitude i32, 1e-7° │
 */
import type { Fields } from "../message.ts";
import { type NumberField, ones, readNumber, writeNumber } from "./number-fields.ts";
import { present } from "./present.ts";

export const POSITION = 129025;

const LATITUDE: NumberField = { at: 0, bytes: 4, signed: true, per: 1e7, limit: 90 };
const LONGITUDE: NumberField = { at: 4, bytes: 4, signed: true, per: 1e7, limit: 180 };

export const position = (data: Uint8Array): Fields =>
  present({ latitude: readNumber(data, LATITUDE), longitude: readNumber(data, LONGITUDE) });

/** Degrees, north and east positive. */
export function positionPayload(latitude: number | undefined, longitude: number | undefined): Uint8Array {
  const data = ones(8);
  writeNumber(data, LATITUDE, latitude);
  writeNumber(data, LONGITUDE, longitude);
  return data;
}
