/**
 * What the master reports and the owner gives notice of, Navigation Safety Regulations 2002, reg 18(4) and
 * 19(2)(j): what a person has entered, and what signals show while they show it.
 */
import { minutes } from "../../kernel/duration.ts";
import type { Ship } from "../../ship/ship.ts";
import type { Casualty } from "../../signals/forms.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, type Ref } from "../../signals/ref.ts";
import { setting } from "../setting.ts";
import type { Subject } from "../shapes.ts";
import { fireAnywhere } from "./fire.ts";
import { waterAnywhere } from "./water.ts";

export const CASUALTY_NAMES: Readonly<Record<Casualty, string>> = {
  distress: "Another vessel in distress",
  grounding: "Grounding or sinking",
  fire: "Fire",
  flooding: "Flooding",
  damage: "Damage to works of the waterway",
  obstruction: "Obstruction or failed aid to navigation",
  overboard: "Object overboard",
  oil: "Oil spilled",
  piracy: "Piracy or theft",
  casualty: "Casualty",
};

export interface Case extends Subject {
  readonly id: Casualty;
}

/** The cases of a provision, on a ship whose ship file names a national waterway. */
export const cases =
  (...names: readonly Casualty[]) =>
  ({ waterways }: Ship): readonly Case[] =>
    waterways.length === 0 ? [] : names.map((id) => ({ id, name: CASUALTY_NAMES[id] }));

type Signs = Readonly<Record<string, Ref<string | boolean | undefined>>>;

const SIGNS: Readonly<Partial<Record<Casualty, (ship: Ship) => Signs>>> = {
  grounding: () => ({ status: ifKnown(fact("navigation.status")) }),
  fire: fireAnywhere,
  flooding: waterAnywhere,
};

export const casualtyReads = ({ id }: Case, ship: Ship) => ({
  entered: itemFact("entered-casualty", { id }),
  reported: itemFact("entered-casualty-reported", { id }),
  noticed: itemFact("entered-owner-notice", { id }),
  ...SIGNS[id]?.(ship),
});

interface Told {
  readonly entered?: string | undefined;
  readonly reported?: string | undefined;
  readonly noticed?: string | undefined;
}

/** One detector may be false; two are a fire, or water coming in. */
const ENOUGH = 2;

/** Since when there has been something to report, wall time ms; 0 for what was so at the start, and reported before it. */
function began(
  values: Told & object,
  since: Readonly<Record<string, number | undefined>>,
): number | undefined {
  const shown = Object.entries(values).flatMap(([key, value]) =>
    (key.startsWith("fire ") || key.startsWith("water ")) && value === true ? [since[key] ?? 0] : [],
  );
  const aground = Object.entries(values).some(([key, value]) => key === "status" && value === "aground");
  const times = [
    ...(values.entered === undefined ? [] : [Date.parse(values.entered)]),
    ...(shown.length >= ENOUGH ? [Math.max(...shown)] : []),
    ...(aground ? [since.status ?? 0] : []),
  ];
  return times.length === 0 ? undefined : Math.max(...times);
}

type Since = Readonly<Record<string, number | undefined>>;

export const isReported = (values: Told & object, since: Since): boolean =>
  isAnswered(began(values, since), values.reported);

/** Notice is given of what was entered or reported; signals alone ask nothing of the owner. */
export const isNoticed = ({ entered, reported, noticed }: Told): boolean => {
  const times = [entered, reported].flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
  return isAnswered(times.length === 0 ? undefined : Math.max(...times), noticed);
};

const isAnswered = (began: number | undefined, answer: string | undefined): boolean =>
  began === undefined || (answer !== undefined && Date.parse(answer) >= began);

export const reportTimes = {
  remind: setting(
    minutes(2),
    "'immediate' has no figure: the ship is looked after first, for as long as this",
  ),
  escalate: setting(minutes(5), "a report that has not gone out by then has been forgotten"),
};

export const noticeTimes = {
  remind: setting(minutes(60), "'forthwith' has no figure: the office ashore has its own people to ask"),
};
