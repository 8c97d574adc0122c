/** fontkit as it is used here: whether a font has the letters of a text, and can join them. */
declare module "fontkit" {
  interface Font {
    /** Throws where the font's rules cannot be followed. */
    layout(text: string): { readonly glyphs: readonly { readonly id: number }[] };
  }
  export function openSync(path: string): Font;
}
