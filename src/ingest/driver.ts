/**
 * The contract of a driver: it yields what it heard, raw, stamped where it was read; a decoder made by the
 * same driver turns raw into messages. So the supervisor can record what came before anybody interpreted it,
 * and a replay goes through the very decoder that the ship used.
 */
import type { z } from "zod";
import type { Instant } from "../kernel/clock.ts";
import type { ModbusLine, Ports, SpeechLine } from "../ports/ports.ts";
import type { Message } from "../wire/message.ts";
import type { BusTongue } from "../wire/nmea2000/gateway-encode.ts";

/** One thing heard: a line of text, or bytes as hexadecimal; or an event of the port itself. */
export type Raw =
  | { readonly when: Instant; readonly text: string }
  | { readonly when: Instant; readonly hex: string };

/** Synchronous and stateful (reassembly of what comes in parts); it never throws. */
export type Decoder = (raw: Raw) => readonly Message[];

export interface DriverContext {
  readonly ports: Ports;
  /** Aborted when the driver is to stop; `read` then ends quietly. */
  readonly stop: AbortSignal;
  /** What something aboard reads from this port, as `decoder` is told it: for drivers that have to ask. */
  readonly wanted?: ReadonlySet<string>;
  /** Tells, in words, that a part of what it hears through is missing while the rest goes on; empty: all is there. */
  readonly impaired?: (words: string) => void;
}

export interface CoilUnit {
  readonly line: ModbusLine;
  readonly unit: number;
  /** What the numbers of the ship file call the coil that is 0 on the wire. */
  readonly first: number;
  /** Milliseconds to wait for an answer. */
  readonly patience: number;
}

/** An NMEA 2000 bus that may be spoken on, and how its gateway takes what is said. */
export interface SpokenBus {
  readonly line: SpeechLine;
  readonly tongue: BusTongue;
}

export interface Driver<S extends z.ZodType = z.ZodType> {
  /** Its folder's name, and the word after `driver:` in the ship file. */
  readonly name: string;
  readonly describes: string;
  /** A strict schema whose descriptions are the driver's documentation. */
  readonly config: S;
  /** The thing that only one driver may hold, such as `serial /dev/ttyS0`; to find two drivers on one port. */
  readonly holds?: (config: z.infer<S>) => string | undefined;
  /** Its part of what it holds, such as `unit 3`: ports of this driver may share the rest, if they say it alike. */
  readonly shares?: (config: z.infer<S>) => { readonly part: string; readonly alike: string };
  /** Where an output may speak to whoever is heard here; absent: nowhere. */
  readonly line?: (config: z.infer<S>) => SpeechLine | undefined;
  /** The bus on which an output may tell alerts, where the ship file allows it; absent: none. */
  readonly bus?: (config: z.infer<S>) => SpokenBus | undefined;
  /** The unit whose coils an output may order, those that the ship file names; absent: none. */
  readonly coils?: (config: z.infer<S>) => CoilUnit | undefined;
  /** Yields batches until told to stop. Throws on trouble. A quiet end without `stop` is trouble too. */
  readonly read: (config: z.infer<S>, context: DriverContext) => AsyncIterable<readonly Raw[]>;
  /**
   * `wanted`: the messages that something aboard reads, by formatter or by PGN as text, and the points, as
   * `input 12`; others need not be decoded, only counted. Absent: all.
   */
  readonly decoder: (config: z.infer<S>, wanted?: ReadonlySet<string>) => Decoder;
}

/** Only gives the types their shape. */
export const defineDriver = <S extends z.ZodType>(driver: Driver<S>): Driver<S> => driver;
