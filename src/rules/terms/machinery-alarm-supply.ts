/** What supplies the machinery alarm system when the normal supply is lost, para 65(2)(a). */
import { seconds } from "../../kernel/duration.ts";
import { fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { setting } from "../setting.ts";
import { entered } from "./logs.ts";
import { titled } from "./titles.ts";

const systems = (ship: Ship) => fitted(ship, "machinery-alarm-system");

/** Not every system tells on which supply it runs. */
export const systemsThatTellChangeOver = (ship: Ship): ReturnType<typeof systems> =>
  systems(ship).filter(({ signals }) => signals.includes("changed-over"));

/** A warning while the normal supply is there, or is not known; an alarm when it is lost too. */
export const withoutStandBy = condition({
  check: "stand-by",
  items: systems,
  settings: { dip: setting(seconds(1), "a dip as a large consumer starts is no failure of the supply") },
  reads: (system) => ({
    standBy: of(system, "standby-supply"),
    supply: ifKnown(of(system, "supply")),
  }),
  complies: ({ standBy }) => standBy,
  alert: {
    aspect: "power",
    category: "B",
    title: (system) => titled(system, "NO STAND-BY"),
    steps: [
      {
        after: ({ dip }) => dip,
        priority: "warning",
        says: ({ name }) => `${name} has no stand-by supply: it falls silent if the normal one is lost`,
      },
      {
        after: ({ dip }) => dip,
        priority: "alarm",
        when: ({ supply }) => supply === false,
        says: ({ name }) =>
          `${name} has no supply at all and gives no alarm: have the machinery spaces watched by a person`,
      },
    ],
  },
  log: entered("engine", "without stand-by supply", "stand-by supply restored"),
});
