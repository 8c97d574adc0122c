/** The ship as the rules see her: with the ports she is heard on, for the watch watches its own hearing too. */
import type { ShipFile } from "./config/load.ts";
import type { Ship } from "./ship/ship.ts";

export const watchedShip = (file: ShipFile): Ship => ({
  ...file.ship,
  ports: file.ports.map(({ name, driver }) => ({ id: name, driver })),
});
