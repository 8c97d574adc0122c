import { obstructionReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-v.ts";
import { reportedAtOnce } from "../reported.ts";

reportedAtOnce(obstructionReported, "obstruction", "Obstruction or failed aid to navigation");
