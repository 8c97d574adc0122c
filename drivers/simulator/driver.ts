/** Plays one port of a scenario in real time, as raw lines, through the very decoders that real ports use. */
import { z } from "zod";
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import { sentenceDecoder } from "../../src/wire/nmea0183/recorded.ts";
import { nmea2000Decoder } from "../../src/wire/nmea2000/decode.ts";
import { playing } from "./playing.ts";
import type { Scenario } from "./scenario.ts";
import { demo } from "./scenarios/demo.ts";

const scenarios: Readonly<Record<string, Scenario>> = { demo };

const settings = z
  .strictObject({
    scenario: z.enum(["demo"]).meta({ description: "Which scenario is played" }),
    plays: z
      .string()
      .meta({ description: "Which of the scenario's ports this one is", examples: ["wtd-console"] }),
  })
  .superRefine(({ scenario, plays }, context) => {
    const parts = Object.keys(scenarios[scenario]?.parts ?? {});
    if (!parts.includes(plays)) {
      context.addIssue({
        code: "custom",
        path: ["plays"],
        message: `the scenario has no such port; it has ${parts.join(", ")}`,
      });
    }
  });
type Settings = z.infer<typeof settings>;

/** The scenario begins a little after the program, when every port has been opened. */
const BEGINS = 3000;
const LONGEST_WAIT = 250;

async function* read(
  { scenario, plays }: Settings,
  { ports, stop }: DriverContext,
): AsyncGenerator<readonly Raw[]> {
  const play = playing(scenarios[scenario] ?? demo, plays);
  while (!stop.aborted) {
    const when = ports.now();
    const lines = play.upTo((when.mono - BEGINS) / 1000, when.at);
    if (lines.length > 0) yield lines.map((text) => ({ when, text }));
    await ports.sleep(LONGEST_WAIT, stop);
  }
}

const decoder = ({ scenario, plays }: Settings): Decoder =>
  scenarios[scenario]?.parts[plays]?.speaks === "nmea2000"
    ? nmea2000Decoder({ wanted: "all" })
    : sentenceDecoder({ safety: true });

export const simulator = defineDriver({
  name: "simulator",
  describes: "A ship that is not there: plays a scenario, for demonstration and training",
  config: settings,
  read,
  decoder,
});
