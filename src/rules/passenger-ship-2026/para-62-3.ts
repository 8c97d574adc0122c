/** The controls of sea inlets of machinery spaces. */
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { passengerShips } from "../terms/ships.ts";
import { controlAnswers } from "../terms/valves.ts";

export const seaInletsControlled = defineRule({
  id: "PSR-I-62(3)",
  title: "Sea inlet valves under control",
  cites: schedule("62(3)", "to allow adequate time for operation in case of influx of water to the space"),
  version: 1,
  reading:
    "Where the controls stand is construction; that they have power and answer is watched. Chapter VII binds unattended machinery spaces; the ship file does not tell which are, so every sea inlet of it is watched.",
  binds: passengerShips,
  status: "watched",
  checks: [controlAnswers("cannot be shut by remote control: keep a hand at the valve", "sea-inlet")],
});
