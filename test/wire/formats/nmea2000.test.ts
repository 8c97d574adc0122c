/** Recordings of NMEA 2000: the same bank and position in each format, known by sight, chopped anywhere. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginningOf, knowFormat } from "../../../src/wire/formats/detect.ts";
import type { Recorded } from "../../../src/wire/formats/format.ts";
import { FORMATS } from "../../../src/wire/formats/index.ts";

const AT = Date.UTC(2028, 2, 1, 13, 0, 0, 500);
const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));
const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"));
const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const base64 = (text: string): string => Buffer.from(hex(text)).toString("base64");

const BANK_BYTES = "00 E1 FF FF FF FF FF FF";
const POSITION_BYTES = "D0 5D 6D 23 98 15 C1 0E";
const BANK = { is: "pgn", pgn: 127501, fields: { indicator1: "on", indicator2: "off", indicator3: "error" } };
const POSITION = { is: "pgn", pgn: 129025, fields: { latitude: 59.437, longitude: 24.7535 } };

/** A packet of Actisense's stream: checksum, escapes, frame. */
function bst(body: Uint8Array): Uint8Array {
  const sum = body.reduce((total, byte) => total + byte, 0);
  const escaped = [...body, -sum & 0xff].flatMap((byte) => (byte === 0x10 ? [0x10, 0x10] : [byte]));
  return Uint8Array.of(0x10, 0x02, ...escaped, 0x10, 0x03);
}
const BST = join(
  bst(hex(`93 13 03 0D F2 01 FF 23 10 1B 00 00 08 ${BANK_BYTES}`)),
  bst(hex(`93 13 02 01 F8 01 FF 23 10 1B 00 00 08 ${POSITION_BYTES}`)),
);

/** Doubles the escape of an EBL file. */
const doubled = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from([...bytes].flatMap((byte) => (byte === 0x1b ? [byte, byte] : [byte])));
function ebl(): Uint8Array {
  const time = new Uint8Array(8);
  new DataView(time.buffer).setBigUint64(0, BigInt(AT) * 10_000n + 116_444_736_000_000_000n, true);
  const record = (kind: number, body: Uint8Array) =>
    join(Uint8Array.of(0x1b, 1, kind), doubled(body), Uint8Array.of(0x1b, 0x0a));
  const raw = hex(`95 0E 00 00 23 01 F8 09 ${POSITION_BYTES}`);
  return join(record(3, time), doubled(BST.subarray(0, 27)), record(7, raw));
}

function pcap(big: boolean): Uint8Array {
  const words = (...values: readonly number[]): Uint8Array => {
    const view = new DataView(new ArrayBuffer(values.length * 4));
    for (const [i, value] of values.entries()) view.setUint32(i * 4, value, !big);
    return new Uint8Array(view.buffer);
  };
  const packet = (id: string, data: string) =>
    join(words(AT / 1000, (AT % 1000) * 1000, 16, 16), hex(`${id} 08 00 00 00 ${data}`));
  return join(
    words(0xa1b2c3d4, 0x00040002, 0, 0, 262144, 227),
    packet("8DF20D23", BANK_BYTES),
    packet("89F80123", POSITION_BYTES),
  );
}

const wall = "2028-03-01T13:00:00.500Z";
const commas = (bytes: string) => bytes.toLowerCase().replaceAll(" ", ",");

/** Name, bytes, and the stamp that the recording itself gives. */
const SAMPLES: readonly (readonly [string, Uint8Array, number | undefined])[] = [
  [
    "candump-log",
    latin1(
      "(1835528400.500000) can0 0DF20D23#00E1FFFFFFFFFFFF\n(1835528400.500000) can0 09F80123#D05D6D239815C10E R\n",
    ),
    AT,
  ],
  [
    "candump-screen",
    latin1(
      `  can0  0DF20D23   [8]  ${BANK_BYTES}\n  vcan1  RX - -  09F80123   [8]  ${POSITION_BYTES}   '.]m#....'\n`,
    ),
    undefined,
  ],
  [
    "candump-screen",
    latin1(
      ` (1835528400.500000)  can0  0DF20D23   [8]  ${BANK_BYTES}\n (1835528400.500000)  can0  09F80123   [8]  ${POSITION_BYTES}\n`,
    ),
    AT,
  ],
  [
    "candump-screen",
    latin1(
      ` (2028-03-01 13:00:00.500000)  can0  0DF20D23   [8]  ${BANK_BYTES}\n (2028-03-01 13:00:00.500000)  can0  09F80123   [8]  ${POSITION_BYTES}\n`,
    ),
    AT,
  ],
  [
    "candump-screen",
    latin1(
      ` (000.000000)  can0  0DF20D23   [8]  ${BANK_BYTES}\n (000.020000)  can0  09F80123   [8]  ${POSITION_BYTES}\n`,
    ),
    undefined,
  ],
  [
    "candump-angstrom",
    latin1(
      `interface = can0, family = 29, type = 3, proto = 1\n<0x0df20d23> [8] ${BANK_BYTES.toLowerCase()} \n<0x09f80123> [8] ${POSITION_BYTES.toLowerCase()} \n`,
    ),
    undefined,
  ],
  [
    "ydraw",
    latin1(`13:00:00.500 R 0DF20D23 ${BANK_BYTES}\r\n13:00:00.501 T 09F80123 ${POSITION_BYTES}\r\n`),
    undefined,
  ],
  [
    "actisense-n2k-ascii",
    latin1("A130000.500 23FF3 1F20D 00E1FFFFFFFFFFFF\r\nA130000 23FF2 1F801 D05D6D239815C10E\r\n"),
    undefined,
  ],
  ["actisense-bin", BST, undefined],
  ["actisense-ebl", ebl(), AT],
  [
    "ikonvert",
    latin1(
      `!PDGY,127501,3,35,255,1.5,${base64(BANK_BYTES)}$PDGY,000000,3,,5,485,1,0\r\n!PDGY,129025,2,35,255,1.6,${base64(POSITION_BYTES)}\r\n`,
    ),
    undefined,
  ],
  [
    "canboat-plain",
    latin1(
      `${wall},3,127501,35,255,8,${commas(BANK_BYTES)}\n2028-03-01-13:00:00.500,2,129025,35,255,8,${commas(POSITION_BYTES)}\n`,
    ),
    AT,
  ],
  [
    "canboat-fast",
    latin1(
      `# format=FAST\n2028-03-01T18:30:00.500+05:30,3,127501,35,255,8,${commas(BANK_BYTES)}\n${wall},2,129025,35,255,8,${commas(POSITION_BYTES)}\n`,
    ),
    AT,
  ],
  [
    "canboat-mixed",
    latin1(
      `# PLAIN_MIX_FAST\n${wall},3,127501,35,255,8,${commas(BANK_BYTES)}\n${wall},2,129025,35,255,8,${commas(POSITION_BYTES)}\n`,
    ),
    AT,
  ],
  [
    "n2k-in-0183",
    latin1("$PCDIN,01F20D,00000000,23,00E1FFFFFFFFFFFF*24$PCDIN,01F801,00000000,23,D05D6D239815C10E*5B\r\n"),
    undefined,
  ],
  [
    "n2k-in-0183",
    latin1("$MXPGN,01F20D,3823,FFFFFFFFFFFFE100*1F\r\n$MXPGN,01F801,2823,0EC11598236D5DD0*61\r\n"),
    undefined,
  ],
  ["pcap-socketcan", pcap(false), AT],
  ["pcap-socketcan", pcap(true), AT],
  [
    "pcan-trc",
    latin1(
      `;$FILEVERSION=1.1\n;$STARTTIME=46813.541666667\n;\n     1)       500.0  Rx     0DF20D23  8  ${BANK_BYTES} \n     2)       500.0  Rx     09F80123  8  ${POSITION_BYTES} \n`,
    ),
    AT,
  ],
  [
    "j1939dump",
    latin1(
      " can0:c03c8c0011201267,1f20d - !3 [8] 00e1ffff ffffffff\n can0:c03c8c0011201267,1f801 - !2 [8] d05d6d23 9815c10e\n",
    ),
    undefined,
  ],
];

function read(
  name: string,
  pieces: readonly Uint8Array[],
): { readonly recorded: readonly Recorded[]; readonly heard: string[] } {
  const heard: string[] = [];
  const reader = FORMATS.find((format) => format.name === name)?.open?.((one) => heard.push(one));
  if (!reader) throw new Error(`${name} is not read`);
  return { recorded: [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()], heard };
}

describe.each(SAMPLES)("%s", (name, bytes, at) => {
  test("is known by sight", () => {
    expect(knowFormat(FORMATS, beginningOf(bytes))?.name).toBe(name);
  });

  test("gives its messages, with its own stamps and no other", () => {
    const { recorded, heard } = read(name, [bytes]);
    expect(recorded.map(({ message }) => message)).toMatchObject([BANK, POSITION]);
    expect(heard).toEqual(["127501", "129025"]);
    for (const one of recorded) expect(one.at === undefined ? undefined : Math.round(one.at)).toBe(at);
  });

  test("gives the same however it is chopped", () => {
    const whole = read(name, [bytes]).recorded;
    expect(
      read(
        name,
        [...bytes].map((byte) => Uint8Array.of(byte)),
      ).recorded,
    ).toEqual(whole);
    const half = Math.floor(bytes.length / 2);
    expect(read(name, [bytes.subarray(0, half), bytes.subarray(half)]).recorded).toEqual(whole);
  });

  test("never throws, whatever is changed in it", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 }), (changes) => {
        const changed = Uint8Array.from(bytes);
        for (const [place, byte] of changes) changed[place] = byte;
        expect(read(name, [changed]).recorded.length).toBeLessThan(20);
        beginningOf(changed);
        knowFormat(FORMATS, beginningOf(changed));
      }),
      { numRuns: 60 },
    );
  });
});

const messages = (name: string, ...lines: readonly string[]) =>
  read(name, [latin1(`${lines.join("\n")}\n`)]).recorded.map(({ message }) => message);

describe("what recordings are seen to hold", () => {
  test("a clock set back and forth by days costs no message that is under way", () => {
    const part = (stamp: string, i: number) =>
      `(${stamp}) can0 0DF80505#4${i}${i === 0 ? "1A" : "01"}FFFFFFFFFFFF`;
    const kept = messages(
      "candump-log",
      part("1835528400.0", 0),
      part("1834300000.0", 1),
      part("1835528400.1", 2),
      part("1835528400.2", 3),
    );
    expect(kept).toMatchObject([{ is: "pgn", pgn: 129029 }]);
  });

  test("a log whose lines stop in mid-message tells the loss at its end", () => {
    expect(messages("candump-log", "(1.0) can0 0DF80505#402BFFFFFFFFFFFF")).toMatchObject([
      { is: "refused", reason: "part of a message missing", frame: "PGN 129029 from 5: 1 of 7 frames" },
    ]);
  });

  test("two interfaces in one log are two buses: their parts are not put together", () => {
    const a = "(1.0) can0 0DF80505#400AFFFFFFFFFFFF";
    const b = "(1.0) can1 0DF80505#4101010101FFFFFF";
    expect(messages("candump-log", a, b).map(({ is }) => is)).toEqual(["refused", "refused"]);
  });

  test("a base64 cut short is dropped, never joined with what follows", () => {
    const cut = base64(BANK_BYTES).slice(0, 8);
    expect(
      messages("ikonvert", `!PDGY,127501,3,35,255,1.5,${cut}`, `${base64(BANK_BYTES).slice(8)}`),
    ).toMatchObject([
      { is: "refused", reason: "part of a message missing" },
      { is: "refused", reason: "frame malformed" },
    ]);
  });

  test("PGNs past the end of all tables are refused, and a gateway's own are not the bus's", () => {
    for (const pgn of [262386, 393216, 1000000, 16777215]) {
      expect(messages("canboat-plain", `${wall},2,${pgn},36,255,8,${commas(BANK_BYTES)}`)).toMatchObject([
        { is: "refused", reason: "not an NMEA 2000 frame" },
      ]);
    }
  });

  test("in a mixed log a line that cannot be a first frame is a message", () => {
    expect(messages("canboat-mixed", `${wall},7,126208,1,255,6,02,01,ff,01,01,00`)).toMatchObject([
      { pgn: 126208 },
    ]);
  });

  test("a text of all ones is no text", () => {
    const payload = `28,ff${",ff".repeat(38)},02,01,02,01`;
    const [information] = messages("canboat-fast", `${wall},6,126998,13,255,44,${payload}`);
    expect(JSON.stringify(information)).not.toMatch(/\\u007f|ÿ|\\ufffd/);
  });

  test("a first EBL record that has lost its wrapper costs nothing but itself", () => {
    const { recorded } = read("actisense-ebl", [join(hex("03 00 10 E7 A7 84 83 D9 01 1B 0A"), ebl())]);
    expect(recorded.map(({ message }) => message)).toMatchObject([BANK, POSITION]);
  });

  test("sentences that carry a message are refused when their checksum is wrong", () => {
    expect(messages("n2k-in-0183", "$PCDIN,01F20D,00000000,23,00E1FFFFFFFFFFFF*26")).toMatchObject([
      { is: "refused", reason: "checksum wrong" },
    ]);
  });

  test("remote requests, error frames and words about errors are no messages", () => {
    expect(
      messages(
        "candump-screen",
        "  can0  123   [0]  remote request",
        "  can0  20000004   [8]  00 04 00 00 00 00 00 00   ERRORFRAME",
        "\tcontroller-problem{rx-error-warning}",
      ),
    ).toMatchObject([{ reason: "not an NMEA 2000 frame" }, { reason: "error frame" }]);
  });
});

describe("formats that are known and not read", () => {
  test.each<[string, Uint8Array, RegExp]>([
    ["ydvr", join(hex("12 4A FF FF FF FF"), latin1("YDVR v04")), /voyage recording/],
    ["wibl", hex("00000000 16000000 0100 0300 0100 0000 0000 0100 0000 0000 01000000"), /depth logger/],
    [
      "garmin-csv",
      latin1("Sequence #,Timestamp,PGN,Name,Manufacturer\n0,1,127508,Battery Status,Garmin\n"),
      /table for people/,
    ],
  ])("%s is refused with a sentence", (name, bytes, words) => {
    const format = knowFormat(FORMATS, beginningOf(bytes));
    expect(format?.name).toBe(name);
    expect(format?.open).toBeUndefined();
    expect(format?.refuses).toMatch(words);
  });
});
