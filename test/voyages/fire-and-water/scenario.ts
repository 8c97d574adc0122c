/**
 * Fire and water. At night on passage: smoke on the vehicle deck that nobody answers for two minutes; the bilge of
 * the engine room high; then water found below the bulkhead deck, and found again by a second sign.
 */
import { becomes, during } from "../../../drivers/simulator/timeline.ts";
import { periyar } from "../periyar.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer } = people;
const lit = { "light-masthead": true, "light-port": true, "light-starboard": true, "light-stern": true };

export const voyage: Voyage = {
  title: "Fire and water: a smoke detector unanswered, bilge high, flooding below the bulkhead deck",
  aboard: periyar,
  begins: "2028-06-18T13:45:00.000Z",
  lasts: 1200,
  initial: { "mooring.lines-ashore": false, "ais.status": 0, "shell-panel.sea": true, ...lit },
  changes: [
    becomes(0, "ordered-speed", 9),
    // Smoke in the cabins, answered at the fire panel within half a minute.
    ...during(60, 150, "fire-1.alarm", true, false),
    ...during(85, 150, "fire-1.acknowledged", true, false),
    // Smoke on the vehicle deck, answered by nobody for two minutes and a half.
    ...during(240, 480, "fire-2.alarm", true, false),
    ...during(390, 480, "fire-2.acknowledged", true, false),
    ...during(540, 640, "drain.high", true, false),
    // Water in the engine room: the detector first, the bilge well of the same place as a second sign.
    ...during(720, 1080, "flooding-2.wet", true, false),
    ...during(760, 1100, "bilge-er.high", true, false),
  ],
  acts: [
    { at: 20, act: { act: "acknowledge", author: officer, alert: "PSR-I-36(1):ship:1" } },
    { at: 25, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(11):ship:1" } },
    { at: 30, act: { act: "acknowledge", author: officer, alert: "PSR-I-38(10):stern-ramp:1" } },
  ],
  events: [],
};
