/** "at least 5 seconds but no more than 10 seconds before the door begins to move … until the door is completely closed". */
import { expect, test } from "vitest";
import { notWarned, type Warned, watchAlarm } from "../../../src/rules/terms/closing-alarm.ts";

const limits = { shortest: 5000, longest: 10_000, tolerance: 500 };
type Look = Parameters<typeof watchAlarm>[1];
const look = (state: Warned, reading: Look, mono: number, at = mono) =>
  watchAlarm(state, reading, { at, mono }, "WTD 1", limits);

/** Open, then sounding from `0`, then moving on the console's order. */
const moved = (after: number, wallAfter = after) => {
  const open = look(notWarned, { position: "open", alarm: false, remote: false }, 0);
  const sounding = look(open.state, { position: "open", alarm: true, remote: true }, 0);
  return look(sounding.state, { position: "moving", alarm: true, remote: true }, after, wallAfter);
};

test("from 5 to 10 s before it moves nothing is said, half a second more or less for the switches", () => {
  expect(moved(4500).outcome).toBeUndefined();
  expect(moved(10_500).outcome).toBeUndefined();
  expect(moved(4499).outcome).toEqual({ is: "failed", says: "WTD 1: alarm only 4.5 s before it moved" });
  expect(moved(10_501).outcome).toEqual({ is: "failed", says: "WTD 1: alarm 10.5 s before it moved" });
});

test("a clock that was put forward between alarm and movement proves nothing", () => {
  expect(moved(7000, 3_607_000).outcome).toEqual({
    is: "unproven",
    says: "WTD 1: alarm not proved: the clock was not steady",
  });
});

test("an alarm that stops is waited for as long as the switches need, and then it stopped too soon", () => {
  const quiet = look(moved(7000).state, { position: "moving", alarm: false, remote: true }, 8000);
  expect(quiet).toMatchObject({ state: { door: "closing", quiet: { mono: 8000 } }, wake: 8501 });
  const still = look(quiet.state, { position: "moving", alarm: false, remote: true }, 8500);
  expect(still.outcome).toBeUndefined();
  expect(look(still.state, { position: "moving", alarm: false, remote: true }, 8501)).toEqual({
    state: { door: "judged", sounding: null, quiet: null },
    outcome: { is: "failed", says: "WTD 1: alarm stopped before it was closed" },
  });
});

test("a door that is found closed, or closes after it was judged, is told of no more", () => {
  const rest = { state: { door: "other", sounding: null, quiet: null } };
  expect(look(notWarned, { position: "closed", alarm: false, remote: false }, 0)).toEqual(rest);
  const judged: Warned = { door: "judged", sounding: null, quiet: null };
  const moving = { position: "moving", alarm: false, remote: true } as const;
  expect(look(judged, moving, 1000)).toEqual({ state: judged });
  expect(look(judged, { position: "closed", alarm: false, remote: true }, 2000)).toEqual(rest);
});

test("a door that closes by its own handle is not the console's: no alarm is asked for", () => {
  const open: Warned = { door: "open", sounding: null, quiet: null };
  expect(look(open, { position: "moving", alarm: false, remote: false }, 1000)).toEqual({
    state: { door: "other", sounding: null, quiet: null },
  });
});

test("a movement whose beginning was not seen is judged by its alarm alone", () => {
  const found = look(notWarned, { position: "moving", alarm: true, remote: true }, 1000);
  expect(found).toEqual({
    state: { door: "closing", sounding: { at: 1000, mono: 1000 }, quiet: null },
  });
  expect(look(found.state, { position: "closed", alarm: true, remote: true }, 9000).outcome).toEqual({
    is: "met",
    says: "WTD 1: alarm sounded until closed",
  });
});

test("when the position is lost while it closes the alarm is not proved; before that nothing is said", () => {
  expect(look(moved(7000).state, { alarm: true, remote: true }, 8000).outcome).toEqual({
    is: "unproven",
    says: "WTD 1: alarm not proved: an input was lost",
  });
  expect(look(notWarned, { alarm: true, remote: true }, 8000)).toEqual({
    state: { door: "other", sounding: { at: 8000, mono: 8000 }, quiet: null },
  });
});
