import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { duringNavigation } from "../terms/voyage.ts";

/** Doors that may be opened for passage are watched by 38(3), and only there. */
export const watertightDoorsClosed = defineRule({
  id: "PSR-I-38(1)",
  title: "Watertight doors closed during navigation",
  cites: schedule("38(1)", "All watertight doors shall be kept closed during navigation"),
  version: 1,
  binds: { ship: ({ types }) => types.includes("passenger"), which: "passenger ships" },
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "watertight-door").filter((door) => !door.permittedOpen),
      reads: (door) => ({ position: of(door, "position") }),
      during: duringNavigation,
      complies: ({ position }) => position === "closed" || position === "secured",
      alert: {
        aspect: "position",
        category: "B",
        title: (door) => `${door.id.toUpperCase()} OPEN`,
        steps: [
          { after: seconds(0), priority: "alarm", says: (door) => `${door.name} open during navigation` },
        ],
      },
      log: {
        when: ["raised", "rectified"],
        book: "watertight-doors",
        says: (door, event) =>
          event === "raised" ? `${door.name} open during navigation.` : `${door.name} closed again.`,
      },
    }),
  ],
});
