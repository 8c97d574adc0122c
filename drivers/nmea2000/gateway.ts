/** A gateway between the bus and this machine: how its bytes become what is recorded. Alerts alone are ever sent to it. */
import type { DriverContext, Raw } from "../../src/ingest/driver.ts";
import type { Chunk } from "../../src/ports/ports.ts";
import { lineSplitter } from "../../src/wire/nmea0183/lines.ts";
import { hexOf } from "../../src/wire/nmea2000/hex.ts";
import { GATEWAYS, type Gateway, type Settings } from "./settings.ts";

const PRINTABLE = /^[\x20-\x7e]*$/;

/** A line as it is recorded: as text where a person could read it, else byte for byte. */
const raw = (when: Chunk["when"], line: string): Raw =>
  PRINTABLE.test(line) ? { when, text: line } : { when, hex: hexOf(Buffer.from(line, "latin1")) };

async function* ofBytes(chunks: AsyncIterable<Chunk>): AsyncGenerator<readonly Raw[]> {
  for await (const { when, bytes } of chunks) yield [{ when, hex: hexOf(bytes) }];
}

async function* ofLines(chunks: AsyncIterable<Chunk>): AsyncGenerator<readonly Raw[]> {
  const splitter = lineSplitter();
  for await (const { when, bytes } of chunks) {
    const lines = splitter.push(bytes);
    if (lines.length > 0) yield lines.map((line) => raw(when, line));
  }
}

/** Each datagram stands by itself, whether or not its last line is ended. */
async function* ofDatagrams(chunks: AsyncIterable<Chunk>): AsyncGenerator<readonly Raw[]> {
  for await (const { when, bytes } of chunks) {
    const splitter = lineSplitter();
    const lines = [...splitter.push(bytes), ...splitter.end()];
    if (lines.length > 0) yield lines.map((line) => raw(when, line));
  }
}

/** Where neither the settings nor the gateway has a rate of its own. */
const USUAL_BAUD = 115_200;

export function hear(
  gateway: Gateway,
  config: Settings,
  { ports, stop }: DriverContext,
): AsyncIterable<readonly Raw[]> {
  const { serial, tcp, udp, baud } = config;
  if (serial !== undefined) {
    const chunks = ports.serial({ path: serial, baud: baud ?? GATEWAYS[gateway].baud ?? USUAL_BAUD }, stop);
    return gateway === "ngt-1" ? ofBytes(chunks) : ofLines(chunks);
  }
  if (tcp !== undefined) {
    const [host = "", port] = tcp.split(":");
    return ofLines(ports.tcp({ host, port: Number(port) }, stop));
  }
  return ofDatagrams(ports.udp({ port: udp ?? 0 }, stop));
}
