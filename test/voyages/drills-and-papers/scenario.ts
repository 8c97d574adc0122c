/**
 * Drills and papers, MV Nila, alongside from 1 to 17 March 2028: papers that are missing, come and end; fire drills,
 * one of which could not be held; bunkering without the paper; fire arrangements altered; the damage control drill of
 * December entered late from the paper book, the next one missed, then one in full and one that was not.
 */
import type { Act } from "../../../src/signals/act.ts";
import { acts } from "../departure.ts";
import { nila } from "../nila.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, engineer } = people;
const BEGINS = "2028-03-01T03:30:00.000Z";
const DAY = 86_400;
/** 09:00 by the ship's clocks on the day of that number, and so many hours after. */
const day = (number: number, hours = 0): number => number * DAY + hours * 3600;
const onDay = (number: number): string =>
  new Date(Date.parse(BEGINS) + number * DAY * 1000).toISOString().slice(0, 10);

type Enter = Omit<Extract<Act, { act: "enter" }>, "act" | "author">;
const master_ = (number: number, entry: Enter, hours = 0) =>
  acts(day(number, hours), { act: "enter", author: master, ...entry });
const chief = (number: number, entry: Enter, hours = 0) =>
  acts(day(number, hours), { act: "enter", author: engineer, ...entry });

const answers = (number: number, hours: number, alert: string) =>
  acts(day(number, hours), { act: "acknowledge", author: officer, alert });

const health = (number: number, until: string) =>
  master_(
    number,
    {
      kind: "paper",
      text: "Port Health Officer inspected the medical stores.",
      items: ["medical-stores"],
      validUntil: `${until}T18:29:59Z`,
    },
    2,
  );
const WITHOUT_SHORE = ["stations", "stability-assessment", "closures", "bilge", "damage-survey"] as const;

const tests = (number: number) =>
  acts(
    day(number),
    { act: "enter", author: officer, kind: "test", text: "Weekly tests held.", defects: "none" },
    { act: "enter", author: officer, kind: "test", text: "Worked.", items: ["scuttle"], defects: "none" },
  );
const fire = (number: number, scenario: string) =>
  master_(number, {
    kind: "drill",
    text: "Alarm, mustering, two hoses and a breathing apparatus party.",
    drill: { sort: "fire", scenario, participants: "all hands on board, 18" },
  });

export const voyage: Voyage = {
  title: "Drills and papers of two weeks, and what was missing of them",
  aboard: nila,
  begins: BEGINS,
  lasts: day(16, 6),
  repeats: 1800,
  initial: {},
  changes: [],
  acts: [
    ...[4, 10].flatMap(tests),
    // Fire drills: the second could not be held, the third was late.
    ...fire(5, "fire in the galley"),
    ...master_(11, {
      kind: "drill",
      text: "Fire drill put off.",
      drill: {
        sort: "fire",
        scenario: "fire in the engine room",
        notHeld: "cyclone warning, all hands at the moorings; stations read out only",
      },
    }),
    ...answers(12, 1, "PSR-I-90(3)(a):ship:2"),
    ...fire(14, "fire in the engine room"),
    // Papers.
    ...master_(1, {
      kind: "paper",
      text: "Record of the trials of December found.",
      items: ["manoeuvring-trials"],
    }),
    ...master_(
      2,
      {
        kind: "paper",
        text: "Permission of the Director-General to open the side door at safe anchorages, DGS/2028/204.",
        items: ["side-door"],
      },
      1,
    ),
    ...health(2, onDay(9)),
    ...health(11, "2029-03-11"),
    // Bunkers.
    ...chief(6, { kind: "bunker-declaration", text: "Supplier declares the fuel to comply with 79(2)." }, 20),
    ...chief(7, { kind: "bunkering", text: "12 t of gas oil from barge Periyar II." }),
    ...chief(
      7,
      {
        kind: "bunker-delivery-note",
        text: "Delivery note 8841, sample sealed.",
        fuel: { flashpoint: 58, use: "any" },
      },
      3,
    ),
    ...answers(7, 3.2, "PSR-I-79(2)(a)-flashpoint:ship:1"),
    ...chief(10, { kind: "bunkering", text: "12 t of gas oil in exchange; the first lot pumped ashore." }),
    ...answers(10, 0.2, "PSR-I-79(2)(a)(iii)(E):ship:declaration-1"),
    ...answers(10, 12.2, "PSR-I-79(2)(a)(iii)(E):ship:note-1"),
    ...chief(
      11,
      { kind: "bunker-delivery-note", text: "Delivery note 8847.", fuel: { flashpoint: 66, use: "any" } },
      1,
    ),
    // Fire control plans.
    ...master_(13, {
      kind: "fire-arrangements",
      text: "Hydrant moved from the port to the starboard side of deck 3.",
    }),
    ...master_(16, { kind: "fire-plans", text: "Plan and duplicate at the gangway corrected." }, 4),
    // Damage control: from the paper book, missed, held in full with the shore, and held again without much of it.
    ...master_(0, {
      kind: "drill",
      text: "Held in December, entered from the paper book.",
      happenedAt: "2027-12-05T04:00:00Z",
      drill: {
        sort: "damage-control",
        scenario: "collision, engine room open to the sea",
        contents: [...WITHOUT_SHORE, "shore-link"],
      },
    }),
    ...master_(
      6,
      {
        kind: "drill",
        text: "Held with the office ashore.",
        drill: {
          sort: "damage-control",
          scenario: "grounding, void 2 open to the sea",
          contents: [...WITHOUT_SHORE, "shore-link", "shore-support"],
          participants: "master, chief engineer, 16 hands",
        },
      },
      1,
    ),
    ...master_(
      15,
      {
        kind: "drill",
        text: "Held for the hands that joined.",
        drill: {
          sort: "damage-control",
          scenario: "Grounding; void 2 open to the sea.",
          contents: ["stations", "stability-assessment", "shore-link", "damage-survey"],
        },
      },
      1,
    ),
  ],
  signs: Array.from({ length: 17 }, (_, number) => ({ at: day(number, 0.5), author: master })),
  events: [],
};
