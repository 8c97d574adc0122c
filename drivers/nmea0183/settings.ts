/** What the ship file may say of a port that hears NMEA 0183. */
import { z } from "zod";
import { GROUPS } from "../../src/wire/nmea0183/datagram.ts";

const BAUDS = [4800, 9600, 19_200, 38_400, 57_600, 115_200] as const;
const portNumber = z.int().min(1).max(65_535);

/** One of these says where the sentences come from. */
const SOURCES = ["serial", "tcp", "listen", "udp", "group"] as const;

export const settings = z
  .strictObject({
    serial: z
      .string()
      .min(1)
      .optional()
      .describe("Path of a serial line, such as /dev/serial/by-id/usb-…; `baud` goes with it"),
    baud: z
      .literal(BAUDS)
      .optional()
      .describe("Bits a second of the serial line: 4800 for IEC 61162-1, 38400 for 61162-2 and AIS"),
    tcp: z
      .string()
      .regex(/^[^\s:]+:\d{1,5}$/, "must be a host and a port, such as 10.0.0.7:10110")
      .optional()
      .describe("Host and port of a TCP server that sends sentences, such as 10.0.0.7:10110"),
    listen: portNumber
      .optional()
      .describe("TCP port of this machine to which devices connect and send sentences"),
    udp: portNumber
      .optional()
      .describe("Local UDP port at which datagrams with sentences arrive, such as 10110"),
    group: z
      .union([
        z.literal([...GROUPS.keys()]),
        z.ipv4().refine((address) => /^2(2[4-9]|3\d)\./.test(address), "must be a multicast address"),
      ])
      .optional()
      .describe("IEC 61162-450 transmission group by name (VDRD for doors, fire and water), or its address"),
    port: portNumber
      .optional()
      .describe("UDP port of a group given by address; a group given by name has its own"),
    interface: z
      .union([z.ipv4(), z.array(z.ipv4()).min(2).max(4)])
      .optional()
      .describe(
        "Address of the network interface to listen on, where this machine has several; a list where a group is " +
          "carried by redundant networks: each datagram is heard once, and a network that falls silent is told",
      ),
    safety: z
      .boolean()
      .optional()
      .describe(
        "true refuses every sentence without checksum, false believes them; left out, doors, fire, water, lights " +
          "and alerts are refused without one, and all others once the port has sent one with",
      ),
  })
  .check(({ value, issues }) => {
    const complain = (key: string, message: string): void => {
      issues.push({ code: "custom", message, path: [key], input: value });
    };
    const given = SOURCES.filter((key) => value[key] !== undefined);
    const [source = "serial", second] = given;
    if (given.length !== 1)
      complain(
        second ?? source,
        `exactly one of ${SOURCES.join(", ")} must be given; found ${given.join(" and ") || "none"}`,
      );
    if (value.serial !== undefined && value.baud === undefined)
      complain("baud", `must be given with serial: one of ${BAUDS.join(", ")}`);
    if (value.serial === undefined && value.baud !== undefined) complain("baud", "goes with serial only");
    const byAddress = value.group !== undefined && !GROUPS.has(value.group);
    if (byAddress && value.port === undefined) complain("port", "must be given with a group by address");
    if (!byAddress && value.port !== undefined) complain("port", "goes with a group by address only");
    const networked = value.udp ?? value.group ?? value.listen;
    if (value.interface !== undefined && networked === undefined)
      complain("interface", "goes with listen, udp or group only");
    if (Array.isArray(value.interface) && value.group === undefined)
      complain("interface", "several interfaces go with group only");
  });

export type Settings = z.infer<typeof settings>;
