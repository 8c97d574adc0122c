/**
 * Words in the scripts of the crew: Devanagari and Malayalam are set in fonts of their own, each word tried first.
 * What no font of ours can set rightly is not printed wrongly: the page says so, and the export has the words.
 */
import type { Block, Sheets, Words } from "./sheet.ts";

/** A font, as far as it must be known before anything is set in it. */
export interface Face {
  /** Whether every letter is in it and its rules for joining them can be followed. */
  sets(text: string): boolean;
}

export interface Faces {
  /** Of everything else. */
  readonly plain: Face;
  readonly scripts: readonly { readonly name: string; readonly letters: RegExp; readonly face: Face }[];
}

/** Joiners and the like belong to the word that they stand in. */
const JOINER = /[\u200c\u200d]/;

type Part = string | Words;

/** Most lines are in one script, and stay as they are. */
export function inScripts(text: string, faces: Faces): string | readonly Part[] {
  if (faces.plain.sets(text)) return text;
  const parts: Part[] = [];
  for (const { name, run } of runs(text, faces)) {
    const script = faces.scripts.find((one) => one.name === name);
    if (name === PLAIN) parts.push(run);
    else if (script?.face.sets(run)) parts.push({ text: run, font: script.name });
    else parts.push({ text: `[${name}: not printable here, see the export]`, italics: true });
  }
  return parts;
}

const PLAIN = "plain";
const OTHER = "another script";

function runs(text: string, { plain, scripts }: Faces): { name: string; run: string }[] {
  const found: { name: string; run: string }[] = [];
  for (const letter of text) {
    const last = found.at(-1);
    const name =
      JOINER.test(letter) && last
        ? last.name
        : (scripts.find(({ letters }) => letters.test(letter))?.name ?? (plain.sets(letter) ? PLAIN : OTHER));
    if (last?.name === name) last.run += letter;
    else found.push({ name, run: letter });
  }
  return found;
}

/** The same sheets, with all their words in the fonts that can set them. */
export const sheetsInScripts = (sheets: Sheets, faces: Faces): Sheets => ({
  ...sheets,
  footer: (sheet, of) => set(sheets.footer(sheet, of), faces) as Block,
  content: sheets.content.map((block) => set(block, faces) as Block),
});

/** Only words are changed: what a code of squares says is not set in letters. */
function set(value: unknown, faces: Faces): unknown {
  if (typeof value === "string") {
    const said = inScripts(value, faces);
    return typeof said === "string" ? said : { text: said };
  }
  if (Array.isArray(value)) return value.map((one) => set(one, faces));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "text" ? words(inner, faces) : within(key, inner, faces),
    ]),
  );
}

const words = (text: unknown, faces: Faces): unknown =>
  typeof text === "string" ? inScripts(text, faces) : set(text, faces);

const HOLDS_BLOCKS = new Set(["stack", "columns", "table", "body"]);
const within = (key: string, inner: unknown, faces: Faces): unknown =>
  HOLDS_BLOCKS.has(key) ? set(inner, faces) : inner;
