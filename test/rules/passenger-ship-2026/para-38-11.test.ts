import { expect, test } from "vitest";
import { closingEnteredBeforeTheVoyage } from "../../../src/rules/passenger-ship-2026/para-38-11.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const hatch = item("opening", "hatch-1", ["position"], { opening: "hatch" });
/** The stories begin at 12:00. */
const ready = (ship = ferry([hatch])) =>
  new RuleStory([closingEnteredBeforeTheVoyage], ship, {
    "voyage.phase": "ready",
    "hatch-1.position": "closed",
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("before departure the missing entry is listed, without a sound", () => {
  const story = ready().after("1h").shows("normal");
  expect(story.gate()).toEqual([
    {
      rule: "PSR-I-38(11)",
      subject: "ship",
      met: false,
      text: "Times of closing of shell doors and openings entered in the log",
    },
  ]);
});

test("the entry after the last closing opens the gate, and she sails in silence", () => {
  const story = ready().after("1min").given({ "entered-closing.ship": "2028-03-01T12:00:30Z" });
  expect(met(story)).toEqual([true]);
  story.given({ "voyage.phase": "leaving", "voyage.began": "2028-03-01T12:01:00Z" }).shows("normal").logs();
});

test("sailing without the entry is a warning, and the entry made late ends it", () => {
  ready()
    .after("1min")
    .given({ "voyage.began": "2028-03-01T12:01:00Z", "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "Voyage commenced without the entry")
    .given({ "entered-closing.ship": "2028-03-01T12:01:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("sailed without the entry of the times of closing", "times of closing entered");
});

test("a closing after the entry asks for a new one", () => {
  const story = ready().after("1min").given({ "entered-closing.ship": "2028-03-01T12:01:00Z" });
  expect(met(story)).toEqual([true]);
  story.given({ "hatch-1.position": "open" }).after("1min").given({ "hatch-1.position": "closed" });
  expect(met(story)).toEqual([false]);
  story.given({ "entered-closing.ship": "2028-03-01T12:02:00Z" });
  expect(met(story)).toEqual([true]);
});

test("what is opened and closed at sea does not undo the entry", () => {
  ready()
    .after("1min")
    .given({ "entered-closing.ship": "2028-03-01T12:01:00Z", "voyage.began": "2028-03-01T12:01:00Z" })
    .given({ "voyage.phase": "on-voyage" })
    .after("1h")
    .given({ "hatch-1.position": "open" })
    .after("1min")
    .given({ "hatch-1.position": "closed" })
    .shows("normal");
});

test.each([
  ["2028-03-01T00:00:00Z", true],
  ["2028-02-29T23:59:59Z", false],
])("an entry of %s, with departure at noon: %s", (entry, stands) => {
  const story = new RuleStory([closingEnteredBeforeTheVoyage], ferry([]), { "entered-closing.ship": entry });
  story.given({ "voyage.began": "2028-03-01T12:00:00Z", "voyage.phase": "leaving" });
  expect(met(story)).toEqual([stands]);
});

test("an opening whose switch is silent does not stop the entry, which is the officer's own", () => {
  const story = ready()
    .silence("hatch-1.position")
    .after("1min")
    .given({ "entered-closing.ship": "2028-03-01T12:01:00Z" });
  expect(met(story)).toEqual([true]);
});

test("alongside nothing is owed", () => {
  ready().given({ "voyage.phase": "alongside" }).after("1h").shows("normal").logs();
});

test("after a restart of the watch an entry made before it stands: nothing was seen to close since", () => {
  const story = new RuleStory([closingEnteredBeforeTheVoyage], ferry([hatch]), {
    "voyage.phase": "ready",
    "hatch-1.position": "closed",
    "entered-closing.ship": "2028-03-01T11:50:00Z",
  });
  expect(met(story)).toEqual([true]);
});

test("the times of a shell door are entered once each, in port too: closed, secured, unsecured, opened", () => {
  const ramp = item("shell-door", "ramp", ["position", "secured"], { name: "Stern ramp" });
  new RuleStory([closingEnteredBeforeTheVoyage], ferry([ramp]), {
    "voyage.phase": "alongside",
    "ramp.position": "open",
    "ramp.secured": false,
  })
    .given({ "ramp.position": "moving" })
    .given({ "ramp.position": "closed" })
    .given({ "ramp.secured": true })
    .given({ "ramp.position": "secured" })
    .given({ "ramp.secured": false })
    .given({ "ramp.position": "open" })
    .logs("Stern ramp closed", "Stern ramp secured", "Stern ramp unsecured", "Stern ramp opened");
});

test.each(["ramp.position", "ramp.secured"])("%s that came back is entered as found so", (signal) => {
  const ramp = item("shell-door", "ramp", ["position", "secured"], { name: "Stern ramp" });
  new RuleStory([closingEnteredBeforeTheVoyage], ferry([ramp]), {
    "voyage.phase": "alongside",
    "ramp.position": "open",
    "ramp.secured": false,
  })
    .broken(signal)
    .shows("active-unacknowledged", "warning", "unknown: line cut")
    .after("1min")
    .given({ [signal]: signal === "ramp.secured" ? true : "closed" })
    .logs("found so; not known since 2028-03-01T12:00:00.000Z");
});
