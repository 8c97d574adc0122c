import { test } from "vitest";
import { fireOrFloodingReported } from "../../../src/rules/navigation-safety-2002/reg-18-4-iii.ts";
import { item } from "../ferry.ts";
import { onTheWaterway, reportedAtOnce } from "../reported.ts";

reportedAtOnce(fireOrFloodingReported, "fire", "Fire");
reportedAtOnce(fireOrFloodingReported, "flooding", "Flooding");

const detectors = [
  item("fire-detector", "fd-1", ["alarm"]),
  item("fire-detector", "fd-2", ["alarm"]),
  item("flooding-detector", "wd-1", ["wet"]),
  item("flooding-detector", "wd-2", ["wet"]),
];
const ship = () =>
  onTheWaterway(fireOrFloodingReported, detectors).given({
    "fd-1.alarm": false,
    "fd-2.alarm": false,
    "wd-1.wet": false,
    "wd-2.wet": false,
  });

test.each([
  [{ "fd-1.alarm": true }, "normal"],
  [{ "fd-1.alarm": true, "fd-2.alarm": true }, "active-unacknowledged"],
  [{ "wd-2.wet": true }, "normal"],
  [{ "wd-1.wet": true, "wd-2.wet": true }, "active-unacknowledged"],
  [{ "fd-1.alarm": true, "wd-1.wet": true }, "normal"],
] as const)("one sign may be false, two of a kind are to be reported: %j", (signs, state) => {
  ship().given(signs).after("2min").shows(state);
});

test("a false alarm that two detectors gave and that ended is not reported", () => {
  ship()
    .given({ "fd-1.alarm": true, "fd-2.alarm": true })
    .after("90s")
    .given({ "fd-1.alarm": false, "fd-2.alarm": false })
    .after("1h")
    .shows("normal")
    .logs();
});
