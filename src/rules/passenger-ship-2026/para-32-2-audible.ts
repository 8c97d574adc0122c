/** A shell door that becomes open or unsecured sounds on the bridge, and goes on until it is acknowledged. */
import { seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isClosed, isSecured } from "../terms/doors.ts";
import { inHarbourMode, isPermitted, panelMode, shownDoors } from "../terms/harbour.ts";
import { eachDeviceSounds } from "../terms/securing.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const shellDoorAlarm = defineRule({
  id: "PSR-I-32(2)/audible",
  title: "Shell door open or unsecured sounds on the bridge",
  cites: schedule(
    "32(2)",
    "by audible alarms if such door or closing appliances become open or the securing arrangements become unsecured",
  ),
  version: 1,
  reading:
    "Silent only while she is made fast with the panel in harbour mode, and under a permission (38(8) proviso, 38(9)), which never reaches the inner bow door. Mode or mooring unknown: it sounds. Securing devices that the ship file names each apart sound apart, whatever the mode, while she is not made fast. What is entered is 38(8), and each opening and unsecuring by 38(11).",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: shownDoors,
      settings: { settle: setting(seconds(1), "switches bounce while the door shakes in a seaway") },
      reads: (door) => ({
        position: of(door, "position"),
        secured: of(door, "secured"),
        status: ifKnown(fact("navigation.status")),
        permission: itemFact("permission", door),
        ...panelMode(door),
      }),
      complies: (values, { item }) =>
        isSecured(values) ||
        (values.status === "made-fast" && inHarbourMode(item, values)) ||
        isPermitted(item, values.permission),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "UNSECURED"),
        latched: true,
        steps: [
          {
            after: ({ settle }) => settle,
            priority: "alarm",
            says: (door, { position }) => `${door.name} ${isClosed(position) ? "unsecured" : "open"}`,
          },
        ],
        unknown: { priority: "alarm" },
      },
    }),
    eachDeviceSounds,
  ],
});
