import { describe, expect, test } from "vitest";
import type { Message } from "../../../src/wire/message.ts";
import { nmea2000Decoder } from "../../../src/wire/nmea2000/decode.ts";
import { frames, payloadOf } from "../../../src/wire/nmea2000/encode.ts";
import { decode, line } from "./hearing.ts";

const fix = (latitude: number) => payloadOf(129029, { sid: 1, latitude, longitude: 76, numberOfSvs: 9 });
const sent = (latitude: number, sequence: number, source = 5): readonly string[] =>
  frames({ pgn: 129029, source, payload: fix(latitude), sequence });

const latitudes = (messages: readonly Message[]): unknown[] =>
  messages.flatMap((message) => (message.is === "pgn" ? [message.fields.latitude] : []));
const losses = (messages: readonly Message[]): string[] =>
  messages.flatMap((message) => (message.is === "refused" ? [`${message.reason}: ${message.frame}`] : []));
const without = (list: readonly string[], ...places: readonly number[]) =>
  list.filter((_, i) => !places.includes(i));

describe("fast packets", () => {
  test.each([
    ["the first", 0, "PGN 129029 from 5: 6 frames without the first"],
    ["the third", 2, "PGN 129029 from 5: 6 of 7 frames"],
    ["the last", 6, "PGN 129029 from 5: 6 of 7 frames"],
  ])("%s frame lost costs that message only, and is told as a loss of its source", (_, place, words) => {
    const heard = decode([...without(sent(1, 0), place), ...sent(2, 0), ...sent(3, 1)]);
    expect(latitudes(heard)).toEqual([2, 3]);
    expect(losses(heard)).toEqual([`part of a message missing: ${words}`]);
  });

  test("a lost first frame never glues two messages, though the device does not move its counter", () => {
    const heard = decode([...sent(1, 0).slice(0, 4), ...without(sent(2, 0), 0), ...sent(3, 0)]);
    expect(latitudes(heard)).toEqual([3]);
    expect(losses(heard)).toHaveLength(2);
  });

  test("two later frames that changed places cost nothing", () => {
    const [first, second, third, ...rest] = sent(1, 0);
    expect(latitudes(decode([first, third, second, ...rest].filter((frame) => frame !== undefined)))).toEqual(
      [1],
    );
  });

  test("two messages of one source, interleaved, are told apart by the sequence counter", () => {
    const a = sent(1, 0);
    const b = sent(2, 1);
    const heard = decode(a.flatMap((frame, i) => [frame, b[i] ?? frame]));
    expect(latitudes(heard)).toEqual([1, 2]);
    expect(losses(heard)).toEqual([]);
  });

  test("two sources with the same counter, interleaved, are told apart", () => {
    const a = sent(1, 0, 5);
    const b = sent(2, 0, 6);
    expect(latitudes(decode(a.flatMap((frame, i) => [frame, b[i] ?? frame])))).toEqual([1, 2]);
  });

  test("a message whose end never comes is given up after a second, and told once", () => {
    const hear = nmea2000Decoder({ wanted: "all" });
    for (const frame of sent(1, 0).slice(0, 3)) hear(line(frame, 0));
    expect(losses(hear(line("09F80123#D05D6D239815C10E", 950)))).toEqual([]);
    expect(losses(hear(line("09F80123#D05D6D239815C10E", 1250)))).toEqual([
      "part of a message missing: PGN 129029 from 5: 3 of 7 frames",
    ]);
    expect(losses(hear(line("09F80123#D05D6D239815C10E", 2000)))).toEqual([]);
  });

  test("frames of an old message are not taken for the missing end of a new one", () => {
    const hear = nmea2000Decoder({ wanted: "all" });
    const [first, ...rest] = sent(1, 0);
    hear(line(first ?? "", 0));
    expect(latitudes(rest.flatMap((frame) => hear(line(frame, 1100))))).toEqual([]);
  });

  test("a second without a frame ends a message, whatever else is on the bus meanwhile", () => {
    const hear = nmea2000Decoder({ wanted: "all" });
    const [first, ...rest] = sent(1, 0);
    hear(line(first ?? "", 0));
    hear(line("09F80123#D05D6D239815C10E", 1000));
    expect(latitudes(rest.flatMap((frame) => hear(line(frame, 1100))))).toEqual([]);
  });

  test("a first frame cut short leaves its missing bytes not available", () => {
    const heard = decode(["0DF80500#0008", "0DF80500#01AABBCCDDEEFF11"]);
    expect(heard).toMatchObject([{ is: "pgn", pgn: 129029 }]);
    expect(heard).toMatchObject([{ fields: {} }]);
    expect(heard[0]).not.toHaveProperty("fields.sid");
  });

  test.each(["09F00723#4000120501B90B00", "09F00723#40FF120501B90B00", "09F00723#40", "09F00723#"])(
    "a first frame that promises no message, or too long a one, is refused: %s",
    (frame) => {
      expect(decode([frame])).toMatchObject([{ is: "refused", reason: "frame malformed" }]);
    },
  );

  test("what nobody reads is put together and counted all the same, and not decoded", () => {
    expect(decode(sent(1, 0), new Set())).toEqual([{ is: "ignored", name: "129029", source: "5" }]);
  });
});
