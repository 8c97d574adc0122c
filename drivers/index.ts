/** The only registry of drivers: a driver is one folder and one line here. */
import type { Driver } from "../src/ingest/driver.ts";
import { canIo } from "./can-io/driver.ts";
import { modbus } from "./modbus/driver.ts";
import { nmea0183 } from "./nmea0183/driver.ts";
import { nmea2000 } from "./nmea2000/driver.ts";
import { recording } from "./recording/driver.ts";
import { simulator } from "./simulator/driver.ts";

export const DRIVERS: readonly Driver[] = [canIo, modbus, nmea0183, nmea2000, recording, simulator];
