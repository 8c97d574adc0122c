/** Night is told by the time that can be believed: lights must not stay off because a clock is wrong. */
import { expect, it } from "vitest";
import { receiver, Sailing } from "./sailing.ts";

const KOCHI = { latitude: 9.97, longitude: 76.24 };
const DAY = Date.UTC(2028, 2, 1, 6);
const EVENING = "2028-03-01T18:00:00.000Z";
const places = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`${id}.position`, KOCHI]));

it("it is day by a clock that nothing contradicts", () => {
  const ship = new Sailing([receiver("gnss-1")], undefined, {}, DAY).given(places("gnss-1"));
  expect(ship.after(31).fact("sun.night")).toBe(false);
});

it("two receivers that tell the same evening are believed against the computer's clock", () => {
  const ship = new Sailing([receiver("gnss-1"), receiver("gnss-2")], undefined, {}, DAY).given({
    ...places("gnss-1", "gnss-2"),
    "gnss-1.time": EVENING,
    "gnss-2.time": EVENING,
  });
  expect(ship.after(1).fact("sun.night")).toBe(true);
});

it("one receiver against the clock: nobody can tell, and lights are asked for", () => {
  const ship = new Sailing([receiver("gnss-1")], undefined, {}, DAY).given({
    ...places("gnss-1"),
    "gnss-1.time": EVENING,
  });
  expect(ship.after(1).fact("sun.night")).toBe("unknown");
});

it("a receiver's date from a cold start tells nothing", () => {
  const ship = new Sailing([receiver("gnss-1")], undefined, {}, DAY).given({
    ...places("gnss-1"),
    "gnss-1.time": "2006-08-15T18:00:00.000Z",
  });
  expect(ship.after(1).fact("sun.night")).toBe(false);
});

it("a computer that came up in 1970 does not know day from night", () => {
  const ship = new Sailing([receiver("gnss-1")], undefined, {}, 43_200_000).given(places("gnss-1"));
  expect(ship.after(1).fact("sun.night")).toBe("unknown");
});
