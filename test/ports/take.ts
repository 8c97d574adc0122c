/** Reads some chunks of a port and stops it: what tests of ports share. */
import { createSocket } from "node:dgram";
import type { Chunk } from "../../src/ports/ports.ts";

/** The first so many chunks; fewer when so many milliseconds pass before. */
export async function take(
  count: number,
  open: (stop: AbortSignal) => AsyncIterable<Chunk>,
  patience = 5000,
): Promise<readonly Chunk[]> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  const chunks: Chunk[] = [];
  try {
    for await (const chunk of open(stop.signal)) {
      chunks.push(chunk);
      if (chunks.length === count) stop.abort();
    }
  } finally {
    clearTimeout(timer);
  }
  return chunks;
}

export async function freeUdpPort(): Promise<number> {
  const socket = createSocket("udp4");
  await new Promise<void>((resolve) => socket.bind(0, resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
