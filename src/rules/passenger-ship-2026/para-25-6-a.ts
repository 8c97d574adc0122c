/** The valve at the collision bulkhead. */
import { minutes, seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isClosed } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { valvesOf } from "../terms/valves.ts";

export const collisionBulkheadValveClosed = defineRule({
  id: "PSR-I-25(6)(a)",
  title: "Collision bulkhead valve normally closed",
  cites: schedule(
    "25(6)(a)",
    "The valve shall be normally closed. If the remote-control system fails during operation of the valve, the valve shall close automatically or be capable of being closed manually",
  ),
  version: 1,
  reading:
    "A transfer of the forepeak is a permission for the valve, with its end; half an hour is allowed without. Remote control lost while the valve is not closed is an alarm until it is closed.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => valvesOf(ship, "collision-bulkhead"),
      settings: {
        transfer: setting(minutes(30), "a short transfer is over by then; a longer one is declared"),
      },
      reads: (valve) => ({ position: of(valve, "position"), permission: itemFact("permission", valve) }),
      complies: ({ position, permission }) => isClosed(position) || permission !== undefined,
      alert: {
        aspect: "position",
        category: "B",
        title: (valve) => titled(valve, "NOT CLOSED"),
        steps: after(
          "transfer",
          "warning",
          ({ name }) => `${name} left open: close it, or declare the transfer`,
        ),
      },
      log: entered("engine", "left open", "closed, or a transfer declared"),
    }),
    condition({
      check: "control",
      items: (ship) => valvesOf(ship, "collision-bulkhead"),
      settings: { changing: setting(seconds(5), "a change-over of the supply lasts less") },
      reads: (valve) => ({ position: of(valve, "position"), control: of(valve, "control") }),
      complies: ({ position, control }) => control || isClosed(position),
      alert: {
        aspect: "health",
        category: "B",
        title: (valve) => titled(valve, "NO CONTROL"),
        steps: after(
          "changing",
          "alarm",
          ({ name }) => `${name} open without remote control: close it by hand`,
        ),
      },
      log: entered("engine", "open without remote control", "closed, or under control again"),
    }),
  ],
});
