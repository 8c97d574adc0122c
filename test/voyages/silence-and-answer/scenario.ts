/**
 * Silence and answers, 20 March 2028, under way by day: an alarm is silenced, another comes while it is, and it sounds
 * again when the half minute is over; both are answered one by one. A door is opened for a minute and a half and seen
 * only when it is closed again; what was answered and comes back sounds anew; a float that flaps is one episode.
 */
import { becomes, closesLocally, during, opensLocally } from "../../../drivers/simulator/timeline.ts";
import { acts, departs } from "../departure.ts";
import { vaigai } from "../vaigai.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer } = people;
const wing = { name: "A. Nair", rank: "Third officer" };
const SAILS = 1800;
const sails = departs(SAILS, 9);
const at = (seconds: number): number => SAILS + 600 + seconds;
const opened = (door: string, from: number, to: number) => [
  ...opensLocally(door, at(from) - 3, 3),
  ...closesLocally(door, at(to) - 22, 22),
];

export const voyage: Voyage = {
  title:
    "Silence and answers: silenced for half a minute, answered singly, back again, and a float that flaps",
  aboard: vaigai,
  begins: "2028-03-20T03:00:00.000Z",
  lasts: at(900),
  repeats: 30,
  initial: {},
  changes: [
    ...sails.changes,
    ...opened("wtd-1", 0, 90),
    ...opened("wtd-4", 10, 100),
    // Opened for a minute and a half; nobody answers before it is closed.
    ...opened("wtd-1", 200, 290),
    // Answered, closed, and open once more: a fresh occurrence.
    ...opened("wtd-4", 400, 430),
    ...opened("wtd-4", 460, 490),
    // The float of a bilge well in a seaway.
    ...[0, 1, 2, 3, 4, 5].flatMap((n) =>
      during(at(600 + 20 * n), at(612 + 20 * n), "bilge-3.high", true, false),
    ),
    becomes(at(880), "ordered-speed", 8),
  ],
  acts: [
    ...sails.acts,
    ...acts(at(5), { act: "silence", author: officer }),
    ...acts(at(45), { act: "acknowledge", author: officer, alert: "PSR-I-38(1):wtd-1:1" }),
    ...acts(at(50), { act: "acknowledge", author: wing, alert: "PSR-I-38(2):wtd-4:1" }),
    ...acts(at(350), { act: "acknowledge", author: wing, alert: "PSR-I-38(1):wtd-1:1" }),
    ...acts(at(410), { act: "acknowledge", author: officer, alert: "PSR-I-38(2):wtd-4:1" }),
    ...acts(at(470), { act: "acknowledge", author: officer, alert: "PSR-I-38(2):wtd-4:1" }),
    ...acts(at(800), { act: "acknowledge", author: officer, alert: "PSR-I-62(1):bilge-3:1" }),
  ],
  events: [],
};
