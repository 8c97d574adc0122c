/** Another vessel in distress is reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const distressReported = immediateReport({
  provision: "18(4)(i)",
  title: "Another vessel in distress reported",
  words: "sighting of any other vessel in distress",
  cases: ["distress"],
});
