/** Listening to one port for a few seconds, through the very driver that the watch would use. */
import type { Driver, Raw } from "../../ingest/driver.ts";
import type { Chunk, Ports } from "../../ports/ports.ts";

export interface Hearing {
  readonly good: number;
  readonly ignored: number;
  /** By reason. */
  readonly refused: Readonly<Record<string, number>>;
  /** Bytes that came, and how many of them a person could read. */
  readonly bytes: number;
  readonly printable: number;
  /** What kinds of messages were good, most frequent first. */
  readonly names: readonly string[];
  /** What ended it before its time. */
  readonly trouble?: string;
}

export interface Listening {
  readonly driver: Driver;
  readonly config: unknown;
  readonly ports: Ports;
  readonly milliseconds: number;
  readonly wanted: ReadonlySet<string>;
}

const isPrintable = (byte: number): boolean =>
  (byte >= 0x20 && byte <= 0x7e) || byte === 0x0a || byte === 0x0d;

interface Bytes {
  bytes: number;
  printable: number;
}

function count(tally: Bytes, bytes: Uint8Array): void {
  tally.bytes += bytes.length;
  tally.printable += bytes.filter(isPrintable).length;
}

/** The same ports, with what arrives at them counted: noise without line ends never becomes a line. */
function counting(ports: Ports, tally: Bytes): Ports {
  async function* through(chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
    for await (const chunk of chunks) {
      count(tally, chunk.bytes);
      yield chunk;
    }
  }
  return {
    ...ports,
    serial: (line, stop) => through(ports.serial(line, stop)),
    udp: (at, stop) => through(ports.udp(at, stop)),
    tcp: (to, stop) => through(ports.tcp(to, stop)),
  };
}

export async function hear({ driver, config, ports, milliseconds, wanted }: Listening): Promise<Hearing> {
  const stop = new AbortController();
  const enough = new AbortController();
  const ending = ports.sleep(milliseconds, enough.signal).then(() => stop.abort());
  const decode = driver.decoder(config);
  const arrived = { bytes: 0, printable: 0 };
  const handedOn = { bytes: 0, printable: 0 };
  const heard = { good: 0, ignored: 0 };
  const refused: Record<string, number> = {};
  const names = new Map<string, number>();
  const take = (raw: Raw): void => {
    count(handedOn, "text" in raw ? Buffer.from(raw.text, "latin1") : Buffer.from(raw.hex, "hex"));
    for (const message of decode(raw)) {
      if (message.is === "refused") refused[message.reason] = (refused[message.reason] ?? 0) + 1;
      else if (message.is === "ignored") heard.ignored += 1;
      else heard.good += 1;
      const name = nameOf(message);
      if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
    }
  };
  let trouble: string | undefined;
  try {
    const lent = { ports: counting(ports, arrived), stop: stop.signal, wanted };
    for await (const batch of driver.read(config, lent)) for (const raw of batch) take(raw);
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error);
  }
  enough.abort();
  await ending;
  const bytes = arrived.bytes > 0 ? arrived : handedOn;
  const byNumber = [...names].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return { ...heard, ...bytes, refused, names: byNumber, ...(trouble === undefined ? {} : { trouble }) };
}

function nameOf(message: ReturnType<ReturnType<Driver["decoder"]>>[number]): string | undefined {
  if (message.is === "sentence") return message.formatter;
  if (message.is === "pgn") return String(message.pgn);
  if (message.is === "ignored") return message.name;
  return message.is === "points" ? message.table : undefined;
}
