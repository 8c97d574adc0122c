import { expect, test } from "vitest";
import { entryOfAct, entryRefusal } from "../../src/logbook/acts.ts";
import type { Act } from "../../src/signals/act.ts";
import { ferry } from "../rules/ferry.ts";

const AT = Date.parse("2028-03-01T18:30:00.000Z");
const author = { name: "R. Menon", rank: "Master" };
const ship = ferry(
  [],
  {},
  {
    papers: [{ id: "safety", paper: "certificate", name: "Passenger ship safety certificate" }],
  },
);
const enter = (said: Partial<Extract<Act, { act: "enter" }>>): Act =>
  ({ act: "enter", author, kind: "remark", text: "Held", ...said }) as Act;
const entered = (said: Partial<Extract<Act, { act: "enter" }>>) => entryOfAct(enter(said), AT, ship);

test("a drill is entered in its own book, with scenario, contents, who took part and defects", () => {
  expect(
    entered({
      kind: "drill",
      text: "All at stations in 4 min",
      defects: "none",
      drill: {
        sort: "damage-control",
        scenario: "collision, frame 70, two compartments",
        contents: ["stations", "closures", "shore-support"],
        participants: "damage control party, 9 persons",
      },
    }),
  ).toMatchObject({
    book: "drills",
    text: "Damage control drill: All at stations in 4 min. Scenario: collision, frame 70, two compartments. Included: stations, doors and closures operated, shore support activated. Taking part: damage control party, 9 persons. Defects: none.",
  });
});

test("a drill that was not held says so, with circumstances and extent", () => {
  const drill = {
    sort: "fire",
    scenario: "galley",
    notHeld: "heavy weather; parties mustered only",
  } as const;
  expect(entered({ kind: "drill", text: "Put off to tomorrow", drill })?.text).toBe(
    "Fire drill not held, or not in full: Put off to tomorrow. Scenario: galley. Circumstances and extent: heavy weather; parties mustered only.",
  );
});

test("a paper is entered by its name, with the day on which it ends", () => {
  const said = {
    kind: "paper",
    items: ["safety"],
    text: "Renewed at Kochi",
    validUntil: "2029-02-28T00:00:00Z",
  } as const;
  expect(entered(said)?.text).toBe(
    "Paper of Passenger ship safety certificate: Renewed at Kochi. Valid until 2029-02-28.",
  );
});

test("a bunker delivery note goes into the engine logbook, with the flashpoint", () => {
  const said = {
    kind: "bunker-delivery-note",
    text: "MGO 40 t",
    fuel: { flashpoint: 46, use: "emergency" },
  } as const;
  expect(entered(said)).toMatchObject({
    book: "engine",
    text: "Bunker delivery note: MGO 40 t. Flashpoint 46 °C, for emergency engines only.",
  });
});

test("the report of a casualty names the case", () => {
  const said = { kind: "casualty-reported", casualty: "grounding", text: "To IWAI Kochi by VHF 16" } as const;
  expect(entered(said)?.text).toBe(
    "Reported to the competent officer (grounding or sinking): To IWAI Kochi by VHF 16.",
  );
});

test("figures are told with their units", () => {
  expect(
    entered({ kind: "alteration", text: "New crane", figures: { displacement: 2.1, centre: -0.4 } })?.text,
  ).toBe(
    "Alteration that affects stability: New crane. Lightship displacement deviates by 2.1 %. Longitudinal centre of gravity deviates by -0.4 % of the length.",
  );
  expect(entered({ kind: "passengers", text: "Counted", figures: { passengers: 212 } })?.text).toBe(
    "Passengers on board: Counted. Passengers: 212.",
  );
  expect(entered({ kind: "test", text: "Bilge pump 1", figures: { flow: 210 } })?.text).toBe(
    "Test: Bilge pump 1. Flow 210 m³/h.",
  );
});

test("a lightweight survey tells both deviations", () => {
  const survey = { kind: "paper", items: ["lightweight-survey"] } as const;
  expect(entryRefusal(enter(survey))).toMatch(/^By how much/);
  expect(entryRefusal(enter({ ...survey, figures: { displacement: 1 } }))).toMatch(/^By how much/);
  expect(entryRefusal(enter({ ...survey, figures: { displacement: 1, centre: 0 } }))).toBeUndefined();
});

test.each([
  ["drill", /^Which drill was held\?/],
  ["paper", /^Which paper\?/],
  ["bunker-delivery-note", /^What flashpoint/],
  ["casualty", /^Which case/],
  ["casualty-reported", /^Which case/],
  ["owner-notice", /^Which case/],
  ["alteration", /^By how much/],
  ["passengers", /^How many passengers/],
] as const)("an entry of the kind %s without its form is not taken, and says why", (kind, words) => {
  expect(entryRefusal(enter({ kind }))).toMatch(words);
});

test("a remark needs no form", () => {
  expect(entryRefusal(enter({}))).toBeUndefined();
});
