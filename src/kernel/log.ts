/** The technical log (what the program did, for who mends it). Not the ship's logbook. */
export interface TechnicalLog {
  info(data: object, words: string): void;
  warn(data: object, words: string): void;
  error(data: object, words: string): void;
}

/** A technical log that says nothing: for replays, whose only output is data. */
export const silentLog: TechnicalLog = { info: () => {}, warn: () => {}, error: () => {} };
