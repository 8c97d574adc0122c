/** Hears lines as a port would that asks for checksums on everything: what tests of sentences share. */
import type { Fields, Message } from "../../../src/wire/message.ts";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";

const NOON = { at: Date.UTC(2028, 2, 1, 12), mono: 0 };

export function hear(...lines: readonly string[]): readonly Message[] {
  const decode = decoder({ safety: true });
  return [...lines.flatMap((line) => decode(line, NOON)), ...decode.end()];
}

/** The fields of the one sentence that these lines make; fails when they make anything else. */
export function fieldsOf(...lines: readonly string[]): Fields {
  const [message, ...more] = hear(...lines);
  if (message?.is !== "sentence" || more.length > 0)
    throw new Error(`not one sentence: ${JSON.stringify([message, ...more])}`);
  return message.fields;
}

/** Why these lines are refused; undefined for each message that is not. */
export const refusals = (...lines: readonly string[]): readonly (string | undefined)[] =>
  hear(...lines).map((message) => (message.is === "refused" ? message.reason : undefined));
