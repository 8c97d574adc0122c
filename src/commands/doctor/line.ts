/** What was heard on a line, judged: whether it is what the driver expects, or comes at another rate. */
import type { Examined } from "./examined.ts";
import { type Hearing, hear, type Listening } from "./hearing.ts";

/** IEC 61162-1, Modbus, IEC 61162-2 and AIS, and what adapters and gateways are set to. */
export const USUAL_RATES = [4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;

const understood = ({ good, ignored }: Hearing): number => good + ignored;
const refusals = ({ refused }: Hearing): number => Object.values(refused).reduce((sum, n) => sum + n, 0);
const MANY_REFUSED = 0.05;
const READABLE = 0.8;

const baudOf = (config: unknown): number | undefined => {
  const { baud } = config as { readonly baud?: unknown };
  return typeof baud === "number" ? baud : undefined;
};
const isSerial = (config: unknown): boolean =>
  typeof (config as { readonly serial?: unknown }).serial === "string";

/** Another program has it: most often the watch itself. */
const HELD = /held by another program|already in use|in use by another/i;

/** `about` names the line in the report. */
export async function examineLine(about: string, listening: Listening): Promise<Examined> {
  const heard = await hear(listening);
  if (understood(heard) > 0) return speaks(about, heard, listening);
  if (heard.trouble !== undefined && HELD.test(heard.trouble))
    return {
      about,
      result: "not-looked",
      words: heard.trouble,
      mend: "if the watch is running, its panel says what it hears; stop it to have the line looked at",
    };
  if (
    isSerial(listening.config) &&
    (heard.trouble === undefined || heard.bytes > 0 || /does not answer/.test(heard.trouble))
  ) {
    const other = await atOtherRates(listening);
    if (other !== undefined) return wrongRate(about, other, listening);
  }
  if (heard.trouble !== undefined) return { about, result: "wrong", words: heard.trouble };
  if (heard.refused["error frame"] !== undefined) return errorsOnly(about);
  return heard.bytes === 0 ? nothing(about, listening) : noSense(about, heard, listening);
}

function speaks(about: string, heard: Hearing, { milliseconds }: Listening): Examined {
  const [bad, all] = [refusals(heard), refusals(heard) + understood(heard)];
  const count = understood(heard);
  const words = `${count} ${count === 1 ? "message" : "messages"} in ${milliseconds / 1000} s: ${heard.names.slice(0, 8).join(", ")}`;
  if (bad / all <= MANY_REFUSED) return { about, result: "well", words };
  const reasons = Object.entries(heard.refused).map(([reason, n]) => `${n} × ${reason}`);
  return {
    about,
    result: "advice",
    words: `${words}; ${bad} of ${all} were refused: ${reasons.join(", ")}`,
    mend: "look at the cable, its screen and its termination; two talkers on one line spoil each other",
  };
}

async function atOtherRates(
  listening: Listening,
): Promise<{ readonly baud: number; readonly heard: Hearing } | undefined> {
  for (const baud of USUAL_RATES) {
    if (baud === baudOf(listening.config)) continue;
    const heard = await hear({ ...listening, config: { ...(listening.config as object), baud } });
    if (understood(heard) > 0) return { baud, heard };
  }
  return undefined;
}

const wrongRate = (
  about: string,
  { baud, heard }: { readonly baud: number; readonly heard: Hearing },
  { config }: Listening,
): Examined => ({
  about,
  result: "wrong",
  words: `nothing is understood at ${baudOf(config) ?? "the rate of the gateway"}; at ${baud} it is: ${heard.names.slice(0, 8).join(", ")}`,
  mend: `write baud: ${baud} in the ship file`,
});

const nothing = (about: string, { config, milliseconds }: Listening): Examined => ({
  about,
  result: "wrong",
  words: `nothing arrives in ${milliseconds / 1000} s${isSerial(config) ? ", at any usual rate" : ""}`,
  mend: isSerial(config)
    ? "is the device on, and its output wired to the receiving pair of this adapter? A line that speaks on events alone is quiet in between"
    : "is the device on, and does it send to this machine and this port?",
});

const errorsOnly = (about: string): Examined => ({
  about,
  result: "wrong",
  words: "error frames arrive, and no message",
  mend: "is the bit rate of the interface that of the bus (NMEA 2000: 250000)? Are both terminators there?",
});

function noSense(about: string, { bytes, printable }: Hearing, { config, driver }: Listening): Examined {
  const readable = printable / bytes >= READABLE;
  const share = `${bytes} bytes, ${Math.round((100 * printable) / bytes)} % of them readable`;
  return {
    about,
    result: "wrong",
    words: `${share}, and nothing in them that the driver ${driver.name} understands${isSerial(config) ? ", at any usual rate" : ""}`,
    mend: readable
      ? "text arrives: is it another protocol, or are its checksums switched off in the device?"
      : "are A and B of the line exchanged, or does the device speak another protocol, or with parity?",
  };
}
