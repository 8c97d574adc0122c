/** Where the logbook of a ship is kept: as her ship file says, relative to it. */
import { resolve } from "node:path";
import type { ShipFile } from "./config/load.ts";

export const storeOf = (file: ShipFile): string => resolve(file.directory, file.watch.store);
