/** A recording of a bus at its own pace: late waits are made good, gaps are not waited for, a clock set back costs nothing. */
import { expect, test } from "vitest";
import { playCandump } from "../../src/ingest/play-candump.ts";
import { lentPorts } from "../drivers/lent-ports.ts";

/** Seconds at which each line was stamped, to the milliseconds at which it is heard where each wait is 7 ms too long. */
async function played(stamps: readonly number[], pace: "recorded" | "at-once" = "recorded") {
  let mono = 500;
  const ports = lentPorts({
    now: () => ({ at: mono, mono }),
    sleep: async (milliseconds) => {
      mono += milliseconds + 7;
    },
    file: async function* () {
      for (const at of stamps) yield `(${at.toFixed(6)}) can0 09F8017F#3E17B322B320590D`;
    },
  });
  const heard: number[] = [];
  const play = playCandump("bus.candump", pace, { ports, stop: new AbortController().signal });
  await expect(
    (async () => {
      for await (const batch of play) for (const { when } of batch) heard.push(when.mono - 500);
    })(),
  ).rejects.toThrow("the recording bus.candump has ended");
  return heard;
}

const bus = (frames: number): number[] => Array.from({ length: frames }, (_, n) => 1000 + n / 1900);

test("a saturated bus is as fast as it was, however long a wait takes", async () => {
  const heard = await played(bus(19_001));
  expect(heard).toHaveLength(19_001);
  expect(Math.abs((heard.at(-1) ?? 0) - 10_000)).toBeLessThan(20);
});

test("an hour without a frame is waited for a minute, and a clock that is set back not at all", async () => {
  const [, after] = await played([1000, 4600]);
  expect(after).toBe(60_007);
  const [, back] = await played([5000, 1000]);
  expect(back).toBe(0);
});

test("at once, nothing is waited for", async () => {
  expect((await played(bus(1000), "at-once")).at(-1)).toBe(0);
});
