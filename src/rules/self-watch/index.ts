/** The watch's own rules about itself: no law demands them, and nobody could trust a watch without them. */
import type { Rule } from "../rule.ts";
import { clockIsConfirmed } from "./wk-clock.ts";
import { countersignedDaily } from "./wk-countersign.ts";
import { othersAreHeard } from "./wk-foreign.ts";
import { inputsHear } from "./wk-input.ts";
import { watchItself } from "./wk-itself.ts";
import { portsHear } from "./wk-port.ts";
import { watchIsUnbroken } from "./wk-restart.ts";
import { rulesRun } from "./wk-rule.ts";
import { inputsComeInTime } from "./wk-silent.ts";
import { situationKnown } from "./wk-situation.ts";
import { firstSourceSpeaks } from "./wk-source.ts";
import { computerIsSupplied } from "./wk-supply.ts";
import { inputsAreBelieved } from "./wk-unknown.ts";
import { voyagesBeginAndEnd } from "./wk-voyage.ts";

export const selfWatchRules: readonly Rule[] = [
  portsHear,
  watchItself,
  watchIsUnbroken,
  clockIsConfirmed,
  computerIsSupplied,
  situationKnown,
  inputsHear,
  inputsComeInTime,
  inputsAreBelieved,
  firstSourceSpeaks,
  rulesRun,
  othersAreHeard,
  voyagesBeginAndEnd,
  countersignedDaily,
];
