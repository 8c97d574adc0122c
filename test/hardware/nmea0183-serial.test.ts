import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nmea0183 } from "../../drivers/nmea0183/driver.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import type { Message } from "../../src/wire/message.ts";
import { describeWith } from "./parts.ts";
import { type Plug, plug } from "./pty.ts";

const DOOR = "$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79\r\n";
const ports = systemPorts(systemClock);
const handles = (): number => readdirSync("/proc/self/fd").length;

/** Everything heard on the line until the reading ends. */
function listen(path: string, stop: AbortController) {
  const config = nmea0183.config.parse({ serial: path, baud: 38_400, safety: true });
  const decode = nmea0183.decoder(config);
  const heard: Message[] = [];
  let told: (() => void) | undefined;
  const ended = (async () => {
    for await (const batch of nmea0183.read(config, { ports, stop: stop.signal })) {
      heard.push(...batch.flatMap((raw: Raw) => decode(raw)));
      told?.();
    }
  })();
  ended.catch(() => told?.());
  const next = async (count: number): Promise<void> => {
    while (heard.length < count) {
      await new Promise<void>((resolve) => {
        told = resolve;
        void ended.catch(() => {}).then(resolve);
      });
    }
  };
  return { heard, ended, next };
}

/** A pty's name may be there a moment before it can be opened. */
async function listenWhenThere(path: string, stop: AbortController) {
  for (let tries = 0; ; tries += 1) {
    const line = listen(path, stop);
    const early = await Promise.race([
      line.ended.then(
        () => undefined,
        (error: unknown) => error,
      ),
      new Promise((resolve) => setTimeout(resolve, 20, "open")),
    ]);
    if (early === "open") return line;
    if (tries > 50) throw early;
  }
}

describeWith(["socat"], "NMEA 0183 on a serial line", () => {
  let line: Plug;
  beforeEach(async () => {
    line = await plug();
  });
  afterEach(() => line.remove());

  it("is heard, sentence by sentence, with binary mixed in and cut anywhere", async () => {
    const stop = new AbortController();
    const { heard, ended, next } = await listenWhenThere(line.path, stop);
    await line.send(DOOR.slice(0, 20));
    await line.send(DOOR.slice(20));
    await line.send(Buffer.from([0xb5, 0x62, 0x01, 0x07, 0x00, 0xff, 0x10]));
    await line.send(DOOR + DOOR);
    await next(3);
    stop.abort();
    await ended;
    expect(heard.map((message) => message.is)).toEqual(["sentence", "sentence", "sentence"]);
  });

  it("that stays quiet does not end; pulled, it says that it is lost", async () => {
    const stop = new AbortController();
    const { ended } = await listenWhenThere(line.path, stop);
    await line.pull();
    await expect(ended).rejects.toThrow(/serial line .* is lost/);
  });

  it("that is not there says so", async () => {
    const { ended } = listen("/dev/serial/by-id/nothing", new AbortController());
    await expect(ended).rejects.toThrow(
      "serial line /dev/serial/by-id/nothing is not there: is the adapter plugged in?",
    );
  });

  it("that another program holds says so", async () => {
    const stop = new AbortController();
    const first = await listenWhenThere(line.path, stop);
    await expect(listen(line.path, stop).ended).rejects.toThrow(/is held by another program/);
    stop.abort();
    await first.ended;
  });

  it("is heard within two seconds after the plug is put back, a hundred times, and keeps no handle", async () => {
    const stop = new AbortController();
    let slowest = 0;
    const before = handles();
    for (let times = 0; times < 100; times += 1) {
      const { ended, next, heard } = await listenWhenThere(line.path, stop);
      const back = performance.now();
      const sender = setInterval(() => void line.send(DOOR), 50);
      await next(1);
      clearInterval(sender);
      slowest = Math.max(slowest, performance.now() - back);
      expect(heard[0]).toMatchObject({ is: "sentence", formatter: "DOR" });
      await line.pull();
      await expect(ended).rejects.toThrow(/is lost/);
      await line.putBack();
    }
    expect(slowest).toBeLessThan(2000);
    expect(handles() - before).toBeLessThanOrEqual(2);
  });
});
