import { overboardReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-vi.ts";
import { reportedAtOnce } from "../reported.ts";

reportedAtOnce(overboardReported, "overboard", "Object overboard");
