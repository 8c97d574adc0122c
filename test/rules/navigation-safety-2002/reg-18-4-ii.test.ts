import { test } from "vitest";
import { groundingReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-ii.ts";
import { onTheWaterway, reportedAtOnce } from "../reported.ts";

reportedAtOnce(groundingReported, "grounding", "Grounding or sinking");

test("aground by the signals, nobody having entered it: the report is owed all the same", () => {
  onTheWaterway(groundingReported)
    .given({ "navigation.status": "aground" })
    .after("2min")
    .shows("active-unacknowledged", "warning", "Grounding or sinking: report it")
    .given({ "entered-casualty-reported.grounding": "2028-03-01T12:02:00Z" })
    .acknowledge()
    .shows("normal");
});

test("a report made before she touched bottom again is none of that", () => {
  onTheWaterway(groundingReported)
    .given({ "entered-casualty-reported.grounding": "2028-03-01T11:00:00Z", "navigation.status": "underway" })
    .given({ "navigation.status": "aground" })
    .after("2min")
    .shows("active-unacknowledged");
});
