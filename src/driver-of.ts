/** The driver that a port of the ship file names. */
import type { ShipFile } from "./config/load.ts";
import type { Driver } from "./ingest/driver.ts";
import { CannotStart } from "./opening.ts";

export type Port = ShipFile["ports"][number];

export function driverOf({ name, driver: wanted }: Port, drivers: readonly Driver[]): Driver {
  const driver = drivers.find((one) => one.name === wanted);
  if (!driver) throw new CannotStart(`There is no driver “${wanted}” for port “${name}”.`);
  return driver;
}
