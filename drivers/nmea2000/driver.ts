/** Hears an NMEA 2000 bus: a CAN interface, a recording of one, or a gateway. Sends what README.md lists. */
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import { nmea2000Decoder } from "../../src/wire/nmea2000/decode.ts";
import { listen } from "./listen.ts";
import { play } from "./play.ts";
import { type Settings, settings } from "./settings.ts";

function read(config: Settings, context: DriverContext): AsyncIterable<readonly Raw[]> {
  if (config.can !== undefined) return listen(config.can, config.names ?? "ask", context);
  return play(config.candump ?? "", config.pace ?? "recorded", context);
}

/** What only one driver may hold. A CAN interface can be heard by any number, but twice is a mistake. */
function holds({ can, serial, udp }: Settings): string | undefined {
  if (can !== undefined) return `can ${can}`;
  if (serial !== undefined) return `serial ${serial}`;
  return udp === undefined ? undefined : `udp *:${udp}`;
}

export const nmea2000 = defineDriver({
  name: "nmea2000",
  describes: "Messages of NMEA 2000, from a CAN interface, a candump recording, or a gateway",
  config: settings,
  holds,
  read,
  decoder(_config, wanted): Decoder {
    return nmea2000Decoder({ wanted: wanted ? new Set([...wanted].map(Number)) : "all" });
  },
});
