/** What an adapter that hears its own telegrams may and may not be taken to have heard. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OwnEcho, ownEcho } from "../../src/ports/modbus-echo.ts";

/** Modbus over serial line 1.02, 6.2.2. */
function telegram(...said: readonly number[]): Buffer {
  let register = 0xffff;
  for (const byte of said) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit += 1) register = register & 1 ? (register >> 1) ^ 0xa001 : register >> 1;
  }
  return Buffer.from([...said, register & 0xff, register >> 8]);
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

const QUESTION = telegram(3, 2, 0, 4, 0, 1);
const ANSWER = telegram(3, 2, 1, 1);
const ORDER = telegram(3, 5, 0, 7, 0xff, 0);

/** What is let through of what came after the telegram. */
function through(echo: OwnEcho, sent: Uint8Array, came: Uint8Array, cuts: readonly number[] = []): string {
  echo.sent(sent);
  const places = [0, ...cuts.map((cut) => cut % (came.length + 1)).toSorted((a, b) => a - b), came.length];
  return places
    .slice(1)
    .map((end, i) => hex(echo.heard(came.subarray(places[i], end))))
    .join("");
}

describe("where the ship file says that there is an echo", () => {
  it("what comes after it is the answer, however the bytes are chopped and whatever came before", () => {
    const before = fc.uint8Array({ maxLength: 20 }).filter((noise) => !Buffer.from(noise).includes(QUESTION));
    fc.assert(
      fc.property(before, fc.array(fc.nat(), { maxLength: 8 }), (noise, cuts) => {
        const echo = ownEcho(true);
        expect(through(echo, QUESTION, Buffer.concat([noise, QUESTION, ANSWER]), cuts)).toBe(hex(ANSWER));
        expect(echo.ended(true)).toBeUndefined();
      }),
    );
  });

  it("an order is carried out only when it comes a second time, from the unit", () => {
    expect(through(ownEcho(true), ORDER, ORDER)).toBe("");
    expect(through(ownEcho(true), ORDER, Buffer.concat([ORDER, ORDER]))).toBe(hex(ORDER));
  });

  it("an answer without an echo is not believed, and the setting is doubted in words", () => {
    const echo = ownEcho(true);
    expect(through(echo, QUESTION, ANSWER)).toBe("");
    expect(echo.ended(false)).toContain("strike that out");
  });

  it("noise before it is passed over, however long", () => {
    const echo = ownEcho(true);
    echo.sent(QUESTION);
    for (let i = 0; i < 1000; i += 1) expect(echo.heard(new Uint8Array(1000))).toHaveLength(0);
    expect(hex(echo.heard(Buffer.concat([QUESTION, ANSWER])))).toBe(hex(ANSWER));
  });
});

describe("where it does not", () => {
  it("an answer is let through as it came, however it is chopped", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), fc.array(fc.nat(), { maxLength: 8 }), (data, cuts) => {
        const answer = telegram(3, 4, data.length, ...data);
        const echo = ownEcho(false);
        expect(through(echo, telegram(3, 4, 0, 0, 0, data.length / 2), answer, cuts)).toBe(hex(answer));
        expect(echo.ended(true)).toBeUndefined();
      }),
    );
  });

  it("a short answer that is how the question began is let through too", () => {
    const asked = telegram(168, 2, 1, 54, 0, 2);
    const said = telegram(168, 2, 1, 54);
    expect(asked.subarray(0, said.length)).toEqual(said);
    expect(through(ownEcho(false), asked, said)).toBe(hex(said));
  });

  it("an echo is no answer, nor what comes behind it, and the mend is told", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 8 }), (cuts) => {
        const echo = ownEcho(false);
        expect(through(echo, QUESTION, Buffer.concat([QUESTION, ANSWER]), cuts)).toBe("");
        expect(echo.ended(false)).toBe(
          "the adapter hears its own telegrams: switch its echo off, or write `echo: true` in the ship file",
        );
      }),
    );
  });

  it("an order's answer is the order again; it is doubted while questions come back, and no longer", () => {
    const echo = ownEcho(false);
    expect(through(echo, ORDER, ORDER)).toBe(hex(ORDER));
    expect(echo.ended(true)).toBeUndefined();
    through(echo, QUESTION, Buffer.concat([QUESTION, ANSWER]));
    echo.ended(false);
    expect(through(echo, ORDER, ORDER)).toBe("");
    expect(echo.ended(false)).toContain("hears its own telegrams");
    through(echo, QUESTION, ANSWER);
    echo.ended(true);
    expect(through(echo, ORDER, ORDER)).toBe(hex(ORDER));
  });
});
