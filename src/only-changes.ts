/** State to be kept for the next start, handed over only when it is not what was kept last. */
import type { Json } from "./kernel/json.ts";

export type Kept = readonly (readonly [key: string, value: Json])[];

export function onlyChanges(key: string, before: Json | undefined): (state: Json) => Kept {
  let last = JSON.stringify(before ?? null);
  return (state) => {
    const written = JSON.stringify(state);
    if (written === last) return [];
    last = written;
    return [[key, state]];
  };
}
