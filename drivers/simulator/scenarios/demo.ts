/**
 * The demonstration: ten minutes that show what the watch is for. She lies alongside with her ramp down, makes
 * ready in a hurry, sails with a door open, and then things go wrong one by one. After that she is left at sea.
 */
import { malabarQueenScenario } from "../scenario.ts";
import { becomes, closesLocally, closesRemotely, during, opensLocally } from "../timeline.ts";

export const demo = malabarQueenScenario(
  [
    // Making ready: the ramp comes up, the pilot port is shut, door 4 is closed as it should be.
    becomes(20, "stern-ramp.position", "moving"),
    becomes(40, "stern-ramp.position", "closed"),
    becomes(50, "stern-ramp.secured", true),
    becomes(30, "pilot-port.closed", true),
    becomes(34, "pilot-port.secured", true),
    ...closesRemotely("wtd-4", 35, { warned: 7, takes: 28 }),
    // The last line is let go while door 5 still stands open.
    becomes(80, "mooring.lines-ashore", false),
    becomes(84, "ais.status", 0),
    becomes(85, "ordered-speed", 12),
    // Door 5 is closed from the bridge, and its alarm gives three seconds instead of five.
    ...closesRemotely("wtd-5", 100, { warned: 3, takes: 28 }),
    becomes(120, "shell-panel.sea-voyage", true),
    // A lawful passage through door 3, which may be opened.
    ...opensLocally("wtd-3", 150, 15),
    ...closesLocally("wtd-3", 200, 28),
    // Door 6 may be opened too, and is forgotten.
    ...opensLocally("wtd-6", 230, 15),
    ...closesRemotely("wtd-6", 395, { warned: 7, takes: 28 }),
    ...during(250, 300, "light-masthead.state", "open-circuit", true),
    ...during(270, 330, "bilge-er-port.high", true, false),
    ...during(280, 328, "bilge-pump-1.running", true, false),
    // The contacts of door 7 report a line cut: nobody knows whether it is closed.
    ...during(290, 310, "wtd-7.contacts", "error", false),
    // Smoke on the vehicle deck, and nobody answers for two minutes.
    ...during(320, 520, "fire-31.alarm", true, false),
    ...during(320, 520, "fire-panel.alarm", true, false),
    ...during(360, 380, "wtd-2.supply", false, true),
    // One of the two steering pumps loses its power, and starts again by itself when it returns.
    ...during(400, 430, "steering-pump-2.power", false, true),
    ...during(400, 433, "steering-pump-2.running", false, true),
    // Water in the auxiliary engine room: one detector, then the bilge well as a second sign.
    ...during(450, 560, "flooding-4.wet", true, false),
    ...during(470, 560, "bilge-aux.high", true, false),
  ],
  {
    "stern-ramp.position": "open",
    "stern-ramp.secured": false,
    "pilot-port.closed": false,
    "pilot-port.secured": false,
    "wtd-4.position": "open",
    "wtd-5.position": "open",
    "light-masthead.state": true,
    "light-masthead-aft.state": true,
    "light-sidelight-port.state": true,
    "light-sidelight-starboard.state": true,
    "light-stern.state": true,
  },
);
