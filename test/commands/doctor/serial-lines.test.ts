/** The serial lines of the machine, by stable names, and whether they may be opened. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { examineFound, examineName, findLines } from "../../../src/commands/doctor/serial-lines.ts";

describe("the names of serial lines", () => {
  const dev = mkdtempSync(join(tmpdir(), "dev-"));
  mkdirSync(join(dev, "serial/by-id"), { recursive: true });
  writeFileSync(join(dev, "ttyUSB0"), "");
  symlinkSync("../../ttyUSB0", join(dev, "serial/by-id/usb-adapter"));
  symlinkSync("../../ttyUSB7", join(dev, "serial/by-id/usb-pulled"));

  test("each device is found once, its stable name first; a name that leads nowhere is none", () => {
    expect(findLines(dev)).toEqual([
      {
        device: join(dev, "ttyUSB0"),
        names: [join(dev, "serial/by-id/usb-adapter"), join(dev, "ttyUSB0")],
        mayOpen: true,
      },
    ]);
  });

  test("one that is not there is wrong, and those that are there are named", () => {
    expect(examineName("port gyro", join(dev, "gone"), findLines(dev))).toMatchObject({
      result: "wrong",
      mend: `is the adapter plugged in? Serial lines of this machine: ${join(dev, "serial/by-id/usb-adapter")}`,
    });
  });

  test("one that may not be opened is wrong, and the group is named to which the user must belong", () => {
    const found = examineFound({ device: "/dev/ttyUSB0", names: ["/dev/ttyUSB0"], mayOpen: false });
    expect(found).toMatchObject({ result: "wrong", words: "it may not be opened" });
    expect(found.mend).toContain("dialout");
  });
});
