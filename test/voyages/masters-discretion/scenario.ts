/**
 * The master's discretion, 2 April 2028. What the law leaves to him is permitted by name, with reason and end, and
 * entered: a hatch opened for access, a portable plate removed in urgent necessity, a door over 1.2 m for a limited
 * period, the side door at a safe anchorage. What it does not leave to him is alerted although he permits it: a door
 * between cargo tween decks, a gangway port, the bow ramp at anchor, an access from the vehicle deck.
 */
import { becomes, closesLocally, during, opensLocally } from "../../../drivers/simulator/timeline.ts";
import { acts, arrives, departs } from "../departure.ts";
import { vaigai } from "../vaigai.ts";
import { people, type Voyage } from "../voyage.ts";

const { master, officer } = people;
const BEGINS = "2028-04-02T02:30:00.000Z";
const SAILS = 1800;
/** Seconds after she sailed. */
const after = (minutes: number): number => SAILS + 60 * minutes;
const utc = (minutes: number): string => new Date(Date.parse(BEGINS) + after(minutes) * 1000).toISOString();
const permits = (minutes: number, item: string, reason: string, until: number) =>
  acts(after(minutes), { act: "permission", author: master, item, reason, until: utc(until) });
const sails = departs(SAILS, 10);

export const voyage: Voyage = {
  title: "The master's discretion: what the law permits him is entered, what it does not is alerted",
  aboard: vaigai,
  begins: BEGINS,
  lasts: after(190),
  repeats: 60,
  initial: {},
  changes: [
    ...sails.changes,
    // The hatch: opened under his permission and closed in time, then opened again after its end.
    ...during(after(32), after(36), "hatch.secured", false, true),
    ...during(after(32), after(36), "hatch.position", "open", "closed"),
    ...during(after(45), after(47), "hatch.secured", false, true),
    ...during(after(45), after(47), "hatch.position", "open", "closed"),
    // Door 4, 1.4 m wide, for a generator's rotor: ten minutes, and five more that he did not give.
    ...opensLocally("wtd-4", after(51), 12),
    ...closesLocally("wtd-4", after(65), 26),
    // What no permission reaches.
    ...during(after(72), after(74), "wtd-5.locked", false, true),
    ...during(after(72), after(74), "wtd-5.position", "open", "closed"),
    ...during(after(77), after(79), "gangway-port.secured", false, true),
    ...during(after(77), after(79), "gangway-port.position", "open", "closed"),
    ...during(after(82), after(84), "lower-ramp.position", "open", "closed"),
    // Anchored: the side door, authorised, for the agent's boat; then the bow ramp, which never is.
    becomes(after(95), "ordered-speed", 0),
    becomes(after(97), "ais.status", 1),
    ...during(after(105), after(125), "pilot-door.secured", false, true),
    ...during(after(105), after(125), "pilot-door.position", "open", "closed"),
    ...during(after(130), after(133), "bow-door.secured", false, true),
    ...during(after(130), after(133), "bow-door.position", "open", "closed"),
    // She drags with the side door open again.
    ...during(after(138), after(150), "pilot-door.secured", false, true),
    ...during(after(138), after(150), "pilot-door.position", "open", "closed"),
    becomes(after(140), "ordered-speed", 1),
    becomes(after(152), "ais.status", 0),
    becomes(after(152), "ordered-speed", 8),
    ...arrives(after(180)),
  ],
  acts: [
    ...sails.acts,
    ...permits(30, "hatch", "access to the forward store for the carpenter", 40),
    ...permits(50, "wtd-4", "rotor of generator 2 passed through, as determined by the Director-General", 60),
    ...permits(66, "plate", "urgent necessity: leak of fuel behind the casing, plate removed", 68),
    ...acts(after(66) + 20, { act: "confirm", author: officer, item: "plate", state: "removed" }),
    ...acts(after(70), { act: "confirm", author: officer, item: "plate", state: "in place" }),
    ...permits(71, "wtd-5", "cargo looked at", 75),
    ...permits(76, "gangway-port", "sounding of the outer tank", 80),
    ...permits(81, "lower-ramp", "vehicle alarm silenced below", 85),
    ...acts(after(98), { act: "phase", author: master, phase: "safe-anchorage" }),
    ...permits(100, "pilot-door", "agent's boat alongside, sea calm", 128),
    ...permits(129, "bow-door", "hinges greased", 135),
    ...permits(137, "pilot-door", "agent's boat again", 160),
    ...acts(after(142), {
      act: "enter",
      author: officer,
      kind: "remark",
      text: "Wind freshening from the south-west, anchor bearings watched",
    }),
  ],
  events: [],
};
