/** The driver of an NMEA 2000 bus: its settings, its recordings, what it sends, and how it plays a recording. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nmea2000 } from "../../drivers/nmea2000/driver.ts";
import { settings } from "../../drivers/nmea2000/settings.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import type { Ports } from "../../src/ports/ports.ts";
import { candumpStamp } from "../../src/wire/nmea2000/candump-line.ts";

const RECORDINGS = new URL("../../drivers/nmea2000/recordings/", import.meta.url);
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, RECORDINGS), "utf8").trimEnd().split("\n");

/** Ports of a machine where time passes only while somebody sleeps. */
function ports(given: Partial<Ports>): Ports & { readonly slept: number[]; readonly sent: string[] } {
  const slept: number[] = [];
  const sent: string[] = [];
  let mono = 0;
  const none = () => {
    throw new Error("not lent in this test");
  };
  return {
    slept,
    sent,
    serial: none,
    udp: none,
    tcp: none,
    can: none,
    file: none,
    modbus: none,
    speak: none,
    sendCan: async (_, frame) => {
      sent.push(frame);
      return undefined;
    },
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      mono += milliseconds;
    },
    now: () => ({ at: 1_835_528_400_000 + mono, mono }),
    ...given,
  };
}

async function* lines(...list: string[]): AsyncGenerator<string> {
  yield* list;
}

async function readAll(config: unknown, lent: Ports, stop = new AbortController()): Promise<Raw[]> {
  const heard: Raw[] = [];
  for await (const batch of nmea2000.read(settings.parse(config), { ports: lent, stop: stop.signal })) {
    heard.push(...batch);
  }
  return heard;
}

describe("recordings", () => {
  test.each(readdirSync(RECORDINGS).filter((name) => name.endsWith(".candump")))(
    "%s gives what is written beside it",
    (name) => {
      const decode = nmea2000.decoder(settings.parse({ candump: name }));
      const heard = linesOf(name).flatMap((text) => {
        const at = candumpStamp(text) ?? 0;
        return decode({ when: { at, mono: at }, text });
      });
      const expected = linesOf(name.replace(/candump$/, "expected.jsonl")).map((text): unknown =>
        JSON.parse(text),
      );
      expect(JSON.parse(JSON.stringify(heard))).toEqual(expected);
    },
  );

  test("a recording is played at its own pace, and its end is said", async () => {
    const lent = ports({
      file: () =>
        lines("(10.000000) can0 09F80123#01", "(10.001000) can0 09F80123#02", "(10.501000) can0 09F80123#03"),
    });
    const heard: string[] = [];
    const whole = (async () => {
      for await (const batch of nmea2000.read(settings.parse({ candump: "x" }), {
        ports: lent,
        stop: new AbortController().signal,
      }))
        heard.push(batch.map((raw) => ("text" in raw ? raw.text.slice(-2) : "")).join(" "));
    })();
    await expect(whole).rejects.toThrow("the recording x has ended");
    expect(heard).toEqual(["01 02", "03"]);
    expect(lent.slept).toEqual([501]);
  });

  test("played at once, nothing waits", async () => {
    const lent = ports({ file: () => lines("(10.0) can0 09F80123#01", "(99.0) can0 09F80123#02") });
    await expect(readAll({ candump: "x", pace: "at-once" }, lent)).rejects.toThrow("has ended");
    expect(lent.slept).toEqual([]);
  });
});

describe("a CAN interface", () => {
  const when = { at: 0, mono: 0 };
  async function* heardBatches() {
    yield [{ when, line: "(1.0) can0 09F80123#01" }];
    yield [{ when, line: "(2.0) can0 09F80123#02" }];
  }

  test("lines are handed on as they are; allowed to, it asks the devices for their NAMEs once", async () => {
    const lent = ports({ can: heardBatches });
    expect(await readAll({ can: "can0", names: "ask" }, lent)).toEqual([
      { when, text: "(1.0) can0 09F80123#01" },
      { when, text: "(2.0) can0 09F80123#02" },
    ]);
    expect(lent.sent).toEqual(["18EAFFFE#00EE00"]);
  });

  test.each([{ can: "can0" }, { can: "can0", names: "listen" }])(
    "nothing is sent on a bus that the ship file did not allow it for: %j",
    async (config) => {
      const lent = ports({ can: heardBatches });
      await readAll(config, lent);
      expect(lent.sent).toEqual([]);
    },
  );

  test("a request that cannot be sent does not stop the hearing, and is in the recording", async () => {
    const lent = ports({ can: heardBatches, sendCan: async () => "cansend ended with status 1" });
    const heard = await readAll({ can: "can0", names: "ask" }, lent);
    expect(heard).toHaveLength(3);
    const decode = nmea2000.decoder(settings.parse({ can: "can0" }));
    const note = heard.find((raw) => "text" in raw && raw.text.startsWith("# devices were not asked"));
    expect(note && decode(note)).toEqual([]);
  });

  test("only what something aboard reads is decoded", () => {
    const decode = nmea2000.decoder(settings.parse({ can: "can0" }), new Set(["127501"]));
    expect(decode({ when, text: "(1.0) can0 09F80123#D05D6D239815C10E" })).toMatchObject([
      { is: "ignored", name: "129025" },
    ]);
    expect(decode({ when, text: "(1.0) can0 0DF20D23#0055FFFFFFFFFFFF" })).toMatchObject([
      { is: "pgn", pgn: 127501 },
    ]);
  });
});

describe("settings that cannot be are refused with a sentence", () => {
  test.each<[object, string]>([
    [{}, "exactly one of can, candump, serial, tcp, udp must be given; found none"],
    [{ can: "can0", candump: "x" }, "found can and candump"],
    [{ can: "can0,0:0" }, "must be the name of a CAN interface"],
    [{ can: "can0", gateway: "ngt-1" }, "goes with serial, tcp or udp only"],
    [{ serial: "/dev/ttyS0" }, "must be given with serial: one of ngt-1, ikonvert, ydwg, n2k-ascii"],
    [{ serial: "/dev/ttyS0", gateway: "ydwg" }, "ydwg is reached over tcp or udp"],
    [{ tcp: "192.168.4.1", gateway: "ydwg" }, "must be a host and a port"],
    [{ can: "can0", pace: "at-once" }, "goes with candump only"],
    [{ candump: "x", names: "ask" }, "goes with can only"],
    [{ can: "can0", bitrate: 250_000 }, "Unrecognized key"],
  ])("%j", (config, words) => {
    const parsed = settings.safeParse(config);
    expect(parsed.error?.issues.map(({ message }) => message).join("; ")).toContain(words);
  });

  test("one interface is one port: two drivers on it are found", () => {
    expect(nmea2000.holds?.(settings.parse({ can: "can0" }))).toBe("can can0");
    expect(nmea2000.holds?.(settings.parse({ candump: "x" }))).toBeUndefined();
  });
});
