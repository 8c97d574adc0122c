/** The watch's own rules about itself: no law demands them, and nobody could trust a watch without them. */
import type { Rule } from "../rule.ts";
import { watchItself } from "./itself.ts";
import { portsHear } from "./ports.ts";
import { situationKnown } from "./situation.ts";

export const selfWatchRules: readonly Rule[] = [portsHear, watchItself, situationKnown];
