/** How a ship file says which points a unit has: for the driver that hears it, and for the one that plays its recording. */
import { z } from "zod";
import { bytesNeeded, type FrameMap, keyOf } from "../wire/can-io/decode.ts";

const number = z.int().min(0).max(65_535);
const byte = z.int().min(0).max(7);

/** What the maker's list of a Modbus unit calls the first point of each table. */
export const firstNumbers = z
  .strictObject({
    coil: number.optional(),
    input: number.optional(),
    register: number.optional(),
    holding: number.optional(),
  })
  .describe(
    "What the maker's list calls the first point of each table, where that is not 0: { register: 30001 }; " +
      "bindings and `read` then use the numbers of that list",
  );

const frame = z
  .strictObject({
    id: z
      .union([
        z.int().min(0),
        z
          .string()
          .regex(/^0x[0-9A-Fa-f]{1,8}$/, "an identifier is written 0x181")
          .transform(Number),
      ])
      .describe("Identifier of the frame, such as 0x181"),
    extended: z
      .boolean()
      .optional()
      .describe("The identifier has 29 bits, though it would fit 11; larger ones always have"),
    inputs: z
      .strictObject({
        first: number.describe("The number of the first contact, as bindings name it"),
        byte: byte.describe("The byte in which it is, from 0"),
        bit: byte.default(0).describe("Its bit, from 0, the least significant"),
        count: z.int().min(1).max(64).describe("How many contacts follow each other"),
      })
      .optional()
      .describe("Contacts: bits of the frame"),
    registers: z
      .strictObject({
        first: number.describe("The number of the first value, as bindings name it"),
        byte: byte.describe("The byte at which it begins, from 0"),
        count: z.int().min(1).max(8).describe("How many values follow each other"),
        width: z.literal([1, 2, 4]).default(2).describe("Bytes of each value"),
        order: z.enum(["little", "big"]).default("little").describe("Which byte of a value comes first"),
        signed: z.boolean().default(false).describe("Values may be negative"),
      })
      .optional()
      .describe("Meters: bytes of the frame"),
  })
  .transform((given): FrameMap => ({ ...given, extended: given.extended ?? given.id > 0x7ff }))
  .check(({ value, issues }) => {
    const complain = (message: string): void => {
      issues.push({ code: "custom", message, path: [], input: value });
    };
    if (value.id > 0x1fff_ffff) complain("an identifier has at most 29 bits");
    if (!value.extended && value.id > 0x7ff) complain(`${keyOf(value)} has more than 11 bits`);
    if (value.inputs === undefined && value.registers === undefined)
      complain("`inputs` or `registers` is missing: what does the frame carry?");
    if (bytesNeeded(value) > 8) complain("a frame has 8 bytes, and this reads beyond them");
  });

/** Frames of plain CAN input units: which of them carry which points. */
export const frames = z
  .array(frame)
  .min(1)
  .describe("Which frames carry which points")
  .check(({ value, issues }) => {
    const taken = new Set<string>();
    for (const [index, map] of value.entries())
      for (const table of ["inputs", "registers"] as const) {
        const { first = 0, count = 0 } = map[table] ?? {};
        const names = Array.from({ length: count }, (_, i) => `${table} ${first + i}`);
        const twice = names.find((name) => taken.has(name));
        if (twice !== undefined)
          issues.push({
            code: "custom",
            message: `number ${twice.split(" ")[1]} is already that of an earlier frame`,
            path: [index, table],
            input: value,
          });
        for (const name of names) taken.add(name);
      }
  });
