/** What fell overboard and may endanger navigation is reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const overboardReported = immediateReport({
  provision: "18(4)(vi)",
  title: "Object overboard reported",
  words: "falling over board of any object which may become an obstruction or danger to navigation",
  cases: ["overboard"],
});
