/** Piracy and theft on board are reported at once. */
import { immediateReport } from "../terms/casualty-rules.ts";

export const piracyReported = immediateReport({
  provision: "18(4)(viii)",
  title: "Piracy or theft reported",
  words: "piracy or theft onboard",
  cases: ["piracy"],
});
