import { expect, test } from "vitest";
import { inPlainWords } from "../../src/service/terminal-log.ts";

test("a line of the technical log is a sentence on a terminal, with what it is about", () => {
  expect(
    inPlainWords('{"level":40,"time":1796050075687,"signal":"watch.shore","msg":"office cannot be reached"}'),
  ).toBe("14:47:55 warning: office cannot be reached (signal watch.shore)\n");
});

test("what the sentence says already is not said twice", () => {
  expect(inPlainWords('{"level":30,"time":1796050076742,"port":"gyro","msg":"Port gyro hears"}')).toBe(
    "14:47:56 Port gyro hears\n",
  );
});
