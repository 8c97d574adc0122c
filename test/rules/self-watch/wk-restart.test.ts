import { test } from "vitest";
import { watchIsUnbroken } from "../../../src/rules/self-watch/wk-restart.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const WORDS = "The computer lost its supply or was reset: no watch was kept from 12:00 to 12:04";

test("a first start is no interruption", () => {
  new RuleStory([watchIsUnbroken], ferry([]), { "watch.restart": "well" }).after("1h").shows("normal");
});

test("an interruption is told once with its cause, entered, and stays until somebody has acknowledged it", () => {
  new RuleStory([watchIsUnbroken], ferry([]), { "watch.restart": WORDS })
    .given({ "watch.restart": "well" })
    .after("1h")
    .shows("active-unacknowledged", "warning", "lost its supply")
    .logs("lost its supply")
    .acknowledge()
    .shows("normal");
});

test("a second interruption is a fresh one, whatever was acknowledged of the first", () => {
  new RuleStory([watchIsUnbroken], ferry([]), { "watch.restart": WORDS })
    .given({ "watch.restart": "well" })
    .acknowledge()
    .given({ "watch.restart": "The watch ended by itself or was killed" })
    .given({ "watch.restart": "well" })
    .shows("active-unacknowledged", "warning", "was killed");
});
