/** What a person's entry says on the board: for which item it was made, when that happened, and what it tells besides. */
import { iso } from "../kernel/clock.ts";
import type { Act, EntryKind } from "../signals/act.ts";
import type { Figures } from "../signals/forms.ts";
import type { ItemFacts } from "../signals/item-facts.ts";

type Enter = Extract<Act, { act: "enter" }>;

export interface EnteredWord {
  readonly fact: keyof ItemFacts;
  readonly item: string;
  readonly value: string | number;
}

/** Kinds whose entry is a fact by its time alone; drills say more, and the others say nothing that stands. */
const ENTERED: Readonly<Partial<Record<EntryKind, keyof ItemFacts>>> = {
  test: "entered-test",
  inspection: "entered-inspection",
  closing: "entered-closing",
  stability: "entered-stability",
  paper: "entered-paper",
  "crew-joined": "entered-crew-joined",
  familiarisation: "entered-familiarisation",
  "bunker-declaration": "entered-bunker-declaration",
  bunkering: "entered-bunkering",
  "bunker-delivery-note": "entered-bunker-delivery-note",
  "fire-arrangements": "entered-fire-arrangements",
  "fire-plans": "entered-fire-plans",
  casualty: "entered-casualty",
  "casualty-reported": "entered-casualty-reported",
  "owner-notice": "entered-owner-notice",
  alteration: "entered-alteration",
  passengers: "entered-passengers",
};

const FIGURES = [
  "displacement",
  "centre",
  "passengers",
  "flow",
] as const satisfies readonly (keyof Figures)[];

/** The item of an entry that is about the whole ship. */
const SHIP = "ship";

export function enteredWords(act: Enter, at: number): readonly EnteredWord[] {
  const { kind, items = [], casualty, fuel, validUntil, figures = {} } = act;
  const when = happened(act, at);
  if (kind === "drill") return drillWords(act, when);
  const fact = ENTERED[kind];
  if (!fact) return [];
  const about = casualty !== undefined ? [casualty] : items.length > 0 ? items : [SHIP];
  // What it tells stands on the board before its time does: whoever wakes by the time finds the rest.
  return about.flatMap((item): readonly EnteredWord[] => [
    ...(kind === "paper" ? [{ fact: "valid-until", item, value: validUntil ?? "" } as const] : []),
    ...(fuel === undefined
      ? []
      : ([
          { fact: "flashpoint", item, value: fuel.flashpoint },
          { fact: "fuel-use", item, value: fuel.use },
        ] as const)),
    ...FIGURES.flatMap((name) => {
      const value = figures[name];
      return value === undefined ? [] : [{ fact: `figure-${name}`, item, value } as const];
    }),
    { fact, item, value: when },
  ]);
}

/** A drill that was not held in full is on record, and does not count as held. */
function drillWords({ drill }: Enter, when: string): readonly EnteredWord[] {
  if (!drill) return [];
  const { sort: item, scenario, contents = [], notHeld } = drill;
  const recorded = { fact: "recorded-drill", item, value: when } as const;
  if (notHeld !== undefined) return [recorded];
  return [
    { fact: "drill-scenario", item, value: scenario },
    { fact: "drill-contents", item, value: contents.join(",") },
    recorded,
    { fact: "entered-drill", item, value: when },
    ...(contents.includes("shore-support")
      ? [{ fact: "entered-drill", item: "shore-support", value: when } as const]
      : []),
  ];
}

/** What is said to happen later has not happened; the entry itself keeps the time as it was stated. */
function happened({ happenedAt }: Enter, at: number): string {
  const stated = happenedAt === undefined ? at : Date.parse(happenedAt);
  return iso(Math.min(Number.isNaN(stated) ? at : stated, at));
}
