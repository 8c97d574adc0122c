/**
 * The kinds of equipment a ship file may name, and for each the signals it can offer.
 * This is the catalogue that bindings fill and rules read: a signal that is not here does not exist.
 * Units: knots, degrees, metres, hertz, volts, bar; times in UTC.
 */
import { closures } from "./kinds/closures.ts";
import { electrical } from "./kinds/electrical.ts";
import { fire } from "./kinds/fire.ts";
import { loading } from "./kinds/loading.ts";
import { machinery } from "./kinds/machinery.ts";
import { navigation } from "./kinds/navigation.ts";
import { propulsion } from "./kinds/propulsion.ts";
import type { SignalSpec } from "./kinds/signal-spec.ts";
import { steering } from "./kinds/steering.ts";
import { watch } from "./kinds/watch.ts";
import { waterInside } from "./kinds/water-inside.ts";

export const kinds = {
  ...closures,
  ...waterInside,
  ...fire,
  ...machinery,
  ...steering,
  ...propulsion,
  ...electrical,
  ...navigation,
  ...loading,
  ...watch,
} as const;

export type Kinds = typeof kinds;
export type Kind = keyof Kinds;
export type SignalOf<K extends Kind> = Extract<keyof Kinds[K], string>;
export type ValueOf<K extends Kind, S extends SignalOf<K>> =
  Kinds[K][S] extends SignalSpec<infer V> ? V : never;
