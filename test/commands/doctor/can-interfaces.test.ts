/** What the doctor says of CAN interfaces: down, at the wrong bit rate, off the bus, counting errors. */
import { describe, expect, test } from "vitest";
import { absentInterface, examineInterface, readLinks } from "../../../src/commands/doctor/can-interfaces.ts";

describe("CAN interfaces", () => {
  const can = (change: object = {}, data: object = {}) =>
    readLinks(
      JSON.stringify([
        { ifname: "lo", link_type: "loopback", flags: ["UP"] },
        {
          ifname: "can0",
          link_type: "can",
          flags: ["NOARP", "UP", "LOWER_UP", "ECHO"],
          linkinfo: {
            info_kind: "can",
            info_data: { state: "ERROR-ACTIVE", restart_ms: 100, bittiming: { bitrate: 250_000 }, ...data },
          },
          ...change,
        },
      ]),
    )?.map((one) => examineInterface(one, 250_000))[0];

  test("one that is up, at its rate and without errors is well", () => {
    expect(can()).toMatchObject({ result: "well", words: "up, 250000 bit/s, ERROR-ACTIVE" });
    expect(can({}, { ctrlmode: ["LISTEN-ONLY"] })?.words).toContain("listen only");
  });

  test.each<[string, object, object, string, string]>([
    [
      "down",
      { flags: ["NOARP"] },
      {},
      "it is down",
      "ip link set can0 up type can bitrate 250000 restart-ms 100",
    ],
    ["at another rate", {}, { bittiming: { bitrate: 500_000 } }, "it runs at 500000 bit/s", "bitrate 250000"],
    ["off the bus", {}, { state: "BUS-OFF" }, "it is off the bus", "both terminators"],
    [
      "counting errors",
      {},
      { state: "ERROR-PASSIVE" },
      "it counts errors (ERROR-PASSIVE)",
      "CAN-H and CAN-L",
    ],
  ])("one that is %s is wrong, with what to do", (_, change, data, words, mend) => {
    const found = can(change, data);
    expect(found?.result).toBe("wrong");
    expect(found?.words).toContain(words);
    expect(found?.mend).toContain(mend);
  });

  test("one that does not come back by itself is advised to", () => {
    expect(can({}, { restart_ms: 0 })).toMatchObject({
      result: "advice",
      mend: expect.stringContaining("restart-ms 100"),
    });
  });

  test("one of the ship file that is not there is wrong", () => {
    expect(absentInterface("can1", []).mend).toContain("CAN interfaces of this machine: none");
    expect(readLinks("no JSON")).toBeUndefined();
  });
});
