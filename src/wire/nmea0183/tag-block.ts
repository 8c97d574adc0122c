/**
 * TAG blocks (NMEA 0183 4.x, IEC 61162-450), zero or more in front of a sentence.
 *
 *     \g:1-2-34,s:II0001,n:2*77\$IIALF,…        \d:HE0002*51\\s:HE0001*45\$HEROT,…
 *
 * code:value pairs with their own checksum. A block with a wrong checksum discredits its whole line; a block
 * that only says nonsense under a right checksum is passed over and the sentence kept.
 */

export interface TagBlock {
  /** `s`: who sends, such as `HE0001`. */
  readonly source?: string;
  readonly destination?: string;
  /** `n`: counts lines of one source, so that loss shows. */
  readonly line?: number;
  /** `g`: sentence, total and group. */
  readonly group?: { readonly sentence: number; readonly total: number; readonly id: string };
  /** `c`: milliseconds since 1970, whether sent as seconds or milliseconds. */
  readonly at?: number;
}

const CHECKSUM = /^[0-9A-Fa-f]{1,2}$/;
const GROUP = /^(\d+)-(\d+)-(\w+)$/;

/** Above this a time is in milliseconds: as seconds it would be the year 5138. */
const MILLISECONDS_ABOVE = 1e11;

/** Reads what stands between two backslashes; undefined when its checksum is missing or wrong. */
export function readTagBlock(block: string): TagBlock | undefined {
  const star = block.lastIndexOf("*");
  const hex = block.slice(star + 1);
  if (star === -1 || !CHECKSUM.test(hex)) return undefined;
  let sum = 0;
  for (let i = 0; i < star; i += 1) sum ^= block.charCodeAt(i);
  if (sum !== Number.parseInt(hex, 16)) return undefined;
  const read: Writable = {};
  for (let from = 0; from <= star; ) {
    const comma = block.indexOf(",", from);
    const end = comma === -1 || comma > star ? star : comma;
    if (block[from + 1] === ":") CODES[block[from] ?? ""]?.(block.slice(from + 2, end), read);
    from = end + 1;
  }
  return read;
}

type Writable = { -readonly [K in keyof TagBlock]: TagBlock[K] };

/** What each code says; codes that nothing here reads are passed over. */
const CODES: Readonly<Record<string, (value: string, into: Writable) => void>> = {
  s(value, into) {
    if (/^[\w-]+$/.test(value)) into.source = value;
  },
  d(value, into) {
    if (value !== "") into.destination = value;
  },
  n(value, into) {
    if (/^\d+$/.test(value)) into.line = Number(value);
  },
  c(value, into) {
    if (/^\d{1,14}$/.test(value)) into.at = milliseconds(Number(value));
  },
  g(value, into) {
    const [, sentence, total, id] = GROUP.exec(value) ?? [];
    if (id !== undefined) into.group = { sentence: Number(sentence), total: Number(total), id };
  },
};

const milliseconds = (time: number): number => (time > MILLISECONDS_ABOVE ? time : time * 1000);
