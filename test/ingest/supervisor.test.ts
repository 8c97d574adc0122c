/** The supervisor of a port: it starts its driver again for ever, knows silence, and says why a port is lost. */
import { expect, test } from "vitest";
import { z } from "zod";
import { type Decoder, type DriverContext, defineDriver, type Raw } from "../../src/ingest/driver.ts";
import { supervise } from "../../src/ingest/supervisor.ts";
import { seconds } from "../../src/kernel/duration.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { Absent } from "../../src/ports/absent.ts";
import { lentPorts } from "../drivers/lent-ports.ts";

/** Time passes only when the test says so; whoever sleeps is woken in order. */
function virtualTime() {
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  let mono = 0;
  const now = () => ({ at: 1_835_546_400_000 + mono, mono });
  const settled = async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((done) => setImmediate(done));
  };
  return {
    now,
    sleep: (milliseconds: number, stop: AbortSignal): Promise<void> =>
      new Promise((done) => {
        const wake = (): void => {
          stop.removeEventListener("abort", wake);
          done();
        };
        if (stop.aborted) done();
        else stop.addEventListener("abort", wake);
        sleepers.push({ at: mono + milliseconds, wake });
      }),
    async pass(milliseconds: number): Promise<void> {
      const until = mono + milliseconds;
      await settled();
      for (;;) {
        sleepers.sort((a, b) => a.at - b.at);
        const next = sleepers[0];
        if (next === undefined || next.at > until) break;
        sleepers.shift();
        mono = Math.max(mono, next.at);
        next.wake();
        await settled();
      }
      mono = until;
    },
  };
}

type Life = (context: DriverContext, hear: (text: string) => Raw) => AsyncIterable<readonly Raw[]>;

/** A driver that lives each of its lives as told, the last of them for ever after. */
function start(...lives: readonly Life[]) {
  const time = virtualTime();
  const changes: string[] = [];
  const began: number[] = [];
  const wants: unknown[] = [];
  const decoder = (): Decoder => (raw) => {
    const text = "text" in raw ? raw.text : "";
    if (text === "bad") return [{ is: "refused", reason: "checksum wrong", frame: text }];
    return [{ is: "ignored", name: text }];
  };
  const driver = defineDriver({
    name: "test",
    describes: "test",
    config: z.strictObject({}),
    decoder,
    read: (_, context) => {
      const life = lives[Math.min(began.length, lives.length - 1)];
      began.push(time.now().mono);
      wants.push(context.wanted);
      if (life === undefined) throw new Error("no life");
      return life(context, (text) => ({ when: time.now(), text }));
    },
  });
  const supervisor = supervise({
    port: "console",
    driver,
    config: {},
    ports: lentPorts({ now: time.now, sleep: time.sleep }),
    clock: { now: time.now },
    log: silentLog,
    wanted: new Set(["DOR"]),
    silentAfter: seconds(10),
    heard: () => {},
    changed: (_, state, because) => changes.push(`${state} ${because}`.trim()),
  });
  return { time, supervisor, changes, began, wants };
}

const says = (text: string, every: number): Life =>
  async function* ({ ports, stop }, hear) {
    while (!stop.aborted) {
      yield [hear(text)];
      await ports.sleep(every, stop);
    }
  };
const throws = (error: Error): Life =>
  // biome-ignore lint/correctness/useYield: it never hears anything
  async function* () {
    throw error;
  };
const once: Life = async function* (_, hear) {
  yield [hear("good")];
};

test("what hears is heard, and it is told what is wanted of it", async () => {
  const { time, supervisor, changes, wants } = start(says("good", 1000));
  await time.pass(30_000);
  expect(changes).toEqual(["starting", "hearing"]);
  expect(wants).toEqual([new Set(["DOR"])]);
  await supervisor.stop();
});

test("a driver that throws is started again for ever, ever more slowly, but never later than after 1.5 s", async () => {
  const { time, supervisor, changes, began } = start(throws(new Error("the line hung up")));
  await time.pass(10_000);
  expect(began.slice(0, 6)).toEqual([0, 100, 300, 700, 1500, 3000]);
  expect(began.length).toBe(10);
  expect(changes).toEqual(["starting", "lost the line hung up"]);
  await supervisor.stop();
});

test("one that has been heard in between is started again at once", async () => {
  const { time, supervisor, began, changes } = start(once);
  await time.pass(1000);
  expect(began.slice(0, 4)).toEqual([0, 100, 200, 300]);
  expect(changes.slice(0, 3)).toEqual(["starting", "hearing", "lost it ended without being told to"]);
  await supervisor.stop();
});

test("a device that is not there is looked for four times a second, however long it is away", async () => {
  const { time, supervisor, began } = start(throws(new Absent("is the adapter plugged in?")));
  await time.pass(60_000);
  expect(began.length).toBe(241);
  await supervisor.stop();
});

test("silence is said after its time, and a silent line is closed and opened again after six", async () => {
  const { time, supervisor, changes, began } = start(async function* ({ ports, stop }, hear) {
    yield [hear("good")];
    await ports.sleep(1e9, stop);
  });
  await time.pass(9_000);
  expect(changes).toEqual(["starting", "hearing"]);
  await time.pass(4_000);
  expect(changes.at(-1)).toBe("silent no valid message for 10 s");
  await time.pass(50_000);
  expect(changes[3]).toBe("lost it was silent and was closed to be opened again");
  expect(began.length).toBe(2);
  await supervisor.stop();
});

test("a port that brings only what must be refused is as silent as one that brings nothing", async () => {
  const { time, supervisor, changes } = start(says("bad", 500));
  await time.pass(13_000);
  expect(changes).toEqual(["starting", "silent no valid message for 10 s"]);
  expect(supervisor.report()).toMatchObject({ good: 0, ignored: 0, refused: 27, state: "silent" });
  await supervisor.stop();
});

test("stopped, it ends when its driver has let go", async () => {
  let letGo = false;
  const { time, supervisor, began } = start(async function* ({ ports, stop }, hear) {
    try {
      yield [hear("good")];
      await ports.sleep(1e9, stop);
    } finally {
      letGo = true;
    }
  });
  await time.pass(1000);
  await supervisor.stop();
  expect(letGo).toBe(true);
  await time.pass(60_000);
  expect(began.length).toBe(1);
});

test("what is missing of what it hears through is told while it hears, and again when it is back", async () => {
  const { time, supervisor, changes } = start(async function* ({ ports, stop, impaired }, hear) {
    for (const words of ["", "network 172.17.0.5 brings nothing", ""]) {
      impaired?.(words);
      yield [hear("good")];
      await ports.sleep(1000, stop);
    }
    await ports.sleep(60_000, stop);
  });
  await time.pass(5000);
  expect(changes).toEqual(["starting", "hearing", "hearing network 172.17.0.5 brings nothing", "hearing"]);
  await supervisor.stop();
});
