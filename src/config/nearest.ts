/** The word that somebody most likely meant. */

/** How many letters must be put in, left out, changed or swapped to make b of a. */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1);
      row.push(least);
    }
    older = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The nearest of the allowed words, unless even that is another word altogether. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  const near = allowed
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0];
  return near !== undefined && near.far <= Math.max(1, Math.floor(word.length / 3))
    ? near.candidate
    : undefined;
}

/** ` Did you mean "width"?`, or nothing. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const near = nearest(word, allowed);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}
