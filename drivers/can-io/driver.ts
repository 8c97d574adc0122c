/** Hears plain CAN input units: frames by their identifier, bits and bytes as points. Sends nothing. */
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import { playCandump } from "../../src/ingest/play-candump.ts";
import { canIoDecoder } from "../../src/wire/can-io/decode.ts";
import { type Settings, settings } from "./settings.ts";

async function* listen(can: string, { ports, stop }: DriverContext): AsyncGenerator<readonly Raw[]> {
  for await (const batch of ports.can({ interface: can }, stop))
    yield batch.map(({ when, line }) => ({ when, text: line }));
}

export const canIo = defineDriver({
  name: "can-io",
  describes: "Contacts and meters of plain CAN input units, by the identifiers of their frames; listens only",
  config: settings,
  holds: ({ can }) => (can === undefined ? undefined : `can ${can}`),
  read: ({ can, candump, pace }: Settings, context) =>
    can === undefined ? playCandump(candump ?? "", pace ?? "recorded", context) : listen(can, context),
  decoder: ({ frames }): Decoder => canIoDecoder(frames),
});
