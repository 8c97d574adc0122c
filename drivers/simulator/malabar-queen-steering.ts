/** The rudder and the shaft of the MV Malabar Queen: 127245 and 127488 on her backbone. */
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import type { Speaker } from "./part.ts";

const RUDDER = 127245;
const ENGINE_RAPID = 127488;
const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * 127245: instance, direction (not available), angle ordered and position in steps of 0.0001 radian.
 *
 *   │ 00 │ FF │ order │ order │ position │ position │ FF │ FF │
 */
export const rudder: Speaker = {
  every: 500,
  named: "rudder-indicator",
  says: ({ standing, at }) => {
    const angle = (thing: string): number =>
      Math.round(Number(standing.get(thing) ?? 0) * RADIANS_PER_DEGREE * 10_000);
    const payload = new Uint8Array(8).fill(0xff);
    const view = new DataView(payload.buffer);
    view.setUint8(0, 0);
    view.setInt16(2, angle("steering-gear.ordered-angle"), true);
    view.setInt16(4, angle("steering-gear.rudder-angle"), true);
    return candumpLines("can0", at, { pgn: RUDDER, source: 50, payload });
  },
};

/** Revolutions by the knots she makes: 12 of each. 127488 carries quarters of a revolution. */
export const shaft: Speaker = {
  every: 500,
  named: "shaft-indicator",
  says: ({ place, at }) => {
    const payload = new Uint8Array(8).fill(0xff);
    const view = new DataView(payload.buffer);
    view.setUint8(0, 0);
    view.setUint16(1, Math.round(place.speed * 12 * 4), true);
    view.setInt8(5, 0x7f);
    return candumpLines("can0", at, { pgn: ENGINE_RAPID, source: 51, payload });
  },
};
