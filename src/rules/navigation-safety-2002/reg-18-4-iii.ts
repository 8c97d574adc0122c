/** Fire and flooding are reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const fireOrFloodingReported = immediateReport({
  provision: "18(4)(iii)",
  title: "Fire or flooding reported",
  words: "outbreak of fire or flooding in his vessel",
  cases: ["fire", "flooding"],
  reading:
    "Known when a person enters it, and while two fire detectors are in alarm, or two detectors find water: one may be false.",
});
