import { piracyReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-viii.ts";
import { reportedAtOnce } from "../reported.ts";

reportedAtOnce(piracyReported, "piracy", "Piracy or theft");
