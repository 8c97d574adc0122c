/** Settings: every number that the law does not give has a name, a default and a reason, and can be set. */
import type { Duration } from "../kernel/duration.ts";

export type SettingValue = Duration | number | boolean;

export interface Setting<V extends SettingValue = SettingValue> {
  readonly default: V;
  readonly reason: string;
  readonly unit?: string;
  /** The law gives this, and allows less. */
  readonly most?: number;
}

export type SettingsDeclared = Readonly<Record<string, Setting>>;

type Widened<V> = V extends boolean ? boolean : V extends Duration ? Duration : number;
export type SettingsOf<D extends SettingsDeclared> = { readonly [K in keyof D]: Widened<D[K]["default"]> };

export const setting = <V extends SettingValue>(value: V, reason: string, unit?: string): Setting<V> =>
  unit === undefined ? { default: value, reason } : { default: value, reason, unit };

/** A number that the law gives as the most: the ship file may set less. */
export const atMost = <V extends Duration>(value: V, reason: string): Setting<V> => ({
  default: value,
  reason,
  most: value,
});

/** The defaults, with what the ship file says in their place. */
export function settled<D extends SettingsDeclared>(
  declared: D | undefined,
  set: Readonly<Record<string, unknown>> | undefined,
): SettingsOf<D> {
  const values: Record<string, unknown> = {};
  for (const [name, { default: value }] of Object.entries(declared ?? {}))
    values[name] = set?.[name] ?? value;
  return values as SettingsOf<D>;
}
