import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeByCanboat, decodeFields } from "../../../src/wire/nmea2000/field-decode.ts";

const address = (pgn: number) => ({ priority: 3, pgn, source: 35, destination: 255 });
const bytes = fc.uint8Array({ minLength: 8, maxLength: 8 });
const withoutReserved = (fields: object | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => !name.startsWith("reserved")));

/** Switch states as canboat gives them: a word, the number 2, or nothing. */
const CANBOAT_STATES: Readonly<Record<string, string>> = { On: "on", Off: "off", Error: "error" };

describe("what is decoded by hand", () => {
  test.each([
    ["position", 129025],
    ["course and speed", 129026],
    ["heading", 127250],
  ])("%s is what canboat makes of the same bytes", (_, pgn) => {
    fc.assert(
      fc.property(bytes, (payload) => {
        const byHand = decodeFields(address(pgn), payload);
        const byCanboat = withoutReserved(decodeByCanboat(address(pgn), payload));
        for (const [name, value] of Object.entries(byHand ?? {}))
          expect([name, byCanboat[name]]).toEqual([name, value]);
        // Only what lies outside the range of its field is believed by canboat and not by us.
        for (const name of Object.keys(byCanboat)) {
          if (!(name in (byHand ?? {})))
            expect(["latitude", "longitude", "deviation", "variation"]).toContain(name);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("a switch bank is what canboat makes of the same bytes, and says unavailable where canboat says nothing", () => {
    fc.assert(
      fc.property(bytes, (payload) => {
        const { instance, ...byHand } = decodeFields(address(127501), payload) ?? {};
        const byCanboat = decodeByCanboat(address(127501), payload) ?? {};
        expect(instance).toBe(byCanboat.instance);
        for (const [name, state] of Object.entries(byHand)) {
          expect(state).toBe(CANBOAT_STATES[String(byCanboat[name])] ?? "unavailable");
        }
        expect(Object.keys(byHand)).toHaveLength(28);
      }),
    );
  });
});

describe("canboat's readings, mended", () => {
  test("an on/off value of error is the word, not the number 2", () => {
    const fields = decodeByCanboat(address(127501), Uint8Array.of(0, 0b10, 255, 255, 255, 255, 255, 255));
    expect(fields).toMatchObject({ indicator1: "Error" });
  });

  test("a time of day past midnight is no time", () => {
    const late = Uint8Array.of(1, 0xf0, 0xff, 0xff, 0x00, 0x00, 0x00, 0x7f);
    expect(decodeFields(address(126992), late)).not.toHaveProperty("time");
  });

  test("UTF-16 text loses its NULs", () => {
    const text = Uint8Array.of(0x08, 0x00, 0x57, 0, 0x54, 0, 0x44, 0, 0x02, 0x01, 0x02, 0x01);
    expect(decodeFields(address(126998), text)).toMatchObject({ installationDescription1: "WTD" });
  });

  test("a text of all ones is absent", () => {
    const text = Uint8Array.of(0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02, 0x01, 0x02, 0x01);
    expect(decodeFields(address(126998), text)).not.toHaveProperty("installationDescription1");
  });

  test("no payload of any length makes it throw, and no field is null, NaN or infinite", () => {
    const pgns = [
      126208, 126464, 126983, 126985, 126993, 126996, 126998, 127489, 127505, 127508, 128275, 129029,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...pgns, 129038, 129039, 129540, 129794, 130306, 130312, 130820, 65280, 61184, 60160),
        fc.uint8Array({ maxLength: 223 }),
        (pgn, payload) => {
          const fields = decodeFields(address(pgn), payload);
          const written = JSON.stringify(fields);
          expect(written ?? "").not.toMatch(/:null|\[null|,null/);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
