/** Steps that many checks take alike. */
import { type Duration, seconds } from "../../kernel/duration.ts";
import type { Priority } from "../../signals/priority.ts";
import type { Step, Subject } from "../shapes.ts";

/** One alert, without delay. */
export const atOnce = <I extends Subject>(
  priority: Priority,
  says: (item: I) => string,
): readonly Step<I, object, object>[] => [{ after: seconds(0), priority, says }];

/** One alert, after the named setting. */
export const after = <I extends Subject, N extends string>(
  name: N,
  priority: Priority,
  says: (item: I) => string,
): readonly Step<I, object, { readonly [K in N]: Duration }>[] => [
  { after: (settings) => settings[name], priority, says },
];

/** Nothing before she goes; at once when she has gone all the same. An unknown phase is a voyage. */
export const whenSheGoes = <I extends Subject>(
  priority: Priority,
  says: (item: I) => string,
): readonly Step<I, { readonly phase?: string | undefined }, object>[] => [
  { after: seconds(0), priority, when: ({ phase }) => phase !== "ready", says },
];
