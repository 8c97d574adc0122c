/** SocketCAN on a real kernel, booted once: what two supervised buses went through, looked at afterwards. */
import { beforeAll, expect, it } from "vitest";
import { BOOTED_WITHIN, GUEST_NEEDS, inGuest } from "./can-guest.ts";
import { describeWith } from "./parts.ts";

describeWith(GUEST_NEEDS, "a CAN bus on a real kernel", () => {
  let seen: ReadonlyMap<string, unknown> = new Map();
  beforeAll(() => {
    seen = inGuest("can-scenario.mjs");
  }, BOOTED_WITHIN);

  it.for<[string, string, unknown]>([
    ["is heard, one reader a bus", "states at first", ["hearing", "hearing"]],
    ["has its devices asked for their NAMEs, where the ship file allows it", "asked for names", true],
    ["has nothing sent on it otherwise", "sent without leave", []],
    [
      "has 11-bit frames, foreign 29-bit traffic, requests and error frames refused",
      "refused",
      [...Array<string>(4).fill("not an NMEA 2000 frame"), "error frame"],
    ],
    ["has nothing believed of them", "believed", [129025]],
    ["is heard again after its interface went down and up", "heard after down and up", true],
    ["needs no new reader for that", "reader started anew", 0],
    ["is lost at once when its interface is deleted", "lost when deleted", true],
    ["says why", "why lost", "CAN interface vcan0 is not there: read: No such device"],
    ["is heard again after its interface was deleted and added", "heard after delete and add", true],
    ["leaves the other bus alone in all this", "the other bus meanwhile", 1],
    ["is silent when nothing comes for three seconds", "silent when nothing comes", true],
    ["is heard again after the silence", "heard after silence", true],
    ["leaves no candump behind", "children left", "0"],
  ])("%s", ([, what, expected], { skip }) => {
    skip(seen.size === 0, "the guest could not be built");
    expect(seen.get(what)).toEqual(expected);
  });

  it("loses nothing of two buses at 1,900 frames a second", ({ skip }) => {
    skip(seen.size === 0, "the guest could not be built");
    expect(seen.get("two busy buses")).toMatchObject({
      sent: 9500,
      heard: [9500, 9500],
      different: [9500, 9500],
    });
  });

  it("loses nothing of a burst of 20,000 frames at full speed", ({ skip }) => {
    skip(seen.size === 0, "the guest could not be built");
    expect(seen.get("burst")).toEqual({ sent: 20_000, heard: 20_000, different: 20_000 });
  });
});
