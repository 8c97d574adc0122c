/** What a watch begins with: the ship, what speaks for her, the rules, and what an earlier watch kept. */
import type { Bindings } from "./bindings/bindings.ts";
import type { Outputs } from "./foreign-ears.ts";
import type { Instant } from "./kernel/clock.ts";
import type { Duration } from "./kernel/duration.ts";
import type { Json } from "./kernel/json.ts";
import type { Rule } from "./rules/rule.ts";
import type { Ship } from "./ship/ship.ts";

export interface WatchStart {
  readonly ship: Ship;
  readonly bindings: Bindings;
  readonly rules: readonly Rule[];
  readonly now: Instant;
  /** What an earlier watch kept. */
  readonly kept?: ReadonlyMap<string, Json>;
  readonly firstWord?: Duration;
  /** False where nothing follows that could begin with it: a replay. */
  readonly keeps?: boolean;
  /** What the ship file sets up under `watch`: where the alerts of other equipment are heard. */
  readonly outputs?: Outputs;
}
