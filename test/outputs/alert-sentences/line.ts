/** An alert line on paper, for the tests of what is sent and heard on it. */
import type { AlertBook } from "../../../src/alerts/book.ts";
import { alertBook } from "../../../src/alerts/book.ts";
import type { Json } from "../../../src/kernel/json.ts";
import { alertSentences } from "../../../src/outputs/alert-sentences/sentences.ts";
import { alertSentencesSchema } from "../../../src/outputs/alert-sentences/settings.ts";
import type { Message } from "../../../src/wire/message.ts";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";
import { encodeSentence } from "../../../src/wire/nmea0183/encode.ts";
import { at, door, rao } from "../../alerts/officer.ts";
import { read } from "./independent.ts";

export const settings = alertSentencesSchema.parse({
  port: "cam",
  manufacturer: "XXX",
  numbers: { "PSR-I-38(1):open": 100101 },
});
export const legacy = alertSentencesSchema.parse({ port: "vdr", manufacturer: "XXX", sentences: "ALR" });
const FLEET = ["wtd-1", "wtd-2", "wtd-3"];

/** The book of alerts with one line to a central alert panel; what is sent is read by the independent reader. */
export function line(how = settings, book: AlertBook = alertBook(), t = 0, kept?: Json) {
  const sentences = alertSentences(how, FLEET, book.list(), at(t), kept);
  const drain = (t: number): readonly string[] => {
    const sent: string[] = [];
    for (let more = sentences.take(at(t)); more; more = sentences.take(at(t))) sent.push(...more);
    return read(sent);
  };
  const hear = decoder({});
  return {
    book,
    sentences,
    drain,
    raise: (t: number, what: Parameters<typeof door>[0] = {}) =>
      sentences.changed(book.find(door({ at: at(t).at, ...what }), at(t))),
    clear: (t: number, id = door().id) =>
      sentences.changed(book.find({ is: "clear", at: at(t).at, id, because: "It is closed." }, at(t))),
    acknowledge: (t: number) =>
      sentences.changed(book.act({ act: "acknowledge", author: rao, alert: door().id }, at(t)).changes),
    until: (t: number) => sentences.changed(book.advance(at(t))),
    /** A sentence comes in, is decoded by our own driver's decoder, and what it asks is done. */
    hears(t: number, formatter: string, ...fields: string[]) {
      const messages: readonly Message[] = hear(encodeSentence("IN", formatter, fields), at(t));
      for (const message of messages) {
        if (message.is !== "sentence") throw new Error(JSON.stringify(message));
        for (const { act, refusal } of sentences.heard(message, at(t))) {
          const { changes, refused } = book.act(act, at(t));
          sentences.changed(changes);
          if (refused !== undefined && refusal !== undefined) sentences.refuse(refusal);
        }
      }
    },
    state: (id = door().id) => book.list().find((alert) => alert.id === id)?.state,
  };
}

export const of = (kind: string, heard: readonly string[]): readonly string[] =>
  heard.filter((sentence) => sentence.startsWith(kind));
