import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressClaimPayload, deviceName } from "../../../src/wire/nmea2000/address-claim.ts";
import { nmea2000Decoder } from "../../../src/wire/nmea2000/decode.ts";
import { frames } from "../../../src/wire/nmea2000/encode.ts";
import { decode, line } from "./hearing.ts";

const device = { unique: 77, manufacturer: 137, instance: 0, function: 140, class: 30, system: 0 };
const other = { ...device, unique: 78 };
const claim = (source: number, who: typeof device) =>
  frames({ pgn: 60928, source, payload: addressClaimPayload(who) })[0] ?? "";
const bank = (source: number) =>
  `0DF20D${source.toString(16).toUpperCase().padStart(2, "0")}#0055FFFFFFFFFFFF`;

describe("what is not NMEA 2000 is refused, with its reason", () => {
  test.each([
    ["an 11-bit frame", "123#0102", "not an NMEA 2000 frame"],
    ["a request for a frame", "0DF20D23#R", "not an NMEA 2000 frame"],
    ["a CAN FD frame", "0DF20D23##100E1FFFFFFFFFFFF", "not an NMEA 2000 frame"],
    [
      "a frame in the extended data page, which is another protocol's",
      "0FF20D23#00E1FFFFFFFFFFFF",
      "not an NMEA 2000 frame",
    ],
    [
      "a frame from address 255, which nobody can have",
      "0DF20DFF#00E1FFFFFFFFFFFF",
      "not an NMEA 2000 frame",
    ],
    ["an error frame of the controller", "20000004#0004000000000000", "error frame"],
    ["nine bytes", "0DF20D23#00E1FFFFFFFFFFFFFF", "frame malformed"],
    ["half a byte", "0DF20D23#00E1F", "frame malformed"],
    ["what is no hexadecimal", "0DF20D23#00EXFF", "frame malformed"],
    ["an empty line", "", "frame malformed"],
  ])("%s", (_, frame, reason) => {
    expect(decode([frame])).toMatchObject([{ is: "refused", reason }]);
  });

  test("what candump -x appends after a frame is not part of it", () => {
    expect(decode(["0DF20D23#0055FFFFFFFFFFFF R"])).toMatchObject([{ is: "pgn", pgn: 127501 }]);
  });
});

describe("senders are known by their NAME", () => {
  test("a message carries the NAME once it has been claimed, and keeps it when the address changes", () => {
    const heard = decode(
      [bank(5), claim(5, device), bank(5), claim(9, device), bank(9), bank(5)],
      new Set([127501]),
    );
    const names = heard.flatMap((message) => (message.is === "pgn" ? [message.name] : []));
    expect(names).toEqual([undefined, deviceName(device), deviceName(device), undefined]);
  });

  test("another device that takes an address is not taken for the first", () => {
    const heard = decode([claim(5, device), bank(5), claim(5, other), bank(5)], new Set([127501]));
    const names = heard.flatMap((message) => (message.is === "pgn" ? [message.name] : []));
    expect(names).toEqual([deviceName(device), deviceName(other)]);
  });

  test("a device that could not claim an address has none", () => {
    const heard = decode([claim(5, device), claim(254, device), bank(5)], new Set([127501]));
    expect(heard.at(-1)).not.toHaveProperty("name");
    const nowhere = decode([claim(254, device), bank(254)], new Set([127501]));
    expect(nowhere.at(-1)).not.toHaveProperty("name");
  });
});

describe("only what is read is decoded, and only when it changes", () => {
  const hear = (list: readonly string[]) => decode(list, new Set([127501, 129026]));

  test("an unchanged payload is the very same message, also when two banks of one device take turns", () => {
    const [a, b, c, d] = hear([
      "0DF20D23#0055FFFFFFFFFFFF",
      "0DF20D23#01AAFFFFFFFFFFFF",
      "0DF20D23#0055FFFFFFFFFFFF",
      "0DF20D23#01AAFFFFFFFFFFFF",
    ]);
    expect(c).toBe(a);
    expect(d).toBe(b);
    expect(a).not.toEqual(b);
  });

  test("a new sequence id alone is no change; a new value is", () => {
    const [a, b, c] = hear([
      "09F80223#01FC5C3D6902FFFF",
      "09F80223#02FC5C3D6902FFFF",
      "09F80223#03FC5C3D6A02FFFF",
    ]);
    expect(b).toBe(a);
    expect(c).toMatchObject({ fields: { sid: 3, sog: 6.18 } });
  });

  test("for those who look at the bus, the sequence id is shown as sent", () => {
    const sids = decode(["09F80223#01FC5C3D6902FFFF", "09F80223#02FC5C3D6902FFFF"]).flatMap((message) =>
      message.is === "pgn" ? [message.fields.sid] : [],
    );
    expect(sids).toEqual([1, 2]);
  });
});

describe("whatever comes", () => {
  const digit = fc.constantFrom(..."0123456789ABCDEF");
  const hexadecimal = (minLength: number, maxLength: number) =>
    fc.array(digit, { minLength, maxLength }).map((digits) => digits.join(""));
  const frame = fc.tuple(hexadecimal(8, 8), hexadecimal(0, 16)).map(([id, data]) => `${id}#${data}`);
  /** Frames of PGNs that have definitions, from a few sources, so that messages meet. */
  const likely = fc
    .tuple(
      fc.constantFrom(
        "09F80123",
        "0DF20D05",
        "09F00705",
        "09F80505",
        "1CECFF05",
        "1CEBFF05",
        "18EEFF05",
        "1DEFFF07",
        "19FA0605",
        "0DF01005",
        "19ED2305",
      ),
      hexadecimal(0, 16),
    )
    .map(([id, data]) => `${id}#${data}`);

  test("no line makes the decoder throw, and each gives a bounded number of messages", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), frame, likely), { maxLength: 60 }), (lines) => {
        const hear = nmea2000Decoder({ wanted: "all" });
        lines.forEach((text, i) => {
          expect(hear(line(text, i)).length).toBeLessThan(600);
        });
      }),
      { numRuns: 300 },
    );
  });

  test("a message among noise is heard all the same", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), frame)), fc.array(frame), (before, after) => {
        const heard = decode([...before, "0DF20D23#0055FFFFFFFFFFFF", ...after]);
        expect(heard.some((message) => message.is === "pgn" && message.fields.indicator1 === "on")).toBe(
          true,
        );
      }),
    );
  });
});
