/** Damage to works of the waterway is reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const damageReported = immediateReport({
  provision: "18(4)(iv)",
  title: "Damage to works of the waterway reported",
  words: "damage caused to any waterway installations or permanent structures",
  cases: ["damage"],
});
