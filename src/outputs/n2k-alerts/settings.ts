/** What the ship file may say of alerts on NMEA 2000. The descriptions are its documentation. */
import { z } from "zod";
import { deviceName } from "../../wire/nmea2000/address-claim.ts";

const lineSchema = z.strictObject({
  port: z.string().min(1).meta({
    description:
      "The port of driver nmea2000 on which alerts are told (126983, 126985) and answered (126984); it must say `alerts: send`",
  }),
  manufacturer: z.int().min(0).max(2046).meta({
    description: "Manufacturer code of our NAME, as registered with NMEA",
  }),
  unique: z.int().min(0).max(0x1f_ffff).meta({
    description: "Unique number of our NAME: no other device of this code aboard has it",
  }),
  instance: z.int().min(0).max(252).default(0).meta({ description: "Device instance of our NAME" }),
  address: z.int().min(0).max(251).default(200).meta({
    description:
      "The address that is claimed first, on a CAN interface; contested by a device of lower NAME it is given up for another. A gateway has its own",
  }),
  system: z
    .int()
    .min(0)
    .max(252)
    .default(1)
    .meta({ description: "Alert system that our alerts are told under" }),
  station: z.enum(["bridge", "task-station", "engine-room"]).default("bridge").meta({
    description:
      "Where the equipment stands that acknowledges: the bridge answers for category B only, a task station for A, the engine room for C",
  }),
  acknowledges: z.boolean().default(false).meta({
    description:
      "Whether the alerts of devices on this bus are acknowledged there when they are acknowledged on our panel (126984): the alert is then shown as its source answers",
  }),
  every: z.int().min(1).max(60).default(1).meta({
    description: "Seconds between two messages of an alert that is not normal; many take longer in turn",
  }),
});

/** Each bus that alerts are told on. Nothing is sent where the ship file names none. */
export const n2kAlertsSchema = z
  .array(lineSchema)
  .default([])
  .refine(
    (lines) => new Set(lines.map(({ port }) => port)).size === lines.length,
    "each bus is named once: one NAME has one address on it",
  );

export type N2kAlertsSettings = z.infer<typeof lineSchema>;

/** Safety systems, alarm enunciator. */
const CLASS = 20;
const FUNCTION = 110;

export const ownDevice = ({ unique, manufacturer, instance }: N2kAlertsSettings) => ({
  unique,
  manufacturer,
  instance,
  function: FUNCTION,
  class: CLASS,
  system: 0,
});

/** Our NAME on that bus, as messages carry it. */
export const ownName = (settings: N2kAlertsSettings): string => deviceName(ownDevice(settings));
