/** What the ship file may say of a port that hears plain CAN input units. */
import { z } from "zod";
import { frames } from "../../src/ingest/point-maps.ts";

export const settings = z
  .strictObject({
    can: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_.-]{0,14}$/, "must be the name of a CAN interface, such as can1")
      .optional()
      .describe("Name of a CAN interface of this machine, such as can1"),
    candump: z
      .string()
      .min(1)
      .optional()
      .describe("Path of a recording made with `candump -L`, played as though it were the bus"),
    pace: z
      .enum(["recorded", "at-once"])
      .optional()
      .describe("Whether a recording is played at its own pace (the default) or as fast as it can be read"),
    frames,
  })
  .check(({ value, issues }) => {
    const complain = (key: string, message: string): void => {
      issues.push({ code: "custom", message, path: [key], input: value });
    };
    if ((value.can === undefined) === (value.candump === undefined))
      complain(
        "can",
        `one of can and candump must be given; found ${value.can === undefined ? "none" : "both"}`,
      );
    if (value.pace !== undefined && value.candump === undefined) complain("pace", "goes with candump only");
  });

export type Settings = z.infer<typeof settings>;
