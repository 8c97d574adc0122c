import { expect, test } from "vitest";
import { notTimed, timeClosing } from "../../../src/rules/terms/closing-time.ts";

const limits = { shortest: 20_000, longest: 40_000, tolerance: 500 };
const look = (state: typeof notTimed, position: "open" | "moving" | "closed", at: number, mono = at) =>
  timeClosing(state, position, { at, mono }, "WTD 1", limits);

test("a closing during which the clock was put forward proves nothing", () => {
  const moving = look(look(notTimed, "open", 0).state, "moving", 1000);
  expect(look(moving.state, "closed", 3_631_000, 31_000).outcome).toEqual({
    is: "unproven",
    says: "WTD 1: closing time not proved: the clock was not steady",
  });
  expect(look(moving.state, "closed", 31_000).outcome).toMatchObject({
    is: "met",
    measured: { milliseconds: 30_000 },
  });
});
