/** What the doctor found of one thing, and how to mend it. */

export interface Examined {
  /** `port wtd-console`, `CAN interface can0`. */
  readonly about: string;
  /** `advice`: it works, and could be better. `not-looked`: it could not be looked at. */
  readonly result: "well" | "advice" | "wrong" | "not-looked";
  readonly words: string;
  /** What to do. */
  readonly mend?: string | undefined;
}

/** 0 all is well, 1 something is wrong, 3 something could not be looked at. */
export function exitStatus(all: readonly Examined[]): 0 | 1 | 3 {
  if (all.some(({ result }) => result === "wrong")) return 1;
  return all.some(({ result }) => result === "not-looked") ? 3 : 0;
}

const SIGN: Readonly<Record<Examined["result"], string>> = {
  well: "well      ",
  advice: "advice    ",
  wrong: "WRONG     ",
  "not-looked": "not looked",
};

export const inWords = ({ about, result, words, mend }: Examined): string =>
  `${SIGN[result]}  ${about}: ${words}${mend === undefined ? "" : `\n            → ${mend}`}`;
