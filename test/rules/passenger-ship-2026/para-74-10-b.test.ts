import { expect, test } from "vitest";
import { medicalStoresInspected } from "../../../src/rules/passenger-ship-2026/para-74-10-b.ts";
import type { Particulars } from "../../../src/ship/ship.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ship = (validUntil?: string, change: Partial<Particulars> = { class: "III" }) =>
  new RuleStory(
    [medicalStoresInspected],
    ferry(
      [],
      change,
      validUntil === undefined
        ? {}
        : { papers: [{ id: "pho", paper: "medical-stores", name: "Medical certificate", validUntil }] },
    ),
  ).after("11s");

test("without a certificate it is overdue, a silent caution and an entry, until one is entered", () => {
  ship()
    .shows("active", "caution", "Certificate of the medical stores is not on board, or has ended")
    .given({ "valid-until.medical-stores": "2029-02-28T00:00:00Z" })
    .shows("normal")
    .logs("not on board, or ended", "renewed");
});

test("a month before the year is over it is a silent caution, and then overdue", () => {
  ship("2028-03-20").shows("active", "caution", "Medical certificate ends soon");
  const story = ship("2028-12-01").shows("normal");
  expect(story.duties()).toMatchObject([
    { text: "Medical certificate: inspection by the Port Health Officer" },
  ]);
});

test.each([
  [{ class: "I" }, 0],
  [{ class: "VI" }, 1],
  [{ class: undefined }, 1],
  [{ class: "III", passengersCertified: 100 }, 0],
  [{ class: "III", passengersCertified: 101 }, 1],
] as const)("%j: bound %i", (change, bound) => {
  expect(ship("2028-12-01", change).duties()).toHaveLength(bound);
});
