import { expect, test } from "vitest";
import { lowSidescuttlesLocked } from "../../../src/rules/passenger-ship-2026/para-38-13.ts";
import { sidescuttlesUnderTheLimitingDraught } from "../../../src/rules/passenger-ship-2026/para-38-13-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const scuttle = item("opening", "s-1", ["secured", "position"], {
  name: "Sidescuttle 1",
  opening: "sidescuttle",
  place: { deck: 3 },
});
const gauge = item("draught-gauge", "mid", ["draught"], { gauge: "midships" });
const tropical = item("load-line", "t", [], { line: "seasonal", draught: 6.8, tropical: true });
const summer = item("load-line", "s", [], { line: "seasonal", draught: 6.6 });
const rules = [sidescuttlesUnderTheLimitingDraught, lowSidescuttlesLocked];
const ready = (change: Partial<typeof scuttle> = {}, limitingDraught: number | undefined = 6) =>
  new RuleStory(rules, ferry([{ ...scuttle, ...change }, gauge, tropical, summer], { limitingDraught }), {
    "voyage.phase": "ready",
    "s-1.secured": false,
    "s-1.position": "closed",
    "mid.draught": 5.9,
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test.each([
  [6, true],
  [6.01, false],
])("with a limiting draught of 6 m and %f m of water she may sail with it unlocked: %s", (draught, may) => {
  expect(met(ready().given({ "mid.draught": draught }))).toEqual([may]);
});

test.each([
  [6.3, ["t"], true],
  [6.31, ["t"], false],
  [6.3, [], false],
  [6.3, ["s"], false],
  [6.3, ["t", "s"], false],
])("at %f m with %o in force: %s", (draught, lines, may) => {
  const zone = Object.fromEntries(lines.map((id) => [`confirmed.${id}`, "in force"]));
  expect(met(ready().given({ "mid.draught": draught, ...zone }))).toEqual([may]);
});

test("too deep and unlocked it is listed, an alarm when she goes, entered, and ends when it is locked", () => {
  const story = ready().given({ "mid.draught": 6.2 }).after("1h").shows("normal");
  expect(story.gate()).toMatchObject([
    { met: false, text: "Sidescuttle 1 closed and locked, or draught within the limit" },
  ]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Lock Sidescuttle 1: draught above the limiting draught")
    .given({ "s-1.secured": true })
    .acknowledge()
    .shows("normal")
    .logs(
      "Sidescuttle 1 not locked above the limiting draught",
      "Sidescuttle 1 locked, or draught within the limit",
    );
});

test("on leaving the tropical zone the extra 0.3 m are gone", () => {
  ready()
    .given({ "confirmed.t": "in force", "mid.draught": 6.2, "voyage.phase": "on-voyage" })
    .after("1h")
    .shows("normal")
    .given({ "confirmed.t": "not in force", "confirmed.s": "in force" })
    .shows("active-unacknowledged", "alarm");
});

test("within the limit it is opened at sea by the master's permission, and otherwise a warning", () => {
  const open = ready().given({ "voyage.phase": "on-voyage", "s-1.position": "open" });
  open
    .shows(
      "active-unacknowledged",
      "warning",
      "Sidescuttle 1 open at sea, and the master has not permitted it",
    )
    .given({ "permission.s-1": "2028-03-01T16:00:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("Sidescuttle 1 open at sea without the master's permission");
  ready().given({ "s-1.position": "open" }).after("1h").shows("normal");
});

test("above the limit no permission helps, and with or without one it is one alert", () => {
  ready()
    .given({ "voyage.phase": "on-voyage", "mid.draught": 6.2, "s-1.position": "open" })
    .shows("active-unacknowledged", "alarm");
  ready()
    .given({
      "voyage.phase": "on-voyage",
      "mid.draught": 6.2,
      "s-1.position": "open",
      "permission.s-1": "2028-03-01T16:00:00Z",
    })
    .shows("active-unacknowledged", "alarm");
});

test("a draught that is broken or silent is above the limit", () => {
  expect(met(ready().broken("mid.draught"))).toEqual([false]);
  expect(met(ready().silence("mid.draught").after("6s"))).toEqual([false]);
});

test.each(["s-1.secured", "s-1.position"])("%s broken or silent is a warning", (signal) => {
  const atSea = () => ready().given({ "voyage.phase": "on-voyage" });
  atSea().broken(signal).shows("active-unacknowledged", "warning", "line cut");
  atSea().silence(signal).after("6s").shows("active-unacknowledged", "warning");
});

test("the mean of forward and aft counts where no gauge is amidships", () => {
  const at = (id: string, place: "forward" | "aft") =>
    item("draught-gauge", id, ["draught"], { gauge: place });
  const story = (fwd: number) =>
    new RuleStory(rules, ferry([scuttle, at("f", "forward"), at("a", "aft")], { limitingDraught: 6 }), {
      "voyage.phase": "ready",
      "s-1.secured": false,
      "f.draught": fwd,
      "a.draught": 6.4,
    });
  expect(met(story(5.6))).toEqual([true]);
  expect(met(story(5.7))).toEqual([false]);
});

test("without a switch an officer's 'closed and locked' counts; a ship without a limiting draught is 38(13)", () => {
  const blind = new RuleStory(rules, ferry([{ ...scuttle, signals: [] }, gauge], { limitingDraught: 6 }), {
    "voyage.phase": "ready",
    "mid.draught": 6.2,
  });
  expect(met(blind)).toEqual([false]);
  expect(met(blind.given({ "confirmed.s-1": "closed and locked" }))).toEqual([true]);
  const rule = (limitingDraught: number | undefined) =>
    ready({}, limitingDraught)
      .gate()
      .map((gate) => gate.rule);
  expect(rule(6)).toEqual(["PSR-I-38(13)(b)"]);
  const without = new RuleStory(rules, ferry([scuttle, gauge]), { "voyage.phase": "ready" });
  expect(without.gate().map((gate) => gate.rule)).toEqual(["PSR-I-38(13)"]);
});
