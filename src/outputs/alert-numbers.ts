/**
 * The numbers that alerts go by on a line. An alert's kind (provision and step) has an identifier, its subject
 * an instance; older equipment knows a number of three digits for each. Numbers once given are kept, so that an
 * alert has the same ones after a restart.
 */
import type { Alert } from "../alerts/alert.ts";

export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

/** IEC 61162-1: identifiers from 10000 are the maker's own. */
const OWN: NumberRange = { first: 10_000, last: 9_999_999 };
const MOST_LEGACY = 999;

export interface KeptNumbers {
  readonly kinds: readonly (readonly [kind: string, number: number])[];
  readonly subjects: readonly (readonly [subject: string, number: number])[];
  readonly legacy: readonly (readonly [id: string, number: number])[];
}

export interface Identity {
  readonly alert: number;
  readonly instance: number;
}

/** `PSR-I-38(1):wtd-3:open` on subject `wtd-3` is of the kind `PSR-I-38(1):open`. */
export const kindOf = ({ id, subject }: Pick<Alert, "id" | "subject">): string =>
  id.replace(`:${subject}:`, ":");

/** A number that depends on the name alone (FNV-1a), so that it is the same on every ship. */
function numberFromName(name: string, { first, last }: NumberRange): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return first + ((hash >>> 0) % (last - first + 1));
}

export class Numbers {
  readonly #kinds: Map<string, number>;
  readonly #subjects: Map<string, number>;
  readonly #legacy: Map<string, number>;
  readonly #range: NumberRange;

  /** `subjects`: the ship's equipment in the order of her file: the first is instance 1. */
  constructor(
    configured: Readonly<Record<string, number>>,
    subjects: readonly string[],
    kept: KeptNumbers = { kinds: [], subjects: [], legacy: [] },
    range: NumberRange = OWN,
  ) {
    this.#range = range;
    this.#kinds = new Map([...kept.kinds, ...Object.entries(configured)]);
    this.#subjects = new Map(kept.subjects);
    this.#legacy = new Map(kept.legacy);
    for (const subject of subjects) this.#instance(subject);
  }

  identity(alert: Pick<Alert, "id" | "subject">): Identity {
    return { alert: this.#kind(kindOf(alert)), instance: this.#instance(alert.subject) };
  }

  /** The number of three digits. When all have been given, that of an alert that is not `inUse` is given again. */
  legacy(id: string, inUse: (id: string) => boolean): number | undefined {
    const known = this.#legacy.get(id);
    if (known !== undefined) return known;
    let number = this.#legacy.size + 1;
    if (number > MOST_LEGACY) {
      const idle = [...this.#legacy].find(([one]) => !inUse(one));
      if (!idle) return undefined;
      this.#legacy.delete(idle[0]);
      number = idle[1];
    }
    this.#legacy.set(id, number);
    return number;
  }

  byLegacy(number: number): string | undefined {
    return [...this.#legacy].find(([, one]) => one === number)?.[0];
  }

  kept(): KeptNumbers {
    return { kinds: [...this.#kinds], subjects: [...this.#subjects], legacy: [...this.#legacy] };
  }

  #kind(kind: string): number {
    const known = this.#kinds.get(kind);
    if (known !== undefined) return known;
    const taken = new Set(this.#kinds.values());
    const { first, last } = this.#range;
    let number = numberFromName(kind, this.#range);
    while (taken.has(number)) number = number === last ? first : number + 1;
    this.#kinds.set(kind, number);
    return number;
  }

  #instance(subject: string): number {
    const number = this.#subjects.get(subject) ?? Math.max(0, ...this.#subjects.values()) + 1;
    this.#subjects.set(subject, number);
    return number;
  }
}
