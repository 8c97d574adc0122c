import { describe, test } from "vitest";
import { slowdownAnnounced } from "../../../src/rules/passenger-ship-2026/para-46-6-j.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const control = item("propulsion-remote-control", "rc", ["slowdown-warning", "slowdown"], {
  name: "Remote control",
});
const good = { "voyage.phase": "on-voyage", "rc.slowdown-warning": false, "rc.slowdown": false };

describe("an impending slowdown", () => {
  watched({
    rule: slowdownAnnounced,
    aboard: [control],
    good,
    bad: { "rc.slowdown-warning": true },
    priority: "alarm",
    says: "Remote control: the propulsion is about to slow down or stop",
    enters: ["Remote control slowdown impending", "Remote control slowdown no longer impending"],
    unknown: { "rc.slowdown-warning": "warning", "rc.slowdown": "warning" },
  });
});

describe("a slowdown without warning", () => {
  watched({
    rule: slowdownAnnounced,
    aboard: [control],
    good,
    bad: { "rc.slowdown": true },
    priority: "warning",
    says: "Remote control: the propulsion slowed down or stopped without warning",
    enters: ["Remote control slowed down without warning", "Remote control no longer slowed down"],
    unknown: {},
  });
});

const WARNED = ["slowdown impending", "slowdown no longer impending"];

test("a slowdown that was warned of is no more than that, also when the warning goes out with it", () => {
  const warned = () =>
    new RuleStory([slowdownAnnounced], ferry([control]), good)
      .after("1min")
      .given({ "rc.slowdown-warning": true });
  warned().after("30s").given({ "rc.slowdown": true }).after("1min").logs("slowdown impending");
  warned()
    .after("30s")
    .given({ "rc.slowdown": true, "rc.slowdown-warning": false })
    .acknowledge()
    .after("1min")
    .shows("normal")
    .logs(...WARNED);
  warned()
    .after("30s")
    .given({ "rc.slowdown": true })
    .after("5s")
    .given({ "rc.slowdown-warning": false })
    .logs(...WARNED);
});

test("a warning long before was of something else; alongside nothing is told", () => {
  new RuleStory([slowdownAnnounced], ferry([control]), good)
    .after("1min")
    .given({ "rc.slowdown-warning": true })
    .given({ "rc.slowdown-warning": false })
    .acknowledge()
    .after("11s")
    .given({ "rc.slowdown": true })
    .shows("active-unacknowledged", "warning", "without warning");
  new RuleStory([slowdownAnnounced], ferry([control]), { ...good, "voyage.phase": "alongside" })
    .given({ "rc.slowdown": true })
    .after("1h")
    .shows("normal");
});
