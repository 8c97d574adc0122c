/** The lights of a mechanically propelled vessel underway, reg 23(a), each row cited. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { NavigationLightKind } from "../../ship/terms.ts";
import { unfitted } from "../../ship/unfitted.ts";

export type Lamp = Equipment<"navigation-light">;

interface PrescribedLight {
  readonly light: NavigationLightKind;
  readonly name: string;
  readonly cites: string;
}

const LIGHTS_OF_REG_23: readonly PrescribedLight[] = [
  { light: "masthead", name: "Masthead light", cites: "23(a)(i)" },
  { light: "sidelight-port", name: "Port sidelight", cites: "23(a)(ii)" },
  { light: "sidelight-starboard", name: "Starboard sidelight", cites: "23(a)(ii)" },
  { light: "stern", name: "Stern light", cites: "23(a)(iii)" },
];

/**
 * The lamps that show the prescribed lights. A light that the ship file does not name stands in the list all the
 * same, without signals: it is then listed as unwatched. A ship on no national waterway has none to show.
 */
export function prescribedLamps(ship: Ship): readonly Lamp[] {
  if (ship.waterways.length === 0) return [];
  const lamps = fitted(ship, "navigation-light");
  return LIGHTS_OF_REG_23.flatMap(({ light, name }) => {
    const found = lamps.filter((lamp) => lamp.light === light);
    return found.length > 0 ? found : [unfitted("navigation-light", light, name, { light })];
  });
}

/** The names of the lamps that are switched off. */
export const lampsOff = (values: object): readonly string[] =>
  Object.entries(values).flatMap(([name, state]) => (state === "off" ? [name] : []));
