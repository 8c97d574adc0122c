/** What the ship file may say of a port that asks one Modbus unit. */
import { z } from "zod";
import { firstNumbers } from "../../src/ingest/point-maps.ts";
import { type Duration, milliseconds, parseDuration } from "../../src/kernel/duration.ts";

const duration = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?\s*(ms|s|min|h|d)$/, "a duration is a number with its unit: 500ms or 2s")
    .transform((text): Duration => parseDuration(text) ?? milliseconds(0))
    .refine((given) => given >= least && given <= most, `must be from ${least} ms to ${most} ms`);

const RANGE = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/;

/** `0-15, 30`: numbers and ranges of numbers. */
function numbersOf(text: string): readonly number[] | undefined {
  const numbers: number[] = [];
  for (const part of text.split(",")) {
    const [, from, to = from] = RANGE.exec(part.trim()) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || last < first || last > 65_535) return undefined;
    for (let number = first; number <= last; number += 1) numbers.push(number);
  }
  return numbers;
}

const numbers = z
  .string()
  .refine((text) => numbersOf(text) !== undefined, "numbers and ranges are written 0-15, 30")
  .transform((text) => numbersOf(text) ?? [])
  .optional();

export const settings = z
  .strictObject({
    serial: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Path of the RS-485 line, such as /dev/serial/by-path/…; ports of several units may name the same",
      ),
    baud: z
      .int()
      .min(1200)
      .max(115_200)
      .optional()
      .describe("Bits a second of the serial line, such as 19200"),
    parity: z
      .enum(["none", "even", "odd"])
      .optional()
      .describe(
        "Parity of the serial line: none (the default, and most usual), even (as the Modbus guide has it), odd",
      ),
    "stop-bits": z.literal([1, 2]).optional().describe("Stop bits of the serial line (default 1)"),
    echo: z
      .boolean()
      .optional()
      .describe(
        "Whether the RS-485 adapter hears its own telegrams, ahead of the answers (default false: most do not)",
      ),
    tcp: z
      .string()
      .regex(/^[^\s:]+:\d{1,5}$/, "must be a host and a port, such as 10.0.0.9:502")
      .optional()
      .describe("Host and port of a unit or a gateway that speaks Modbus TCP, such as 10.0.0.9:502"),
    unit: z
      .int()
      .min(0)
      .max(255)
      .describe("Address of the unit: 1 to 247; by TCP without a gateway often 255, 0 or 1"),
    poll: duration(50, 5000)
      .prefault("500ms")
      .describe("How often the unit is asked: 50ms to 5s (default 500ms)"),
    timeout: duration(20, 2000)
      .prefault("500ms")
      .describe("How long an answer is waited for, besides the time it takes on the wire (default 500ms)"),
    gap: z
      .int()
      .min(0)
      .max(100)
      .default(8)
      .describe("How many points that nobody wants may be read along between two that are wanted"),
    read: z
      .strictObject({ coil: numbers, input: numbers, register: numbers, holding: numbers })
      .optional()
      .describe("What is asked for besides what bindings read, such as { input: 0-15 }"),
    first: firstNumbers.default({}),
  })
  .check(({ value, issues }) => {
    const complain = (key: string, message: string): void => {
      issues.push({ code: "custom", message, path: [key], input: value });
    };
    const { serial, tcp, baud, unit } = value;
    if ((serial === undefined) === (tcp === undefined))
      complain(
        "serial",
        `one of serial and tcp must be given; found ${serial === undefined ? "none" : "both"}`,
      );
    if (serial !== undefined && baud === undefined) complain("baud", "must be given with serial");
    if (serial !== undefined && (unit < 1 || unit > 247))
      complain("unit", "must be from 1 to 247 on a serial line");
    for (const key of ["baud", "parity", "stop-bits", "echo"] as const)
      if (tcp !== undefined && value[key] !== undefined) complain(key, "goes with serial only");
  });

export type Settings = z.infer<typeof settings>;
