/**
 * One source that sends on two networks: whichever brings a datagram first gives it, and the other brings a copy.
 *
 *     172.16.0.5   a  b     d        given: a b c d
 *     172.17.0.5     a  b c    d     copies are known by their bytes, whose TAG block numbers the line
 *
 * A network that does not bring what others have brought is missing, once that has lasted.
 */

/** A copy comes within this, or not at all. */
const COPY_WITHIN = 2000;
/** So long a network must have brought nothing, while others did, to be missed. */
const MISSED_AFTER = 10_000;
/** More than a second of a busy network: older ones are forgotten. */
const MOST_KEPT = 4096;

interface Kept {
  /** How often each network has brought it. */
  readonly times: Map<string, number>;
  given: number;
  last: number;
}

export interface Copies {
  /** Whether it is given, or is the copy of what was. */
  brings(network: string, datagram: string, mono: number): boolean;
  /** Networks that bring nothing of what the others bring. */
  missing(mono: number): readonly string[];
}

export function copies(networks: readonly string[]): Copies {
  const kept = new Map<string, Kept>();
  /** Since when each network has been behind; absent while it brings anything. */
  const behind = new Map<string, number>();

  const given = ({ times }: Kept, network: string): number => times.get(network) ?? 0;

  /** What was not brought by all in time: the others are behind since then. */
  const forget = (mono: number): void => {
    for (const [datagram, one] of kept) {
      if (mono - one.last <= COPY_WITHIN && kept.size <= MOST_KEPT) return;
      kept.delete(datagram);
      for (const network of networks)
        if (given(one, network) < one.given && !behind.has(network)) behind.set(network, one.last);
    }
  };

  return {
    brings(network, datagram, mono) {
      forget(mono);
      behind.delete(network);
      const one = kept.get(datagram) ?? { times: new Map<string, number>(), given: 0, last: mono };
      const times = given(one, network) + 1;
      one.times.set(network, times);
      one.last = mono;
      // In order of their last arrival, so that the oldest stand first.
      kept.delete(datagram);
      const isNew = times > one.given;
      if (isNew) one.given = times;
      if (networks.some((other) => given(one, other) < one.given)) kept.set(datagram, one);
      return isNew;
    },
    missing(mono) {
      forget(mono);
      return networks.filter((network) => mono - (behind.get(network) ?? mono) >= MISSED_AFTER);
    },
  };
}
