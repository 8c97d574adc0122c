/**
 * A day at sea, 8 March 2028 by the ship's clocks. The weekly tests are held at the berth the evening before; at sea
 * the doors in use are operated, people pass through them, two men work in the shaft tunnel behind an open door, the
 * television of the vehicle deck fails in the night and a patrol stands in for it; noon and midnight are signed.
 */
import {
  becomes,
  type Change,
  closesLocally,
  closesRemotely,
  during,
  opensLocally,
} from "../../../drivers/simulator/timeline.ts";
import { acts, arrives, departs, lights } from "../departure.ts";
import { vaigai } from "../vaigai.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, engineer, boatswain } = people;
const second = { name: "P. Das", rank: "Second engineer" };

/** Seconds from 21:00 on the 7th, by the ship's clocks. */
const clock = (day: 7 | 8 | 9, hours: number, minutes: number): number =>
  ((day - 7) * 24 + hours - 21) * 3600 + minutes * 60;
const utc = (day: 7 | 8 | 9, hours: number, minutes: number): string =>
  new Date(Date.parse("2028-03-07T15:30:00.000Z") + clock(day, hours, minutes) * 1000).toISOString();

/** Opened at the handle, closed from the console, opened again, closed by hand gear. */
const tested = (door: string, at: number): readonly Change[] => [
  ...opensLocally(door, at, 12),
  ...closesRemotely(door, at + 60, { warned: 6, takes: 26 }),
  ...opensLocally(door, at + 150, 12),
  ...during(at + 210, at + 280, `${door}.hand-operation`, true, false),
  ...during(at + 211, at + 276, `${door}.alarm`, true, false),
  ...closesLocally(door, at + 212, 64),
];
/** A person goes through. */
const passed = (door: string, at: number): readonly Change[] => [
  ...opensLocally(door, at, 12),
  ...closesLocally(door, at + 40, 25),
];
const round = (at: number) =>
  acts(at, {
    act: "enter",
    author: boatswain,
    kind: "inspection",
    text: "Round made, vehicles lashed, nobody found.",
    items: ["vehicle-deck"],
    defects: "none",
  });

const sails = departs(clock(7, 22, 0), 12);

export const voyage: Voyage = {
  title: "A day at sea: weekly tests, doors operated daily, passages, work in the shaft tunnel, patrols",
  aboard: vaigai,
  begins: "2028-03-07T15:30:00.000Z",
  lasts: clock(9, 1, 0) + 600,
  repeats: 600,
  initial: {},
  changes: [
    ...sails.changes,
    ...lights(clock(7, 21, 5), clock(8, 6, 50)),
    ...lights(clock(8, 18, 20), clock(9, 1, 5)),
    ...["wtd-1", "wtd-2", "wtd-3", "wtd-4"].flatMap((door, n) => tested(door, clock(7, 21, 5 + 6 * n))),
    // The closing mechanisms of the scuppers are worked with the weekly tests.
    ...["scupper-1", "scupper-2"].flatMap((valve, n) =>
      during(clock(7, 21, 2 + n), clock(7, 21, 3 + n), `${valve}.position`, "closed", "open"),
    ),
    becomes(clock(8, 2, 10), "vehicle-deck.monitored", false),
    becomes(clock(8, 3, 50), "vehicle-deck.monitored", true),
    ...passed("wtd-2", clock(8, 8, 10)),
    // Work in the shaft tunnel: in time in the forenoon, over time after noon.
    ...opensLocally("wtd-3", clock(8, 10, 2), 12),
    ...closesLocally("wtd-3", clock(8, 11, 25), 25),
    ...opensLocally("wtd-3", clock(8, 14, 1), 12),
    ...closesLocally("wtd-3", clock(8, 14, 36), 25),
    ...passed("wtd-2", clock(8, 16, 20)),
    ...arrives(clock(9, 1, 0)),
  ],
  acts: [
    ...sails.acts,
    ...acts(clock(8, 2, 14), {
      act: "permission",
      author: officer,
      item: "vehicle-deck",
      reason: "television failed; patrolled by J. Fernandes every half hour",
      until: utc(8, 4, 0),
    }),
    ...[20, 50, 80, 97].flatMap((minute) => round(clock(8, 2, minute))),
    ...acts(clock(8, 10, 0), {
      act: "permission",
      author: engineer,
      item: "wtd-3",
      reason: "overhaul of the plummer block by P. Das and one hand, in touch by telephone",
      until: utc(8, 11, 30),
    }),
    ...acts(clock(8, 12, 0), {
      act: "enter",
      author: officer,
      kind: "watch-change",
      text: "Watch handed over to A. Nair, Third officer; doors 1 to 4 closed.",
    }),
    ...acts(clock(8, 14, 0), {
      act: "permission",
      author: engineer,
      item: "wtd-3",
      reason: "plummer block closed up by P. Das",
      until: utc(8, 14, 30),
    }),
    ...acts(clock(8, 14, 33), {
      act: "acknowledge",
      author: { name: "A. Nair", rank: "Third officer" },
      alert: "PSR-I-38(3):wtd-3:3",
    }),
    ...acts(clock(8, 15, 0), {
      act: "enter",
      author: second,
      kind: "inspection",
      text: "Doors, their mechanisms and indicators, and the valves of the cross-flooding inspected at sea.",
      defects: "Indicator “closed” of WTD 2 on the bulkhead deck dark: lamp",
    }),
    ...acts(clock(8, 17, 30), {
      act: "enter",
      author: second,
      kind: "defect-closed",
      text: "Lamp of the indicator of WTD 2 renewed and seen to light.",
      closes: 55,
    }),
  ],
  signs: [
    { at: clock(8, 12, 5), author: master },
    { at: clock(9, 0, 5), author: master },
  ],
  events: [],
};
