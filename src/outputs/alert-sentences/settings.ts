/** What the ship file may say of alert sentences on one port. The descriptions are its documentation. */
import { z } from "zod";
import { checkPlace, placeShape } from "../place.ts";

const ALERT_NUMBER = z.int().min(1).max(9_999_999);

const shape = {
  port: z.string().min(1).optional().meta({
    description:
      "The port that commands to our alerts are heard from; they are sent there too, unless `serial`, `udp`, `group`, `tcp` or `listen` says where",
  }),
  ...placeShape,
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
  acknowledges: z.boolean().default(false).meta({
    description:
      "Whether the alerts of equipment heard on this port are acknowledged there when they are acknowledged on our panel (ACN, or ACK where it speaks ALR): the alert is then shown as its source answers",
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
  checkPlace(value, complain);
  if (value.acknowledges && value.port === undefined)
    complain("acknowledges", "goes with port: only who is heard can answer");
});

/** Each line that alerts are told on. Nothing is sent where the ship file names none. */
export const alertLinesSchema = z.array(alertSentencesSchema).default([]);

export type AlertSentencesSettings = z.infer<typeof alertSentencesSchema>;
