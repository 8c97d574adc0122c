/** What the settings of the states name of the rest of the ship file, to be checked against it. */
import type { NamedEquipment, NamedPort } from "../../config/schema.ts";
import { ownPlace } from "../place.ts";
import { type StatesSettings, statesSchema } from "./settings.ts";
import { WET } from "./states.ts";

const DOORS = ["watertight-door", "shell-door", "ro-ro-access", "opening"];

export const portsOfStates = (config: unknown): readonly NamedPort[] =>
  statesSchema.parse(config).flatMap((line, n) => {
    const { port } = line;
    const uses = ownPlace(line) === undefined ? "line" : undefined;
    return port === undefined ? [] : [{ path: [n, "port"], port, uses }];
  });

export const equipmentOfStates = (config: unknown): readonly NamedEquipment[] =>
  statesSchema
    .parse(config)
    .flatMap((line, n) => [
      ...named(line, n, "doors", DOORS),
      ...named(line, n, "water", Object.keys(WET)),
      ...named(line, n, "fire", ["fire-detector"]),
      ...(line.console === undefined
        ? []
        : [{ path: [n, "console"], equipment: line.console, kinds: ["watertight-door-console"] }]),
    ]);

const named = (
  line: StatesSettings,
  n: number,
  family: "doors" | "water" | "fire",
  kinds: readonly string[],
): readonly NamedEquipment[] =>
  line[family].map(({ equipment }, at) => ({ path: [n, family, at, "equipment"], equipment, kinds }));
