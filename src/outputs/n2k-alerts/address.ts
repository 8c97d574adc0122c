/**
 * Our address on a CAN bus (60928, ISO 11783-5). It is claimed with our NAME, and held when nobody of a lower NAME
 * has objected for 250 ms. Held, it is defended against higher NAMEs by claiming it again; to a lower one it is given
 * up for another of those that devices choose from, 128 to 247. When none is left we say that we cannot claim one,
 * and say nothing more. Nothing is said from an address that is not held.
 */
import type { Instant } from "../../kernel/clock.ts";
import type { Message } from "../../wire/message.ts";
import {
  ADDRESS_CLAIM,
  addressClaimPayload,
  type DeviceName,
  deviceName,
} from "../../wire/nmea2000/address-claim.ts";
import type { Sent } from "../../wire/nmea2000/encode.ts";
import { EVERYBODY, NOBODY } from "../../wire/nmea2000/frame.ts";

type Pgn = Extract<Message, { is: "pgn" }>;

export const ISO_REQUEST = 59_904;
const CONTEST = 250;
const FIRST_FREE = 128;
const LAST_FREE = 247;

export interface OwnAddress {
  /** A claim of another, or a request for ours. */
  heard(message: Pgn): void;
  /** The next claim to be sent. */
  take(now: Instant): Sent | undefined;
  /** Ours, once it is held. */
  held(now: Instant): number | undefined;
  /** The interface was away, and others may have come meanwhile: it is claimed anew. */
  again(): void;
  trouble(): string | undefined;
}

export function ownAddress(device: DeviceName, preferred: number): OwnAddress {
  const name = deviceName(device);
  const payload = addressClaimPayload(device);
  const taken = new Map<number, string>();
  const ours = new Set([preferred]);
  let address: number | undefined = preferred;
  let unsaid = true;
  /** Monotonic ms of our last claim that nobody had contested before it. */
  let claimed: number | undefined;
  let trouble: string | undefined;

  function giveUp(words: string): void {
    address = undefined;
    claimed = undefined;
    unsaid = true;
    trouble = words;
  }

  function another(): void {
    claimed = undefined;
    unsaid = true;
    for (let next = FIRST_FREE; next <= LAST_FREE; next += 1)
      if (!taken.has(next)) {
        address = next;
        ours.add(next);
        return;
      }
    giveUp("every address of the bus is taken by a device of lower NAME: alerts cannot be told on it");
  }

  function claim(source: number, other: string): void {
    if (other === name) {
      // Our own frames come back to us; from an address that we never claimed they are another's.
      if (!ours.has(source))
        giveUp(
          `another device on the bus has our NAME (at address ${source}): give this one another unique number`,
        );
      return;
    }
    if (source < NOBODY) taken.set(source, other);
    if (source !== address) return;
    if (BigInt(other) < BigInt(name)) another();
    else unsaid = true;
  }

  return {
    heard({ pgn, source, destination, name: other, fields }) {
      if (pgn === ADDRESS_CLAIM && other !== undefined) claim(source, other);
      const forUs = destination === EVERYBODY || destination === address;
      if (pgn === ISO_REQUEST && fields.pgn === ADDRESS_CLAIM && forUs) unsaid = true;
    },
    take(now) {
      if (!unsaid) return undefined;
      unsaid = false;
      if (address !== undefined) claimed ??= now.mono;
      return { pgn: ADDRESS_CLAIM, source: address ?? NOBODY, payload };
    },
    held: ({ mono }) => (claimed !== undefined && mono - claimed >= CONTEST ? address : undefined),
    again() {
      if (address === undefined) return;
      claimed = undefined;
      unsaid = true;
    },
    trouble: () => trouble,
  };
}
