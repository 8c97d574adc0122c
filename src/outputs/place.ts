/** Where sentences of an output go, as the ship file says it: on a port that is heard, or to a place of their own. */
import { z } from "zod";
import { GROUPS } from "../wire/nmea0183/datagram.ts";

/** The one place at most that is not the port. */
const PLACES = ["serial", "udp", "group", "tcp", "listen"] as const;

export const placeShape = {
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
  tcp: z
    .string()
    .regex(/^[^\s:]+:\d{1,5}$/, "must be a host and a port, such as 10.0.0.7:10110")
    .optional()
    .meta({ description: "Host and port of a TCP server to which they are sent; nothing is heard there" }),
  listen: z.int().min(1).max(65_535).optional().meta({
    description: "TCP port of this machine at which whoever connects is told; nothing is heard there",
  }),
  interface: z.ipv4().optional().meta({
    description: "Address of the network interface to send from, where this machine has several",
  }),
  source: z
    .string()
    .regex(/^[A-Z][A-Z0-9](?!0000)\d{4}$/, "must be two letters and four digits, such as II0001")
    .default("II0001")
    .meta({ description: "Our system function id on an IEC 61162-450 network" }),
};

export interface Place {
  readonly port?: string | undefined;
  readonly serial?: string | undefined;
  readonly baud?: number | undefined;
  readonly udp?: string | undefined;
  readonly group?: string | undefined;
  readonly tcp?: string | undefined;
  readonly listen?: number | undefined;
  readonly interface?: string | undefined;
  readonly source: string;
}

/** The place of its own; absent: they are said on the port. */
export const ownPlace = (place: Place): string | undefined => {
  const [key] = PLACES.filter((one) => place[one] !== undefined);
  return key === undefined ? undefined : String(place[key]);
};

export function checkPlace(place: Place, complain: (key: string, message: string) => void): void {
  const places = PLACES.filter((key) => place[key] !== undefined);
  const [, second] = places;
  if (second !== undefined) complain(second, `only one of ${PLACES.join(", ")} may be given`);
  if (place.port === undefined && places.length === 0)
    complain("port", `one of port, ${PLACES.join(", ")} must say where the sentences go`);
  if ((place.serial === undefined) !== (place.baud === undefined))
    complain("baud", "goes with serial, and serial with it");
}
