/** Entries of persons: the book that each kind belongs to, what it is headed by, and what its form tells. */
import { CASUALTY_NAMES } from "../rules/terms/casualties.ts";
import type { Book } from "../rules/words.ts";
import type { Act, EntryKind } from "../signals/act.ts";
import type { DrillContent, DrillSort } from "../signals/forms.ts";

type Enter = Extract<Act, { act: "enter" }>;

export const BOOK_OF: Readonly<Record<EntryKind, Book>> = {
  remark: "deck",
  test: "deck",
  inspection: "deck",
  drill: "drills",
  defect: "deck",
  "defect-closed": "deck",
  "watch-change": "deck",
  draughts: "deck",
  stability: "deck",
  closing: "watertight-doors",
  correction: "deck",
  paper: "deck",
  "crew-joined": "deck",
  familiarisation: "drills",
  "bunker-declaration": "engine",
  bunkering: "engine",
  "bunker-delivery-note": "engine",
  "fire-arrangements": "deck",
  "fire-plans": "deck",
  casualty: "deck",
  "casualty-reported": "deck",
  "owner-notice": "deck",
  alteration: "deck",
  passengers: "deck",
};

/** What such an entry is headed by; of a remark and a correction the person's words are all. */
const HEADING: Readonly<Partial<Record<EntryKind, string>>> = {
  test: "Test",
  inspection: "Inspection",
  defect: "Defect",
  "defect-closed": "Defect made good",
  "watch-change": "Watch change",
  draughts: "Draughts",
  stability: "Stability",
  closing: "Closing",
  paper: "Paper",
  "crew-joined": "Joined",
  familiarisation: "Made familiar with their duties",
  "bunker-declaration": "Declaration of the fuel supplier",
  bunkering: "Bunkering",
  "bunker-delivery-note": "Bunker delivery note",
  "fire-arrangements": "Fire arrangements altered",
  "fire-plans": "Fire control plans and their duplicate",
  casualty: "Casualty",
  "casualty-reported": "Reported to the competent officer",
  "owner-notice": "Notice given by the owner",
  alteration: "Alteration that affects stability",
  passengers: "Passengers on board",
};

const DRILL_WORDS: Readonly<Record<DrillSort, string>> = {
  "damage-control": "Damage control drill",
  fire: "Fire drill",
  "abandon-ship": "Abandon ship drill",
  other: "Drill",
};

const CONTENT_WORDS: Readonly<Record<DrillContent, string>> = {
  stations: "stations",
  "stability-assessment": "stability assessment",
  "shore-link": "link with the shore",
  closures: "doors and closures operated",
  "flooding-detection": "flooding detection",
  "cross-flooding": "cross-flooding",
  bilge: "bilge pumps and alarms",
  "damage-survey": "damage survey",
  "shore-support": "shore support activated",
};

/** `Fire drill`, `Reported to the competent officer (grounding or sinking)`. */
export function headingOf({ kind, drill, casualty, closes }: Enter): string | undefined {
  if (kind === "drill") {
    const sort = DRILL_WORDS[drill?.sort ?? "other"];
    return drill?.notHeld === undefined ? sort : `${sort} not held, or not in full`;
  }
  const heading = HEADING[kind];
  if (heading === undefined) return undefined;
  const which = closes === undefined ? "" : ` (entry ${closes})`;
  return `${heading}${casualty === undefined ? which : ` (${CASUALTY_NAMES[casualty].toLowerCase()})`}`;
}

/** What the form tells, each a sentence of its own, without its full stop. */
export function formWords({ drill, fuel, validUntil, figures = {} }: Enter): readonly string[] {
  return [
    ...(drill === undefined ? [] : [`Scenario: ${drill.scenario}`]),
    ...(drill?.contents?.length
      ? [`Included: ${drill.contents.map((one) => CONTENT_WORDS[one]).join(", ")}`]
      : []),
    ...(drill?.participants === undefined ? [] : [`Taking part: ${drill.participants}`]),
    ...(drill?.notHeld === undefined ? [] : [`Circumstances and extent: ${drill.notHeld}`]),
    ...(fuel === undefined
      ? []
      : [
          `Flashpoint ${fuel.flashpoint} °C${fuel.use === "emergency" ? ", for emergency engines only" : ""}`,
        ]),
    ...(validUntil === undefined ? [] : [`Valid until ${validUntil.slice(0, 10)}`]),
    ...(figures.displacement === undefined
      ? []
      : [`Lightship displacement deviates by ${figures.displacement} %`]),
    ...(figures.centre === undefined
      ? []
      : [`Longitudinal centre of gravity deviates by ${figures.centre} % of the length`]),
    ...(figures.passengers === undefined ? [] : [`Passengers: ${figures.passengers}`]),
    ...(figures.flow === undefined ? [] : [`Flow ${figures.flow} m³/h`]),
  ];
}

/** Words for the person when a form lacks what the rules ask; undefined when it may be entered. */
export function formRefusal({ kind, drill, fuel, casualty, items, figures = {} }: Enter): string | undefined {
  if (kind === "drill" && drill === undefined)
    return "Which drill was held? Give its sort, its scenario and what it included. Nothing was entered.";
  if (kind === "paper" && (items === undefined || items.length === 0))
    return "Which paper? Give its id, as it stands in the ship file. Nothing was entered.";
  if (kind === "bunker-delivery-note" && fuel === undefined)
    return "What flashpoint does the delivery note give? Nothing was entered.";
  if (
    (kind === "casualty" || kind === "casualty-reported" || kind === "owner-notice") &&
    casualty === undefined
  )
    return "Which case of regulation 18(4) or 19(2)(j) is it? Nothing was entered.";
  const deviates = kind === "alteration" || (kind === "paper" && items?.includes("lightweight-survey"));
  if (deviates && (figures.displacement === undefined || figures.centre === undefined))
    return "By how much do lightship displacement and centre of gravity deviate? Nothing was entered.";
  if (kind === "passengers" && figures.passengers === undefined)
    return "How many passengers are on board? Nothing was entered.";
  return undefined;
}
