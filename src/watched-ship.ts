/** The ship as the rules see her: with the ports she is heard on, for the watch watches its own hearing too. */
import type { ShipFile } from "./config/load.ts";
import { portsOf } from "./ship/binding-grammar.ts";
import type { Alternative, Ship } from "./ship/ship.ts";

export const watchedShip = (file: ShipFile): Ship => ({
  ...file.ship,
  ports: file.ports.map(({ name, driver }) => ({ id: name, driver })),
  alternatives: file.ship.equipment.flatMap(({ id, name }) =>
    Object.entries(file.bindings[id] ?? {}).flatMap(([signal, sources]): readonly Alternative[] =>
      sources.length < 2
        ? []
        : [
            {
              id: `${id}.${signal}`,
              name: `${name}: ${signal}`,
              sources: sources.map((source) => portsOf(source).join("+")),
            },
          ],
    ),
  ),
});
