/**
 * What the master reports at once to the nearest competent officer (Navigation Safety Regulations 2002, reg 18(4)),
 * and of which the owner gives notice forthwith (reg 19(2)(j)); and by which entries each is known in the log.
 */
import { type Citation, navigationSafety } from "../../../rules/citation.ts";

export interface ReportKind {
  readonly title: string;
  readonly cites: readonly Citation[];
  /** Entries of the matter itself, by their rule and words; the others of the period stand after them. */
  readonly tells: RegExp;
}

const WRECKED = navigationSafety("19(2)(j)(i)", "a vessel has been wrecked abandoned or materially damaged");
const CASUALTY = navigationSafety(
  "19(2)(j)(ii)",
  "any casualty happening to or on board any vessel , including loss of life",
);
const FIRE_OR_FLOODING = navigationSafety("18(4)(iii)", "outbreak of fire or flooding in his vessel");

export const REPORT_KINDS = {
  distress: {
    title: "Another vessel in distress",
    cites: [navigationSafety("18(4)(i)", "sighting of any other vessel in distress")],
    tells: /distress|mayday|sart|epirb/i,
  },
  grounding: {
    title: "Grounding or sinking",
    cites: [navigationSafety("18(4)(ii)", "grounding or sinking of the vessel"), WRECKED, CASUALTY],
    tells: /aground|grounding|sink|flood|bilge|water/i,
  },
  fire: {
    title: "Fire",
    cites: [FIRE_OR_FLOODING, CASUALTY],
    tells: /^PSR-I-8\d|fire|smoke/i,
  },
  flooding: {
    title: "Flooding",
    cites: [FIRE_OR_FLOODING, CASUALTY],
    tells: /^PSR-I-(39|51|53|62)|flood|bilge|water (in|at|level)|leak/i,
  },
  damage: {
    title: "Damage to waterway installations or structures",
    cites: [
      navigationSafety("18(4)(iv)", "damage caused to any waterway installations or permanent structures"),
      CASUALTY,
    ],
    tells: /damage|collision|contact with|struck/i,
  },
  obstruction: {
    title: "Uncharted obstruction, or an aid to navigation that failed",
    cites: [
      navigationSafety(
        "18(4)(v)",
        "observing uncharted obstruction or failure of navigational aid is noticed",
      ),
    ],
    tells: /obstruction|uncharted|buoy|beacon|aid to navigation/i,
  },
  overboard: {
    title: "Object overboard",
    cites: [
      navigationSafety(
        "18(4)(vi)",
        "falling over board of any object which may become an obstruction or danger to navigation",
      ),
    ],
    tells: /over ?board/i,
  },
  oil: {
    title: "Oil spilled",
    cites: [
      navigationSafety("18(4)(vii)", "spillage of oil into National Waterway"),
      navigationSafety("19(2)(j)(iii)", "a vessel has spilled oil into National Waterway"),
    ],
    tells: /\boil|spill|slick/i,
  },
  piracy: {
    title: "Piracy or theft on board",
    cites: [navigationSafety("18(4)(viii)", "piracy or theft onboard")],
    tells: /pira|theft|stolen|boarded/i,
  },
  casualty: {
    title: "Casualty, loss of life or damage to others",
    cites: [CASUALTY, WRECKED],
    tells: /injur|death|casualty|abandon|damage/i,
  },
} as const satisfies Readonly<Record<string, ReportKind>>;

export type ReportName = keyof typeof REPORT_KINDS;
export const REPORT_NAMES = Object.keys(REPORT_KINDS) as readonly ReportName[];
