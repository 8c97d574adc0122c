/** What the doctor says of the machine: its clock and its disk. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { examineClock, examineDisk } from "../../../src/commands/doctor/machine.ts";

const when = { at: Date.UTC(2028, 2, 1, 18), mono: 0 };

describe("the machine", () => {
  test("a clock that has lost the time is wrong; one that nobody keeps is advised to be kept", () => {
    expect(examineClock({ at: Date.UTC(2000, 0, 1), mono: 0 }).result).toBe("wrong");
    expect(examineClock(when, [])).toMatchObject({ result: "advice" });
    expect(examineClock(when, [tmpdir()])).toMatchObject({ result: "well" });
  });

  test("a store is looked at where it will be", () => {
    expect(examineDisk(join(tmpdir(), "not-yet/store"))).toMatchObject({
      about: expect.stringContaining("not-yet/store"),
    });
  });
});
