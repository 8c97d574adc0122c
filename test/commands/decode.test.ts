import { describe, expect, it } from "vitest";
import { type DecodeOptions, decodeCommand } from "../../src/commands/decode.ts";
import { encodeEncapsulated, encodeSentence } from "../../src/wire/nmea0183/encode.ts";

const DOOR = "$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79";

async function run(content: string | Uint8Array | readonly Uint8Array[], options: DecodeOptions = {}) {
  const pieces = typeof content === "string" ? [Buffer.from(content, "latin1")] : [content].flat();
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield* pieces as readonly Uint8Array[];
  }
  let written = "";
  const words: string[] = [];
  const status = await decodeCommand(options, {
    name: "recording",
    bytes: bytes(),
    write: async (text) => {
      written += text;
    },
    warn: (text) => void words.push(text),
  });
  const lines = written.trimEnd().split("\n").filter(Boolean);
  return { status, lines: lines.map((line) => JSON.parse(line) as unknown), words };
}

const stats = async (content: string, options: DecodeOptions = {}) => {
  const { words } = await run(content, { ...options, stats: true });
  return JSON.parse(words.at(-1) ?? "") as unknown;
};

describe("watchkeeper decode", () => {
  it("writes a sentence with its source, name and fields; without time where the recording has none", async () => {
    expect(await run(`${DOOR}\r\n`)).toEqual({
      status: 0,
      lines: [
        {
          at: null,
          source: "WD",
          protocol: "nmea0183",
          name: "DOR",
          fields: {
            type: "E",
            time: "123456.00",
            system: "WT",
            firstDivision: "42",
            secondDivision: "003",
            door: "007",
            status: "O",
            switchSetting: "C",
            text: "WTD 7 DK3 FR42",
          },
        },
      ],
      words: [],
    });
  });

  it("takes the time from the recording: of a logger, of a TAG block, of a receiving station", async () => {
    const stamped = async (line: string) => (await run(`${line}\n${line}\n`)).lines[0];
    const heading = "$HEHDT,090.0,T*26";
    const at = "2028-03-01T18:30:05.120Z";
    expect(await stamped(`${at} ${heading}`)).toMatchObject({ at, name: "HDT" });
    expect(await stamped(`2028-03-01T20:30:05.120+02:00 GYRO ${heading}`)).toMatchObject({ at, name: "HDT" });
    expect(await stamped(`1835548205120000000 ${heading}`)).toMatchObject({ at });
    expect(await stamped(`(1835548205.120000) ${heading}`)).toMatchObject({ at });
    expect(await stamped(`${heading},r000000001,1835548205`)).toMatchObject({
      at: "2028-03-01T18:30:05.000Z",
    });
    const tag = "s:HE0001,n:1,c:1835548205120";
    let sum = 0;
    for (const character of tag) sum ^= character.charCodeAt(0);
    const tagged = `\\${tag}*${sum.toString(16).padStart(2, "0")}\\${heading}`;
    expect(await stamped(tagged)).toMatchObject({ at, source: "HE0001" });
  });

  it("takes no time from what is none: milliseconds since a logger was started", async () => {
    expect((await run(`108254:${DOOR}\n`)).lines).toMatchObject([{ at: null, name: "DOR" }]);
  });

  it("counts what is good, refused by reason, ignored, and valid by name", async () => {
    const recording = [
      DOOR,
      DOOR.replace("*79", "*78"),
      encodeSentence("GP", "GSA", ["A", "1"]),
      "# a remark",
      "$WDDOR,E,123456.00,WT",
      encodeEncapsulated("AI", "VDM", ["2", "1", "1", "A", "147=e0001pQiD", "0"]),
      encodeEncapsulated("AI", "VDM", ["2", "2", "1", "A", "08R0aN3Q2mh0000", "0"]),
    ].join("\n");
    expect(await stats(recording)).toEqual({
      good: 3,
      refused: { "checksum wrong": 1, "not a sentence": 1, "checksum missing": 1 },
      ignored: 1,
      byName: { DOR: 1, GSA: 1, VDM: 2 },
    });
  });

  it("writes what was refused where it is asked for", async () => {
    expect((await run(`${DOOR}\n$WDDOR,E,1*00\n`, { refused: true })).lines[1]).toEqual({
      at: null,
      refused: "checksum wrong",
      frame: "$WDDOR,E,1*00",
    });
  });

  it("gives the same however the recording is cut into pieces", async () => {
    const whole = Buffer.from(
      `2028-03-01T18:30:05Z ${DOOR}\r\n2028-03-01T18:30:06Z $HEHDT,090.0,T*26\r\n`.repeat(50),
    );
    const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, i) =>
      whole.subarray(i * 7, i * 7 + 7),
    );
    expect(await run(pieces)).toEqual(await run(whole));
  });

  it("says of what it does not know that it does not know it, with the answer no", async () => {
    const { status, words } = await run("Dear owner,\nthe paint is dry.\n");
    expect(status).toBe(1);
    expect(words[0]).toMatch(/^recording is in no format that is known; give one with --format: .*nmea0183/);
    expect((await run(new Uint8Array(0))).status).toBe(1);
  });

  it("does not pass over rubbish in silence: a file of which nothing could be read is answered with no", async () => {
    const rubbish = Uint8Array.from({ length: 9000 }, (_, n) => (n * 7919 + (n >> 3) * 104_729) & 0xff);
    const { status, lines, words } = await run(rubbish, { format: "actisense-bin" });
    expect({ status, lines }).toEqual({ status: 1, lines: [] });
    expect(words.join("\n")).toMatch(
      /^recording was read as actisense-bin: no message in it can be read; refused: \d+$/,
    );
  });

  it("reads a recording by the format it is given, whatever it looks like", async () => {
    expect(await stats("Dear owner,\n", { format: "nmea0183" })).toMatchObject({
      good: 0,
      refused: { "not a sentence": 1 },
    });
  });
});
