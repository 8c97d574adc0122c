import { expect, test } from "vitest";
import { entryOfAct } from "../../src/logbook/acts.ts";
import { compose, EMPTY_TAIL, stamp } from "../../src/logbook/compose.ts";
import type { Ship } from "../../src/ship/ship.ts";
import type { Act } from "../../src/signals/act.ts";

const AT = Date.parse("2028-03-01T18:30:00.000Z");
const author = { name: "A. Nair", rank: "Second officer" };
const ship: Ship = {
  particulars: {
    name: "Periyar",
    id: "periyar",
    flag: "IN",
    types: ["passenger"],
    length: 120,
    breadth: 20,
    passengersCertified: 600,
    personsCertified: 660,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
  },
  equipment: [
    { id: "wtd-7", kind: "watertight-door", name: "WTD 7, shaft tunnel", signals: [] },
    { id: "saloon", kind: "passenger-or-cargo-space", name: "Saloon", signals: [] },
    { id: "bilge-er", kind: "bilge-well", name: "Bilge well, engine room", signals: [] },
  ],
  settings: {},
  harbours: [],
  waterways: [],
};
const entered = (act: Act) => entryOfAct(act, AT, ship);

test("a permission is entered with door, reason and end, under the name of who gave it", () => {
  const act = {
    act: "permission",
    author,
    item: "wtd-7",
    reason: "shaft bearing check",
    until: "2028-03-01T19:00Z",
  } as const;
  expect(entered(act)).toMatchObject({
    book: "watertight-doors",
    text: "Permission to open WTD 7, shaft tunnel until 2028-03-01 19:00 UTC: shaft bearing check.",
    author: "Second officer A. Nair",
    at: AT,
  });
});

test("of what is not opened, the reason says what is permitted", () => {
  const act = {
    act: "permission",
    author,
    item: "vehicle-deck",
    reason: "patrolled",
    until: "2028-03-01T19:00Z",
  };
  expect(entered(act as Act)?.text).toBe(
    "Permission for vehicle-deck until 2028-03-01 19:00 UTC: patrolled.",
  );
});

test("what changes the rules that bind her is entered", () => {
  expect(entered({ act: "phase", author, phase: "safe-anchorage" })?.text).toBe("Ship at a safe anchorage.");
  expect(entered({ act: "status", author, status: "made-fast" })?.text).toBe("Ship made fast.");
  expect(entered({ act: "visibility", author, restricted: true })?.text).toBe("Restricted visibility.");
  expect(entered({ act: "activity", author, activities: ["not-under-command"] })?.text).toBe(
    "Stated of the ship: not under command.",
  );
  expect(entered({ act: "ready-for-departure", author })?.text).toBe("Ship declared ready for departure.");
});

test("what a person vouches for is entered", () => {
  expect(entered({ act: "confirm", author, item: "wtd-7", state: "closed" })).toMatchObject({
    book: "watertight-doors",
    text: "WTD 7, shaft tunnel seen closed. Stands until she is alongside again.",
  });
  const until = "2028-03-08T00:00Z";
  expect(entered({ act: "confirm", author, item: "wtd-7", state: "closed", until })?.text).toBe(
    "WTD 7, shaft tunnel seen closed. Stands until 2028-03-08 00:00 UTC, or until she is alongside again.",
  );
  expect(entered({ act: "confirm", author, item: "saloon", state: "cargo" })?.text).toBe(
    "Saloon: cargo. Stands until another word.",
  );
  const shelved = {
    act: "shelve",
    author,
    alert: "X:1",
    reason: "contact awaits spares",
    until: "2028-03-08T00:00Z",
  } as const;
  expect(entered(shelved)?.text).toBe("Alert X:1 shelved until 2028-03-08 00:00 UTC: contact awaits spares.");
});

test("acknowledging and silencing stand in the history of the alert, not in the log", () => {
  expect(entered({ act: "acknowledge", author, alert: "X:1" })).toBeUndefined();
  expect(entered({ act: "silence", author })).toBeUndefined();
});

test("a test is entered with what was tested and its defects said outright", () => {
  const act = {
    act: "enter",
    author,
    kind: "test",
    text: "Closed by hand in 24 s",
    items: ["wtd-7"],
    defects: "none",
  } as const;
  expect(entered(act)).toMatchObject({
    book: "deck",
    text: "Test of WTD 7, shaft tunnel: Closed by hand in 24 s. Defects: none.",
  });
  expect(entered({ act: "enter", author, kind: "drill", text: "Flooding of hold 2." })?.book).toBe("drills");
});

test("a late entry keeps both times, and claims neither the ship's clock nor a position", () => {
  const act = {
    act: "enter",
    author,
    kind: "remark",
    text: "Pilot away",
    happenedAt: "2028-03-01T16:10:00Z",
  } as const;
  const draft = entered(act);
  if (!draft) throw new Error("no entry");
  const known = {
    at: AT,
    timeSource: { source: "gnss", uncertainty: 200 },
    position: { latitude: 9.9, longitude: 76.2 },
  } as const;
  const { entry } = compose(stamp(draft, known), EMPTY_TAIL, AT, () => undefined);
  expect(entry).toMatchObject({
    at: "2028-03-01T16:10:00.000Z",
    writtenAt: "2028-03-01T18:30:00.000Z",
    position: null,
    timeSource: { source: "none", uncertainty: null },
  });
});

test.each(["yesterday evening", "2028-03-02T00:00:00Z"])(
  "a stated time of '%s' is kept as it was said, not believed",
  (happenedAt) => {
    const draft = entered({ act: "enter", author, kind: "remark", text: "Pilot away", happenedAt });
    expect(draft).toMatchObject({ at: AT, data: { timeAsStated: happenedAt } });
  },
);

test("the same act is the same entry; two acts in one moment are two", () => {
  const remark = (text: string) => entered({ act: "enter", author, kind: "remark", text })?.key;
  expect(remark("Rain")).toBe(remark("Rain"));
  expect(remark("Rain")).not.toBe(remark("Fog"));
});
