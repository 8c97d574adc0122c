/**
 * Whether the panels that must sound can: each page says now and then whether its browser lets it be heard. Of a
 * tablet in a cabin that is nobody's business; of the screens that the ship file names it is a fault of the watch.
 */
import { isIP } from "node:net";
import { type Duration, seconds } from "../../kernel/duration.ts";

/** The screen of this computer itself. */
export const AT_THIS_COMPUTER: readonly string[] = ["127.0.0.1", "::1"];

/** Whoever has just opened the page is about to touch it. */
const PATIENCE: Duration = seconds(20);
/** A page that has not said anything for so long has been closed. */
const CLOSED_AFTER: Duration = seconds(30);
/** After a start the pages are waited for, or an alert that stands would end and come again. */
const PAGES_COME: Duration = seconds(15);

interface Screen {
  readonly told: number;
  /** Since when its page is kept from sounding; undefined while it can. */
  readonly blockedSince: number | undefined;
}

export interface Sounds {
  /** A page at this address can be heard, or not. */
  told(address: string, blocked: boolean, mono: number): void;
  /** `well`, or which screens are silent; undefined while that has not changed. */
  look(mono: number): string | undefined;
}

/** A dual-stack socket tells an IPv4 address as one of IPv6. */
const plain = (address: string): string => {
  const four = address.replace(/^::ffff:/i, "");
  return isIP(four) === 4 ? four : address;
};

export function createSounds(mustSound: readonly string[] = AT_THIS_COMPUTER): Sounds {
  const screens = new Map<string, Screen>();
  let began: number | undefined;
  let said: string | undefined;
  return {
    told(from, blocked, mono) {
      const address = plain(from);
      if (!mustSound.includes(address)) return;
      const since = screens.get(address)?.blockedSince ?? mono;
      screens.set(address, { told: mono, blockedSince: blocked ? since : undefined });
    },
    look(mono) {
      began ??= mono;
      for (const [address, { told }] of screens) if (mono - told > CLOSED_AFTER) screens.delete(address);
      const silent = [...screens].flatMap(([address, { blockedSince }]) =>
        blockedSince !== undefined && mono - blockedSince >= PATIENCE ? [address] : [],
      );
      const words = silent.length === 0 ? "well" : wordsOf(silent);
      if (words === said || (words === "well" && mono - began < PAGES_COME)) return undefined;
      said = words;
      return words;
    },
  };
}

const wordsOf = (addresses: readonly string[]): string =>
  `The browser of the panel at ${addresses.join(" and ")} lets no alarm be heard: touch its page once, and set the browser to allow sound`;
