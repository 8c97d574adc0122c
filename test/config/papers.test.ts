/** What the ship file says of papers, and what is said of a ship file that is wrong there. */
import { expect, test } from "vitest";
import { readShipFile } from "../../src/config/load.ts";
import { declared } from "./declared.ts";

const SHIP = `
ship: { name: Test, id: test, flag: IN, types: [ferry], length: 20, breadth: 5, passengers-certified: 50,
  persons-certified: 54, propulsion: mechanical, time-zone: Asia/Kolkata }
ports: {}
equipment: []
`;
const read = (papers: string) => readShipFile(`${SHIP}papers:\n${papers}`, ".", declared);
const said = (papers: string) => read(papers).problems.map(({ message }) => message);

test("papers are read with their last day; one without has no end", () => {
  const loaded = read(
    "  - { id: survey, paper: survey, name: Certificate of survey, valid-until: 2029-03-31 }\n  - { id: list, paper: crew-list, name: Crew list }",
  );
  expect(loaded.valid && loaded.file.ship.papers).toEqual([
    { id: "survey", paper: "survey", name: "Certificate of survey", validUntil: "2029-03-31" },
    { id: "list", paper: "crew-list", name: "Crew list", validUntil: undefined },
  ]);
});

test.each([
  [
    "two papers of one id",
    "  - { id: a, paper: survey, name: A }\n  - { id: a, paper: crew-list, name: B }",
    /"a" is taken/,
  ],
  [
    "an exemption for what is not fitted",
    "  - { id: a, paper: exemption, name: A, covers: [wtd-9] }",
    /no equipment has the id "wtd-9"/,
  ],
  ["a sort that does not exist", "  - { id: a, paper: passport, name: A }", /certificate/],
  [
    "a day that is none",
    "  - { id: a, paper: survey, name: A, valid-until: next spring }",
    /a date is written/,
  ],
  [
    "a last day that no calendar has",
    "  - { id: a, paper: survey, name: A, valid-until: 2027-02-29 }",
    /no such day in the calendar; found "2027-02-29"/,
  ],
])("%s is refused, with what is allowed", (_, papers, words) => {
  expect(said(papers)).toEqual([expect.stringMatching(words)]);
});
