import { test } from "vitest";
import { openedWithoutOrder } from "../../../src/rules/passenger-ship-2026/para-26-6-h-uncommanded.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "local-command", "hand-operation"], {
  name: "WTD 1",
});
const closed = () =>
  new RuleStory([openedWithoutOrder], ferry([door]), {
    "wtd-1.position": "closed",
    "wtd-1.local-command": false,
    "wtd-1.hand-operation": false,
  }).after("10s");

test("a closed door that leaves its switch for half a second with no order is an alarm, entered, until it is closed", () => {
  closed()
    .given({ "wtd-1.position": "moving" })
    .after("499ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "WTD 1 opened without an order")
    .given({ "wtd-1.position": "open" })
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged")
    .acknowledge()
    .shows("normal")
    .logs("WTD 1 opened without an order");
});

test("a switch that bounces is no opening", () => {
  closed()
    .given({ "wtd-1.position": "moving" })
    .after("400ms")
    .given({ "wtd-1.position": "closed" })
    .after("1min")
    .shows("normal")
    .logs();
});

test.each(["wtd-1.local-command", "wtd-1.hand-operation"])("%s is an order", (order) => {
  closed()
    .given({ [order]: true })
    .given({ "wtd-1.position": "moving" })
    .after("1min")
    .shows("normal")
    .logs();
});

test("an order lasts five seconds after the handle is let go, and no longer", () => {
  const released = () =>
    closed().given({ "wtd-1.local-command": true }).given({ "wtd-1.local-command": false });
  released().after("5s").given({ "wtd-1.position": "moving" }).after("1s").shows("normal");
  released()
    .after("5001ms")
    .given({ "wtd-1.position": "moving" })
    .after("1s")
    .shows("active-unacknowledged", "alarm");
});

test("a handle that is not known accuses nobody, and is a warning of its own", () => {
  closed()
    .broken("wtd-1.local-command")
    .given({ "wtd-1.position": "moving" })
    .after("1s")
    .shows("active-unacknowledged", "warning")
    .logs();
  closed()
    .silence("wtd-1.local-command")
    .after("6s")
    .shows("active-unacknowledged", "warning", "WTD 1 local-command");
});

test("a door found open after its indicator was lost was not seen to open", () => {
  closed()
    .broken("wtd-1.position")
    .given({ "wtd-1.position": "open" })
    .acknowledge()
    .after("1min")
    .shows("normal")
    .logs();
});

test("a door that stands open and closes is nothing new", () => {
  new RuleStory([openedWithoutOrder], ferry([door]), {
    "wtd-1.position": "open",
    "wtd-1.local-command": false,
  })
    .given({ "wtd-1.position": "closed" })
    .after("1min")
    .shows("normal")
    .logs();
});

test("with water at the door it is 26(6)(g), and no second alert; water in another space changes nothing", () => {
  const tunnel = { ...door, place: { space: "shaft tunnel" } };
  for (const [space, state] of [
    ["shaft tunnel", "normal"],
    ["stores", "active-unacknowledged"],
  ] as const) {
    const detector = item("flooding-detector", "fd-1", ["wet"], { place: { space } });
    new RuleStory([openedWithoutOrder], ferry([tunnel, detector]), {
      "wtd-1.position": "closed",
      "wtd-1.local-command": false,
      "fd-1.wet": true,
    })
      .after("10s")
      .given({ "wtd-1.position": "open" })
      .after("1s")
      .shows(state);
  }
});
