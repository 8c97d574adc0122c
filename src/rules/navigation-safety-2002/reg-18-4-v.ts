/** An uncharted obstruction, or an aid to navigation that failed, is reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const obstructionReported = immediateReport({
  provision: "18(4)(v)",
  title: "Obstruction or failed aid reported",
  words: "observing uncharted obstruction or failure of navigational aid is noticed",
  cases: ["obstruction"],
});
