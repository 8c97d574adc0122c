import { describe, expect, test } from "vitest";
import { alarmBeforeTheDoorMoves } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-f-sound.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "alarm", "remote-closing"], { name: "WTD 1" });

const open = () =>
  new RuleStory([alarmBeforeTheDoorMoves], ferry([door]), {
    "wtd-1.position": "open",
    "wtd-1.alarm": false,
    "wtd-1.remote-closing": false,
  });

/** Closed from the console: the alarm sounds, and after the given time the door moves. */
const movesAfter = (lead: string) =>
  open()
    .given({ "wtd-1.remote-closing": true, "wtd-1.alarm": true })
    .after(lead)
    .given({ "wtd-1.position": "moving" });

const closes = (story: RuleStory) => story.after("30s").given({ "wtd-1.position": "closed" });

test.each(["4500ms", "5s", "7s", "10s", "10500ms"])(
  "alarm %s before it moves, until it is closed: as it should be",
  (lead) => {
    closes(movesAfter(lead)).shows("normal").logs();
  },
);

test.each([
  ["4499ms", "WTD 1: alarm only 4.5 s before it moved"],
  ["1s", "WTD 1: alarm only 1.0 s before it moved"],
  ["10501ms", "WTD 1: alarm 10.5 s before it moved"],
  ["15s", "WTD 1: alarm 15.0 s before it moved"],
])("alarm %s before it moves is a warning and a defect in the book", (lead, words) => {
  closes(movesAfter(lead)).shows("active-unacknowledged", "warning", words).logs(words);
});

test("no alarm at all is a warning as soon as the door moves", () => {
  open()
    .given({ "wtd-1.remote-closing": true })
    .after("7s")
    .given({ "wtd-1.position": "moving" })
    .shows("active-unacknowledged", "warning", "WTD 1: closed from the console without alarm");
});

test("an alarm that stops on the way is a warning after half a second", () => {
  movesAfter("7s")
    .after("10s")
    .given({ "wtd-1.alarm": false })
    .after("500ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "WTD 1: alarm stopped before it was closed")
    .given({ "wtd-1.position": "closed" })
    .logs("alarm stopped before it was closed");
});

test("an alarm that stops with the closing itself is as it should be", () => {
  movesAfter("7s")
    .after("20s")
    .given({ "wtd-1.alarm": false })
    .after("400ms")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs();
});

test("an alarm that comes back within half a second has not stopped", () => {
  closes(movesAfter("7s").given({ "wtd-1.alarm": false }).after("300ms").given({ "wtd-1.alarm": true }))
    .shows("normal")
    .logs();
});

test("the next closing with its alarm ends the warning", () => {
  const story = closes(movesAfter("1s"))
    .acknowledge()
    .given({ "wtd-1.position": "open", "wtd-1.alarm": false });
  story.given({ "wtd-1.alarm": true }).after("6s").given({ "wtd-1.position": "moving" });
  closes(story).shows("normal");
});

test("closed at its own handle it needs no alarm", () => {
  open()
    .given({ "wtd-1.position": "moving" })
    .after("30s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs();
});

test("not fully open when the console closed it, only the alarm until closed is judged", () => {
  const story = open().given({ "wtd-1.position": "moving" }).after("5s");
  story
    .given({ "wtd-1.alarm": true, "wtd-1.remote-closing": true })
    .after("20s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal");
  const silent = open()
    .given({ "wtd-1.position": "moving" })
    .after("5s")
    .given({ "wtd-1.remote-closing": true });
  silent.after("1s").shows("active-unacknowledged", "warning", "alarm stopped before it was closed");
});

describe("what is lost proves nothing, and is said", () => {
  test("the feedback of the alarm before it moves", () => {
    const story = open()
      .broken("wtd-1.alarm")
      .given({ "wtd-1.remote-closing": true, "wtd-1.position": "moving" });
    expect(story.entries.map(({ text }) => text)).toEqual(["WTD 1: alarm not proved: no feedback of it"]);
  });

  test.each(["wtd-1.alarm", "wtd-1.position"])("%s while it closes", (signal) => {
    const story = movesAfter("7s").broken(signal);
    expect(story.entries.map(({ text }) => text)).toEqual(["WTD 1: alarm not proved: an input was lost"]);
  });

  test.each(["wtd-1.alarm", "wtd-1.position", "wtd-1.remote-closing"])(
    "%s silent at rest is a warning",
    (signal) => {
      open().silence(signal).after("6s").shows("active-unacknowledged", "warning", "WTD 1").logs();
    },
  );
});
