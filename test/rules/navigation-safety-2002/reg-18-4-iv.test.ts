import { damageReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-iv.ts";
import { reportedAtOnce } from "../reported.ts";

reportedAtOnce(damageReported, "damage", "Damage to works of the waterway");
