/** What the page itself remembers between openings: who stated their name here, and the palette. Nothing secret. */
import type { Author } from "../../../../signals/act.ts";
import type { Palette } from "../regions/region.ts";

const AUTHOR = "watchkeeper.author";
const PALETTE = "watchkeeper.palette";

const isPalette = (text: string | null): text is Palette =>
  text === "bright" || text === "day" || text === "dusk" || text === "night";

function author(): Author | null {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(AUTHOR) ?? "null");
    if (held === null || typeof held !== "object" || !("name" in held) || typeof held.name !== "string")
      return null;
    return "rank" in held && typeof held.rank === "string"
      ? { name: held.name, rank: held.rank }
      : { name: held.name };
  } catch {
    return null;
  }
}

const palette = localStorage.getItem(PALETTE);

export const remembered: { readonly author: Author | null; readonly palette: Palette } = {
  author: author(),
  palette: isPalette(palette) ? palette : "day",
};

export const rememberAuthor = (who: Author): void => localStorage.setItem(AUTHOR, JSON.stringify(who));
export const rememberPalette = (chosen: Palette): void => localStorage.setItem(PALETTE, chosen);
