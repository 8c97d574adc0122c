/** Plays one port out of a recording of the watch, at the pace at which it was made: for training and for finding faults. */
import { z } from "zod";
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import { readLine } from "../../src/ingest/recording.ts";
import { decoder as sentenceDecoder } from "../../src/wire/nmea0183/decode.ts";
import { nmea2000Decoder } from "../../src/wire/nmea2000/decode.ts";

const settings = z.strictObject({
  file: z
    .string()
    .min(1)
    .meta({ description: "A recording, JSON Lines", examples: ["raw/2028-03-01.jsonl"] }),
  plays: z
    .string()
    .min(1)
    .meta({ description: "The port of the recording", examples: ["wtd-console"] }),
  speaks: z.enum(["nmea0183", "nmea2000"]).meta({ description: "What was spoken on that port" }),
  pace: z
    .enum(["recorded", "at-once"])
    .default("recorded")
    .meta({ description: "As it was recorded, or as fast as it is read" }),
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

function decoder({ speaks }: Settings, wanted?: ReadonlySet<string>): Decoder {
  if (speaks === "nmea2000")
    return nmea2000Decoder({ wanted: wanted ? new Set([...wanted].map(Number)) : "all" });
  const decode = sentenceDecoder({ safety: true });
  return (heard) =>
    decode("text" in heard ? heard.text : Buffer.from(heard.hex, "hex").toString("latin1"), heard.when);
}

export const recording = defineDriver({
  name: "recording",
  describes: "One port out of a recording of the watch, played again",
  config: settings,
  read,
  decoder,
});
