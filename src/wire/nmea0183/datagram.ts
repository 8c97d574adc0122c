/**
 * UDP datagrams that carry sentences: plain, or as IEC 61162-450 has them.
 *
 *     U d P b C NUL [TAG blocks]sentence CR LF [TAG blocks]sentence CR LF …
 *
 * RaUdP, RrUdP and RpUdP carry pieces of files (images, routes) and no sentence.
 */
import { lineSplitter } from "./lines.ts";
import { nextStart } from "./sentence.ts";

const SENTENCES = "UdPbC\0";
const FILES = /^R[arp]UdP\0/;

/** The transmission groups of IEC 61162-450 and their addresses. */
export const GROUPS: ReadonlyMap<string, { readonly group: string; readonly port: number }> = new Map(
  (
    [
      ["MISC", 1],
      ["TGTD", 2],
      ["SATD", 3],
      ["NAVD", 4],
      ["VDRD", 5],
      ["RCOM", 6],
      ["TIME", 7],
      ["PROP", 8],
      ["USR1", 9],
      ["USR2", 10],
      ["USR3", 11],
      ["USR4", 12],
      ["USR5", 13],
      ["USR6", 14],
      ["USR7", 15],
      ["USR8", 16],
      ["BAM1", 17],
      ["BAM2", 18],
      ["CAM1", 19],
      ["CAM2", 20],
      ["NETA", 56],
    ] as const
  ).map(([name, number]) => [name, { group: `239.192.0.${number}`, port: 60_000 + number }]),
);

/** Whether a datagram is one of ours, where all kinds pass: it has the header, or begins as a sentence does. */
export function carriesSentences(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return beginning.startsWith(SENTENCES) || nextStart(beginning.trimStart(), 0) === 0;
}

/** The lines of one datagram: none where it carries a file. */
export function datagramLines(bytes: Uint8Array): readonly string[] {
  const beginning = Buffer.from(bytes.subarray(0, SENTENCES.length)).toString("latin1");
  if (FILES.test(beginning)) return [];
  const splitter = lineSplitter();
  const body = beginning === SENTENCES ? bytes.subarray(SENTENCES.length) : bytes;
  return [...splitter.push(body), ...splitter.end()];
}
