import { expect, test } from "vitest";
import { papersAndLogsOnBoard } from "../../../src/rules/navigation-safety-2002/reg-18-1-d.ts";
import type { PaperSort } from "../../../src/ship/paper.ts";
import { ferry } from "../ferry.ts";
import { onTheWaterway } from "../reported.ts";

/** The stories begin on 1 March 2028 at noon. */
const paper = (sort: PaperSort, validUntil?: string) => ({
  id: sort,
  paper: sort,
  name: `Paper ${sort}`,
  validUntil,
});
const ALL = [
  paper("registration"),
  paper("survey", "2028-12-31"),
  paper("crew-certificates"),
  paper("crew-list"),
];
const READY = { "voyage.phase": "ready", "watch.records-office": "well" };
const ship = (papers: readonly ReturnType<typeof paper>[] = ALL) =>
  onTheWaterway(papersAndLogsOnBoard, [], { papers }).given(READY);

test("with four papers in force and the logs being written she leaves in silence", () => {
  const story = ship();
  expect(story.gate().map(({ met }) => met)).toEqual([true, true, true, true, true]);
  story.given({ "voyage.phase": "leaving" }).after("1min").shows("normal").logs();
});

test("what is missing is listed, and leaving without it is an alarm, entered", () => {
  const story = ship(ALL.slice(1));
  expect(story.gate().filter(({ met }) => !met)).toMatchObject([
    { text: "Certificate of registration on board and in force" },
  ]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Departed without Certificate of registration")
    .logs("Certificate of registration not on board and in force when she sailed");
});

test.each([
  ["2028-03-01", true],
  ["2028-02-29", false],
])("a certificate of survey to %s, on 1 March: %s", (until, inForce) => {
  const story = ship([...ALL.filter(({ id }) => id !== "survey"), paper("survey", until)]);
  expect(story.gate().find(({ subject }) => subject === "survey")?.met).toBe(inForce);
});

test("a paper that a person has entered is there", () => {
  const story = ship(ALL.slice(1)).given({ "valid-until.registration": "" });
  expect(story.gate().every(({ met }) => met)).toBe(true);
});

test("logs that are not being written keep the gate shut, and are an alarm under way", () => {
  const story = ship().given({ "watch.records-office": "the disk is full" });
  expect(story.gate().filter(({ met }) => !met)).toMatchObject([
    { text: "Ship's log and engine log are being written" },
  ]);
  story
    .given({ "voyage.phase": "on-voyage" })
    .shows("active-unacknowledged", "alarm", "Under way while the logs are not being written");
});

test("off the waterways, and on a ship that knows none, nothing is asked", () => {
  ship([]).given({ "waterway.inside": false, "voyage.phase": "on-voyage" }).after("1min").shows("normal");
  expect(papersAndLogsOnBoard.instances(ferry([]))).toEqual([]);
});
