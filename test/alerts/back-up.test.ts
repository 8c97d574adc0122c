/** The alarm that nobody answers goes on: to the back-up officer, to further crew, and back when somebody answers. */
import { describe, expect, test } from "vitest";
import { attentionProblems } from "../../src/alerts/attention.ts";
import { restoredBook } from "../../src/alerts/book.ts";
import { milliseconds, minutes, seconds } from "../../src/kernel/duration.ts";
import { at, door, nair, onWatch } from "./officer.ts";

const SETTINGS = { callBackUp: seconds(30), callCrew: seconds(90) };
const called = (ship: ReturnType<typeof onWatch>, alert?: string) => ship.shows(alert)?.called;

describe("an alarm that is not acknowledged on the bridge", () => {
  test("calls the back-up officer after 30 s and further crew 90 s later, and sounds on the bridge all the while", () => {
    const ship = onWatch(SETTINGS);
    ship.raise(0);
    ship.until(29.999);
    expect(called(ship)).toBeUndefined();
    ship.until(30);
    expect(called(ship)).toBe("back-up-officer");
    expect(ship.shows()).toMatchObject({
      state: "active-unacknowledged",
      because: "Nobody has answered on the bridge: the back-up officer is called.",
    });
    ship.until(119.999);
    expect(called(ship)).toBe("back-up-officer");
    ship.until(120);
    expect(called(ship)).toBe("crew");
    expect(ship.book.sound()).toBe("alarm");
  });

  test("is silenced for a while and calls all the same: to silence is no answer", () => {
    const ship = onWatch(SETTINGS);
    ship.raise(0);
    ship.silence(20);
    ship.until(30);
    expect(ship.shows()).toMatchObject({ state: "active-silenced", called: "back-up-officer" });
  });

  test("calls sooner while nobody is known to be on the bridge, also one that came before", () => {
    const ship = onWatch(SETTINGS);
    ship.raise(0);
    ship.book.manned(false, at(5));
    ship.raise(10, { id: "second" });
    ship.until(20);
    expect(called(ship)).toBe("back-up-officer");
    ship.until(24.999);
    expect(called(ship, "second")).toBeUndefined();
    ship.until(25);
    expect(called(ship, "second")).toBe("back-up-officer");
  });

  test("is given its full time again once somebody is back, but a call that is under way goes on", () => {
    const ship = onWatch(SETTINGS);
    ship.book.manned(false, at(0));
    ship.raise(0);
    ship.book.manned(true, at(10));
    ship.raise(10, { id: "second" });
    ship.until(15);
    expect(called(ship)).toBe("back-up-officer");
    ship.until(39.999);
    expect(called(ship, "second")).toBeUndefined();
    ship.until(40);
    expect(called(ship, "second")).toBe("back-up-officer");
  });
});

describe("the call ends, and the alarm is the bridge's again", () => {
  test("when it is acknowledged, and when its cause goes", () => {
    const ship = onWatch(SETTINGS);
    ship.raise(0);
    ship.raise(0, { id: "second" });
    ship.until(30);
    ship.acknowledge(40);
    ship.clear(40, "second");
    expect(called(ship)).toBeUndefined();
    expect(called(ship, "second")).toBeUndefined();
    expect(ship.until(600)).toEqual([]);
  });

  test("when the back-up officer takes it; if he does not answer in time it is back on the bridge, and calls anew", () => {
    const ship = onWatch({ ...SETTINGS, transferReturns: minutes(5) });
    ship.raise(0);
    ship.until(30);
    ship.transfer(40, "Back-up officer");
    expect(ship.shows()).toMatchObject({ state: "active-transferred", transferredTo: "Back-up officer" });
    expect(called(ship)).toBeUndefined();
    ship.until(340);
    expect(ship.shows()).toMatchObject({ state: "active-unacknowledged" });
    expect(ship.book.sound()).toBe("alarm");
    ship.until(370);
    expect(called(ship)).toBe("back-up-officer");
  });

  test("each step of it is a change with its reason, for the history", () => {
    const ship = onWatch(SETTINGS);
    ship.raise(0);
    ship.until(120);
    ship.acknowledge(130, undefined, nair);
    expect(ship.changes.map(({ because }) => because)).toEqual([
      "Found.",
      "Nobody has answered on the bridge: the back-up officer is called.",
      "The back-up officer has not answered either: further crew are called.",
      "Acknowledged by Chief Officer Nair.",
    ]);
  });
});

test("warnings, cautions and what is answered for in the engine room call nobody; a warning that became an alarm does", () => {
  const ship = onWatch({ ...SETTINGS, escalateWarning: seconds(60) });
  ship.raise(0, { id: "warning", priority: "warning" });
  ship.raise(0, { id: "caution", priority: "caution" });
  ship.raise(0, { id: "engine", category: "C" });
  ship.until(60);
  expect(ship.book.list().filter((alert) => alert.called)).toEqual([]);
  ship.until(90);
  expect(called(ship, "warning:escalated")).toBe("back-up-officer");
});

test("where nothing is fitted to call anybody, nobody is said to be called", () => {
  const ship = onWatch();
  ship.raise(0);
  expect(ship.until(3600)).toEqual([]);
});

test("a shelved alarm calls nobody, and does when its shelving has ended", () => {
  const ship = onWatch(SETTINGS);
  ship.raise(0);
  ship.shelve(10, 600);
  ship.until(599);
  expect(called(ship)).toBeUndefined();
  ship.until(630);
  expect(called(ship)).toBe("back-up-officer");
});

test("after a restart a call stands, and one that was coming comes in time", () => {
  const ship = onWatch(SETTINGS);
  ship.raise(0);
  ship.raise(20, { id: "second" });
  ship.until(35);
  const again = restoredBook(ship.book.save(at(35)), { at: at(35).at, mono: 0 }, SETTINGS);
  expect(again.list().find(({ id }) => id === door().id)?.called).toBe("back-up-officer");
  again.advance({ at: at(50).at, mono: 15_000 });
  expect(again.list().find(({ id }) => id === "second")?.called).toBe("back-up-officer");
});

test("the times lie within the limits of the standard", () => {
  expect(attentionProblems({ callBackUp: seconds(61), callCrew: seconds(89) })).toEqual([
    "callBackUp is 61 s; it may be from 0 ms to 1 min or never",
    "callCrew is 89 s; it may be from 90 s to 3 min or never",
  ]);
  expect(attentionProblems({ callBackUp: milliseconds(0), callCrew: minutes(3) })).toEqual([]);
});
