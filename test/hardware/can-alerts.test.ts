/** Alerts told on a CAN bus of a real kernel, among other devices; what is sent is read by candump and canboatjs. */
import { beforeAll, expect, it } from "vitest";
import { BOOTED_WITHIN, GUEST_NEEDS, inGuest } from "./can-guest.ts";
import { describeWith } from "./parts.ts";

describeWith(GUEST_NEEDS, "alerts on a CAN bus of a real kernel", () => {
  let seen: ReadonlyMap<string, unknown> = new Map();
  beforeAll(() => {
    seen = inGuest("can-alerts-scenario.mjs");
  }, BOOTED_WITHIN);

  it.for<[string, string, unknown]>([
    ["nothing is said before anything is heard", "silent before anything is heard", 0],
    ["then an address is claimed", "claims", true],
    [
      "with the NAME of the ship file, as an alarm enunciator",
      "our NAME",
      { uniqueNumber: 77, deviceFunction: 110, deviceClass: "Safety systems" },
    ],
    [
      "an alarm is told from it",
      "alert",
      { src: 200, alertType: "Alarm", alertState: "Active", acknowledgeSupport: "Yes" },
    ],
    [
      "with its words and its place",
      "words",
      {
        alertTextDescription: "Watertight door 3 open under way",
        alertLocationTextDescription: "deck 3, frame 42",
      },
    ],
    ["both of one alert", "one alert", true],
    ["who asks what we are is told", "product", "Watchkeeper"],
    ["and refused what we have not", "refuses the rest", true],
    ["the address is defended against a higher NAME", "defends its address", true],
    ["and alerts go on from it", "goes on from it", 200],
    ["it is given up to a lower NAME", "gives its address up", true],
    ["and alerts go on from another", "goes on from another", 128],
    ["a display acknowledges by 126984", "acknowledged from the bus", true],
    ["in its NAME", "by whom", "0xC0A1A0001CBEA005 (126984 on bus)"],
    ["and is told so", "told as acknowledged", true],
    ["an alert of another device joins the list", "hears another's alert", true],
    [
      "acknowledged on our list, it is acknowledged there, in its own numbers",
      "answers it",
      { src: 128, alertId: 3001, alertOccurrenceNumber: 1, responseCommand: "Acknowledge", same: true },
    ],
    ["and is not acknowledged here before its source says so", "waits for its word", "active-unacknowledged"],
    ["but is when it does", "takes its word", true],
    ["our own, heard again, are not another's", "its own are not another's", 1],
    ["forty alerts take a share of the bus, and all are told", "forty alerts", { told: 40, modest: true }],
    ["the interface down and up, the address is claimed anew", "claims again after down and up", true],
    ["and alerts are told again", "tells again after down and up", true],
    ["the interface deleted and added, the same", "claims again after deleted and added", true],
    ["and alerts are told again after that too", "tells again after deleted and added", true],
    ["nothing is amiss at the end", "troubles at the end", "well"],
    ["and no child is left behind", "children left", "0\n0"],
  ])("%s", ([, what, expected], { skip }) => {
    skip(seen.size === 0, "the guest could not be built");
    expect(seen.get(what)).toEqual(expected);
  });
});
