import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beginningOf, knowFormat } from "../../../src/wire/formats/detect.ts";
import { FORMATS } from "../../../src/wire/formats/index.ts";
import { watchRecording } from "../../../src/wire/formats/watch-recording.ts";

const VOYAGE = join(import.meta.dirname, "../../voyages/evening-departure/recording.jsonl");

function read(text: string) {
  const names: string[] = [];
  const reader = watchRecording.open?.((name) => names.push(name));
  const bytes = Buffer.from(text);
  const recorded = [
    ...(reader?.push(bytes.subarray(0, 100)) ?? []),
    ...(reader?.push(bytes.subarray(100)) ?? []),
    ...(reader?.end() ?? []),
  ];
  return { names: new Set(names), recorded };
}

test("a recording of the watch is known for what it is", () => {
  expect(knowFormat(FORMATS, beginningOf(readFileSync(VOYAGE).subarray(0, 65_536)))).toBe(watchRecording);
});

test("sentences and CAN frames are read, each port for itself, at the time at which the watch heard them", () => {
  const { names, recorded } = read(readFileSync(VOYAGE, "utf8"));
  for (const name of ["DOR", "NLS", "RMC", "127501"]) expect(names).toContain(name);
  expect(recorded.length).toBeGreaterThan(1000);
  expect(recorded.every(({ at }) => at !== undefined && at >= Date.UTC(2028, 1, 1))).toBe(true);
  expect(recorded.every(({ message }) => message.is !== "refused")).toBe(true);
});

test("an event, an act, bytes in hexadecimal and a torn line are passed over, and the next line is read", () => {
  const { recorded } = read(
    [
      '{"at":1,"mono":1,"port":"gyro","event":"hearing","because":""}',
      '{"at":1,"mono":1,"act":{"act":"silence"}}',
      '{"at":1,"mono":1,"port":"io-3","hex":"0103"}',
      '{"at":1,"mono":1,"port":"gyro","te',
      '{"at":5,"mono":5,"port":"gyro","text":"$HEHDT,248.2,T*23"}',
    ].join("\n"),
  );
  expect(recorded).toMatchObject([{ at: 5, message: { is: "sentence", formatter: "HDT" } }]);
});
