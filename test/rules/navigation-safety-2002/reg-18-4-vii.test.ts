import { oilReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-vii.ts";
import { reportedAtOnce } from "../reported.ts";

reportedAtOnce(oilReported, "oil", "Oil spilled");
