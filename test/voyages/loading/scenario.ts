/**
 * Loading and draughts, 14 March 2028. Alongside the MV Vaigai opens what ports open, ships cargo in the pilgrims'
 * saloon before its sidescuttles are locked, and loads. She leaves with the bow ramp still open, a low sidescuttle
 * unlocked, a deadlight forgotten, accesses not secured, and a scupper valve closed; nobody entered the closing.
 */
import { becomes, during } from "../../../drivers/simulator/timeline.ts";
import { acts, arrives, departs } from "../departure.ts";
import { vaigai } from "../vaigai.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, boatswain } = people;
const SAILS = 5400;
const sails = departs(SAILS, 9);

export const voyage: Voyage = {
  title:
    "Loading and draughts: what is opened in port is entered, and what is forgotten when she sails is alerted",
  aboard: vaigai,
  begins: "2028-03-14T02:30:00.000Z",
  lasts: SAILS + 4800,
  repeats: 60,
  initial: { "draught-forward.draught": 4.6, "draught-aft.draught": 4.9 },
  changes: [
    ...sails.changes,
    // Opened in port.
    ...during(300, 3300, "stern-ramp.secured", false, true),
    ...during(310, 3290, "stern-ramp.position", "open", "closed"),
    ...during(300, 3300, "ramp-lock-port.locked", false, true),
    ...during(300, 3300, "ramp-lock-starboard.locked", false, true),
    ...during(400, 3200, "lower-ramp.secured", false, true),
    ...during(410, 3190, "lower-ramp.position", "open", "closed"),
    ...during(420, 3000, "wtd-5.locked", false, true),
    ...during(430, 2990, "wtd-5.position", "open", "closed"),
    ...during(500, 2400, "scuttle-low.position", "open", "closed"),
    ...during(495, 2410, "scuttle-low.secured", false, true),
    // Cargo goes into the saloon; its sidescuttle is locked ten minutes later.
    ...during(480, 1800, "scuttle-saloon.secured", false, true),
    ...during(480, 1810, "scuttle-saloon.deadlight", false, true),
    // The loading: an inch over the mark of P1, then pumped out.
    becomes(1500, "draught-forward.draught", 5.1),
    becomes(2700, "draught-forward.draught", 5.5),
    becomes(2700, "draught-aft.draught", 5.6),
    becomes(4500, "draught-forward.draught", 5.3),
    becomes(4500, "draught-aft.draught", 5.4),
    // What is forgotten.
    ...during(SAILS - 300, SAILS + 900, "scuttle-low.secured", false, true),
    ...during(SAILS - 300, SAILS + 1000, "scuttle-store.deadlight", false, true),
    ...during(SAILS - 200, SAILS + 1100, "deck-stairs.secured", false, true),
    ...during(SAILS - 200, SAILS + 1150, "lower-ramp.secured", false, true),
    ...during(SAILS - 100, SAILS + 400, "bow-door.secured", false, true),
    ...during(SAILS - 100, SAILS + 390, "bow-door.position", "open", "closed"),
    ...during(SAILS + 200, SAILS + 385, "ordered-speed", 8, 6),
    ...during(SAILS + 1500, SAILS + 1800, "scupper-1.position", "closed", "open"),
    ...arrives(SAILS + 4500),
  ],
  acts: [
    ...sails.acts.filter(({ act }) => !(act.act === "enter" && ["closing", "stability"].includes(act.kind))),
    ...acts(1200, { act: "confirm", author: boatswain, item: "saloon", state: "cargo" }),
    ...acts(SAILS + 120, { act: "acknowledge", author: officer, alert: "PSR-I-36(1):ship:1" }),
    ...acts(SAILS + 600, {
      act: "enter",
      author: master,
      kind: "stability",
      text: "Determined after sailing: upright, trim 0.10 m by the stern, complies.",
    }),
    ...acts(SAILS + 660, {
      act: "enter",
      author: master,
      kind: "closing",
      text: "Stern ramp closed 08:55, lower ramp 08:53, bow ramp 09:36 by the ship's clocks.",
      happenedAt: "2028-03-14T04:06:40.000Z",
    }),
  ],
  events: [],
};
