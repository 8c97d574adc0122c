import { expect, test, vi } from "vitest";
import { oneAtATime } from "../../src/ports/speech.ts";

const bytes = Buffer.from("$IIHBT,30,A,0*08\r\n");

test("what is said while the line still has the last is refused, not queued", async () => {
  let done: () => void = () => {};
  const sent: Uint8Array[] = [];
  const say = oneAtATime("serial line /dev/x", (what, ended) => {
    sent.push(what);
    done = ended;
  });
  const first = say(bytes);
  expect(await say(bytes)).toBe("serial line /dev/x has not taken what was said before");
  done();
  expect(await first).toBeUndefined();
  expect(sent.length).toBe(1);
  const second = say(bytes);
  done();
  expect(await second).toBeUndefined();
});

test("a line that takes nothing is said to hang after 5 s, and nobody waits longer", async () => {
  vi.useFakeTimers();
  const said = oneAtATime("serial line /dev/x", () => {})(bytes);
  vi.advanceTimersByTime(5000);
  expect(await said).toBe("serial line /dev/x takes nothing: it has held 18 bytes for 5 s");
  vi.useRealTimers();
});

test("trouble is told in words", async () => {
  const say = oneAtATime("serial line /dev/x", (_, done) => done(new Error("it is not open")));
  expect(await say(bytes)).toBe("serial line /dev/x cannot be spoken on: it is not open");
});
