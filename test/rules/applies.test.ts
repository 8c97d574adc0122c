/**
 * Who is bound, on both sides of every date, number and class of paragraphs 13 to 40, 44 to 46, 51, 59, 62, 65 and 82(5)(i): a
 * table to be read beside the Gazette. The yardstick is what the catalogue says of each provision; a limit without its two
 * rows fails, and so does a rule that binds other ships than its catalogue entry.
 */
import { describe, expect, test } from "vitest";
import { rules } from "../../src/rules/index.ts";
import { binding } from "../../src/rules/provisions/applies.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { isWide } from "../../src/rules/terms/doors.ts";
import type { Particulars } from "../../src/ship/ship.ts";
import { ferry, item } from "./ferry.ts";

type Change = Partial<Particulars>;

const PARAGRAPHS = [...Array.from({ length: 28 }, (_, n) => n + 13), 44, 45, 46, 51, 59, 62, 65];
const isOurs = (id: string): boolean =>
  PARAGRAPHS.some((n) => new RegExp(`^PSR-I-${n}(\\D|$)`).test(id)) ||
  ["PSR-I-94(6)(a)(iv)/scupper", "PSR-I-82(5)(i)"].some((start) => id.startsWith(start));
const ours: readonly Rule[] = rules.filter(({ id }) => isOurs(id));
const entryOf = (id: string) => {
  const entry = provisions.find((provision) => provision.id === id);
  if (entry === undefined) throw new Error(`no provision ${id}`);
  return entry;
};
const bound = (rule: Rule, change: Change): boolean => rule.binds.ship(ferry([], change).particulars);

/** Ships that rule 2(2) leaves to the rules of 1981, and that a paragraph names all the same. */
const OLDER = ["PSR-I-26(7)(b)", "PSR-I-38(6)"];

/** What binds beyond the keel date: the limit in words, the key of the catalogue, a ship just inside, one just outside. */
const LIMITS: readonly (readonly [
  rule: string,
  limit: string,
  key: string,
  inside: Change,
  outside: Change,
])[] = [
  ["PSR-I-13(1)", "24 m and upwards", "length", { length: 24 }, { length: 23.99 }],
  ...["PSR-I-21(2)", "PSR-I-21(3)"].flatMap((id): typeof LIMITS => [
    [
      id,
      "120 m or more",
      "length",
      { length: 120, mainVerticalZones: 2 },
      { length: 119.99, mainVerticalZones: 2 },
    ],
    [
      id,
      "three or more main vertical zones",
      "mainVerticalZones",
      { length: 60, mainVerticalZones: 3 },
      { length: 60, mainVerticalZones: 2 },
    ],
  ]),
  [
    "PSR-I-37(1)/voyage",
    "voyages of more than a week",
    "voyage",
    { longestVoyageDays: 7.01 },
    { longestVoyageDays: 7 },
  ],
  ...["PSR-I-26(7)(b)", "PSR-I-38(6)"].map((id): (typeof LIMITS)[number] => [
    id,
    "constructed before 1 January 2024",
    "built",
    { keelLaid: "2023-12-31" },
    { keelLaid: "2024-01-01" },
  ]),
  ...["PSR-I-39", "PSR-I-39/health"].map((id): (typeof LIMITS)[number] => [
    id,
    "36 or more persons, crew included",
    "persons",
    { passengersCertified: 20, personsCertified: 36 },
    { passengersCertified: 20, personsCertified: 35 },
  ]),
  ...["ccs", "indication", "power"].map((part): (typeof LIMITS)[number] => [
    `PSR-I-82(5)(i)(iii)/${part}`,
    "more than 36 passengers",
    "passengers",
    { passengersCertified: 37 },
    { passengersCertified: 36 },
  ]),
  ...["PSR-I-44(14)/45s", "PSR-I-44(14)/duration"].map((id): (typeof LIMITS)[number] => [
    id,
    "a rudder stock over 230 mm",
    "rudderStock",
    { rudderStock: 230.1 },
    { rudderStock: 230 },
  ]),
  [
    "PSR-I-51(2)(h)",
    "the deck edge immersed at 5° or less",
    "when",
    { deckEdgeImmersedAtFiveDegrees: true },
    { deckEdgeImmersedAtFiveDegrees: false },
  ],
  [
    "PSR-I-51(3)(e)",
    "91.5 m or more",
    "length",
    { length: 91.5, bilgePumpNumeral: 29.9 },
    { length: 91.49, bilgePumpNumeral: 29.9 },
  ],
  [
    "PSR-I-51(3)(e)",
    "a bilge pump numeral of 30 or more",
    "bilgePumpNumeral",
    { length: 60, bilgePumpNumeral: 30 },
    { length: 60, bilgePumpNumeral: 29.99 },
  ],
];

/** What the ship file does not state frees nobody. */
const UNSTATED: readonly (readonly [rule: string, what: string, change: Change])[] = [
  ["PSR-I-21(2)", "main vertical zones", { length: 60 }],
  ["PSR-I-21(3)", "main vertical zones", { length: 60 }],
  ["PSR-I-37(1)/voyage", "the longest voyage", {}],
  ["PSR-I-44(14)/45s", "the rudder stock", {}],
  ["PSR-I-44(14)/duration", "the rudder stock", {}],
  ["PSR-I-51(2)(h)", "the deck edge", {}],
  ["PSR-I-51(3)(e)", "the bilge pump numeral", { length: 60 }],
];

describe.each(ours.filter(({ id }) => !OLDER.includes(id)).map((rule) => [rule.id, rule] as const))(
  "%s",
  (id, rule) => {
    const also = LIMITS.find(([name]) => name === id)?.[3] ?? {};

    test("binds from the day of notification, 13 July 2026, and a ship whose keel date is not stated", () => {
      expect(bound(rule, { ...also, keelLaid: "2026-07-12" })).toBe(false);
      expect(bound(rule, { ...also, keelLaid: "2026-07-13" })).toBe(true);
      expect(bound(rule, { ...also, keelLaid: undefined })).toBe(true);
    });

    test("goes by the keel, whenever the contract was placed", () => {
      expect(bound(rule, { ...also, keelLaid: "2026-07-13", contract: "2025-01-01" })).toBe(true);
      expect(bound(rule, { ...also, keelLaid: "2026-07-12", contract: "2026-07-13" })).toBe(false);
    });

    test.each(["I", "II", "III", "IV", "V", "VI", undefined] as const)("binds class %s", (shipClass) => {
      expect(bound(rule, { ...also, class: shipClass })).toBe(true);
    });

    const roRo = JSON.stringify(entryOf(id).applies).includes("roRoPassenger");
    test.each([
      ["ro-ro-passenger", true],
      ["passenger", !roRo],
      ["special-trade", !roRo],
      ["ferry", false],
      ["cargo", false],
      ["high-speed-craft", false],
    ] as const)("a ship that is %s and nothing else is bound: %s", (type, binds) => {
      expect(bound(rule, { ...also, types: [type] })).toBe(binds);
    });
  },
);

test.each(LIMITS)("%s: %s", (id, _limit, _key, inside, outside) => {
  const rule = ours.find((one) => one.id === id);
  expect(rule && [bound(rule, inside), bound(rule, outside)]).toEqual([true, false]);
});

test.each(UNSTATED)("%s binds while the ship file does not state %s", (id, _what, change) => {
  const rule = ours.find((one) => one.id === id);
  expect(rule && bound(rule, change)).toBe(true);
});

test("38(6) does not bind without a keel date: she is then a ship of the Rules of 2026, and 38(7) binds in its place", () => {
  const [older, newer] = ["PSR-I-38(6)", "PSR-I-38(7)/ports"].map((id) => ours.find((one) => one.id === id));
  expect(older && bound(older, { keelLaid: undefined })).toBe(false);
  expect(newer && bound(newer, { keelLaid: undefined })).toBe(true);
});

test("38(2) binds doors of more than 1.2 m, and not those of 1.2 m", () => {
  const door = (width: number | undefined) => item("watertight-door", "wtd-1", [], { width });
  expect([1.2, 1.21].map((width) => isWide(door(width)))).toEqual([false, true]);
});

describe("against the catalogue", () => {
  /** Keys under which the catalogue states a date, a number or a mark; `when` only where it holds a figure of the ship. */
  const limitsOf = (id: string): readonly string[] => {
    const { built, voyage, persons, length, passengers, gt, rudderStock, anyOf, when } = entryOf(id)
      .applies as {
      readonly [key: string]: unknown;
    };
    const older = (built as { before?: string } | undefined)?.before !== undefined;
    return [
      ...(older ? ["built"] : []),
      ...(voyage === undefined ? [] : ["voyage"]),
      ...Object.entries({ persons, length, passengers, gt, rudderStock }).flatMap(([key, limit]) =>
        limit === undefined ? [] : [key],
      ),
      ...((anyOf ?? []) as readonly object[]).flatMap((choice) => Object.keys(choice)),
      ...(typeof when === "string" && /degrees/.test(when) ? ["when"] : []),
    ];
  };

  test("there are rules to look at, and limits among them", () => {
    expect(ours.length).toBeGreaterThan(90);
    expect(ours.flatMap(({ id }) => limitsOf(id)).length).toBeGreaterThan(7);
  });

  test.each(ours.map(({ id }) => id))("%s has its rows for every limit that the catalogue states", (id) => {
    const rows = LIMITS.filter(([rule]) => rule === id).map(([, , key]) => key);
    expect(rows.toSorted()).toEqual([...limitsOf(id)].toSorted());
  });

  const SHIPS: readonly Change[] = [
    {},
    { keelLaid: "2026-07-12" },
    { keelLaid: undefined },
    { types: ["passenger"] },
    { types: ["cargo"] },
    { class: undefined },
    ...LIMITS.flatMap(([, , , inside, outside]) => [inside, outside]),
    ...UNSTATED.map(([, , change]) => change),
  ];

  test.each(ours.map((rule) => [rule.id, rule] as const))(
    "%s binds the ships that its entry binds, and no others",
    (id, rule) => {
      for (const change of SHIPS) {
        const { particulars } = ferry([], change);
        expect([change, rule.binds.ship(particulars)]).toEqual([
          change,
          binding(entryOf(id), particulars).binds,
        ]);
      }
    },
  );
});
