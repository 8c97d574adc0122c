/** How the MV Vaigai sails when everything is done as the Rules want it: the beginning that her voyages share. */
import { becomes, type Change } from "../../drivers/simulator/timeline.ts";
import type { Act } from "../../src/signals/act.ts";
import { people, type Voyage } from "./voyage.ts";

const { officer, master, engineer, boatswain } = people;

type Timed = Voyage["acts"][number];
export const acts = (at: number, ...all: readonly Act[]): readonly Timed[] => all.map((act) => ({ at, act }));

/** Before each departure: the steering gear tested (paragraph 44), the crew familiar with its duties (35(4)(j)). */
const tested = (text: string): Act => ({
  act: "enter",
  author: officer,
  kind: "test",
  text,
  items: ["steering-gear", "power-unit-1"],
  defects: "none",
});
export const madeReady = (at: number): readonly Timed[] =>
  acts(at, tested("Steering gear started from the bridge, hard over to hard over; telephone tried."), {
    act: "enter",
    author: master,
    kind: "familiarisation",
    text: "All with damage control duties shown their stations, the doors and the damage control plan.",
  });

/** What is reported and entered in the half hour before the last line, which is let go at the second `at`. */
const reported = (at: number): readonly Timed[] => [
  ...acts(
    at - 1500,
    { act: "confirm", author: boatswain, item: "linen-door", state: "closed" },
    { act: "confirm", author: boatswain, item: "plate", state: "in place" },
  ),
  ...["stern-ramp", "pilot-door", "bow-door", "lower-ramp", "deck-stairs"].flatMap((item, n) =>
    acts(at - 1440 + 10 * n, {
      act: "enter",
      author: boatswain,
      kind: "closing",
      text: "Closed, secured and seen so.",
      items: [item],
    }),
  ),
  ...acts(
    at - 1200,
    {
      act: "enter",
      author: master,
      kind: "closing",
      text: "Shell doors, openings and accesses from the vehicle deck closed; last of them the stern ramp.",
    },
    { act: "enter", author: officer, kind: "draughts", text: "Forward 5.30 m, aft 5.40 m." },
    {
      act: "enter",
      author: master,
      kind: "stability",
      text: "Upright; trim 0.10 m by the stern; the stability computer finds that she complies.",
    },
  ),
  ...madeReady(at - 1150),
  ...acts(
    at - 1100,
    {
      act: "enter",
      author: engineer,
      kind: "test",
      text: "Openings and closing mechanisms worked.",
      items: ["linen-door", "crew-door", "plate", "scuttle-low", "scuttle-store", "scuttle-saloon"],
      defects: "none",
    },
    {
      act: "enter",
      author: engineer,
      kind: "test",
      text: "Complete set of operational tests before the voyage: doors, sidescuttles, valves, scuppers.",
      defects: "none",
    },
  ),
  ...acts(at - 900, { act: "ready-for-departure", author: officer }),
];

/** The last line, and the way that she makes then. */
const letsGo = (at: number, knots: number): readonly Change[] => [
  becomes(at - 600, "shell-panel.mode", true),
  becomes(at, "mooring.lines-ashore", false),
  becomes(at, "ais.status", 0),
  becomes(at + 10, "ordered-speed", 6),
  becomes(at + 900, "ordered-speed", knots),
];

export const departs = (at: number, knots: number) => ({ changes: letsGo(at, knots), acts: reported(at) });

/** Made fast at the next berth. */
export const arrives = (at: number): readonly Change[] => [
  becomes(at - 600, "ordered-speed", 0),
  becomes(at, "mooring.lines-ashore", true),
  becomes(at, "ais.status", 5),
  becomes(at + 60, "shell-panel.mode", false),
];

export const lights = (from: number, to: number): readonly Change[] =>
  ["masthead", "masthead-aft", "port", "starboard", "stern"].flatMap((light) => [
    becomes(from, `light-${light}.state`, true),
    becomes(to, `light-${light}.state`, false),
  ]);
