import { describe, expect, it } from "vitest";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";
import { encodeEncapsulated, encodeSentence } from "../../../src/wire/nmea0183/encode.ts";
import { hear, refusals } from "./hear.ts";

const DOOR = "$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79";
const SATELLITES = encodeSentence("GP", "GSA", ["A", "1", "03"]);
const FIRST_HALF = encodeEncapsulated("AI", "VDM", ["2", "1", "1", "A", "147=e0001pQiD", "0"]);
const SECOND_HALF = encodeEncapsulated("AI", "VDM", ["2", "2", "1", "A", "08R0aN3Q2mh0000", "0"]);
const at = (mono: number) => ({ at: mono, mono });

describe("lines of NMEA 0183", () => {
  it("refuses a wrong checksum, and tells it from a missing one", () => {
    expect(refusals("$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*00")).toEqual(["checksum wrong"]);
    expect(refusals("$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7")).toEqual(["checksum missing"]);
  });

  it("takes a star without two hexadecimal digits for a wrong checksum, even where one digit would be right", () => {
    expect(refusals("$RAACN,220516,TCK,002,1,A,C*0")).toEqual(["checksum wrong"]);
    expect(refusals("$RAACN,220516,TCK,002,1,A,C*")).toEqual(["checksum wrong"]);
    expect(refusals("$RAACN,220516,TCK,002,1,A,C*0G")).toEqual(["checksum wrong"]);
    expect(refusals("$RAACN,220516,TCK,002,1,A,C*00")).toEqual([undefined]);
  });

  it("accepts a checksum in lower-case digits", () => {
    expect(hear("$VDALF,1,0,1,220516,B,A,S,SAL,001,1,2,0,My alarm*2c")).toMatchObject([
      { is: "sentence", formatter: "ALF" },
    ]);
  });

  it("believes a sentence of doors without checksum only where the port says so", () => {
    const naked = "$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7";
    const speed = "$GPVTG,220.6,T,,M,009.7,N,018.0,K";
    const heard = (safety: boolean | undefined, line: string) => decoder({ safety })(line, at(0))[0]?.is;
    expect([heard(true, naked), heard(undefined, naked), heard(false, naked)]).toEqual([
      "refused",
      "refused",
      "sentence",
    ]);
    expect([heard(true, speed), heard(undefined, speed), heard(false, speed)]).toEqual([
      "refused",
      "sentence",
      "sentence",
    ]);
  });

  it("takes a sentence without checksum for torn off once the port has sent one with", () => {
    const decode = decoder({});
    expect(decode("$GPVTG,220.6,T,,M,009.7,N,018.0,K", at(0))).toMatchObject([{ is: "sentence" }]);
    expect(decode("$HEHDT,090.0,T*26", at(0))).toMatchObject([{ fields: { heading: 90 } }]);
    expect(decode("$HEHDT,09", at(0))).toMatchObject([{ is: "refused", reason: "checksum missing" }]);
  });

  it("finds the second of two sentences run together, and counts the first as spliced", () => {
    expect(hear(`$WDDOR,E,1234${DOOR}`)).toMatchObject([
      { is: "refused", reason: "sentence spliced" },
      { is: "sentence", formatter: "DOR" },
    ]);
  });

  it("never believes a torn sentence whose rest happens to give the right checksum", () => {
    // The bytes before the second $ and that $ itself cancel out, so that one checksum fits both.
    const inner = encodeSentence("WD", "DOR", "E,,WT,42,003,007,O,C,".split(","));
    const torn = `$WDDOR,E,,WT,42,003,007,C,C,${String.fromCharCode(0x24)}`;
    for (let filler = 0x20; filler < 0x7f; filler += 1) {
      const line = `${torn.slice(0, -1)}${String.fromCharCode(filler)}${inner}`;
      const doors = hear(line).flatMap((message) =>
        message.is === "sentence" ? [message.fields.status] : [],
      );
      expect(doors).not.toContain("C");
    }
  });

  it("skips NUL and 0xFF between sentences, and what stands before a sentence and after its checksum", () => {
    expect(hear("\0\0\xff\xff", `\xff\0\xfe${DOOR}`, `${DOOR},r000000001,1830000000`)).toMatchObject([
      { is: "sentence" },
      { is: "sentence" },
    ]);
  });

  it("refuses a line in which no sentence starts", () => {
    expect(refusals("Ef=w02@;t,0*0A", "# a remark")).toEqual(["not a sentence", "not a sentence"]);
  });

  it("accepts more than the 82 characters of the standard, up to 1024", () => {
    const long = encodeSentence("FR", "FIR", ["E", "", "FS", "03", "002", "021", "A", "V", "X".repeat(200)]);
    expect(hear(long)).toMatchObject([{ is: "sentence" }]);
    const endless = encodeSentence("FR", "FIR", [
      "E",
      "",
      "FS",
      "03",
      "002",
      "021",
      "A",
      "V",
      "X".repeat(1100),
    ]);
    expect(refusals(endless)).toEqual(["too long"]);
  });

  it("ignores a valid sentence that nothing reads, and names it by its last three letters", () => {
    expect(hear(SATELLITES)).toEqual([{ is: "ignored", name: "GSA", source: "GP" }]);
    expect(hear(encodeSentence("P", "GRME", ["1"]))).toEqual([{ is: "ignored", name: "PGRME", source: "P" }]);
  });

  it("counts what nothing aboard reads, and reads the rest; what is refused stays refused", () => {
    const decode = decoder({ safety: true, wanted: new Set(["HDT"]) });
    const when = { at: 0, mono: 0 };
    const depth = encodeSentence("SD", "DPT", ["4.1", "0.0", ""]);
    expect(decode(encodeSentence("HE", "HDT", ["90.0", "T"]), when)).toMatchObject([{ is: "sentence" }]);
    expect(decode(depth, when)).toEqual([{ is: "ignored", name: "DPT", source: "SD" }]);
    expect(decode(depth.replace("4.1", "4.2"), when)).toMatchObject([{ reason: "checksum wrong" }]);
  });

  it("keeps an exclamation mark in a text from starting a sentence", () => {
    expect(hear(encodeSentence("FR", "EVE", ["000001", "DZ", "FIRE! DECK 3"]))).toMatchObject([
      { is: "sentence", fields: { text: "FIRE! DECK 3" } },
    ]);
  });

  it("counts each valid sentence, parts of messages too", () => {
    const heard: string[] = [];
    const decode = decoder({ heard: (formatter) => heard.push(formatter) });
    decode(FIRST_HALF, at(0));
    decode(SECOND_HALF, at(0));
    decode(SATELLITES, at(0));
    decode(`${SATELLITES.slice(0, -2)}00`, at(0));
    expect(heard).toEqual(["VDM", "VDM", "GSA"]);
  });
});

describe("TAG blocks", () => {
  it("give the source of a sentence, from several blocks in a row", () => {
    expect(
      hear("\\s:HE0001*45\\$HEROT,+000.05,A*35", "\\d:HE0002*51\\\\s:HE0001*45\\$HEROT,+000.05,A*35"),
    ).toEqual([
      {
        is: "sentence",
        talker: "HE",
        formatter: "ROT",
        source: "HE0001",
        fields: { rateOfTurn: 0.05, status: "A" },
      },
      {
        is: "sentence",
        talker: "HE",
        formatter: "ROT",
        source: "HE0001",
        fields: { rateOfTurn: 0.05, status: "A" },
      },
    ]);
  });

  it("with a wrong checksum discredit the line", () => {
    expect(refusals("\\s:HE0001*AA\\$HEROT,+000.05,A*35")).toEqual(["checksum wrong"]);
  });

  it("longer than the standard allows are read when their checksum is right", () => {
    const long =
      "s:HE0001,x:THIS-IS-A-VERY-LONG-TAG-THAT-GOES-ON-BEYOND-THE-EIGHTY-CHARACTERS-OF-THE-STANDARD";
    let sum = 0;
    for (const character of long) sum ^= character.charCodeAt(0);
    const hex = sum.toString(16).padStart(2, "0");
    expect(hear(`\\${long}*${hex}\\$HEROT,+000.05,A*35`)).toMatchObject([
      { is: "sentence", source: "HE0001" },
    ]);
  });

  it("that say nonsense under a right checksum are passed over", () => {
    expect(hear("\\:,c:1364272372*4E\\$HEROT,+000.05,A*35")).toMatchObject([
      { is: "sentence", formatter: "ROT" },
    ]);
  });
});

describe("messages in several sentences", () => {
  const title = "$IIALF,2,1,1,081950.10,B,A,S,XYZ,010512,1,2,0,HEADING LOST*2C";
  const rest = "$IIALF,2,2,1,,,,,XYZ,010512,1,2,0,NO SYSTEM HEADING AVAILABLE*0C";
  const whole = {
    is: "sentence",
    formatter: "ALF",
    fields: {
      time: "081950.10",
      category: "B",
      priority: "A",
      state: "S",
      manufacturer: "XYZ",
      alert: 10512,
      instance: 1,
      revision: 2,
      escalation: 0,
      title: "HEADING LOST",
      description: "NO SYSTEM HEADING AVAILABLE",
    },
  };

  it("are put together whatever the order", () => {
    expect(hear(title, rest)).toMatchObject([whole]);
    expect(hear(rest, title)).toMatchObject([whole]);
  });

  it("give an alert its title alone when the description does not come within two seconds", () => {
    const decode = decoder({});
    expect(decode(title, at(0))).toEqual([]);
    expect(decode("$HEROT,-003.5,A*00", at(1999))).toHaveLength(1);
    const [alert] = decode("$HEROT,-003.5,A*00", at(2001));
    expect(alert).toMatchObject({ is: "sentence", formatter: "ALF", fields: { title: "HEADING LOST" } });
  });

  it("refuse a description whose alert never came", () => {
    expect(refusals(rest)).toEqual(["part of a message missing"]);
  });

  it("never join parts that only share a number: what comes too late has lost its first part", () => {
    const decode = decoder({});
    decode(FIRST_HALF, at(0));
    expect(decode(SECOND_HALF, at(5000))).toMatchObject([
      { is: "refused", reason: "part of a message missing" },
    ]);
  });

  it("stay bounded when second parts never come, stamps or no stamps", () => {
    const decode = decoder({});
    let given = 0;
    for (let id = 0; id < 1000; id += 1) {
      given += decode(encodeSentence("II", "ALC", ["02", "01", String(id), "0"]), at(0)).length;
    }
    expect(given).toBeGreaterThan(980);
  });
});
