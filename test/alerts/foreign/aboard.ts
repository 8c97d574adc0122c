/** A watch with ears for the alerts of others: sentences come in through the program's own decoders. */
import type { AlertState } from "../../../src/alerts/alert.ts";
import type { AttentionSettings } from "../../../src/alerts/attention.ts";
import { type AlertAct, alertBook } from "../../../src/alerts/book.ts";
import type { Outcome } from "../../../src/alerts/foreign/findings.ts";
import { type ForeignEars, foreignEars, type Outputs } from "../../../src/foreign-ears.ts";
import type { Json } from "../../../src/kernel/json.ts";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";
import { encodeSentence } from "../../../src/wire/nmea0183/encode.ts";
import { nmea2000Decoder } from "../../../src/wire/nmea2000/decode.ts";
import { at, rao } from "../officer.ts";

export function hearing(
  outputs: Outputs = { "foreign-alerts": ["cam", "bus"] },
  settings?: Partial<AttentionSettings>,
) {
  let kept = new Map<string, Json>();
  let ears: ForeignEars = foreignEars(outputs, at(0), kept);
  const book = alertBook(settings);
  const sentences = decoder({ safety: true });
  const frames = nmea2000Decoder({ wanted: new Set([126_983, 126_985]) });
  const do_ = (outcomes: readonly Outcome[], t: number) =>
    outcomes.flatMap((one) => ("is" in one ? book.find(one, at(t)) : book.act(one, at(t)).changes));
  const advance = (t: number): void => {
    for (let due = ears.due(); due !== undefined && due <= at(t).mono; due = ears.due())
      do_(ears.advance({ mono: due, at: at(0).at + due - at(0).mono }), t);
    book.advance(at(t));
  };
  const line = (t: number, text: string): void => {
    advance(t);
    for (const message of sentences(text, at(t))) do_(ears.hear("cam", message, at(t)), t);
  };
  return {
    book,
    advance,
    line,
    hears: (t: number, formatter: string, ...fields: string[]) =>
      line(t, encodeSentence("RA", formatter, fields)),
    frames(t: number, ...texts: string[]) {
      advance(t);
      for (const text of texts)
        for (const message of frames({ when: at(t), text: `(1701350096.700000) can0 ${text}` }))
          do_(ears.hear("bus", message, at(t)), t);
    },
    port: (t: number, state: "lost" | "silent" | "hearing") => {
      advance(t);
      do_(ears.port("cam", state, at(t)), t);
    },
    /** As the watch does it: the source first, if it is to be told. */
    acknowledge(t: number, alert: string): string | undefined {
      advance(t);
      const act: AlertAct = { act: "acknowledge", author: rao, alert };
      const asked = ears.acknowledge(act, book.list(), at(t));
      if (asked) do_(asked, t);
      return asked ? undefined : book.act(act, at(t)).refused;
    },
    kept: () => ears.kept(),
    asked: () => ears.takeAsked(),
    restart(t: number) {
      kept = new Map([...kept, ...ears.kept()]);
      ears = foreignEars(outputs, at(t), kept);
    },
    list: () =>
      book.list().map(({ id, state, priority }): [string, AlertState, string] => [id, state, priority]),
    alert: (id: string) => book.list().find((one) => one.id === id),
  };
}
