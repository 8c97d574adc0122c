/** What the crew writes in its own scripts is printed in letters that are joined rightly, or said not to be printable. */
import { expect, test } from "vitest";
import { FACES } from "../../../../src/commands/log/printed/faces.ts";
import { inScripts, sheetsInScripts } from "../../../../src/commands/log/printed/scripts.ts";
import type { Sheets } from "../../../../src/commands/log/printed/sheet.ts";

const set = (text: string) => inScripts(text, FACES);

test("English stays one line in one font, with the signs that an officer uses", () => {
  for (const text of ["WTD 3 closed in 24 s.", "Heel 0.5° — draught ≤ 4.2 m, “reported”"])
    expect(set(text)).toBe(text);
});

test("Devanagari and Malayalam are set in fonts of their own, word by word, between the English", () => {
  expect(set("Serang കൃഷ്ണൻ: चौकी बदली, 3 min")).toEqual([
    "Serang ",
    { text: "കൃഷ്ണൻ", font: "Malayalam" },
    ": ",
    { text: "चौकी", font: "Devanagari" },
    " ",
    { text: "बदली", font: "Devanagari" },
    ", 3 min",
  ]);
});

test.each([
  ["जलरोधी द्वार ३ बंद किया गया। क्षतिग्रस्त पाइप की मरम्मत, श्रीमान् कप्तान र्क ट्र ज्ञ स्त्री हिन्दी सिंह कर्म"],
  ["ജലനിരോധക വാതിൽ അടച്ചു. കപ്പിത്താൻ ശ്രീ മേനോൻ ഒപ്പുവച്ചു, ക്ഷേത്രം സ്ത്രീ കൊച്ചി പ്രവർത്തനം ഡെക്ക് മൂന്ന് ഒൻപത് കൃത്യം പൂർണ്ണം"],
])("joined letters of %s can be set", (text) => {
  const parts = set(text);
  expect(Array.isArray(parts) && parts.some((part) => typeof part === "object" && part.italics)).toBe(false);
});

test("a joiner stays in its word", () => {
  expect(set("क्\u200dष")).toEqual([{ text: "क्\u200dष", font: "Devanagari" }]);
});

test("a script that no font of ours can set is said to be so, and never printed wrongly", () => {
  expect(set("கதவு closed")).toEqual([
    { text: "[another script: not printable here, see the export]", italics: true },
    " closed",
  ]);
  const cannot = { ...FACES, scripts: FACES.scripts.map((one) => ({ ...one, face: { sets: () => false } })) };
  expect(inScripts("द्वार", cannot)).toEqual([
    { text: "[Devanagari: not printable here, see the export]", italics: true },
  ]);
});

test("every cell of the book is looked at, and a code of squares is left alone", () => {
  const content = [
    { table: { widths: [10], body: [[{ text: "द्वार", bold: true }, "വാതിൽ"]] } },
    { columns: [{ qr: "द्वार", fit: 40 }] },
  ];
  expect(sheetsInScripts({ content } as unknown as Sheets, FACES).content).toEqual([
    {
      table: {
        widths: [10],
        body: [
          [
            { text: [{ text: "द्वार", font: "Devanagari" }], bold: true },
            { text: [{ text: "വാതിൽ", font: "Malayalam" }] },
          ],
        ],
      },
    },
    { columns: [{ qr: "द्वार", fit: 40 }] },
  ]);
});
