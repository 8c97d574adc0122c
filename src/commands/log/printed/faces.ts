/** The fonts that a print is set in: Roboto, and for the scripts of the crew Noto Sans Devanagari and Manjari. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openSync } from "fontkit";
import type { Face, Faces } from "./scripts.ts";

const { resolve } = createRequire(import.meta.url);
const beside = (of: string, ...path: readonly string[]): string =>
  join(dirname(resolve(`${of}/package.json`)), ...path);

const roboto = (style: string): string => beside("pdfmake", "fonts", "Roboto", `Roboto-${style}.ttf`);
const devanagari = (weight: number): string =>
  beside(
    "@fontsource/noto-sans-devanagari",
    "files",
    `noto-sans-devanagari-devanagari-${weight}-normal.woff`,
  );
const malayalam = (weight: number): string =>
  beside("@fontsource/manjari", "files", `manjari-malayalam-${weight}-normal.woff`);

/** Neither script has italics of its own. */
const upright = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold });

export const FONTS = {
  Roboto: {
    normal: roboto("Regular"),
    bold: roboto("Medium"),
    italics: roboto("Italic"),
    bolditalics: roboto("MediumItalic"),
  },
  Devanagari: upright(devanagari(400), devanagari(600)),
  Malayalam: upright(malayalam(400), malayalam(700)),
} as const;

/** Opened when a text is first seen that needs it. */
function face(path: string): Face {
  let opened: ReturnType<typeof openSync> | undefined;
  return {
    sets(text) {
      opened ??= openSync(path);
      try {
        return opened.layout(text).glyphs.every(({ id }) => id !== 0);
      } catch {
        return false;
      }
    },
  };
}

const latin = face(FONTS.Roboto.normal);
/** Nearly every line: no font need be asked. */
const ASCII = /^[\n\x20-\x7e]*$/;

export const FACES: Faces = {
  plain: { sets: (text) => ASCII.test(text) || latin.sets(text.replaceAll("\n", " ")) },
  scripts: [
    {
      name: "Devanagari",
      letters: /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/,
      face: face(FONTS.Devanagari.normal),
    },
    { name: "Malayalam", letters: /[\u0d00-\u0d7f]/, face: face(FONTS.Malayalam.normal) },
  ],
};
