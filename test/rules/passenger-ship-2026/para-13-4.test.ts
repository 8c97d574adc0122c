import { expect, test } from "vitest";
import { informationAmendedAfterAlterations } from "../../../src/rules/passenger-ship-2026/para-13-4.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const ready = () =>
  new RuleStory([informationAmendedAfterAlterations], ferry([]), { "voyage.phase": "ready" });
const altered = (displacement = 1, centre = 0.5) => ({
  "figure-displacement.ship": displacement,
  "figure-centre.ship": centre,
  "entered-alteration.ship": "2028-02-10T12:00:00Z",
});
const amended = (time = "2028-02-20T12:00:00Z") => ({ "entered-paper.stability-information": time });
const inclined = (time = "2028-02-20T12:00:00Z") => ({ "entered-paper.inclining": time });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("a ship that was not altered sails in silence", () => {
  const story = ready();
  expect(met(story)).toEqual([true]);
  story.given({ "voyage.phase": "leaving" }).after("1h").shows("normal").logs();
});

test("altered she needs amended information: listed before departure, a caution when she goes, entered with its end", () => {
  const story = ready().given(altered()).after("1h").shows("normal");
  expect(story.gate()).toMatchObject([
    { met: false, text: "Stability information amended after the last alteration" },
  ]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows(
      "active",
      "caution",
      "Altered since, and sailed without amended stability information or inclining",
    )
    .given(amended())
    .shows("normal")
    .logs("sailed without amended stability information", "stability information amended");
});

test("what was amended before the alteration does not count, what was amended with it does", () => {
  expect(met(ready().given({ ...altered(), ...amended("2028-02-10T11:59:59Z") }))).toEqual([false]);
  expect(met(ready().given({ ...altered(), ...amended("2028-02-10T12:00:00Z") }))).toEqual([true]);
});

test.each([
  [2, 1, true],
  [-2, -1, true],
  [2.01, 0, false],
  [-2.01, 0, false],
  [0, 1.01, false],
  [0, -1.01, false],
])("deviations of %f %% and %f %% go without inclining: %s", (displacement, centre, without) => {
  const story = ready().given({ ...altered(displacement, centre), ...amended() });
  expect(met(story)).toEqual([without]);
  expect(met(story.given(inclined("2028-02-10T11:59:59Z")))).toEqual([without]);
  expect(met(story.given(inclined("2028-02-10T12:00:00Z")))).toEqual([true]);
});

test("deviations that are not known ask for inclining", () => {
  const story = ready().given({ "entered-alteration.ship": "2028-02-10T12:00:00Z", ...amended() });
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "figure-displacement.ship": 1 }))).toEqual([false]);
  expect(met(story.given({ "figure-centre.ship": 1 }))).toEqual([true]);
});

test("alongside nothing is asked; a ship of the day before is not bound", () => {
  ready()
    .given({ "voyage.phase": "alongside", ...altered() })
    .shows("normal");
  expect(informationAmendedAfterAlterations.instances(ferry([], { keelLaid: "2026-07-12" }))).toEqual([]);
});
