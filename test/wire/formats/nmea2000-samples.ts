/** The same two messages in every format of a recorded bus: a switch bank and a position. */

const AT = Date.UTC(2028, 2, 1, 13, 0, 0, 500);
export const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "latin1"));
export const hex = (text: string): Uint8Array =>
  Uint8Array.from(Buffer.from(text.replaceAll(" ", ""), "hex"));
export const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
export const base64 = (text: string): string => Buffer.from(hex(text)).toString("base64");

export const BANK_BYTES = "00 E1 FF FF FF FF FF FF";
const POSITION_BYTES = "D0 5D 6D 23 98 15 C1 0E";
export const BANK = {
  is: "pgn",
  pgn: 127501,
  fields: { indicator1: "on", indicator2: "off", indicator3: "error" },
};
export const POSITION = { is: "pgn", pgn: 129025, fields: { latitude: 59.437, longitude: 24.7535 } };

/** A packet of Actisense's stream: checksum, escapes, frame. */
export function bst(body: Uint8Array): Uint8Array {
  const sum = body.reduce((total, byte) => total + byte, 0);
  const escaped = [...body, -sum & 0xff].flatMap((byte) => (byte === 0x10 ? [0x10, 0x10] : [byte]));
  return Uint8Array.of(0x10, 0x02, ...escaped, 0x10, 0x03);
}
export const BST = join(
  bst(hex(`93 13 03 0D F2 01 FF 23 10 1B 00 00 08 ${BANK_BYTES}`)),
  bst(hex(`93 13 02 01 F8 01 FF 23 10 1B 00 00 08 ${POSITION_BYTES}`)),
);

/** Doubles the escape of an EBL file. */
export const doubled = (bytes: Uint8Array): Uint8Array =>
  Uint8Array.from([...bytes].flatMap((byte) => (byte === 0x1b ? [byte, byte] : [byte])));
export function ebl(): Uint8Array {
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

export const wall = "2028-03-01T13:00:00.500Z";
export const commas = (bytes: string) => bytes.toLowerCase().replaceAll(" ", ",");

/** Name, bytes, and the stamp that the recording itself gives. */
export const SAMPLES: readonly (readonly [string, Uint8Array, number | undefined])[] = [
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
