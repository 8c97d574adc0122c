import { expect, test } from "vitest";
import { read } from "./independent.ts";

test("the independent reader reads the sentences that others publish", () => {
  const published = [
    "$IIALF,2,1,1,081950.10,B,A,S,XYZ,010512,1,2,0,HEADING LOST*2C",
    "$IIALF,2,2,1,,,,,XYZ,010512,1,2,0,NO SYSTEM HEADING AVAILABLE*0C",
    "$FBALC,02,01,03,01,FEB,01,02,03*0A",
    "$RAARC,220516,TCK,002,1,A*73",
    "$AIHBT,30,A,9*01",
    "$BIALR,123500.00,001,A,A,BILGE ER HIGH*3E",
  ];
  expect(read(published)).toEqual([
    "ALF|2|1|1|081950.10|B|A|S|XYZ|010512|1|2|0|HEADING LOST",
    "ALF|2|2|1|||||XYZ|010512|1|2|0|NO SYSTEM HEADING AVAILABLE",
    "ALC|02|01|03|01|FEB|01|02|03",
    "ARC|220516|TCK|002|1|A",
    "HBT|30|A|9",
    "ALR|123500.00|001|A|A|BILGE ER HIGH",
  ]);
});

test("and finds what is wrong: a comma in a text, a checksum, a length, a reserved character", () => {
  const wrong = [
    "$IIALF,2,2,3,,,,,XXX,100101,7,1,0,WTD 7 DK3 FR42 OPEN, NOT PERMITTED*4A",
    "$AIHBT,30,A,9*02",
    `$IIALR,,001,A,V,${"X".repeat(80)}*00`,
    "$IIALR,,001,A,V,A!B*00",
    "HBT,30",
  ];
  expect(read(wrong).map((line) => line.split(":")[0])).toEqual([
    "WRONG number of fields",
    "WRONG checksum",
    "WRONG longer than 82 with CR and LF",
    "WRONG character",
    "WRONG frame",
  ]);
});
