/** What the ship file may say of the panel. The descriptions are its documentation. */
import { z } from "zod";
import { AT_THIS_COMPUTER } from "./sounds.ts";

/** As `pinHash` in pin.ts writes it. */
const PIN_HASH = /^scrypt:[A-Za-z0-9_-]{22}:[A-Za-z0-9_-]{43}$/;

const personSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({ description: "Name, as it is written in the log", examples: ["A. Menon"] }),
  rank: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .meta({ description: "Rank, as it is written in the log", examples: ["Second officer"] }),
  pin: z
    .string()
    .regex(PIN_HASH, "the hash of a PIN is wanted, as `watchkeeper pin` makes it, never the PIN itself")
    .optional()
    .meta({
      description:
        "The hash of this person's PIN, as `watchkeeper pin` makes it; without one, this person can sign in only where the panel listens on loopback",
    }),
});

export const panelSchema = z
  .strictObject({
    host: z.string().min(1).default("127.0.0.1").meta({
      description:
        "The address on which the panel listens; on any but loopback nobody may act until `people` have PINs",
    }),
    port: z
      .int()
      .min(0)
      .max(65_535)
      .default(8440)
      .meta({ description: "TCP port of the panel; 0 takes any that is free" }),
    "must-sound": z
      .array(z.union([z.ipv4(), z.ipv6()]))
      .default([...AT_THIS_COMPUTER])
      .meta({
        description:
          "The addresses of the screens that must be heard; an alert is raised while the browser of one keeps its page from sounding",
      }),
    people: z
      .array(personSchema)
      .default([])
      .meta({
        description:
          "Who may act at the panel; with nobody named, and on loopback alone, anyone at this machine by stated name",
      })
      .refine(
        (people) => new Set(people.map((person) => person.name)).size === people.length,
        "somebody is named twice: each person once",
      ),
  })
  .meta({ description: "The bridge panel, served to browsers" });
