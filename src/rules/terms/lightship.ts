/** The lightship as it was surveyed, altered and inclined, paras 13(4) and 13(5). */
import type { Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import type { TheShip } from "./the-ship.ts";

/** The entry that tells how far she deviates: of a survey, or of an alteration. */
const ENTRIES = {
  survey: { fact: "entered-paper", id: "lightweight-survey" },
  alteration: { fact: "entered-alteration", id: "ship" },
} as const;

/** When it was entered, what it found, and when she was last inclined and her information last amended. */
export const deviationsOf = (entry: keyof typeof ENTRIES) => {
  const { fact, id } = ENTRIES[entry];
  return {
    entered: itemFact(fact, { id }),
    displacement: itemFact("figure-displacement", { id }),
    centre: itemFact("figure-centre", { id }),
    inclined: itemFact("entered-paper", { id: "inclining" }),
  };
};

interface Deviations {
  readonly entered: string | undefined;
  readonly displacement: number | undefined;
  readonly centre: number | undefined;
  readonly inclined: string | undefined;
}

/** 13(5): "exceeding 2%" of the lightship displacement, 1% of the length. */
const MOST = { displacement: 2, centre: 1 };

const isAfter = (time: string | undefined, entered: string): boolean =>
  time !== undefined && Date.parse(time) >= Date.parse(entered);

/** True until she was inclined after an entry that deviates by more than the law allows; a deviation that is not known does. */
export const mustBeInclined = ({ entered, displacement, centre, inclined }: Deviations): boolean =>
  entered !== undefined &&
  !isAfter(inclined, entered) &&
  !(
    Math.abs(displacement ?? Number.NaN) <= MOST.displacement && Math.abs(centre ?? Number.NaN) <= MOST.centre
  );

/** 13(4): an alteration is followed by amended information. */
export const isAmended = (altered: string | undefined, amended: string | undefined): boolean =>
  altered === undefined || isAfter(amended, altered);

export interface SurveyedShip extends TheShip {
  /** The last day to which the survey in the ship file counts; absent: none is stated. */
  readonly inShipFile?: string;
}

/** "intervals not exceeding five years", by the calendar: the day on which the next is due. */
const fiveYearsAfter = (day: string): string => {
  const [year = "", month = "", date = ""] = day.slice(0, 10).split("-");
  // The 29th of February has no fifth anniversary: the day before it is the stricter.
  return `${Number(year) + 5}-${month}-${month === "02" && date === "29" ? "28" : date}`;
};

export const surveyedShip = ({ particulars: { name, lightweightSurvey } }: Ship): readonly SurveyedShip[] => [
  {
    id: "ship",
    name,
    ...(lightweightSurvey === undefined ? {} : { inShipFile: fiveYearsAfter(lightweightSurvey) }),
  },
];

/** A survey that was entered is not stated to be valid for longer than five years. */
export const isWithinFiveYears = (entered: string | undefined, until: string | undefined): boolean =>
  entered === undefined ||
  (until !== undefined && until !== "" && until.slice(0, 10) <= fiveYearsAfter(entered));
