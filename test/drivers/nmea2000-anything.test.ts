/** Whatever a gateway or a recording of a bus brings, and however it is chopped: what holds of every one of them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nmea2000 } from "../../drivers/nmea2000/driver.ts";
import { settings } from "../../drivers/nmea2000/settings.ts";
import type { Chunk } from "../../src/ports/ports.ts";
import { candumpLog } from "../../src/wire/formats/candump-log.ts";
import type { Message } from "../../src/wire/message.ts";
import { frames, type Sent } from "../../src/wire/nmea2000/encode.ts";
import { onBus } from "../../src/wire/nmea2000/gateway-encode.ts";
import { lentPorts } from "./lent-ports.ts";

const WHEN = { at: 0, mono: 0 };
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");

/** What the driver, with its own decoder, makes of the pieces that its one port brings. */
const driven = (config: object) => async (pieces: readonly Uint8Array[]) => {
  async function* port(): AsyncGenerator<Chunk> {
    for (const bytes of pieces) yield { when: WHEN, bytes };
  }
  const ports = lentPorts({ serial: port, tcp: port, udp: port, now: () => WHEN });
  const read = settings.parse(config);
  const decode = nmea2000.decoder(read);
  const heard: Message[] = [];
  for await (const batch of nmea2000.read(read, { ports, stop: new AbortController().signal }))
    for (const raw of batch) heard.push(...decode(raw));
  return heard;
};

const recorded = async (pieces: readonly Uint8Array[]): Promise<readonly Message[]> => {
  const reader = candumpLog.open?.(() => {});
  return [...pieces.flatMap((piece) => reader?.push(piece) ?? []), ...(reader?.end() ?? [])].map(
    ({ message }) => message,
  );
};

const pdgy = ({ pgn, source, payload }: Sent): string =>
  `!PDGY,${pgn},3,${source},255,1.5,${Buffer.from(payload).toString("base64")}\r\n`;
const asHeard = (sent: Sent): Uint8Array =>
  latin1(
    Buffer.from(onBus("ydwg", sent))
      .toString("latin1")
      .replace(/^(?=[0-9A-F])/gm, "17:33:21.141 R "),
  );

interface Way {
  readonly hear: (pieces: readonly Uint8Array[]) => Promise<readonly Message[]>;
  /** A message as it comes by this way. */
  readonly written: (sent: Sent) => Uint8Array;
  /** What makes noise worst. */
  readonly marks: readonly string[];
  readonly begun: string;
}

const WAYS: readonly (readonly [string, Way])[] = [
  [
    "NGT-1",
    {
      hear: driven({ serial: "/dev/ttyX", gateway: "ngt-1" }),
      written: (sent) => onBus("ngt-1", sent),
      marks: ["\x10", "\x10\x02", "\x10\x03", "\x10\x10", "\x10\x02\x93\x13"],
      begun: "\x10\x02\x93\x13",
    },
  ],
  [
    "iKonvert",
    {
      hear: driven({ serial: "/dev/ttyX", gateway: "ikonvert" }),
      written: (sent) => latin1(pdgy(sent)),
      marks: ["\r\n", "!PDGY,", "$PDGY,000000,3,,5,485,1,0\r\n", "!", "="],
      begun: "!PDGY,127501,3,35,255,1.5,AOH/",
    },
  ],
  [
    "YDRAW over TCP",
    {
      hear: driven({ tcp: "192.168.4.1:1457", gateway: "ydwg" }),
      written: asHeard,
      marks: ["\r\n", "\n", "17:33:21.141 R ", "#", " R "],
      begun: "17:33:21.141 R 0DF20D23 00 ",
    },
  ],
  [
    "N2K ASCII over TCP",
    {
      hear: driven({ tcp: "10.0.0.9:60002", gateway: "n2k-ascii" }),
      written: (sent) => onBus("n2k-ascii", sent),
      marks: ["\r\n", "\r", "A173321.107 ", "#", " "],
      begun: "A173321.107 23FF3 1F20D 00",
    },
  ],
  [
    "candump",
    {
      hear: recorded,
      written: (sent) =>
        latin1(
          frames(sent)
            .map((frame) => `(1.000000) can0 ${frame}\n`)
            .join(""),
        ),
      marks: ["\n", "\r\n", "(1.000000) can0 ", "#", "##", "#R"],
      begun: "(1.000000) can0 0DF20D23#00",
    },
  ],
];

/** A bank, a position, wind with bytes that are doubled in a binary stream, and GNSS in seven frames. */
const KINDS: readonly (readonly [number, string])[] = [
  [127501, "00E1FFFFFFFFFFFF"],
  [129025, "D05D6D239815C10E"],
  [130306, "1010021003FAFFFF"],
  [129029, "01A74F10E1CD1F0080C3C5B0A03F080010D1A0C2E56F0310020000000000002310FC0C640096001400000000"],
];
const messages = fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 8 }).map((kinds) =>
  kinds.map(
    ([pgn, payload], i): Sent => ({
      pgn,
      source: 0x23,
      priority: 3,
      sequence: i,
      payload: Buffer.from(payload, "hex"),
    }),
  ),
);
const cuts = fc.array(fc.nat(), { maxLength: 20 });

function chop(whole: Uint8Array, at: readonly number[]): readonly Uint8Array[] {
  const places = [0, ...at.map((cut) => cut % (whole.length + 1)).toSorted((a, b) => a - b), whole.length];
  return places.slice(1).map((end, i) => whole.slice(places[i], end));
}

/** Messages by what they say, without those that only tell of a loss. */
const said = (heard: readonly Message[]): readonly string[] =>
  heard.flatMap((message) => (message.is === "pgn" ? [JSON.stringify([message.pgn, message.fields])] : []));

describe.each(WAYS)("%s", (_, { hear, written, marks, begun }) => {
  const noise = fc.array(fc.oneof(fc.uint8Array({ maxLength: 20 }), fc.constantFrom(...marks).map(latin1)), {
    minLength: 1,
    maxLength: 4,
  });
  const anything = fc
    .array(
      fc.oneof(
        noise.map(Buffer.concat),
        messages.map((all) => Buffer.concat(all.map(written))),
      ),
      {
        maxLength: 8,
      },
    )
    .map(Buffer.concat);

  test("what was sent is heard, each message once", async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (sent) => {
        const heard = await hear([Buffer.concat(sent.map(written))]);
        expect(heard.map((message) => message.is === "pgn" && message.pgn)).toEqual(
          sent.map(({ pgn }) => pgn),
        );
      }),
    );
  });

  test("any chopping of a stream gives the same messages, noise and all", async () => {
    await fc.assert(
      fc.asyncProperty(anything, cuts, async (whole, at) => {
        expect(await hear(chop(whole, at))).toEqual(await hear([whole]));
      }),
    );
  });

  test("noise costs at most the message that it hits", async () => {
    await fc.assert(
      fc.asyncProperty(messages, noise, fc.nat(), async (sent, bytes, where) => {
        const whole = Buffer.concat(sent.map(written));
        const place = where % (whole.length + 1);
        const left = [...said(await hear([whole.subarray(0, place), ...bytes, whole.subarray(place)]))];
        const missing = said(await hear([whole])).filter((one) => {
          const found = left.indexOf(one);
          if (found >= 0) left.splice(found, 1);
          return found < 0;
        });
        expect(missing.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  test("no input throws, and none gives more messages than it has bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, fc.uint8Array({ maxLength: 300 })), async (whole) => {
        expect((await hear([whole])).length).toBeLessThanOrEqual(whole.length);
      }),
      { numRuns: 300 },
    );
  });

  test("a message that never ends is neither kept nor told at length, and the next is heard", async () => {
    const endless = [latin1(begun), ...Array.from({ length: 64 }, () => new Uint8Array(1 << 14).fill(0x46))];
    const next = written({ pgn: 127501, source: 0x23, payload: Buffer.from("00E1FFFFFFFFFFFF", "hex") });
    const heard = await hear([...endless, latin1("\r\n"), next]);
    expect(said(heard)).toHaveLength(1);
    expect(JSON.stringify(heard).length).toBeLessThan(1 << 18);
  });
});
