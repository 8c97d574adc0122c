/** Every rule that the watch keeps: one line for each instrument. */
import { collision2002 } from "./collision-2002/index.ts";
import { navigationSafety2002 } from "./navigation-safety-2002/index.ts";
import { passengerShip2026 } from "./passenger-ship-2026/index.ts";
import type { Rule } from "./rule.ts";
import { selfWatchRules } from "./self-watch/index.ts";

export const rules: readonly Rule[] = [
  ...passengerShip2026,
  ...collision2002,
  ...navigationSafety2002,
  ...selfWatchRules,
];
