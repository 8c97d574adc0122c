import { expect, test } from "vitest";
import { datagramLines } from "../../../src/wire/nmea0183/datagram.ts";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";
import { encodeDatagram } from "../../../src/wire/nmea0183/encode-datagram.ts";

const ALF = [
  "$IIALF,2,1,3,123456.00,B,A,V,XXX,100101,7,1,0,WTD 7 OPEN*20",
  "$IIALF,2,2,3,,,,,XXX,100101,7,1,0,WTD 7 DK3 FR42*45",
];

test("sentences that belong together are one group of one source, its lines counted", () => {
  const written = encodeDatagram({ source: "II0001", lines: 1, groups: 33, sentences: ALF });
  expect(written).toBe(
    `UdPbC\0\\g:1-2-34,s:II0001,n:2*77\\${ALF[0]}\r\n\\g:2-2-34,s:II0001,n:3*75\\${ALF[1]}\r\n`,
  );
});

test("a sentence by itself is no group", () => {
  const alc = "$IIALC,01,01,04,1,XXX,100101,7,1*24";
  const written = encodeDatagram({ source: "II0001", lines: 3, groups: 1, sentences: [alc] });
  expect(written).toBe(`UdPbC\0\\s:II0001,n:4*04\\${alc}\r\n`);
});

test("after line 999 comes 1, and after group 99", () => {
  const written = encodeDatagram({ source: "II0001", lines: 998, groups: 99, sentences: ALF });
  expect(written).toContain("g:1-2-1,s:II0001,n:999*");
  expect(written).toContain("g:2-2-1,s:II0001,n:1*");
});

test("whoever hears it hears the alert, and who sent it", () => {
  const hear = decoder({ safety: true });
  const bytes = Buffer.from(
    encodeDatagram({ source: "II0001", lines: 0, groups: 0, sentences: ALF }),
    "latin1",
  );
  const heard = datagramLines(bytes).flatMap((line) => hear(line, { at: 0, mono: 0 }));
  expect(heard).toMatchObject([
    {
      is: "sentence",
      formatter: "ALF",
      source: "II0001",
      fields: { title: "WTD 7 OPEN", description: "WTD 7 DK3 FR42" },
    },
  ]);
});
