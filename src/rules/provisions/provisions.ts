/** Every provision of the three instruments, in the order of the catalogue. */
import {
  provisions as nationalWaterways,
  source as nationalWaterwaysSource,
} from "./national-waterways-2002.ts";
import { provisions as passengerShips, source as passengerShipsSource } from "./passenger-ship-2026.ts";
import type { CatalogueSource, Provision } from "./provision.ts";

export const provisions: readonly Provision[] = [...passengerShips, ...nationalWaterways];

export const sources: readonly CatalogueSource[] = [passengerShipsSource, nationalWaterwaysSource];
