import { expect, test } from "vitest";
import { doorControlsTested } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-e.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["local-command", "remote-closing"], { name: "WTD 1" });
const start = (change: Partial<typeof door> = {}, keelLaid = "2026-07-13") =>
  new RuleStory([doorControlsTested], ferry([{ ...door, ...change }], { keelLaid }), {
    "wtd-1.local-command": false,
    "wtd-1.remote-closing": false,
  });
const due = (story: RuleStory) => story.duties().map(({ text, overdue }) => [text, overdue]);

test("both controls are owed each week, told a day before, and missed when it has passed", () => {
  const story = start().after("143h").shows("normal");
  expect(due(story)).toEqual([
    ["WTD 1 to be worked by its handle", false],
    ["WTD 1 to be worked by the console", false],
  ]);
  story.after("1h");
  expect(
    story
      .alerts()
      .map(({ priority, text }) => `${priority}: ${text}`)
      .sort(),
  ).toEqual([
    "caution: WTD 1: work it by its handle before tomorrow",
    "caution: WTD 1: work it by the console before tomorrow",
  ]);
  story
    .after("24h")
    .logs(
      "WTD 1 not worked by its handle within the week",
      "WTD 1 not worked by the console within the week",
    );
  expect(
    story
      .alerts()
      .map(({ text }) => text)
      .sort(),
  ).toEqual(["WTD 1 not worked by its handle for a week", "WTD 1 not worked by the console for a week"]);
});

test.each([
  ["wtd-1.local-command", "WTD 1: work it by the console before tomorrow"],
  ["wtd-1.remote-closing", "WTD 1: work it by its handle before tomorrow"],
])("%s seen on and off again is that test, and the other is still owed", (signal, owed) => {
  const story = start()
    .after("48h")
    .given({ [signal]: true })
    .given({ [signal]: false })
    .after("97h");
  expect(story.alerts().map(({ text }) => text)).toEqual([owed]);
});

test("held and not let go, broken or silent, it is no test", () => {
  const texts = (story: RuleStory) =>
    story
      .after("145h")
      .alerts()
      .map(({ text }) => text);
  const owed = "WTD 1: work it by its handle before tomorrow";
  expect(texts(start().given({ "wtd-1.local-command": true }))).toContain(owed);
  expect(texts(start().broken("wtd-1.local-command"))).toContain(owed);
  expect(texts(start().silence("wtd-1.local-command"))).toContain(owed);
});

test("a hinged door has no such controls, and a ship of the day before is not bound", () => {
  expect(due(start({ operation: "hinged" }))).toEqual([]);
  expect(due(start({}, "2026-07-12"))).toEqual([]);
});
