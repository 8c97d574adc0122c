/** Titles for sentences and small displays: sixteen characters, the item first, the words whole. */

export const titled = ({ id }: { readonly id: string }, words: string): string =>
  `${id.toUpperCase().slice(0, Math.max(0, 15 - words.length))} ${words}`.trim();
