/** What is asked of each closure of a trunkway, para 26(10)(c). */
import { seconds } from "../../kernel/duration.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { type AnyCheck, condition } from "../bind.ts";
import { setting } from "../setting.ts";
import { entered } from "./logs.ts";
import { after } from "./steps.ts";
import { titled } from "./titles.ts";

export const trunkwayItems = (ship: Ship): readonly Equipment<"trunkway-closure">[] =>
  fitted(ship, "trunkway-closure");

/** "capable of being closed from a central position". */
export const closureControlled: AnyCheck = condition({
  items: trunkwayItems,
  settings: { changing: setting(seconds(5), "a change-over of the supply lasts less") },
  reads: (closure) => ({ control: of(closure, "control") }),
  complies: ({ control }) => control,
  alert: {
    aspect: "power",
    category: "B",
    title: (closure) => titled(closure, "NO CONTROL"),
    steps: after("changing", "warning", ({ name }) => `${name} cannot be closed from the central position`),
  },
  log: entered("watertight-doors", "without power or control", "with power and control again"),
});

/** Neither open nor closed for longer than it travels. */
export const closureArrives: AnyCheck = condition({
  check: "travel",
  items: trunkwayItems,
  settings: { travel: setting(seconds(60), "a flap or shutter travels for less than a minute") },
  reads: (closure) => ({ position: of(closure, "position") }),
  complies: ({ position }) => position !== "moving" && position !== "free",
  alert: {
    aspect: "position",
    category: "B",
    title: (closure) => titled(closure, "NOT CLOSED"),
    steps: after(
      "travel",
      "warning",
      ({ name }) => `${name} stays between open and closed: take it for open`,
    ),
  },
  log: entered("watertight-doors", "stays between open and closed", "open or closed again"),
});
