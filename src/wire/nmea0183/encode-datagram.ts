/**
 * A datagram of IEC 61162-450 to be sent: one message, of one or more sentences that belong together.
 *
 *     U d P b C NUL \g:1-2-34,s:II0001,n:2*77\$IIALF,… CR LF \g:2-2-34,s:II0001,n:3*75\$IIALF,… CR LF
 *
 *     g sentence, total and group (1 to 99) · s source · n line, 1 to 999 of this source, so that loss shows
 */
import { checksum } from "./checksum.ts";

const LAST_LINE = 999;
const LAST_GROUP = 99;

export interface Datagram {
  /** System function id: two letters and four digits, such as `II0001`. */
  readonly source: string;
  /** How many lines, and groups of lines, this source has sent before. */
  readonly lines: number;
  readonly groups: number;
  readonly sentences: readonly string[];
}

const turn = (count: number, last: number): number => (count % last) + 1;

export function encodeDatagram({ source, lines, groups, sentences }: Datagram): string {
  const total = sentences.length;
  const written = sentences.map((sentence, i) => {
    const group = total > 1 ? `g:${i + 1}-${total}-${turn(groups, LAST_GROUP)},` : "";
    const block = `${group}s:${source},n:${turn(lines + i, LAST_LINE)}`;
    return `\\${block}*${checksum(block)}\\${sentence}\r\n`;
  });
  return `UdPbC\0${written.join("")}`;
}
