/**
 * An inland ferry on National Waterway 1, 6 January 2028: the MV Hooghly Ferry 12 of the example ship file, crossing at
 * Kolkata. She sails without her crew list, and on the one day everything happens that reg 18(4) wants
 * reported: some of it is reported at once, some late, and the owner gives notice of some.
 */
import { becomes } from "../../../drivers/simulator/timeline.ts";
import type { Casualty } from "../../../src/signals/forms.ts";
import { acts } from "../departure.ts";
import { hooghlyFerry } from "../hooghly-ferry.ts";
import type { Voyage } from "../voyage.ts";

const serang = { name: "M. Mondal", rank: "Serang" };
const owner = { name: "H. Sen", rank: "Owner's office" };

const enters = (
  at: number,
  kind: "casualty" | "casualty-reported" | "owner-notice",
  casualty: Casualty,
  text: string,
) => acts(at, { act: "enter", author: kind === "owner-notice" ? owner : serang, kind, casualty, text });
/** Reported within so many seconds; all but the first are entered as they come. */
const reported = (at: number, casualty: Casualty, text: string, after: number) => [
  ...enters(at, "casualty", casualty, text),
  ...enters(at + after, "casualty-reported", casualty, "Competent Officer, Kolkata, told by VHF."),
];

export const voyage: Voyage = {
  title: "An inland ferry without her crew list, and the day of everything that is to be reported",
  aboard: hooghlyFerry,
  begins: "2028-01-06T04:00:00.000Z",
  lasts: 15_300,
  repeats: 60,
  initial: {},
  changes: [
    becomes(600, "mooring.lines-ashore", false),
    becomes(600, "ais.status", 0),
    becomes(610, "ordered-speed", 3),
    becomes(900, "ordered-speed", 0),
    // She takes the ground on the edge of the channel, and comes off.
    becomes(3660, "ais.status", 6),
    becomes(5400, "ais.status", 0),
  ],
  acts: [
    ...acts(300, {
      act: "enter",
      author: serang,
      kind: "paper",
      text: "Registration and survey certificates seen in the wheelhouse.",
      items: ["registration"],
    }),
    ...acts(900, { act: "acknowledge", author: serang, alert: "SAF-18(1)(d):crew-list:1" }),
    ...reported(1200, "distress", "Country boat capsized off Babu Ghat; two persons taken aboard.", 90),
    ...reported(1800, "overboard", "Gangway plank lost overboard in mid-channel.", 1500),
    ...enters(3700, "casualty", "grounding", "Aground on the west edge of the channel, no damage seen."),
    ...enters(5200, "casualty-reported", "grounding", "Competent Officer, Kolkata, told by telephone."),
    ...reported(5500, "fire", "Fire in the engine compartment, put out with one extinguisher.", 900),
    ...reported(6400, "flooding", "Water in the after peak from the stern gland, pumped out.", 900),
    ...reported(7300, "damage", "Fender of Armenian Ghat jetty carried away.", 900),
    ...reported(8200, "obstruction", "Buoy 14 unlit and out of position.", 900),
    ...reported(9100, "piracy", "Mooring rope stolen at Howrah.", 900),
    ...reported(10_000, "oil", "Twenty litres of gas oil spilled while bunkering.", 900),
    ...enters(14_700, "owner-notice", "oil", "Notice given to the Competent Officer, Kolkata."),
    ...enters(12_600, "owner-notice", "damage", "Notice given to the Competent Officer, Kolkata."),
    ...enters(12_660, "owner-notice", "grounding", "Notice given to the Competent Officer, Kolkata."),
    ...enters(12_720, "owner-notice", "fire", "Notice given to the Competent Officer, Kolkata."),
    ...enters(12_780, "owner-notice", "flooding", "Notice given to the Competent Officer, Kolkata."),
  ],
  events: [],
};
