import { expect, test } from "vitest";
import { passengersByConsent } from "../../../src/rules/passenger-ship-2026/para-40-9.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const deck = item("ro-ro-space", "car-deck", ["access"], { name: "Car deck" });
const atSea = (phase = "on-voyage") =>
  new RuleStory([passengersByConsent], ferry([deck]), { "voyage.phase": phase, "car-deck.access": false });
const consent = { "permission.car-deck": "2028-03-01T14:00:00Z" };

test("each use of a consent is entered: opened until when, and shut again; nothing sounds", () => {
  atSea()
    .given(consent)
    .given({ "car-deck.access": true })
    .after("10min")
    .given({ "car-deck.access": false })
    .shows("normal")
    .logs(
      "Car deck opened to passengers by consent, until 2028-03-01T14:00:00Z",
      "Car deck shut to passengers again",
    );
});

test("a consent that ends while the deck stands open is entered; the alert is that of 40(1)", () => {
  atSea()
    .given(consent)
    .given({ "car-deck.access": true })
    .silence("permission.car-deck")
    .after("10s")
    .shows("normal")
    .logs("opened to passengers by consent", "Car deck: consent ended, and it stands open");
});

test("opened without consent, nothing is entered as consented; consent that comes afterwards is", () => {
  const story = atSea().given({ "car-deck.access": true }).after("1min").logs();
  story.given(consent).logs("Car deck opened to passengers by consent");
});

test.each(["alongside", "ready", "safe-anchorage"])("%s no consent is needed, and none entered", (phase) => {
  atSea(phase).given(consent).given({ "car-deck.access": true }).after("1min").logs();
});

test.each(["leaving", "approaching"])("%s is navigation, and so is a phase that is not known", (phase) => {
  atSea(phase).given(consent).given({ "car-deck.access": true }).logs("by consent");
  atSea().broken("voyage.phase").given(consent).given({ "car-deck.access": true }).logs("by consent");
});

test("an access that is broken or silent is a warning, and ends no use", () => {
  const open = () => atSea().given(consent).given({ "car-deck.access": true });
  open().broken("car-deck.access").shows("active-unacknowledged", "warning", "line cut").logs("by consent");
  open().silence("car-deck.access").after("6s").shows("active-unacknowledged", "warning").logs("by consent");
});

test("a deck without a signal of its access has no use to enter; that it is unwatched is said by 40(1)/access", () => {
  const blind = new RuleStory([passengersByConsent], ferry([{ ...deck, signals: [] }]), {
    "voyage.phase": "on-voyage",
    ...consent,
  });
  blind.after("1h").shows("normal").logs();
  expect(blind.unwatched()).toEqual([]);
});

test("a ship that is no ro-ro passenger ship is not asked", () => {
  expect(passengersByConsent.instances(ferry([deck], { types: ["passenger"] }))).toEqual([]);
});
