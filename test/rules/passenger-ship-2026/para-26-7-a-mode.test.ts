import { expect, test } from "vitest";
import { masterModeSwitch } from "../../../src/rules/passenger-ship-2026/para-26-7-a-mode.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const console = item("watertight-door-console", "console", ["mode"], { name: "Door console" });
const local = () => new RuleStory([masterModeSwitch], ferry([console]), { "console.mode": "local-control" });

test("in doors closed for ten minutes with nothing declared is a silent caution, until it is switched back", () => {
  local()
    .given({ "console.mode": "doors-closed" })
    .after("599s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", 'Door console in "doors closed": declare emergency or test')
    .given({ "console.mode": "local-control" })
    .shows("normal")
    .logs(
      "Door console switched to doors closed",
      'Door console in "doors closed", nothing declared',
      "Door console switched to local control",
    );
});

test("a declared emergency or test is none", () => {
  local()
    .given({ "permission.console": "2028-03-01T14:00:00Z", "console.mode": "doors-closed" })
    .after("1h")
    .shows("normal")
    .logs("Door console switched to doors closed");
});

test("a mode that is not known is a warning, and is not taken for local control", () => {
  local().broken("console.mode").shows("active-unacknowledged", "warning", "unknown: line cut");
  local().silence("console.mode").after("6s").shows("active-unacknowledged", "warning", "Door console mode");
});

test("a switch found in another position after it was silent is entered as found so", () => {
  const story = local().silence("console.mode").after("10s").given({ "console.mode": "doors-closed" });
  expect(story.entries[0]?.text).toMatch(/switched to doors closed, found so; not known since/);
});
