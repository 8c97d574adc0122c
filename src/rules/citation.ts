/**
 * How a rule cites the law: the provision and its words, verbatim as the Gazette prints them. A test looks
 * every citation up in the Gazette text, so a word changed here is a test that fails.
 */

export type Instrument = "psr-2026" | "collision-2002" | "navigation-safety-2002" | "watchkeeper";

export interface Citation {
  readonly instrument: Instrument;
  readonly provision: string;
  /** Verbatim; `…` joins pieces that stand apart. */
  readonly words: string;
  /** As it is read aloud: `Schedule I, para 38(1)`. */
  readonly says: string;
}

/** Passenger Ship Construction, Fire Appliances and Survey Rules, 2026: a paragraph of Schedule I. */
export const schedule = (provision: string, words: string): Citation => ({
  instrument: "psr-2026",
  provision,
  words,
  says: `Schedule I, para ${provision}`,
});

/** The same instrument: one of the rules before its Schedules. */
export const rule = (provision: string, words: string): Citation => ({
  instrument: "psr-2026",
  provision,
  words,
  says: `Rule ${provision}`,
});

/** Prevention of Collision on National Waterways Regulations, 2002. */
export const collision = (provision: string, words: string): Citation => ({
  instrument: "collision-2002",
  provision,
  words,
  says: `Collision Regulations 2002, reg ${provision}`,
});

/** National Waterway, Safety of Navigation and Shipping Regulations, 2002. */
export const navigationSafety = (provision: string, words: string): Citation => ({
  instrument: "navigation-safety-2002",
  provision,
  words,
  says: `Navigation Safety Regulations 2002, reg ${provision}`,
});

/** The watch's own rules about itself: no law, our own promise. */
export const selfWatch = (provision: string, words: string): Citation => ({
  instrument: "watchkeeper",
  provision,
  words,
  says: `Watchkeeper, ${provision}`,
});
