import { noRemoteOpening } from "../../../src/rules/passenger-ship-2026/para-26-7-d.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: noRemoteOpening,
  aboard: [item("watertight-door", "wtd-1", ["remote-opening"], { name: "WTD 1" })],
  good: { "wtd-1.remote-opening": false },
  bad: { "wtd-1.remote-opening": true },
  priority: "alarm",
  says: "WTD 1: the console orders it to open; close it at the door",
  enters: ["WTD 1 ordered open from the console", "WTD 1 no longer ordered open"],
  unknown: { "wtd-1.remote-opening": "warning" },
});
