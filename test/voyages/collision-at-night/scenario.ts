/**
 * Collision at night. 12 March 2028, 22:40 by the ship's clocks: a dredger's pontoon strikes the MV Vaigai in way of
 * the stores. The flooding detector of that compartment speaks first, the bilge well of the same space confirms it;
 * a door that was in passage is open, and the doors are closed from the bridge; the void opposite is flooded to bring
 * her upright; power is lost, and she lies not under command until it is back.
 */
import { becomes, closesRemotely, during, opensLocally } from "../../../drivers/simulator/timeline.ts";
import { acts, departs, lights } from "../departure.ts";
import { vaigai } from "../vaigai.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer, master, engineer } = people;
/** She sails at 22:30. */
const SAILS = 1800;
const CONTACT = SAILS + 1500;
const sails = departs(SAILS, 10);
const doors = ["wtd-1", "wtd-2", "wtd-3", "wtd-4"];
const nuc = (from: number, to: number) =>
  ["light-nuc-upper", "light-nuc-lower"].flatMap((light) => during(from, to, `${light}.state`, true, false));

export const voyage: Voyage = {
  title:
    "Collision and flooding of one compartment at night: doors closed, cross-flooding, power lost, not under command",
  aboard: vaigai,
  begins: "2028-03-12T16:30:00.000Z",
  lasts: CONTACT + 2700,
  initial: {},
  changes: [
    ...sails.changes,
    ...lights(SAILS - 300, CONTACT + 5000),
    // A hand goes through door 3, and stays in the tunnel doorway when the shock comes.
    ...opensLocally("wtd-3", CONTACT - 40, 12),
    becomes(CONTACT + 20, "ordered-speed", 0),
    // Water in the stores, and in their bilge well half a minute later; the pump starts and does not gain on it.
    becomes(CONTACT + 25, "flooding-2.wet", true),
    becomes(CONTACT + 55, "bilge-2.high", true),
    becomes(CONTACT + 70, "pump-1.running", true),
    // The master mode switch to "doors closed": the open door is closed after 38 s.
    becomes(CONTACT + 60, "wtd-console.mode", true),
    ...closesRemotely("wtd-3", CONTACT + 60, { warned: 6, takes: 30 }),
    // She lists to port; the void opposite is opened to the sea, and she is upright after eight minutes.
    ...[2, 4, 6, 7, 8].map((heel, n) => becomes(CONTACT + 40 + 30 * n, "heel.heel", -heel)),
    becomes(CONTACT + 300, "cross-flooding.position", "open"),
    ...[7, 6, 5, 4, 3, 2, 1.5, 0.8].map((heel, n) => becomes(CONTACT + 360 + 58 * n, "heel.heel", -heel)),
    // The main supply fails; the emergency switchboard is live at once and feeds the doors after four seconds.
    ...doors.flatMap((door) => during(CONTACT + 420, CONTACT + 424, `${door}.supply`, false, true)),
    ...during(CONTACT + 420, CONTACT + 421, "wtd-supply.emergency", false, true),
    becomes(CONTACT + 430, "ais.status", 2),
    // Two red lights, and the masthead lights out: reg 27(a), which no rule of the watch judges.
    ...nuc(CONTACT + 440, CONTACT + 2400),
    ...["light-masthead", "light-masthead-aft"].flatMap((light) =>
      during(CONTACT + 440, CONTACT + 2400, `${light}.state`, false, true),
    ),
    // Engines and steering again after half an hour; she keeps the wounded compartment flooded and goes back.
    becomes(CONTACT + 1500, "bilge-2.high", false),
    becomes(CONTACT + 1800, "wtd-console.mode", false),
    becomes(CONTACT + 2400, "ais.status", 0),
    becomes(CONTACT + 2420, "ordered-speed", 4),
  ],
  acts: [
    ...sails.acts,
    ...acts(CONTACT + 5, {
      act: "enter",
      author: officer,
      kind: "remark",
      text: "Contact with an unlit pontoon, port side forward of the bridge. Engines stopped, general alarm",
    }),
    ...acts(CONTACT + 45, { act: "acknowledge", author: officer, alert: "PSR-I-39:flooding-2:1" }),
    ...acts(CONTACT + 58, {
      act: "permission",
      author: master,
      item: "wtd-console",
      reason: "emergency: flooding of the stores, frames 98 to 122",
      until: new Date(Date.parse("2028-03-12T16:30:00.000Z") + (CONTACT + 2000) * 1000).toISOString(),
    }),
    ...acts(CONTACT + 290, {
      act: "enter",
      author: engineer,
      kind: "remark",
      text: "Cross-flooding to void 4 ordered by the master",
    }),
    ...acts(CONTACT + 430, { act: "activity", author: officer, activities: ["not-under-command"] }),
    ...acts(CONTACT + 600, {
      act: "enter",
      author: master,
      kind: "casualty",
      text: "Collision with an unlit pontoon, flooding of the stores; ship upright by cross-flooding, doors closed.",
      casualty: "flooding",
    }),
    ...acts(CONTACT + 900, {
      act: "enter",
      author: master,
      kind: "casualty-reported",
      text: "Reported to Kochi Port Control and to the competent officer by VHF and telephone.",
      casualty: "flooding",
    }),
    ...acts(CONTACT + 2400, { act: "activity", author: officer, activities: [] }),
  ],
  events: [],
};
