/**
 * An existing ship, 20 May 2028: paragraph 38(6) binds the MV Ashtamudi of 2012 where little else does. She lets go
 * with the gangway port closed and not secured; and her video, which must go back a day, goes back twenty hours.
 */
import { becomes } from "../../../drivers/simulator/timeline.ts";
import { ashtamudi } from "../ashtamudi.ts";
import { acts, arrives } from "../departure.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer } = people;

export const voyage: Voyage = {
  title: "A ship of 2012 sails with her gangway port not secured, and keeps her video too short",
  aboard: ashtamudi,
  begins: "2028-05-20T03:00:00.000Z",
  lasts: 9000,
  repeats: 60,
  initial: { "gangway-port.position": "open", "gangway-port.secured": false },
  changes: [
    becomes(300, "gangway-port.position", "closed"),
    becomes(900, "mooring.lines-ashore", false),
    becomes(900, "ais.status", 0),
    becomes(910, "ordered-speed", 5),
    becomes(1080, "gangway-port.secured", true),
    becomes(1500, "deck-camera.replay", 20),
    becomes(6600, "deck-camera.replay", 25),
    ...arrives(8400),
  ],
  acts: [
    ...acts(960, { act: "acknowledge", author: officer, alert: "PSR-I-38(6):gangway-port:1" }),
    ...acts(5400, {
      act: "enter",
      author: officer,
      kind: "defect",
      text: "Recorder of the vehicle deck camera keeps 20 hours: disk half full of the year before",
      items: ["deck-camera"],
    }),
  ],
  events: [],
};
