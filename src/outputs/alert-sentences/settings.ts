/** What the ship file may say of alert sentences on one port. The descriptions are its documentation. */
import { z } from "zod";
import { GROUPS } from "../../wire/nmea0183/datagram.ts";

const ALERT_NUMBER = z.int().min(1).max(9_999_999);

/** The one place at most where they are sent other than on the port. */
const PLACES = ["serial", "udp", "group"] as const;

const shape = {
  port: z.string().min(1).optional().meta({
    description:
      "The port that commands to our alerts are heard from; they are sent there too, unless `serial`, `udp` or `group` says where",
  }),
  serial: z
    .string()
    .min(1)
    .optional()
    .meta({
      description: "Path of a serial line on which nothing is heard; `baud` goes with it",
      examples: ["/dev/serial/by-id/usb-…"],
    }),
  baud: z
    .literal([4800, 9600, 19_200, 38_400, 57_600, 115_200])
    .optional()
    .meta({ description: "Bits a second of the serial line" }),
  udp: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/, "must be a host and a port, such as 10.0.0.7:10110")
    .optional()
    .meta({ description: "Host and port to which they are sent in datagrams of IEC 61162-450" }),
  group: z
    .literal([...GROUPS.keys()])
    .optional()
    .meta({ description: "Transmission group of IEC 61162-450 to which they are sent", examples: ["BAM1"] }),
  interface: z.ipv4().optional().meta({
    description: "Address of the network interface to send from, where this machine has several",
  }),
  source: z
    .string()
    .regex(/^[A-Z][A-Z0-9](?!0000)\d{4}$/, "must be two letters and four digits, such as II0001")
    .default("II0001")
    .meta({ description: "Our system function id on an IEC 61162-450 network" }),
  sentences: z.enum(["ALF", "ALR"]).default("ALF").meta({
    description:
      "ALF for bridge alert management (ALF, ALC, HBT, ACN, ARC); ALR for older equipment (ALR, ACK)",
  }),
  talker: z
    .string()
    .regex(/^[A-Z][A-Z0-9]$/, "must be two capital letters or digits, such as II")
    .default("II")
    .meta({ description: "Talker id that the sentences are sent under" }),
  manufacturer: z
    .string()
    .regex(/^[A-Z0-9]{3}$/, "must be the three characters registered with NMEA")
    .meta({ description: "Manufacturer's mnemonic of ALF, ALC and ARC, as registered with NMEA" }),
  numbers: z
    .record(z.string(), ALERT_NUMBER)
    .default({})
    .meta({
      description:
        "Alert identifiers by provision and step, where the ship's alert list gives them; others have one of their own from 10000 up",
      examples: [{ "PSR-I-38(1):open": 100101 }],
    }),
  station: z.enum(["bridge", "task-station", "engine-room"]).default("bridge").meta({
    description:
      "Where the equipment stands that acknowledges: the bridge answers for category B only, a task station for A, the engine room for C",
  }),
  heartbeat: z.int().min(10).max(60).default(30).meta({ description: "Seconds between heartbeats (HBT)" }),
  list: z.int().min(5).max(30).default(30).meta({
    description: "Seconds between lists of all alerts (ALC, or ALR): the standard allows 30 at most",
  }),
};

export const alertSentencesSchema = z.strictObject(shape).check(({ value, issues }) => {
  const complain = (key: string, message: string): void => {
    issues.push({ code: "custom", message, path: [key], input: value });
  };
  const places = PLACES.filter((key) => value[key] !== undefined);
  const [, second] = places;
  if (second !== undefined) complain(second, `only one of ${PLACES.join(", ")} may be given`);
  if (value.port === undefined && places.length === 0)
    complain("port", `one of port, ${PLACES.join(", ")} must say where the sentences go`);
  if ((value.serial === undefined) !== (value.baud === undefined))
    complain("baud", "goes with serial, and serial with it");
});

/** Each line that alerts are told on. Nothing is sent where the ship file names none. */
export const alertLinesSchema = z.array(alertSentencesSchema).default([]);

export type AlertSentencesSettings = z.infer<typeof alertSentencesSchema>;
