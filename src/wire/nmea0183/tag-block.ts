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

const BLOCK = /^(.*)\*([0-9A-Fa-f]{1,2})$/s;
const GROUP = /^(\d+)-(\d+)-(\w+)$/;

/** Above this a time is in milliseconds: as seconds it would be the year 5138. */
const MILLISECONDS_ABOVE = 1e11;

/** Reads what stands between two backslashes; undefined when its checksum is missing or wrong. */
export function readTagBlock(block: string): TagBlock | undefined {
  const match = BLOCK.exec(block);
  const body = match?.[1];
  if (body === undefined) return undefined;
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) sum ^= body.charCodeAt(i);
  if (sum !== Number.parseInt(match?.[2] ?? "", 16)) return undefined;
  return Object.assign({}, ...body.split(",").map(readPair)) as TagBlock;
}

/** What each code says; codes that nothing here reads are passed over. */
const CODES: Readonly<Record<string, (value: string) => TagBlock>> = {
  s: (value) => (/^[\w-]+$/.test(value) ? { source: value } : {}),
  d: (value) => ({ destination: value }),
  n: (value) => (/^\d+$/.test(value) ? { line: Number(value) } : {}),
  c: (value) => (/^\d{1,14}$/.test(value) ? { at: milliseconds(Number(value)) } : {}),
  g: (value) => {
    const [, sentence, total, id] = GROUP.exec(value) ?? [];
    return id === undefined ? {} : { group: { sentence: Number(sentence), total: Number(total), id } };
  },
};

const milliseconds = (time: number): number => (time > MILLISECONDS_ABOVE ? time : time * 1000);

function readPair(pair: string): TagBlock {
  const value = pair.slice(2);
  return value === "" || pair[1] !== ":" ? {} : (CODES[pair.slice(0, 1)]?.(value) ?? {});
}
