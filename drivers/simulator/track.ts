/** Where the ship of a scenario is: from her speed over time, on one course. */
import type { Change } from "./timeline.ts";

export interface Track {
  readonly latitude: number;
  readonly longitude: number;
  /** Degrees, true. */
  readonly course: number;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** Knots. */
  readonly speed: number;
  readonly course: number;
}

/** She gathers and loses way by so many knots a second. */
const GATHERS = 0.4;
const METRES_A_SECOND = 1852 / 3600;
const METRES_A_DEGREE = 111_195;

/** Her place at a second of the scenario, from the speeds ordered (things named `ordered-speed`). */
export function createTrack(start: Track, changes: readonly Change[]): (seconds: number) => Place {
  const orders = changes.filter(({ thing }) => thing === "ordered-speed").sort((a, b) => a.at - b.at);
  let second = 0;
  let speed = 0;
  let run = 0;
  return (now) => {
    for (; second < Math.floor(now); second += 1) {
      const ordered = Number(orders.findLast(({ at }) => at <= second)?.becomes ?? 0);
      speed = speed < ordered ? Math.min(ordered, speed + GATHERS) : Math.max(ordered, speed - GATHERS);
      run += speed * METRES_A_SECOND;
    }
    const heading = (start.course * Math.PI) / 180;
    return {
      latitude: start.latitude + (run * Math.cos(heading)) / METRES_A_DEGREE,
      longitude:
        start.longitude +
        (run * Math.sin(heading)) / (METRES_A_DEGREE * Math.cos((start.latitude * Math.PI) / 180)),
      speed,
      course: start.course,
    };
  };
}
