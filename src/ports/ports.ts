/**
 * What is lent to drivers and outputs: serial lines, sockets and CAN interfaces. A driver opens nothing
 * itself, so one line can be shared between a driver that hears and an output that speaks.
 */
import type { Instant } from "../kernel/clock.ts";

export interface Chunk {
  readonly when: Instant;
  readonly bytes: Uint8Array;
  /** Which sender, where a port has several; its last chunk is empty. */
  readonly peer?: string;
}

export interface SerialLine {
  readonly path: string;
  readonly baud: number;
}

export interface Ports {
  /** Bytes of a serial line, until stopped; throws when the line is lost. */
  serial(line: SerialLine, stop: AbortSignal): AsyncIterable<Chunk>;
  /** Datagrams that arrive at a local port; joins the multicast group when one is given. */
  udp(
    at: { readonly port: number; readonly host?: string | undefined; readonly group?: string | undefined },
    stop: AbortSignal,
  ): AsyncIterable<Chunk>;
  /** Bytes of a TCP connection to a server; or, listening, of the devices that connect to this machine. */
  tcp(
    to:
      | { readonly host: string; readonly port: number; readonly listen?: undefined }
      | { readonly listen: true; readonly port: number; readonly host?: string | undefined },
    stop: AbortSignal,
  ): AsyncIterable<Chunk>;
  /** Lines of `candump -L` for one interface: `(1719900000.123456) can0 09F80101#…`. */
  can(
    bus: { readonly interface: string },
    stop: AbortSignal,
  ): AsyncIterable<readonly { readonly when: Instant; readonly line: string }[]>;
  /** Puts one frame on the bus, written `18EAFFFE#00EE00`; words when it could not be sent. */
  sendCan(bus: { readonly interface: string }, frame: string): Promise<string | undefined>;
  /** Lines of a file, each when the driver asks for it. */
  file(path: string): AsyncIterable<string>;
  /** Ends after the given milliseconds, or at once when stopped. */
  sleep(milliseconds: number, stop: AbortSignal): Promise<void>;
  now(): Instant;
}
