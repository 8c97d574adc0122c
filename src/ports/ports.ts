/**
 * What is lent to drivers and outputs: serial lines, sockets and CAN interfaces. A driver opens nothing
 * itself, so one line can be shared between a driver that hears and an output that speaks.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Heard } from "./open-lines.ts";
import type { Say } from "./speech.ts";
import type { Datagrams } from "./udp-speech.ts";

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

/** A line that Modbus units share: two wires, or a connection to a unit or a gateway. */
export type ModbusLine =
  | {
      readonly serial: string;
      readonly baud: number;
      readonly parity: "none" | "even" | "odd";
      readonly stopBits: 1 | 2;
      /** The adapter hears its own telegrams. */
      readonly echo?: boolean;
    }
  | { readonly host: string; readonly port: number };

/** Function codes 1 to 4: what only reads. */
export interface ModbusQuestion {
  readonly unit: number;
  readonly table: "coil" | "input" | "register" | "holding";
  /** By its number on the wire. */
  readonly from: number;
  readonly count: number;
}

export interface ModbusCoil {
  readonly unit: number;
  /** By its number on the wire. */
  readonly coil: number;
}

export type ModbusAnswer =
  /** The bytes of the points alone: bits with the least significant first, registers with the most. */
  | { readonly is: "answer"; readonly when: Instant; readonly bytes: Uint8Array }
  /** The unit is there and will not tell. */
  | { readonly is: "refusal"; readonly when: Instant; readonly code: number }
  | { readonly is: "miss"; readonly when: Instant; readonly because: string };

export interface ModbusMaster {
  /**
   * Asks when its turn has come; `patience` is counted from then, in milliseconds. A unit that has often not
   * answered is made to wait, so that it does not slow the others. Throws when the line is lost.
   */
  ask(question: ModbusQuestion, patience: number): Promise<ModbusAnswer>;
  /** Makes or opens the relay of one coil (function code 5), in its turn. For relays that the ship file names alone. */
  order(coil: ModbusCoil, made: boolean, patience: number): Promise<ModbusAnswer>;
  /** The last that lets go closes the line. */
  release(): Promise<void>;
}

/** Where an output may speak: on a line that a driver hears, or on one of its own. */
export type SpeechLine =
  | { readonly heardOn: Heard }
  | { readonly serial: SerialLine }
  | { readonly datagrams: Datagrams }
  | { readonly tcp: { readonly host: string; readonly port: number } }
  /** Whoever connects to this port of this machine is told. */
  | { readonly listen: { readonly port: number; readonly host?: string | undefined } }
  /** Frames written `18EAFFFE#00EE00`, one a line, to a CAN interface. */
  | { readonly can: string };

export interface Ports {
  /** Bytes of a serial line, until stopped; throws when the line is lost. */
  serial(line: SerialLine, stop: AbortSignal): AsyncIterable<Chunk>;
  /** Datagrams that arrive at a local port; joins the multicast group when one is given, also on several networks. */
  udp(
    at: {
      readonly port: number;
      readonly host?: string | readonly string[] | undefined;
      readonly group?: string | undefined;
    },
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
  /** Speaks until stopped; one thing at a time, and nothing is queued. */
  speak(line: SpeechLine, stop: AbortSignal): Say;
  /** Puts one frame on the bus, written `18EAFFFE#00EE00`; words when it could not be sent. */
  sendCan(bus: { readonly interface: string }, frame: string): Promise<string | undefined>;
  /** The one master of a line, lent to any number of ports of the ship file; throws when it cannot be opened. */
  modbus(line: ModbusLine, stop: AbortSignal): Promise<ModbusMaster>;
  /** Lines of a file, each when the driver asks for it. */
  file(path: string): AsyncIterable<string>;
  /** Ends after the given milliseconds, or at once when stopped. */
  sleep(milliseconds: number, stop: AbortSignal): Promise<void>;
  now(): Instant;
}
