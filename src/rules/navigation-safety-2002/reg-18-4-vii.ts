/** Oil spilled is reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const oilReported = immediateReport({
  provision: "18(4)(vii)",
  title: "Oil spilled reported",
  words: "spillage of oil into National Waterway",
  cases: ["oil"],
});
