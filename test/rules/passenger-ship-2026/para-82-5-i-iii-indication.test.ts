import { expect, test } from "vitest";
import { firePanelIndicates } from "../../../src/rules/passenger-ship-2026/para-82-5-i-iii-indication.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const aboard = [
  item("fire-door", "fd-1", ["position"], { name: "Fire door 1" }),
  item("ventilation-fan", "fan-1", ["running"], { name: "Fan 1" }),
  item("fire-detector", "d1", ["disabled"], { name: "Detector d1" }),
];
const asUsual = { "fd-1.position": "closed", "fan-1.running": true, "d1.disabled": false };
const sound = (passengersCertified = 37, equipment: typeof aboard = aboard) =>
  new RuleStory([firePanelIndicates], ferry(equipment, { passengersCertified }), asUsual);

test("closed doors, running fans and detectors that watch are not shown", () => {
  sound().after("1h").indicates().shows("normal").logs();
});

test.each([
  ["fd-1.position", "open", "closed", "Fire door 1 open"],
  ["fd-1.position", "moving", "secured", "Fire door 1 open"],
  ["fd-1.position", "free", "closed", "Fire door 1 open"],
  ["fan-1.running", false, true, "Fan 1 off"],
  ["d1.disabled", true, false, "Detector d1 disabled"],
])("%s %s is shown at once, without sound or entry, until it is %s", (signal, off, usual, says) => {
  sound()
    .given({ [signal]: off })
    .indicates(says)
    .after("1h")
    .shows("normal")
    .given({ [signal]: usual })
    .indicates()
    .logs();
});

test.each([
  ["fd-1.position", "Fire door 1"],
  ["fan-1.running", "Fan 1"],
  ["d1.disabled", "Detector d1"],
])("%s broken or silent is a silent caution", (signal, name) => {
  sound().broken(signal).shows("active", "caution", name).given(asUsual).shows("normal");
  sound().silence(signal).after("6s").shows("active", "caution", name);
});

test("what was shown last stays shown, marked, when it is no longer heard", () => {
  sound().given({ "fd-1.position": "open" }).broken("fd-1.position").indicates("? Fire door 1 open");
});

test("a ship of 36 passengers is left alone", () => {
  sound(36).given({ "fd-1.position": "open" }).indicates();
});

test("what tells nothing is listed as not watched", () => {
  const mute = aboard.map((one) => ({ ...one, signals: [] }));
  expect(
    sound(37, mute)
      .unwatched()
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(["d1", "fan-1", "fd-1"]);
});
