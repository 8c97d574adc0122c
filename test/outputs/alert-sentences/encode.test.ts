import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  encodeAlc,
  encodeAlf,
  encodeAlr,
  encodeArc,
  encodeHbt,
} from "../../../src/outputs/alert-sentences/encode.ts";
import { cut } from "../../../src/wire/nmea0183/room.ts";
import { read } from "./independent.ts";

const door = {
  manufacturer: "XXX",
  alert: 100101,
  instance: 7,
  revision: 1,
  escalation: 0,
  title: "WTD 7 OPEN SEA",
} as const;

describe("Sentences as the standard and its readers print them", () => {
  test("an alert in one sentence, with the standard's own example", () => {
    const lost = {
      time: "124304.50",
      category: "A",
      priority: "W",
      state: "A",
      alert: 3052,
      instance: 1,
      revision: 1,
      escalation: 0,
      title: "LOST TARGET",
    } as const;
    expect(encodeAlf("II", lost, 0)).toEqual(["$IIALF,1,1,0,124304.50,A,W,A,,3052,1,1,0,LOST TARGET*2A"]);
  });

  test("an alert in two sentences, the comma in its text escaped", () => {
    const alf = {
      ...door,
      time: "123456.00",
      category: "B",
      priority: "A",
      state: "V",
      description: "WTD 7 DK3 FR42 OPEN, NOT PERMITTED",
    } as const;
    const [first, second] = encodeAlf("II", alf, 3);
    expect(first).toBe("$IIALF,2,1,3,123456.00,B,A,V,XXX,100101,7,1,0,WTD 7 OPEN SEA*57");
    expect(second).toBe("$IIALF,2,2,3,,,,,XXX,100101,7,1,0,WTD 7 DK3 FR42 OPEN^2C NOT PERMITTED*49");
  });

  test("a normal alert says neither category nor priority", () => {
    const alf = {
      ...door,
      time: "123600.00",
      category: "B",
      priority: "A",
      state: "N",
      revision: 3,
      title: "WTD 7 OPEN",
    } as const;
    expect(encodeAlf("II", alf, 5)).toEqual(["$IIALF,1,1,5,123600.00,,,N,XXX,100101,7,3,0,WTD 7 OPEN*3D"]);
  });

  test("lists, empty, of one, and of one with a standard number", () => {
    const own = { manufacturer: "XXX", alert: 100101, instance: 7, revision: 1 };
    expect(encodeAlc("II", [], 3)).toEqual(["$IIALC,01,01,03,0*7D"]);
    expect(encodeAlc("II", [own], 4)).toEqual(["$IIALC,01,01,04,1,XXX,100101,7,1*24"]);
    expect(encodeAlc("II", [own, { alert: 3016, instance: 1, revision: 2 }], 5)).toEqual([
      "$IIALC,01,01,05,2,XXX,100101,7,1,,3016,1,2*21",
    ]);
  });

  test("heartbeat, refusal, and the alarm of older equipment", () => {
    expect(encodeHbt("WD", 30, "A", 4)).toBe("$WDHBT,30,A,4*17");
    const arc = { time: "123511.00", manufacturer: "XXX", alert: 100101, instance: 7, command: "A" } as const;
    expect(encodeArc("WD", arc)).toBe("$WDARC,123511.00,XXX,100101,7,A*6B");
    const alr = {
      time: "123456.00",
      alarm: 1,
      condition: "A",
      acknowledgement: "V",
      text: "BILGE ER HIGH",
    } as const;
    expect(encodeAlr("BI", alr)).toBe("$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B");
    expect(encodeAlr("II", { condition: "V", acknowledgement: "V" })).toMatch(/^\$IIALR,,,V,V,\*/);
  });
});

describe("Whatever the text", () => {
  test("no sentence is longer than 82, and the reader finds the beginning of the very text", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({
            maxLength: 90,
            unit: fc.integer({ min: 32, max: 126 }).map((n) => String.fromCharCode(n)),
          }),
          { minLength: 20, maxLength: 20 },
        ),
        (texts) => {
          const sent = texts.flatMap((description, i) =>
            encodeAlf(
              "II",
              {
                ...door,
                alert: 9_999_999,
                instance: 999_999,
                revision: 99,
                escalation: 9,
                state: "V",
                description,
              },
              i % 10,
            ),
          );
          const heard = read(sent);
          expect(heard).toHaveLength(40);
          for (const [i, text] of texts.entries()) {
            const description = heard[2 * i + 1]?.split("|").slice(13).join("|") ?? "WRONG";
            expect(text.startsWith(description), `${text} → ${description}`).toBe(true);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test("an escape is never cut in two, and a cut falls between words", () => {
    expect(cut("DOOR 7, OPEN", 8)).toBe("DOOR 7");
    expect(cut("ABCDEF,GH", 8)).toBe("ABCDEF");
    expect(cut("ABCDEF,GH", 9)).toBe("ABCDEF,");
    expect(cut("WATERTIGHT DOOR OPEN", 17)).toBe("WATERTIGHT DOOR");
  });

  test("a list of many alerts is cut into sentences of three, none split, 99 sentences at most", () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({
      manufacturer: "XXX",
      alert: 10_000 + i,
      instance: i + 1,
      revision: 1,
    }));
    const sent = encodeAlc("II", many, 99);
    expect(sent).toHaveLength(99);
    const heard = read(sent);
    expect(heard.every((line) => line.startsWith("ALC|99|"))).toBe(true);
    const numbers = heard.flatMap((line) =>
      line
        .split("|")
        .slice(5)
        .filter((_, i) => i % 4 === 1),
    );
    expect(numbers).toEqual(many.slice(0, numbers.length).map(({ alert }) => String(alert)));
    expect(numbers.length).toBeGreaterThan(198);
  });

  test("three entries a sentence though more would fit, two when three would not", () => {
    const short = Array.from({ length: 7 }, (_, i) => ({ alert: 3016, instance: i + 1, revision: 1 }));
    const long = short.map(() => ({
      manufacturer: "XXX",
      alert: 9_999_999,
      instance: 999_999,
      revision: 99,
    }));
    const counts = (sent: readonly string[]) => read(sent).map((line) => line.split("|")[4]);
    expect(counts(encodeAlc("II", short, 0))).toEqual(["3", "3", "1"]);
    expect(counts(encodeAlc("II", long, 0))).toEqual(["2", "2", "2", "1"]);
  });
});
