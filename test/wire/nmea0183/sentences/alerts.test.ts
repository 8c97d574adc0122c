import { describe, expect, it } from "vitest";
import type { Fields } from "../../../../src/wire/message.ts";
import { encodeAla, encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf, refusals } from "../hear.ts";

const SAMPLES: readonly (readonly [says: string, sentence: string, fields: Fields])[] = [
  [
    "ALR: an alarm, active and not acknowledged",
    "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B",
    { time: "123456.00", alarm: "001", condition: "A", acknowledgement: "V", text: "BILGE ER HIGH" },
  ],
  [
    "ALR: the watch alarm of a BNWAS, without time",
    "$BNALR,,000,A,V,C1=AUT;C2=03;C3=1*64",
    { alarm: "000", condition: "A", acknowledgement: "V", text: "C1=AUT;C2=03;C3=1" },
  ],
  [
    "ALR: one that is empty says that no alarm is active, not that alarm 0 is",
    encodeSentence("AI", "ALR", ["", "", "", "", ""]),
    {},
  ],
  ["ACK: an alarm acknowledged", "$IIACK,001*54", { alarm: "001" }],
  [
    "ALA: hydraulic level low, subsystem left out",
    "$WDALA,123456.00,WD,,01,001,L,V,WTD HYD LEVEL LOW*7F",
    {
      time: "123456.00",
      system: "WD",
      instance: "01",
      alarm: "001",
      condition: "L",
      acknowledgement: "V",
      text: "WTD HYD LEVEL LOW",
    },
  ],
  [
    "ALA: a fire panel back to normal",
    "$FRALA,143955,FR,OT,00,901,N,V,Syst Fault : AutroSafe comm. OK*4F",
    {
      time: "143955",
      system: "FR",
      subsystem: "OT",
      instance: "00",
      alarm: "901",
      condition: "N",
      acknowledgement: "V",
      text: "Syst Fault : AutroSafe comm. OK",
    },
  ],
  [
    "AKD: a detailed alarm acknowledged",
    "$IIAKD,123510.00,WD,,01,001,II,,01*46",
    {
      time: "123510.00",
      system: "WD",
      instance: "01",
      alarm: "001",
      acknowledgingSystem: "II",
      acknowledgingInstance: "01",
    },
  ],
  [
    "ALF: an alert of a standard identifier, in one sentence",
    "$IIALF,1,1,0,124304.50,A,W,A,,3052,1,1,0,LOST TARGET*2A",
    {
      time: "124304.50",
      category: "A",
      priority: "W",
      state: "A",
      alert: 3052,
      instance: 1,
      revision: 1,
      escalation: 0,
      title: "LOST TARGET",
    },
  ],
  [
    "ALF: back to normal, without category and priority",
    "$IIALF,1,1,5,123600.00,,,N,XXX,100101,7,3,0,WTD 7 OPEN*3D",
    {
      time: "123600.00",
      state: "N",
      manufacturer: "XXX",
      alert: 100101,
      instance: 7,
      revision: 3,
      escalation: 0,
      title: "WTD 7 OPEN",
    },
  ],
  [
    "ACN: acknowledge",
    "$IIACN,123510.00,XXX,100101,7,A,C*0A",
    { time: "123510.00", manufacturer: "XXX", alert: 100101, instance: 7, command: "A" },
  ],
  ["ACN: silence everything", "$IIACN,,,0,0,S,C*5C", { alert: 0, instance: 0, command: "S" }],
  [
    "ARC: a command refused",
    "$WDARC,123511.00,XXX,100101,7,A*6B",
    { time: "123511.00", manufacturer: "XXX", alert: 100101, instance: 7, command: "A" },
  ],
  ["ALC: nothing is active", "$IIALC,01,01,03,0*7D", { alerts: [] }],
  [
    "ALC: one proprietary alert, one standardised",
    "$IIALC,01,01,05,2,XXX,100101,7,1,,3016,1,2*21",
    {
      alerts: [
        { manufacturer: "XXX", alert: 100101, instance: 7, revision: 1 },
        { alert: 3016, instance: 1, revision: 2 },
      ],
    },
  ],
  ["HBT: alive, and which beat it is", "$AIHBT,30,A,9*01", { interval: 30, status: "A", sequence: 9 }],
  ["HBT: a faulty device, asked", "$HCHBT,,V,1*1E", { status: "V", sequence: 1 }],
  [
    "EVE: an event",
    "$FREVE,000001,DZ00513,Fire Alarm On: TEST DZ201 Name*0A",
    { time: "000001", tag: "DZ00513", text: "Fire Alarm On: TEST DZ201 Name" },
  ],
  [
    "AGL: a group of alerts of two sources",
    encodeSentence("II", "AGL", "01,01,02,EI0001,,3052,1,RA0002,XXX,10010,2".split(",")),
    {
      alerts: [
        { source: "EI0001", alert: 3052, instance: 1 },
        { source: "RA0002", manufacturer: "XXX", alert: 10010, instance: 2 },
      ],
    },
  ],
  [
    "NRX: a NAVTEX message, its line ends resolved",
    encodeSentence(
      "CR",
      "NRX",
      "001,001,00,IE69,1,135600,27,06,2028,31,0,A,GALE WARNING^0D^0AFORCE 8".split(","),
    ),
    {
      code: "IE69",
      frequency: 1,
      time: "135600",
      day: 27,
      month: 6,
      year: 2028,
      characters: 31,
      badCharacters: 0,
      status: "A",
      body: "GALE WARNING\r\nFORCE 8",
    },
  ],
];

describe("alert sentences", () => {
  for (const [says, sentence, fields] of SAMPLES) it(says, () => expect(fieldsOf(sentence)).toEqual(fields));

  it("ALF: a comma in the description is read where it is escaped", () => {
    const fields = fieldsOf(
      "$IIALF,2,1,3,123456.00,B,A,V,XXX,100101,7,1,0,WTD 7 OPEN SEA*57",
      "$IIALF,2,2,3,,,,,XXX,100101,7,1,0,WTD 7 DK3 FR42 OPEN^2C NOT PERMITTED*49",
    );
    expect(fields).toMatchObject({
      title: "WTD 7 OPEN SEA",
      description: "WTD 7 DK3 FR42 OPEN, NOT PERMITTED",
    });
  });

  it("ACN: command and flag are told apart in either order, and without the flag it is no command", () => {
    expect(fieldsOf(encodeSentence("II", "ACN", ",,100,1,C,A".split(","))).command).toBe("A");
    expect(refusals(encodeSentence("II", "ACN", ",,100,1,A,A".split(",")))).toEqual(["field not readable"]);
  });

  it("ALC: a list with a part missing says nothing, for what is not listed is normal", () => {
    expect(refusals(encodeSentence("II", "ALC", "02,01,06,1,,3016,1,1".split(",")))).toEqual([
      "part of a message missing",
    ]);
    expect(
      fieldsOf(
        encodeSentence("II", "ALC", "02,02,07,1,,3017,1,1".split(",")),
        encodeSentence("II", "ALC", "02,01,07,1,,3016,1,1".split(",")),
      ).alerts,
    ).toMatchObject([{ alert: 3016 }, { alert: 3017 }]);
  });

  it("NRX: its parts are joined in order", () => {
    expect(
      fieldsOf(
        encodeSentence("CR", "NRX", "002,001,05,IE69,1,135600,27,06,2028,10,0,A,GALE ".split(",")),
        encodeSentence("CR", "NRX", "002,002,05,,,,,,,,,,WARNING".split(",")),
      ).body,
    ).toBe("GALE WARNING");
  });

  it("ALA: what is encoded decodes to itself", () => {
    const alarm = {
      time: "123456.00",
      system: "SG",
      subsystem: "PU",
      instance: "02",
      alarm: "002",
      condition: "X",
      acknowledgement: "V",
      text: "STG 2 POWER FAIL",
    } as const;
    expect(fieldsOf(encodeAla("SG", alarm))).toEqual(alarm);
  });
});
