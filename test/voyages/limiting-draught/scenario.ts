/**
 * A limiting draught, 22 May 2028. Alongside the sidescuttle of the saloon is opened, and the MV Nila loads beyond
 * 3.2 m: locked again and sailing, she complies. On the next trip it is forgotten; lighter, she might sail so.
 */
import { becomes, during } from "../../../drivers/simulator/timeline.ts";
import { acts, arrives, madeReady } from "../departure.ts";
import { nila } from "../nila.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, boatswain } = people;
/** She lets go twice: the first time in order, the second time not. */
const FIRST = 1200;
const SECOND = 5400;

const letsGo = (at: number) => [
  becomes(at, "mooring.lines-ashore", false),
  becomes(at, "ais.status", 0),
  becomes(at + 10, "ordered-speed", 5),
];
const enters = (at: number) => [
  ...madeReady(at - 500),
  ...acts(
    at - 400,
    { act: "enter", author: boatswain, kind: "closing", text: "Closed and secured.", items: ["side-door"] },
    { act: "enter", author: master, kind: "closing", text: "Side door and sidescuttles closed." },
    {
      act: "enter",
      author: master,
      kind: "stability",
      text: "Upright; mean draught by the gauges; complies.",
    },
    { act: "ready-for-departure", author: officer },
  ),
];

export const voyage: Voyage = {
  title: "A limiting draught: sidescuttles opened in port and locked, and once forgotten",
  aboard: nila,
  begins: "2028-05-22T03:30:00.000Z",
  lasts: 9600,
  repeats: 60,
  initial: {},
  changes: [
    ...during(300, 700, "scuttle.position", "open", "closed"),
    ...during(290, 710, "scuttle.secured", false, true),
    becomes(600, "draught-forward.draught", 3.3),
    becomes(600, "draught-aft.draught", 3.4),
    ...letsGo(FIRST),
    ...arrives(4200),
    becomes(4500, "scuttle.secured", false),
    ...letsGo(SECOND),
    becomes(6000, "scuttle.secured", true),
    // Lighter, with fuel burnt and water landed, she may have it open; the master was not asked.
    becomes(6600, "draught-forward.draught", 3.0),
    becomes(6600, "draught-aft.draught", 3.1),
    ...during(7200, 7500, "scuttle.position", "open", "closed"),
    ...during(7200, 7510, "scuttle.secured", false, true),
    ...arrives(9000),
  ],
  acts: [
    ...enters(FIRST),
    ...enters(SECOND),
    ...acts(5460, { act: "acknowledge", author: officer, alert: "PSR-I-38(13)(b):scuttle:1" }),
  ],
  events: [],
};
