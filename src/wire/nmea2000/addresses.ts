/**
 * Who is at which address. Addresses change (a device that restarts, a conflict lost); the NAME that a device
 * claims its address with stays, so sensors are told apart by it. The last claim heard holds: the winner of a
 * contest always speaks last.
 */
import { NOBODY } from "./frame.ts";

export interface Addresses {
  /** A claim was heard. Who claims address 254 has found none. */
  claim(source: number, name: string): void;
  /** The NAME at an address, when its claim has been heard. */
  nameAt(source: number): string | undefined;
}

export function addresses(): Addresses {
  const names = new Map<number, string>();
  const places = new Map<string, number>();
  return {
    claim(source, name) {
      const before = places.get(name);
      if (before !== undefined && names.get(before) === name) names.delete(before);
      places.delete(name);
      if (source >= NOBODY) return;
      const ousted = names.get(source);
      if (ousted !== undefined) places.delete(ousted);
      names.set(source, name);
      places.set(name, source);
    },
    nameAt: (source) => names.get(source),
  };
}
