/** What a register says: a measured value, a limit passed, a supervised line, or one of a list of values. */
import type { RegisterBinding } from "../ship/point-bindings.ts";
import { between, loopCurrent, pastLimit, supervisedContact } from "../signals/contact.ts";
import { wordsOf } from "./contacts.ts";
import type { Said } from "./said.ts";

const LOOP = [4, 20] as const;
/** So many numbers one register can show, and two together. */
const SIXTEEN_BITS = 0x1_0000;
const THIRTY_TWO_BITS = 0x1_0000_0000;

/** The number of 32 bits that two registers hold. */
export const wideNumber = (wide: "high-first" | "low-first", first: number, second: number): number =>
  wide === "high-first" ? first * SIXTEEN_BITS + second : second * SIXTEEN_BITS + first;

/** In the unit of the signal; a current loop that is cut or shorted gives none. */
function measured(
  raw: number,
  { scale }: RegisterBinding,
): { readonly value: number } | { readonly broken: string } {
  if (scale === undefined) return { value: raw };
  const ends = scale.metres ?? scale.value;
  if (scale.milliamps === undefined)
    return { value: scale.raw === undefined || ends === undefined ? raw : between(raw, scale.raw, ends) };
  const current = loopCurrent(scale.raw === undefined ? raw : between(raw, scale.raw, scale.milliamps));
  if ("broken" in current) return current;
  return { value: ends === undefined ? current.milliamps : between(current.milliamps, LOOP, ends) };
}

/** Remembers which side of its limit a value was on. */
export function registerReader(binding: RegisterBinding, is: string): (raw: number) => Said {
  const { lines, values, above, below, hysteresis, signed, wide } = binding;
  const size = wide === undefined ? SIXTEEN_BITS : THIRTY_TWO_BITS;
  const words = wordsOf(binding);
  let past = false;
  return (unsigned) => {
    if (!Number.isFinite(unsigned)) return { broken: "the register shows no number" };
    const raw = signed && unsigned >= size / 2 ? unsigned - size : unsigned;
    if (values !== undefined) {
      const value = values[String(raw)];
      return value === undefined
        ? { broken: `the register shows ${raw}, which has no meaning here` }
        : { value };
    }
    if (lines !== undefined) return words(supervisedContact(raw, lines));
    const measure = measured(raw, binding);
    if ("broken" in measure || is === "number") return measure;
    if (above === undefined && below === undefined) return words({ made: raw !== 0 });
    past = pastLimit(past, measure.value, { above, below, hysteresis });
    return words({ made: past });
  };
}
