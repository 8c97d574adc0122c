/**
 * Doors that may be open, held closer by the master's choice: in restricted visibility, traffic, heavy weather, ice
 * and pilotage. The IMO guidance to paragraph 38 advises it; the Rules do not demand it, so each is a setting, off
 * until the master sets it in the ship file. Whether it is so now is the officer's word.
 */
import { seconds } from "../../kernel/duration.ts";
import type { Ship } from "../../ship/ship.ts";
import type { Activity } from "../../signals/act.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of, type Ref } from "../../signals/ref.ts";
import { type AnyCheck, condition } from "../bind.ts";
import { setting, settled } from "../setting.ts";
import {
  doorsOfNavigation,
  isClosed,
  isPermittedToBeOpen,
  isWide,
  type WatertightDoor,
  watertightDoors,
} from "./doors.ts";
import { enteredOnce } from "./logs.ts";
import { titled } from "./titles.ts";
import { duringNavigation } from "./voyage.ts";

/** The rule under whose id the master's choice stands in the ship file. */
const RULE = "PSR-I-38(3)";

const CHOICE = "the IMO guidance advises it and the Rules do not demand it: the master's choice";

const tightening = {
  restrictedVisibility: setting(false, CHOICE),
  denseTraffic: setting(false, CHOICE),
  heavyWeather: setting(false, CHOICE),
  ice: setting(false, CHOICE),
  pilotage: setting(false, CHOICE),
  tightened: setting(seconds(60), "one passage, with the 40 s that closing may take"),
};

const ACTIVITIES: readonly (readonly [choice: keyof typeof tightening, activity: Activity])[] = [
  ["denseTraffic", "dense-traffic"],
  ["heavyWeather", "heavy-weather"],
  ["ice", "ice"],
  ["pilotage", "pilotage"],
];

type TightReads = Readonly<Record<`tight ${string}`, Ref<boolean | string | undefined>>>;

/** What the officer's word is asked for, of what the master chose. */
function signsOfTightening({ settings }: Pick<Ship, "settings">): TightReads {
  const chosen = settled(tightening, settings[RULE]);
  return Object.fromEntries<Ref<boolean | string | undefined>>([
    ...(chosen.restrictedVisibility
      ? [["tight restricted-visibility", ifKnown<boolean | string>(fact("visibility.restricted"))] as const]
      : []),
    ...ACTIVITIES.filter(([choice]) => chosen[choice] === true).map(
      ([, activity]) => [`tight ${activity}`, ifKnown<boolean | string>(fact("activities"))] as const,
    ),
  ]);
}

/** Why the doors are held closer now, in words; none: they are not. */
const whyTightened = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    if (!key.startsWith("tight ")) return [];
    const name = key.slice("tight ".length);
    const holds = typeof value === "string" ? value.split(",").includes(name) : value === true;
    return holds ? [name.replace("-", " ")] : [];
  });

const isTightened = (values: object): boolean => whyTightened(values).length > 0;

/** `WTD 7 open in restricted visibility, pilotage: close it`. */
const openAllTheSame = ({ name }: { readonly name: string }, values: object): string =>
  `${name} open in ${whyTightened(values).join(", ")}: close it`;

/** Doors of 38(1) to (3): of those of 38(4) and (5) the law itself makes the exceptions. */
const doors = (ship: Ship): readonly WatertightDoor[] => {
  const chosen = Object.keys(signsOfTightening(ship)).length > 0;
  return chosen ? [...doorsOfNavigation(ship), ...watertightDoors(ship).filter(isWide)] : [];
};

/**
 * One passage, and then a warning; a named permission, for work or for a limited period, waits. A door that nobody
 * may open at all has the alarm of 38(1) or (2), and none here.
 */
export const heldCloser: AnyCheck = condition({
  check: "tightened",
  items: doors,
  settings: tightening,
  reads: (door, ship) => ({
    position: of(door, "position"),
    permission: itemFact("permission", door),
    ...signsOfTightening(ship),
  }),
  during: duringNavigation,
  complies: (values, { item }) =>
    isClosed(values.position) ||
    !isTightened(values) ||
    (values.permission === undefined && (isWide(item) || !isPermittedToBeOpen(item))),
  alert: {
    aspect: "position",
    category: "B",
    title: (door) => titled(door, "CLOSE"),
    steps: [{ after: ({ tightened }) => tightened, priority: "warning", says: openAllTheSame }],
  },
  log: enteredOnce("watertight-doors", "left open, while the master wants the doors closed"),
});
