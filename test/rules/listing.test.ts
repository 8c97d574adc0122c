import { expect, test } from "vitest";
import { record } from "../../src/rules/bind.ts";
import { schedule } from "../../src/rules/citation.ts";
import { listing, ruleFile } from "../../src/rules/listing.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import { defineRule } from "../../src/rules/rule.ts";
import type { Equipment, Ship } from "../../src/ship/ship.ts";
import { fitted } from "../../src/ship/ship.ts";
import { of } from "../../src/signals/ref.ts";

const rule = defineRule({
  id: "PSR-I-38(12)",
  title: "a title",
  cites: schedule("38(12)", "words"),
  version: 1,
  reading: "read strictly",
  binds: { ship: ({ types }) => types.includes("passenger"), which: "that carry passengers" },
  status: "watched",
  checks: [
    record({
      items: (ship) => fitted(ship, "watertight-door"),
      reads: (door) => ({ position: of(door, "position") }),
      aspect: "position",
      of: "position",
      log: { when: ["edge"], book: "watertight-doors", says: (door) => `${door.name} moved` },
    }),
  ],
});

const door = (id: string, signals: readonly string[]): Equipment => ({
  id,
  kind: "watertight-door",
  name: id,
  signals,
});

const ship = (types: Ship["particulars"]["types"]): Ship => ({
  particulars: {
    name: "MV Test",
    id: "test",
    flag: "IN",
    types,
    keelLaid: "2027-01-01",
    length: 100,
    breadth: 18,
    passengersCertified: 300,
    personsCertified: 330,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
  },
  equipment: [door("wtd-1", ["position"]), door("wtd-2", ["supply"])],
  settings: {},
  harbours: [],
  waterways: [],
});

const row = (id: string, aboard?: Ship) =>
  listing(provisions, [rule], aboard).find((found) => found.id === id);

test("every provision of the catalogue is listed once, in its order, whatever becomes of it", () => {
  expect(listing(provisions, [rule]).map(({ id }) => id)).toEqual(provisions.map(({ id }) => id));
});

test("a provision with a rule is watched, and the list names the file and how the law was read", () => {
  expect(row("PSR-I-38(12)")).toEqual({
    id: "PSR-I-38(12)",
    instrument: "psr-2026",
    cites: "Schedule I, para 38(12)",
    title: expect.stringContaining("times logged"),
    status: "watched",
    reason: "read strictly",
    rule: "passenger-ship-2026/para-38-12.ts",
  });
});

test("without a rule a provision is planned, saying how it could be watched, or unwatchable, saying why", () => {
  expect(row("PSR-I-38(1)")).toMatchObject({
    status: "planned",
    reason: expect.stringContaining("wtd[i].closed"),
  });
  expect(row("PSR-I-35(2)")).toMatchObject({
    status: "planned",
    reason: "no rule yet; to be watched by a person's entry: op.drill, nav.utc",
  });
  expect(row("PSR-I-14(1)")).toMatchObject({
    status: "unwatchable",
    reason: expect.stringContaining("paper"),
  });
});

test("with a ship the list says what binds her, on which items, and which signals are missing", () => {
  expect(row("PSR-I-38(12)", ship(["passenger"]))).toMatchObject({
    subjects: ["wtd-1", "wtd-2"],
    binds: true,
    because: "binds ships that carry passengers",
    missing: ["wtd-2.position"],
  });
  expect(row("PSR-I-38(12)", ship(["cargo"]))).toMatchObject({
    subjects: [],
    binds: false,
    because: "binds only ships that carry passengers",
    missing: [],
  });
  expect(row("PSR-I-14(1)", ship(["cargo"]))).toMatchObject({ binds: false });
});

test("a rule's file is found from its id alone", () => {
  const file = (id: string) => ruleFile({ id, cites: { ...rule.cites, instrument: instrument(id) } });
  const instrument = (id: string) => (id.startsWith("PSR") ? "psr-2026" : "collision-2002");
  expect(file("PSR-I-26(6)(a)(ii)(F)/sound")).toBe("passenger-ship-2026/para-26-6-a-ii-f-sound.ts");
  expect(file("PSR-R-5(VI)")).toBe("passenger-ship-2026/rule-5-vi.ts");
  expect(file("COL-23(a)")).toBe("collision-2002/reg-23-a.ts");
});
