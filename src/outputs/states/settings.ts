/** What the ship file may say of the states of doors, water and fire that are told by sentence. */
import { z } from "zod";
import { checkPlace, placeShape } from "../place.ts";

const part = (longest: number) =>
  z
    .union([z.string(), z.int().nonnegative()])
    .transform(String)
    .refine(
      (text) => new RegExp(`^[A-Za-z0-9]{1,${longest}}$`).test(text),
      `must be at most ${longest} letters or digits`,
    );

const number = z.int().min(0).max(999);
const equipment = z.string().min(1);

const door = z.strictObject({
  equipment: equipment.meta({
    description: "A watertight door, shell door, ro-ro access or other opening of the ship file",
  }),
  system: z.enum(["WT", "WS", "FD", "HD", "OT"]).meta({
    description: "WT watertight, WS semi-watertight, FD fire, HD hull door, OT other",
  }),
  division: part(2).optional().meta({ description: "Bulkhead, frame or zone: the first division" }),
  deck: part(3).optional().meta({ description: "Deck or loop: the second division" }),
  door: number.meta({ description: "Number of the door" }),
});

const water = z.strictObject({
  equipment: equipment.meta({
    description: "A bilge well, flooding detector, drain space, or a shell door with its leakage",
  }),
  system: z.enum(["WL", "BI", "HD", "OT"]).meta({
    description: "WL water level detection, BI bilge, HD leakage at a hull door, OT other",
  }),
  first: part(2).optional().meta({ description: "First indicator of the place" }),
  second: part(2).optional().meta({ description: "Second indicator of the place" }),
  point: number.meta({ description: "Number of the detection point" }),
  says: z.enum(["high", "extreme-high"]).default("high").meta({
    description: "What water at this point is told as: high (H, pre-alarm), or extreme high (J, main alarm)",
  }),
});

const fire = z.strictObject({
  equipment: equipment.meta({ description: "A fire detector of the ship file" }),
  type: z
    .enum(["FD", "FH", "FS", "FM", "GD", "GO", "GS", "GH", "SF", "SV", "CO", "OT"])
    .default("FD")
    .meta({ description: "Type of detector: FD any, FH heat, FS smoke, FM manual call point …" }),
  zone: part(2).optional().meta({ description: "Fire zone: the first division" }),
  loop: part(3).optional().meta({ description: "Loop or deck: the second division" }),
  detector: number.meta({ description: "Number of the detector" }),
});

const lineSchema = z
  .strictObject({
    port: z.string().min(1).optional().meta({
      description: "A port that is heard, on which they are sent too, unless a place of its own is named",
    }),
    ...placeShape,
    talker: z
      .string()
      .regex(/^[A-Z][A-Z0-9]$/, "must be two capital letters or digits, such as WD")
      .optional()
      .meta({
        description:
          "Talker id; left out, that of the system: WD, FD or HD for doors, WL, BI or HD for water, FR for fire, II for what is other",
      }),
    every: z.int().min(10).max(600).default(60).meta({
      description:
        "Seconds between section summaries; after each, every door that is not closed and every detector that is not normal is told again",
    }),
    console: equipment.optional().meta({
      description: "The watertight door console whose master mode switch is told with doors of system WT",
    }),
    doors: z.array(door).default([]).meta({ description: "Doors told by DOR" }),
    water: z.array(water).default([]).meta({ description: "Detection points told by WAT" }),
    fire: z.array(fire).default([]).meta({ description: "Detectors told by FIR" }),
  })
  .check(({ value, issues }) => {
    const complain = (key: string, message: string): void => {
      issues.push({ code: "custom", message, path: [key], input: value });
    };
    checkPlace(value, complain);
    if (value.doors.length + value.water.length + value.fire.length === 0)
      complain("doors", "at least one of doors, water, fire must name what is told");
  });

/** Each line that states are told on. Nothing is sent where the ship file names none. */
export const statesSchema = z.array(lineSchema).default([]);

export type StatesSettings = z.infer<typeof lineSchema>;
export type DoorEntry = z.infer<typeof door>;
export type WaterEntry = z.infer<typeof water>;
export type FireEntry = z.infer<typeof fire>;
