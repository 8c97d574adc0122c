import { distressReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-i.ts";
import { reportedAtOnce } from "../reported.ts";

reportedAtOnce(distressReported, "distress", "Another vessel in distress");
