/**
 * One NMEA 2000 bus, heard: frames are put together into messages, senders are known by their NAME, and only
 * what is wanted is decoded. State is bounded whatever comes; nothing throws.
 */
import type { Fields, Message } from "../message.ts";
import { ADDRESS_CLAIM, claimedName } from "./address-claim.ts";
import { addresses } from "./addresses.ts";
import { dataSourceName } from "./alerts.ts";
import type { Carried } from "./carried.ts";
import { type FastPackets, fastPackets } from "./fast-packet.ts";
import { decodeFields } from "./field-decode.ts";
import { type Address, addressOf, EVERYBODY, idOf, isNmea2000 } from "./frame.ts";
import { hexOf } from "./hex.ts";
import { instances } from "./instances.ts";
import { isoTransport, TRANSPORT_CONTROL, TRANSPORT_DATA } from "./iso-transport.ts";
import { type PayloadMemory, payloadMemory, sequenceIdAt } from "./payload-memory.ts";
import { transportOf } from "./transport.ts";

export interface BusOptions {
  /**
   * The PGNs that something aboard reads. With a set, a message that differs only in its sequence id is given as
   * the one before, the very same object; with `all`, for people who look at the bus, every byte counts.
   */
  readonly wanted: ReadonlySet<number> | "all";
}

export interface Bus {
  /** A frame read at a monotonic time in milliseconds. */
  frame(id: number, data: Uint8Array, mono: number): readonly Message[];
  /** A message that a gateway or a recording has already put together. */
  message(address: Address, payload: Uint8Array, mono: number, name?: string): readonly Message[];
  /** Nothing more will come: tells what is still unfinished as lost. */
  end(): readonly Message[];
  /** Whichever of the two a line or packet carries; `as` is what it said, for when it is refused. */
  carried(carried: Carried, as: string, mono: number): readonly Message[];
}

/** What is kept of one sender's messages of one PGN. */
interface Stream {
  readonly address: Address;
  /** Where its frames are put together; absent where a frame is a message. */
  readonly packets: FastPackets | undefined;
  readonly wanted: boolean;
  readonly memory: PayloadMemory<Decoded>;
  readonly ignored: readonly Message[];
}

interface Decoded {
  readonly fields: Fields;
  readonly name: string | undefined;
  readonly messages: readonly Message[];
}

/** Streams of a full bus many times over; beyond that it is noise, and the memory is begun anew. */
const MOST_STREAMS = 4096;
const SWEEP_EVERY = 250;
/** Longest piece of refused input that is kept with its refusal. */
const KEPT_OF_REFUSED = 256;
const NONE: readonly Message[] = [];

/** Nobody can send from the address of everybody; and traffic of other protocols on the cable is not ours. */
const isBelieved = ({ pgn, source }: Address): boolean =>
  isNmea2000(pgn) && source >= 0 && source < EVERYBODY;

export function nmea2000Bus({ wanted }: BusOptions): Bus {
  const streams = new Map<number, Stream>();
  const names = addresses();
  const held = instances();
  const transport = isoTransport();
  let swept = 0;
  /** What is to be told beside the message in hand: losses and conflicts. */
  let aside: Message[] = [];

  const lost = (words: string): void => {
    aside.push({ is: "refused", reason: "part of a message missing", frame: words });
  };

  const expire = (mono: number): void => {
    for (const { packets } of streams.values()) packets?.expire(mono);
    transport.expire(mono, lost);
  };

  const forget = (): void => {
    expire(Number.POSITIVE_INFINITY);
    streams.clear();
  };

  const streamOf = (id: number, address: Address): Stream => {
    const { pgn, source } = address;
    if (streams.size >= MOST_STREAMS) forget();
    const stream: Stream = {
      address,
      packets: transportOf(pgn) === "fast" ? fastPackets(address, lost) : undefined,
      wanted: wanted === "all" || wanted.has(pgn),
      memory: payloadMemory(wanted === "all" ? -1 : sequenceIdAt(pgn)),
      ignored: [{ is: "ignored", name: String(pgn), source: String(source) }],
    };
    streams.set(id, stream);
    return stream;
  };

  const whole = (stream: Stream, payload: Uint8Array, mono: number, told?: string): readonly Message[] => {
    const { pgn, source, destination } = stream.address;
    if (pgn === ADDRESS_CLAIM) {
      const claimed = claimedName(payload);
      if (claimed !== undefined) names.claim(source, claimed);
    }
    if (!stream.wanted) return stream.ignored;
    const conflict = held.heard(pgn, source, payload, mono);
    if (conflict) aside.push(conflict);
    const name = told ?? names.nameAt(source);
    const known = stream.memory.recall(payload);
    if (known && known.name === name) return known.messages;
    const fields = known?.fields ?? decodeFields(stream.address, payload);
    if (!fields) return stream.ignored;
    const about = dataSourceName(pgn, payload);
    const said = { ...(name === undefined ? {} : { name }), ...(about === undefined ? {} : { about }) };
    const messages: readonly Message[] = [{ is: "pgn", pgn, source, destination, ...said, fields }];
    stream.memory.keep(payload, { fields, name, messages });
    return messages;
  };

  const sweep = (mono: number): void => {
    if (mono - swept < SWEEP_EVERY && mono >= swept) return;
    swept = mono;
    expire(mono);
  };

  const refused = (
    id: number,
    data: Uint8Array,
    reason: "not an NMEA 2000 frame" | "frame malformed",
  ): Message[] => [
    { is: "refused", reason, frame: `${id.toString(16).toUpperCase().padStart(8, "0")}#${hexOf(data)}` },
  ];

  const withAside = (messages: readonly Message[]): readonly Message[] => {
    if (aside.length === 0) return messages;
    const all = [...aside, ...messages];
    aside = [];
    return all;
  };

  const heard = (id: number, data: Uint8Array, mono: number): readonly Message[] => {
    let stream = streams.get(id);
    if (!stream) {
      const address = addressOf(id);
      if (!address || !isBelieved(address)) return refused(id, data, "not an NMEA 2000 frame");
      stream = streamOf(id, address);
    }
    if (stream.packets) {
      const result = stream.packets.take(data, mono);
      if (result === "waiting") return NONE;
      return result === "malformed" ? refused(id, data, "frame malformed") : whole(stream, result, mono);
    }
    const { pgn } = stream.address;
    if (pgn !== TRANSPORT_CONTROL && pgn !== TRANSPORT_DATA) return whole(stream, data, mono);
    const carried = transport.take({ ...stream.address, data }, mono, lost);
    if (carried === "malformed") return refused(id, data, "frame malformed");
    const itself = whole(stream, data, mono);
    return carried ? [...itself, ...put(carried, carried.data, mono)] : itself;
  };

  const put = (address: Address, payload: Uint8Array, mono: number, name?: string): readonly Message[] => {
    const id = idOf(address);
    if (!isBelieved(address)) {
      return refused(id, payload, "not an NMEA 2000 frame");
    }
    return whole(streams.get(id) ?? streamOf(id, address), payload, mono, name);
  };

  const frame: Bus["frame"] = (id, data, mono) => {
    sweep(mono);
    return withAside(heard(id, data, mono));
  };
  const message: Bus["message"] = (address, payload, mono, name) =>
    withAside(put(address, payload, mono, name));

  return {
    frame,
    message,
    end() {
      expire(Number.POSITIVE_INFINITY);
      return withAside(NONE);
    },
    carried(carried, as, mono) {
      switch (carried.is) {
        case "frame":
          return frame(carried.id, carried.data, mono);
        case "message":
          return message(carried.address, carried.payload, mono, carried.name);
        case "refused":
          return [{ is: "refused", reason: carried.reason, frame: as.slice(0, KEPT_OF_REFUSED) }];
        case "nothing":
          return NONE;
      }
    },
  };
}
