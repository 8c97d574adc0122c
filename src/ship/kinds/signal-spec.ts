/** What a signal is, and the words with which a kind of equipment declares its signals. */
import type { DoorPosition, GeoPosition } from "../terms.ts";

/** What a value may be. `says` completes the sentence "this signal says …". */
export interface SignalSpec<V> {
  readonly is: "boolean" | "number" | "text" | "position";
  readonly says: string;
  readonly unit?: string;
  /** For texts: the only values allowed. */
  readonly oneOf?: readonly string[];
  /** Never present at run time; carries the type of the value. */
  readonly value?: V;
}

export const yesNo = (says: string): SignalSpec<boolean> => ({ is: "boolean", says });
export const number = (unit: string, says: string): SignalSpec<number> => ({ is: "number", unit, says });
export const text = <T extends string>(says: string, ...oneOf: readonly T[]): SignalSpec<T> => ({
  is: "text",
  says,
  oneOf,
});
export const anyText = (says: string): SignalSpec<string> => ({ is: "text", says });
export const position = (says: string): SignalSpec<GeoPosition> => ({ is: "position", says });

export const doorPosition = () =>
  text<DoorPosition>("where the leaf is", "open", "closed", "secured", "moving", "free");

export type Signals = Readonly<Record<string, SignalSpec<unknown>>>;
