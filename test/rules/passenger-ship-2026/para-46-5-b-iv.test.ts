import { bridgeOrdersAnswered } from "../../../src/rules/passenger-ship-2026/para-46-5-b-iv.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: bridgeOrdersAnswered,
  aboard: [item("propulsion-remote-control", "rc", ["answered"], { name: "Remote control" })],
  good: { "rc.answered": true },
  bad: { "rc.answered": false },
  until: "29999ms",
  priority: "caution",
  says: "Remote control: the order of the bridge is not answered",
  enters: ["Remote control order of the bridge not answered", "Remote control order of the bridge answered"],
  unknown: { "rc.answered": "caution" },
});
