/** What the ship file may say of a port that hears NMEA 2000. */
import { z } from "zod";

const portNumber = z.int().min(1).max(65_535);

/** One of these says where the bus is heard. */
const SOURCES = ["can", "candump", "serial", "tcp", "udp"] as const;

export type Gateway = "ngt-1" | "ikonvert" | "ydwg" | "n2k-ascii";

/** The ways each gateway can be reached, and the rate of its serial line. */
export const GATEWAYS: Readonly<
  Record<Gateway, { readonly over: readonly ("serial" | "tcp" | "udp")[]; readonly baud?: number }>
> = {
  "ngt-1": { over: ["serial"], baud: 115_200 },
  ikonvert: { over: ["serial"], baud: 230_400 },
  ydwg: { over: ["tcp", "udp"] },
  "n2k-ascii": { over: ["tcp"] },
};
const GATEWAY_NAMES = Object.keys(GATEWAYS) as Gateway[];

export const settings = z
  .strictObject({
    can: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_.-]{0,14}$/, "must be the name of a CAN interface, such as can0")
      .optional()
      .describe("Name of a CAN interface of this machine, such as can0"),
    names: z
      .enum(["ask", "listen"])
      .optional()
      .describe(
        "listen (the default) sends nothing, and knows a device only once it claims its address of itself; ask is " +
          "the permission to send the bus one request for the NAMEs of its devices when the interface is opened and " +
          "every ten minutes",
      ),
    alerts: z
      .enum(["hear", "send"])
      .optional()
      .describe(
        "hear (the default) sends nothing; send is the permission to tell alerts on this bus and to answer those of " +
          "others, as `n2k-alerts` under `watch` has it: on a CAN interface under an address of our own, which is " +
          "claimed; through ydwg and n2k-ascii (tcp) and ngt-1 under the gateway's",
      ),
    candump: z
      .string()
      .min(1)
      .optional()
      .describe("Path of a recording made with `candump -L`, played as though it were the bus"),
    pace: z
      .enum(["recorded", "at-once"])
      .optional()
      .describe("Whether a recording is played at its own pace (the default) or as fast as it can be read"),
    serial: z
      .string()
      .min(1)
      .optional()
      .describe("Path of the serial line of a gateway, such as /dev/serial/by-id/usb-…"),
    baud: z.int().min(1200).max(4_000_000).optional().describe("Bits a second, where not the gateway's own"),
    tcp: z
      .string()
      .regex(/^[^\s:]+:\d{1,5}$/, "must be a host and a port, such as 192.168.4.1:1457")
      .optional()
      .describe("Host and port of a gateway, such as 192.168.4.1:1457"),
    udp: portNumber.optional().describe("Local UDP port at which a gateway's datagrams arrive, such as 1457"),
    gateway: z
      .enum(GATEWAY_NAMES)
      .optional()
      .describe(
        "Kind of gateway: ngt-1 (Actisense, serial), ikonvert (Digital Yacht, serial), ydwg (Yacht Devices RAW, " +
          "tcp or udp), n2k-ascii (Actisense N2K ASCII, tcp)",
      ),
  })
  .check(({ value, issues }) => {
    const complain = (key: string, message: string): void => {
      issues.push({ code: "custom", message, path: [key], input: value });
    };
    const given = SOURCES.filter((key) => value[key] !== undefined);
    const [source = "can", second] = given;
    if (given.length !== 1) {
      complain(
        second ?? source,
        `exactly one of ${SOURCES.join(", ")} must be given; found ${given.join(" and ") || "none"}`,
      );
      return;
    }
    const { gateway } = value;
    if (source === "can" || source === "candump") {
      if (gateway !== undefined) complain("gateway", "goes with serial, tcp or udp only");
    } else if (gateway === undefined) {
      complain("gateway", `must be given with ${source}: one of ${GATEWAY_NAMES.join(", ")}`);
    } else {
      const { over } = GATEWAYS[gateway];
      if (!over.includes(source)) complain("gateway", `${gateway} is reached over ${over.join(" or ")}`);
    }
    if (value.baud !== undefined && source !== "serial") complain("baud", "goes with serial only");
    if (value.pace !== undefined && source !== "candump") complain("pace", "goes with candump only");
    if (value.alerts === "send" && (value.gateway === "ikonvert" || source === "candump" || source === "udp"))
      complain("alerts", "send goes with can, with ydwg and n2k-ascii over tcp, and with ngt-1 only");
    if (value.names !== undefined && source !== "can") complain("names", "goes with can only");
  });

export type Settings = z.infer<typeof settings>;
