/** Hears NMEA 0183 / IEC 61162-1 and -2 on serial lines and TCP, and IEC 61162-450 on UDP. Sends nothing. */
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import type { Chunk, SpeechLine } from "../../src/ports/ports.ts";
import { copies } from "../../src/wire/nmea0183/copies.ts";
import { datagramLines, GROUPS } from "../../src/wire/nmea0183/datagram.ts";
import { type LineSplitter, lineSplitter } from "../../src/wire/nmea0183/lines.ts";
import { sentenceDecoder } from "../../src/wire/nmea0183/recorded.ts";
import { type Settings, settings } from "./settings.ts";

const PRINTABLE = /^[\x20-\x7e]*$/;

/** A line as it is recorded: as text where a person could read it, else byte for byte. */
const raw = (when: Chunk["when"], line: string): Raw =>
  PRINTABLE.test(line) ? { when, text: line } : { when, hex: Buffer.from(line, "latin1").toString("hex") };

const batch = ({ when }: Chunk, lines: readonly string[]): readonly Raw[] =>
  lines.map((line) => raw(when, line));

/** Serial lines and TCP: the bytes are one stream. */
async function* ofStream(chunks: AsyncIterable<Chunk>): AsyncGenerator<readonly Raw[]> {
  const splitter = lineSplitter();
  for await (const chunk of chunks) {
    const lines = splitter.push(chunk.bytes);
    if (lines.length > 0) yield batch(chunk, lines);
  }
}

/** Devices that connect to this machine: each of them is a stream of its own. */
async function* ofPeers(chunks: AsyncIterable<Chunk>): AsyncGenerator<readonly Raw[]> {
  const splitters = new Map<string, LineSplitter>();
  for await (const chunk of chunks) {
    const peer = chunk.peer ?? "";
    const splitter = splitters.get(peer) ?? lineSplitter();
    splitters.set(peer, splitter);
    const gone = chunk.bytes.length === 0;
    const lines = gone ? splitter.end() : splitter.push(chunk.bytes);
    if (gone) splitters.delete(peer);
    if (lines.length > 0) yield batch(chunk, lines);
  }
}

/** UDP: each datagram stands by itself. */
async function* ofDatagrams(chunks: AsyncIterable<Chunk>): AsyncGenerator<readonly Raw[]> {
  for await (const chunk of chunks) {
    const lines = datagramLines(chunk.bytes);
    if (lines.length > 0) yield batch(chunk, lines);
  }
}

/** UDP on redundant networks: what one of them has brought, the others only bring again. */
async function* ofNetworks(
  networks: readonly string[],
  chunks: AsyncIterable<Chunk>,
  { ports, impaired }: DriverContext,
): AsyncGenerator<readonly Raw[]> {
  const twins = copies(networks);
  let told = "";
  for await (const chunk of chunks) {
    const datagram = Buffer.from(chunk.bytes).toString("latin1");
    const isNew = twins.brings(chunk.peer ?? "", datagram, chunk.when.mono);
    const missing = twins.missing(ports.now().mono);
    const words = missing.length === 0 ? "" : `network ${missing.join(" and ")} brings nothing`;
    if (words !== told) impaired?.(words);
    told = words;
    const lines = isNew ? datagramLines(chunk.bytes) : [];
    if (lines.length > 0) yield batch(chunk, lines);
  }
}

const oneOf = (address: Settings["interface"]): string | undefined =>
  typeof address === "string" ? address : address?.[0];

const groupOf = (name: string, port = 0) => GROUPS.get(name) ?? { group: name, port };

function read(config: Settings, context: DriverContext): AsyncIterable<readonly Raw[]> {
  const { ports, stop } = context;
  const host = oneOf(config.interface);
  if (config.serial !== undefined && config.baud !== undefined)
    return ofStream(ports.serial({ path: config.serial, baud: config.baud }, stop));
  if (config.tcp !== undefined) {
    const [host = "", port] = config.tcp.split(":");
    return ofStream(ports.tcp({ host, port: Number(port) }, stop));
  }
  if (config.listen !== undefined)
    return ofPeers(ports.tcp({ listen: true, port: config.listen, host }, stop));
  if (config.group === undefined) return ofDatagrams(ports.udp({ port: config.udp ?? 0, host }, stop));
  const group = ports.udp({ ...groupOf(config.group, config.port), host: config.interface }, stop);
  return Array.isArray(config.interface) ? ofNetworks(config.interface, group, context) : ofDatagrams(group);
}

/** What only one driver may hold. A multicast group can be heard by any number. */
function holds({ serial, listen, udp, interface: network }: Settings): string | undefined {
  const address = oneOf(network);
  if (serial !== undefined) return `serial ${serial}`;
  if (listen !== undefined) return `tcp ${address ?? "*"}:${listen}`;
  return udp === undefined ? undefined : `udp ${address ?? "*"}:${udp}`;
}

/** The line itself, or everybody in the group. Whoever sends to a UDP port of ours may not listen. */
function line({ serial, tcp, listen, group, port, interface: address }: Settings): SpeechLine | undefined {
  if (serial !== undefined) return { heardOn: { serial } };
  if (tcp !== undefined) return { heardOn: { tcp } };
  if (listen !== undefined) return { heardOn: { listen } };
  if (group === undefined) return undefined;
  const { group: host, port: at } = groupOf(group, port);
  return { datagrams: { host, port: at, interface: oneOf(address) } };
}

export const nmea0183 = defineDriver({
  name: "nmea0183",
  describes: "Sentences of NMEA 0183 and IEC 61162-1, -2 and -450, on a serial line, TCP, UDP or multicast",
  config: settings,
  holds,
  line,
  read,
  decoder: ({ safety }, wanted): Decoder => sentenceDecoder({ safety, wanted }),
});
