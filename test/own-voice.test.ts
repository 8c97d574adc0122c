import { expect, test } from "vitest";
import { ownVoice } from "../src/own-voice.ts";
import { decoder } from "../src/wire/nmea0183/decode.ts";

const at = { at: 0, mono: 0 };
const heard = (line: string) => decoder({ safety: true })(line, at)[0] ?? expect.fail("not heard");
const OURS = "\\s:WD0001,n:1*12\\$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79";
const ANOTHER = "\\s:WD0002,n:1*11\\$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79";
const doors = [{ equipment: "wtd-7", system: "WT", door: 7 }];

test("what we say to a group is not heard as the ship's, what another says is", () => {
  const isOwn = ownVoice({ states: [{ group: "VDRD", source: "WD0001", doors }] });
  expect(isOwn(heard(OURS))).toBe(true);
  expect(isOwn(heard(ANOTHER))).toBe(false);
});

test("on a serial line nobody says who he is, and nothing is left out", () => {
  const isOwn = ownVoice({ states: [{ serial: "/dev/x", baud: 4800, source: "WD0001", doors }] });
  expect(isOwn(heard(OURS))).toBe(false);
  expect(ownVoice({})(heard(OURS))).toBe(false);
});
