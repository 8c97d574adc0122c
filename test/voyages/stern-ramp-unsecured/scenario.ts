/**
 * A ro-ro sails with the stern ramp unsecured. 9 May 2028, Kochi, 09:30 by the ship's clocks. The ramp is closed and
 * reported secured, and its locks are not home; the panel stays in harbour mode, in which nobody would be told. She
 * lets go, crosses the harbour limit, and in the first swell the ramp comes open and takes water.
 */
import { becomes } from "../../../drivers/simulator/timeline.ts";
import { madeReady } from "../departure.ts";
import { periyar } from "../periyar.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, boatswain } = people;

export const voyage: Voyage = {
  title: "A ro-ro sails with the stern ramp unsecured, in harbour mode, and it comes open outside",
  aboard: periyar,
  begins: "2028-05-09T04:00:00.000Z",
  lasts: 1200,
  initial: { "stern-ramp.closed": false, "stern-ramp.secured": false },
  changes: [
    // Closed at 09:31, and the locks not driven home.
    becomes(60, "stern-ramp.closed", true),
    // The last line at 09:33, the panel still in harbour mode.
    becomes(180, "mooring.lines-ashore", false),
    becomes(185, "ais.status", 0),
    becomes(190, "ordered-speed", 8),
    // Across the harbour limit about 09:40; in the swell the ramp comes open and water comes in.
    becomes(700, "stern-ramp.closed", false),
    becomes(715, "stern-ramp.leakage", true),
    becomes(730, "ordered-speed", 2),
    becomes(740, "shell-panel.sea", true),
    // Hove up and locked by hand.
    becomes(860, "stern-ramp.closed", true),
    becomes(870, "stern-ramp.leakage", false),
    becomes(900, "stern-ramp.secured", true),
    becomes(1000, "ordered-speed", 8),
  ],
  acts: [
    ...madeReady(105),
    {
      at: 80,
      act: {
        act: "enter",
        author: boatswain,
        kind: "closing",
        text: "Stern ramp closed and secured.",
        items: ["stern-ramp"],
      },
    },
    {
      at: 100,
      act: { act: "enter", author: master, kind: "closing", text: "Shell doors and openings closed." },
    },
    {
      at: 110,
      act: {
        act: "enter",
        author: officer,
        kind: "stability",
        text: "Upright; trim and stability determined by the loading computer, complies.",
      },
    },
    { at: 120, act: { act: "ready-for-departure", author: officer } },
    { at: 200, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(8):stern-ramp:1" } },
    { at: 205, act: { act: "acknowledge", author: officer, alert: "PSR-I-32(2)-audible:stern-ramp:1" } },
  ],
  events: [],
};
