/**
 * Nine days at sea and what was let slide, from 1 May 2028. The MV Vaigai sails without the set of tests that a long
 * voyage wants; doors are operated on the first two days only; nobody tests, inspects or works the hand gear, until
 * the tests are held at last on the ninth day and find what a week hid: a door without its alarm, one too slow, an
 * indicator that tells otherwise, the control of the cross-flooding dead.
 */
import {
  type Change,
  closesLocally,
  closesRemotely,
  during,
  opensLocally,
} from "../../../drivers/simulator/timeline.ts";
import { acts, departs } from "../departure.ts";
import { vaigai } from "../vaigai.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, engineer } = people;
const BEGINS = "2028-05-01T03:30:00.000Z";
const SAILS = 1800;
/** Seconds at that hour of the ship's clocks on the day of that number; she sails at 09:30 of day 1. */
const clock = (day: number, hours: number, minutes = 0): number =>
  ((day - 1) * 24 + hours - 9) * 3600 + minutes * 60;
const sails = departs(SAILS, 6);
const passed = (door: string, at: number): readonly Change[] => [
  ...opensLocally(door, at, 12),
  ...closesLocally(door, at + 40, 25),
];

export const voyage: Voyage = {
  title: "Nine days at sea: duties done by themselves, duties let slide, and what the tests find at last",
  aboard: vaigai,
  begins: BEGINS,
  lasts: clock(10, 12),
  repeats: 3600,
  initial: {},
  changes: [
    ...sails.changes,
    ...[1, 2].flatMap((day) => [...passed("wtd-2", clock(day, 10)), ...passed("wtd-3", clock(day, 11))]),
    // Day 9. Door 1 by handle and from the console, without its alarm; by hand gear, without it too, and slowly.
    ...opensLocally("wtd-1", clock(9, 10), 12),
    ...closesRemotely("wtd-1", clock(9, 10, 2), { warned: 6, takes: 26 }).filter(
      ({ thing }) => !thing.endsWith(".alarm"),
    ),
    ...opensLocally("wtd-1", clock(9, 10, 5), 12),
    ...during(clock(9, 10, 6), clock(9, 10, 6) + 110, "wtd-1.hand-operation", true, false),
    ...closesLocally("wtd-1", clock(9, 10, 6) + 2, 105),
    // All doors from the bridge: door 2 takes 75 s, and its indicator on the bulkhead deck stays at open.
    ...opensLocally("wtd-2", clock(9, 10, 20), 12),
    ...during(clock(9, 10, 22), clock(9, 10, 30), "wtd-console.mode", true, false),
    ...closesRemotely("wtd-2", clock(9, 10, 22), { warned: 6, takes: 69 }),
    ...during(clock(9, 10, 20), clock(9, 12), "wtd-2.indicator", "open", "closed"),
    ...passed("wtd-3", clock(9, 10, 40)),
    ...during(clock(9, 10, 41), clock(9, 10, 41) + 20, "wtd-3.hand-operation", true, false),
    // The control of the cross-flooding valve has no power for an hour.
    ...during(clock(9, 11), clock(9, 12), "cross-flooding.control", false, true),
  ],
  acts: [
    ...sails.acts.filter(
      ({ act }) => !(act.act === "enter" && act.kind === "test" && act.items?.[0] !== "steering-gear"),
    ),
    ...acts(clock(1, 9, 35), { act: "acknowledge", author: officer, alert: "PSR-I-37(1)-voyage:ship:1" }),
    ...acts(clock(8, 9, 5), { act: "acknowledge", author: officer, alert: "PSR-I-90(3)(a):ship:2" }),
    ...acts(clock(9, 9, 55), {
      act: "permission",
      author: engineer,
      item: "wtd-1",
      reason: "weekly tests by T. Joseph and the bosun",
      until: new Date(Date.parse(BEGINS) + clock(9, 10, 15) * 1000).toISOString(),
    }),
    ...acts(
      clock(9, 10, 55),
      { act: "acknowledge", author: engineer, alert: "PSR-I-26(6)(a)(ii)(F)-sound:wtd-1:1" },
      { act: "acknowledge", author: engineer, alert: "PSR-I-26(6)(a)(ii)(D)-time:wtd-1:1" },
      { act: "acknowledge", author: engineer, alert: "PSR-I-26(6)(a)(ii)(G):wtd-2:1" },
    ),
    ...acts(clock(9, 11, 5), { act: "acknowledge", author: engineer, alert: "PSR-I-18(4):cross-flooding:1" }),
    ...acts(clock(9, 12, 30), {
      act: "enter",
      author: engineer,
      kind: "test",
      text: "Doors by handle, console and hand gear; doors closed from the bridge.",
      defects: "door 1 without its alarm; door 2 closes in 69 s, its indicator stays at open",
    }),
    ...acts(clock(9, 12, 40), {
      act: "enter",
      author: officer,
      kind: "inspection",
      text: "Doors, mechanisms, indicators and the valves of the cross-flooding inspected.",
      defects: "control of the cross-flooding valve was dead from 11:00 to 12:00: fuse",
    }),
    ...acts(clock(9, 13), {
      act: "enter",
      author: officer,
      kind: "test",
      text: "Sidescuttles, plates and hinged doors worked.",
      items: [
        "linen-door",
        "crew-door",
        "plate",
        "scuttle-low",
        "scuttle-store",
        "scuttle-saloon",
        "gangway-port",
        "hatch",
      ],
      defects: "none",
    }),
  ],
  signs: Array.from({ length: 9 }, (_, day) => ({ at: clock(day + 1, 11, 30), author: master })),
  events: [],
};
