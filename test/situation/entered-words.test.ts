import { expect, test } from "vitest";
import type { Act } from "../../src/signals/act.ts";
import { enteredWords } from "../../src/situation/entered-words.ts";

type Enter = Extract<Act, { act: "enter" }>;
const NOW = Date.UTC(2028, 2, 1, 12);
const words = (said: Partial<Enter>) =>
  Object.fromEntries(
    enteredWords({ act: "enter", author: { name: "R. Menon" }, kind: "remark", text: "x", ...said }, NOW).map(
      ({ fact, item, value }) => [`${fact}.${item}`, value],
    ),
  );
const drill = { sort: "damage-control", scenario: "collision", contents: ["stations", "bilge"] } as const;

test("a fire drill is no damage control drill", () => {
  expect(words({ kind: "drill", drill: { sort: "fire", scenario: "galley" } })).toEqual({
    "drill-scenario.fire": "galley",
    "drill-contents.fire": "",
    "recorded-drill.fire": "2028-03-01T12:00:00.000Z",
    "entered-drill.fire": "2028-03-01T12:00:00.000Z",
  });
});

test("a drill with the shore support activated proves that too, a drill without does not", () => {
  const shore = "entered-drill.shore-support";
  expect(words({ kind: "drill", drill })).not.toHaveProperty(shore);
  expect(words({ kind: "drill", drill: { ...drill, contents: ["shore-support"] } })).toHaveProperty([shore]);
});

test("a drill that was not held in full is on record, and does not count as held", () => {
  expect(words({ kind: "drill", drill: { ...drill, notHeld: "heavy weather" } })).toEqual({
    "recorded-drill.damage-control": "2028-03-01T12:00:00.000Z",
  });
});

test("a late entry counts from when it happened; what is yet to happen, from now", () => {
  const at = (happenedAt: string) => words({ kind: "test", happenedAt })["entered-test.ship"];
  expect(at("2028-02-29T08:00:00Z")).toBe("2028-02-29T08:00:00.000Z");
  expect(at("2099-01-01T00:00:00Z")).toBe("2028-03-01T12:00:00.000Z");
});

test("a paper tells until when it is valid; one without an end tells that", () => {
  expect(words({ kind: "paper", items: ["safety"], validUntil: "2029-01-01T00:00:00Z" })).toMatchObject({
    "valid-until.safety": "2029-01-01T00:00:00Z",
  });
  expect(words({ kind: "paper", items: ["trials"] })).toMatchObject({ "valid-until.trials": "" });
});

test("a casualty and its report stand under the case, fuel under its flashpoint", () => {
  expect(words({ kind: "casualty", casualty: "oil" })).toEqual({
    "entered-casualty.oil": "2028-03-01T12:00:00.000Z",
  });
  expect(words({ kind: "bunker-delivery-note", fuel: { flashpoint: 61, use: "any" } })).toMatchObject({
    "flashpoint.ship": 61,
    "fuel-use.ship": "any",
  });
});

test("figures stand beside the time of their entry, each under its own name", () => {
  const said = { kind: "test", items: ["pump-1"], figures: { flow: 210 } } as const;
  expect(Object.keys(words(said))).toEqual(["figure-flow.pump-1", "entered-test.pump-1"]);
  expect(words(said)).toMatchObject({ "figure-flow.pump-1": 210 });
  expect(words({ kind: "passengers", figures: { passengers: 0 } })).toMatchObject({
    "figure-passengers.ship": 0,
    "entered-passengers.ship": "2028-03-01T12:00:00.000Z",
  });
  expect(words({ kind: "alteration", figures: { displacement: 2.1, centre: -0.4 } })).toMatchObject({
    "figure-displacement.ship": 2.1,
    "figure-centre.ship": -0.4,
  });
});

test("a remark says nothing that stands", () => {
  expect(words({})).toEqual({});
});
