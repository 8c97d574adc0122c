/** A fire alarm while nobody is on the bridge: it is heard where somebody is on duty. */
import { fitted, type Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { fireDetectors } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const presence = (ship: Ship) => fitted(ship, "bridge-watch-alarm");

/** One that does not tell whether the bridge is manned leaves this unwatched, where no other tells. */
const manned = (ship: Ship): Readonly<Record<string, Ref<boolean | undefined>>> => {
  const tells = presence(ship).some(({ signals }) => signals.includes("manned"));
  return Object.fromEntries(
    presence(ship).map((alarm) => [
      `manned ${alarm.id}`,
      tells ? ifKnown(of(alarm, "manned")) : of(alarm, "manned"),
    ]),
  );
};

const somebodyIsThere = (values: object): boolean =>
  Object.entries(values).some(([key, value]) => key.startsWith("manned ") && value === true);

export const fireWhileTheBridgeIsUnmanned = defineRule({
  id: "PSR-I-82(4)(b)/unmanned",
  title: "Fire alarm while the bridge is unmanned",
  cites: schedule(
    "82(4)(b)",
    "When the navigating bridge is unmanned, the alarm is to sound in a place where a responsible member of the crew is on duty",
  ),
  version: 1,
  reading:
    "Asked where something tells whether the bridge is manned; while that is not known it is unmanned. It is the emergency alarm at once, which every station shows and sounds, until it is answered here or at the fire panel.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => (presence(ship).length > 0 ? fireDetectors(ship) : []),
      reads: (detector, ship) => ({
        alarm: of(detector, "alarm"),
        acknowledged: ifKnown(of(detector, "acknowledged")),
        answered: itemFact("answered", detector),
        ...manned(ship),
      }),
      complies: ({ alarm, acknowledged, answered, ...rest }) =>
        !alarm || acknowledged === true || answered === true || somebodyIsThere(rest),
      alert: {
        aspect: "fire",
        category: "B",
        title: (detector) => titled(detector, "NO WATCH"),
        steps: atOnce(
          "emergency-alarm",
          (item) => `Fire alarm and nobody on the bridge: ${item.name}${whereIs(item)}`,
        ),
        unknown: { priority: "alarm", says: (item) => `${item.name}: not watching for fire${whereIs(item)}` },
      },
      log: entered("deck", "activated while the bridge was unmanned", "answered, or no longer activated"),
    }),
  ],
});
