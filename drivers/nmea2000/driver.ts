/** Hears an NMEA 2000 bus: a CAN interface, a recording of one, or a gateway. Sends what README.md lists. */
import {
  type Decoder,
  type DriverContext,
  defineDriver,
  type Raw,
  type SpokenBus,
} from "../../src/ingest/driver.ts";
import { playCandump } from "../../src/ingest/play-candump.ts";
import type { BusOptions } from "../../src/wire/nmea2000/bus.ts";
import { nmea2000Decoder } from "../../src/wire/nmea2000/decode.ts";
import {
  ikonvertDecoder,
  n2kAsciiDecoder,
  ngt1Decoder,
  ydwgDecoder,
} from "../../src/wire/nmea2000/gateway-decode.ts";
import { hear } from "./gateway.ts";
import { listen } from "./listen.ts";
import { type Gateway, type Settings, settings } from "./settings.ts";

const DECODERS: Readonly<Record<Gateway, (options: BusOptions) => Decoder>> = {
  "ngt-1": ngt1Decoder,
  ikonvert: ikonvertDecoder,
  ydwg: ydwgDecoder,
  "n2k-ascii": n2kAsciiDecoder,
};

function read(config: Settings, context: DriverContext): AsyncIterable<readonly Raw[]> {
  if (config.can !== undefined) return listen(config.can, config.names ?? "listen", context);
  if (config.gateway !== undefined) return hear(config.gateway, config, context);
  return playCandump(config.candump ?? "", config.pace ?? "recorded", context);
}

/** What only one driver may hold. A CAN interface can be heard by any number, but twice is a mistake. */
function holds({ can, serial, udp }: Settings): string | undefined {
  if (can !== undefined) return `can ${can}`;
  if (serial !== undefined) return `serial ${serial}`;
  return udp === undefined ? undefined : `udp *:${udp}`;
}

/** Only where the ship file says `alerts: send`. */
function bus({ alerts, can, serial, tcp, gateway }: Settings): SpokenBus | undefined {
  if (alerts !== "send") return undefined;
  if (can !== undefined) return { line: { can }, tongue: "can" };
  if (gateway === undefined || gateway === "ikonvert") return undefined;
  if (serial !== undefined) return { line: { heardOn: { serial } }, tongue: gateway };
  return tcp === undefined ? undefined : { line: { heardOn: { tcp } }, tongue: gateway };
}

export const nmea2000 = defineDriver({
  name: "nmea2000",
  describes: "Messages of NMEA 2000, from a CAN interface, a candump recording, or a gateway",
  config: settings,
  holds,
  bus,
  read,
  decoder({ gateway }, wanted): Decoder {
    const decoder = gateway === undefined ? nmea2000Decoder : DECODERS[gateway];
    return decoder({ wanted: wanted ? new Set([...wanted].map(Number)) : "all" });
  },
});
