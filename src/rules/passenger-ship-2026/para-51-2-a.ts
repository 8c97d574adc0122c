/** Every compartment can be pumped out. */
import { seconds } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { canBeDrained, drainedWells, suctionsOf } from "../terms/suctions.ts";
import { titled } from "../terms/titles.ts";

export const everyCompartmentDrained = defineRule({
  id: "PSR-I-51(2)(a)",
  title: "Every compartment can be drained",
  cites: schedule(
    "51(2)(a)",
    "an efficient bilge pumping system shall be provided, capable of pumping from and draining any watertight compartment",
  ),
  version: 1,
  reading:
    "A compartment is a bilge well with the bilge valves of its space; it can be drained while one of them is open or under control, and what is not known is neither. That no pump can be started is 51(3)(b) and 51(4), and one alert; a well that does not fall while a pump runs is 62(2). A well whose space has no valve in the ship file is listed as unwatched.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: drainedWells,
      settings: { changing: setting(seconds(5), "a change-over of the supply lasts less") },
      reads: suctionsOf,
      complies: (values, { item }) => canBeDrained(item, values),
      alert: {
        aspect: "health",
        category: "B",
        title: (well) => titled(well, "NO SUCTION"),
        steps: after(
          "changing",
          "alarm",
          (well) => `${well.name} cannot be drained: no bilge valve open or under control${whereIs(well)}`,
        ),
      },
      log: entered("engine", "cannot be drained", "can be drained again"),
    }),
  ],
});
