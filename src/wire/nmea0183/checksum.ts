/** The checksum of a sentence or TAG block: the exclusive or of its bytes, as two upper-case hex digits. */

/** Of `body`, which stands between the start character and the `*`, without both. */
export function checksum(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) sum ^= body.charCodeAt(i);
  return (sum & 0xff).toString(16).toUpperCase().padStart(2, "0");
}
