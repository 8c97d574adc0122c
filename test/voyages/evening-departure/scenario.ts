/**
 * Evening departure. 1 March 2028, Kochi, sunset at 18:34 by the ship's clocks. The doors are closed late, she
 * sails with one still open; lights are switched on after sunset only, and the stern light is forgotten; one door
 * is opened for passage and closed, and another is forgotten.
 */
import {
  becomes,
  closesLocally,
  closesRemotely,
  during,
  opensLocally,
} from "../../../drivers/simulator/timeline.ts";
import { madeReady } from "../departure.ts";
import { periyar } from "../periyar.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master } = people;

export const voyage: Voyage = {
  title:
    "Evening departure: doors closed late, lights at sunset, a door opened for passage and one forgotten",
  // 18:20 by the ship's clocks.
  aboard: periyar,
  begins: "2028-03-01T12:50:00.000Z",
  lasts: 1800,
  initial: {
    "stern-ramp.closed": false,
    "stern-ramp.secured": false,
    "wtd-1.position": "open",
    "wtd-3.position": "open",
    "hinged-door.closed": false,
  },
  changes: [
    becomes(60, "stern-ramp.closed", true),
    becomes(75, "stern-ramp.secured", true),
    becomes(80, "hinged-door.closed", true),
    ...closesRemotely("wtd-1", 100, { warned: 6, takes: 30 }),
    becomes(180, "shell-panel.sea", true),
    // The last line at 18:24; door 3 is still open, and is closed from the bridge two minutes later.
    becomes(240, "mooring.lines-ashore", false),
    becomes(245, "ais.status", 0),
    becomes(250, "ordered-speed", 7),
    ...closesRemotely("wtd-3", 360, { warned: 6, takes: 26 }),
    // A passage through door 2: opened at its handle, closed again within the two minutes.
    ...opensLocally("wtd-2", 500, 12),
    ...closesLocally("wtd-2", 560, 24),
    // Door 4 is opened at 18:33 and forgotten until somebody is sent.
    ...opensLocally("wtd-4", 780, 12),
    ...closesRemotely("wtd-4", 1150, { warned: 6, takes: 26 }),
    // Lights: three of four a little after sunset, the stern light when the bridge is told.
    becomes(1000, "light-masthead", true),
    becomes(1000, "light-port", true),
    becomes(1000, "light-starboard", true),
    becomes(1200, "light-stern", true),
    // The masthead lamp burns out at 18:45; the spare is lit five minutes later.
    ...during(1500, 1700, "light-masthead", "open-circuit", true),
  ],
  acts: [
    ...madeReady(205),
    { at: 120, act: { act: "ready-for-departure", author: officer } },
    {
      at: 130,
      act: {
        act: "enter",
        author: officer,
        kind: "closing",
        text: "Boatswain reports the stern ramp closed and secured.",
        items: ["stern-ramp"],
      },
    },
    {
      at: 200,
      act: {
        act: "enter",
        author: master,
        kind: "closing",
        text: "Stern ramp and hinged door closed and secured.",
      },
    },
    {
      at: 210,
      act: {
        act: "enter",
        author: officer,
        kind: "stability",
        text: "Upright, even keel; trim and stability determined by the loading computer, complies.",
      },
    },
    { at: 300, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(1):wtd-3:1" } },
    { at: 1160, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(3):wtd-4:3" } },
  ],
  events: [],
};
