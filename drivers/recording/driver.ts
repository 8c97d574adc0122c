/** Plays one port out of a recording of the watch, at the pace at which it was made: for training and for finding faults. */
import { z } from "zod";
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import { firstNumbers, frames } from "../../src/ingest/point-maps.ts";
import { readLine } from "../../src/ingest/recording.ts";
import { canIoDecoder } from "../../src/wire/can-io/decode.ts";
import { modbusDecoder } from "../../src/wire/modbus/told.ts";
import { sentenceDecoder } from "../../src/wire/nmea0183/recorded.ts";
import type { BusOptions } from "../../src/wire/nmea2000/bus.ts";
import { nmea2000Decoder } from "../../src/wire/nmea2000/decode.ts";
import {
  ikonvertDecoder,
  n2kAsciiDecoder,
  ngt1Decoder,
  ydwgDecoder,
} from "../../src/wire/nmea2000/gateway-decode.ts";

/** What was heard on a bus of NMEA 2000, and through which gateway, if any. */
const BUSES = {
  nmea2000: nmea2000Decoder,
  "ngt-1": ngt1Decoder,
  ikonvert: ikonvertDecoder,
  ydwg: ydwgDecoder,
  "n2k-ascii": n2kAsciiDecoder,
} as const satisfies Readonly<Record<string, (options: BusOptions) => Decoder>>;
const isBus = (speaks: string): speaks is keyof typeof BUSES => Object.hasOwn(BUSES, speaks);

const settings = z
  .strictObject({
    file: z
      .string()
      .min(1)
      .meta({ description: "A recording, JSON Lines", examples: ["raw/2028-03-01.jsonl"] }),
    plays: z
      .string()
      .min(1)
      .meta({ description: "The port of the recording", examples: ["wtd-console"] }),
    speaks: z.enum(["nmea0183", ...(Object.keys(BUSES) as (keyof typeof BUSES)[]), "modbus", "can-io"]).meta({
      description: "What was spoken on that port: its driver, or the gateway through which a bus was heard",
    }),
    pace: z
      .enum(["recorded", "at-once"])
      .default("recorded")
      .meta({ description: "As it was recorded, or as fast as it is read" }),
    first: firstNumbers.optional(),
    frames: frames.optional(),
  })
  .check(({ value: { speaks, first, frames: maps }, issues }) => {
    const complain = (key: string, message: string): void => {
      issues.push({ code: "custom", message, path: [key], input: speaks });
    };
    if (first !== undefined && speaks !== "modbus") complain("first", "goes with modbus only");
    if (maps !== undefined && speaks !== "can-io") complain("frames", "goes with can-io only");
    if (maps === undefined && speaks === "can-io")
      complain("frames", "must be given with can-io, as on board");
  });
type Settings = z.infer<typeof settings>;

/** Played at once: so many lines between two looks at whether to stop. */
const IN_A_BATCH = 256;

async function* read(
  { file, plays, pace }: Settings,
  { ports, stop }: DriverContext,
): AsyncGenerator<readonly Raw[]> {
  const began = ports.now().mono;
  let first: number | undefined;
  let batch: Raw[] = [];
  let number = 0;
  for await (const line of ports.file(file)) {
    if (stop.aborted) return;
    number += 1;
    const read = readLine(line);
    if (read === undefined) continue;
    if ("refused" in read) throw new Error(`${file}, line ${number}: ${read.refused}`);
    if ((read.is !== "text" && read.is !== "hex") || read.port !== plays) continue;
    first ??= read.when.mono;
    const wait = pace === "recorded" ? began + (read.when.mono - first) - ports.now().mono : 0;
    if (batch.length >= IN_A_BATCH || (wait > 0 && batch.length > 0)) {
      yield batch;
      batch = [];
    }
    if (wait > 0) await ports.sleep(wait, stop);
    const when = ports.now();
    batch.push(read.is === "text" ? { when, text: read.text } : { when, hex: read.hex });
  }
  if (batch.length > 0) yield batch;
  if (!stop.aborted) throw new Error(`the recording ${file} has ended`);
}

function decoder({ speaks, first, frames: maps }: Settings, wanted?: ReadonlySet<string>): Decoder {
  if (isBus(speaks)) return BUSES[speaks]({ wanted: wanted ? new Set([...wanted].map(Number)) : "all" });
  if (speaks === "nmea0183") return sentenceDecoder({ safety: true, wanted });
  return speaks === "modbus" ? modbusDecoder(first ?? {}) : canIoDecoder(maps ?? []);
}

export const recording = defineDriver({
  name: "recording",
  describes: "One port out of a recording of the watch, played again",
  config: settings,
  read,
  decoder,
});
