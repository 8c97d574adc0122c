/** The watch's own rules about itself: no law demands them, and nobody could trust a watch without them. */
import type { Rule } from "../rule.ts";
import { inputsHear } from "./wk-input.ts";
import { watchItself } from "./wk-itself.ts";
import { portsHear } from "./wk-port.ts";
import { situationKnown } from "./wk-situation.ts";
import { voyagesBeginAndEnd } from "./wk-voyage.ts";

export const selfWatchRules: readonly Rule[] = [
  portsHear,
  watchItself,
  situationKnown,
  inputsHear,
  voyagesBeginAndEnd,
];
