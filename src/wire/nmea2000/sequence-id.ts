/** The sequence id ("sid"): ties together messages of one measurement, and says nothing about the ship. */
import type { NumberField } from "./number-fields.ts";

export const SEQUENCE_ID: NumberField = { at: 0, bytes: 1, signed: false, per: 1, limit: 252 };
