import { describe, expect, it } from "vitest";
import { inbox } from "../../src/ports/inbox.ts";

const now = () => ({ at: 0, mono: 0 });

describe("what waits to be read from a port", () => {
  it("is given in order, and before the loss of the port is told", async () => {
    const waiting = inbox("serial line A", now);
    waiting.put(Uint8Array.of(1));
    waiting.put(Uint8Array.of(2));
    waiting.fail(new Error("serial line A is lost"));
    const heard: number[] = [];
    const reading = (async () => {
      for await (const { bytes } of waiting.chunks) heard.push(...bytes);
    })();
    await expect(reading).rejects.toThrow("serial line A is lost");
    expect(heard).toEqual([1, 2]);
  });

  it("never grows beyond its bound: a reader that falls behind is told what was lost", async () => {
    const waiting = inbox("UDP port 10110", now);
    for (let i = 0; i < 2000; i += 1) waiting.put(new Uint8Array(1000));
    const reading = (async () => {
      for await (const _ of waiting.chunks);
    })();
    await expect(reading).rejects.toThrow(/UDP port 10110 brings more than can be read: \d+ bytes/);
  });

  it("is dropped when the reader is to stop", async () => {
    const waiting = inbox("UDP port 10110", now);
    waiting.put(Uint8Array.of(1));
    waiting.stop();
    for await (const _ of waiting.chunks) throw new Error("something was given");
  });
});
