/** Grounding or sinking is reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const groundingReported = immediateReport({
  provision: "18(4)(ii)",
  title: "Grounding or sinking reported",
  words: "grounding or sinking of the vessel",
  cases: ["grounding"],
  reading: "Known when a person enters it, and while the navigation status is aground.",
});
