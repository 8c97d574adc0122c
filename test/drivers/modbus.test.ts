/** The driver of a Modbus unit: its settings, what it asks and never asks, its recordings. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksOf, countOf, createPlan, fromOf } from "../../drivers/modbus/blocks.ts";
import { modbus } from "../../drivers/modbus/driver.ts";
import { settings } from "../../drivers/modbus/settings.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import { readLine } from "../../src/ingest/recording.ts";
import type { ModbusAnswer, ModbusQuestion, Ports } from "../../src/ports/ports.ts";
import { lentPorts } from "./lent-ports.ts";

const RECORDINGS = new URL("../../drivers/modbus/recordings/", import.meta.url);
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, RECORDINGS), "utf8").trimEnd().split("\n");

const LINE = { serial: "/dev/serial/by-id/usb-rs485", baud: 19_200, unit: 3 };

/** Answers as the unit would; time passes only while somebody waits. */
function unit(answers: (question: ModbusQuestion, times: number) => Omit<ModbusAnswer, "when">) {
  const asked: string[] = [];
  let mono = 0;
  let lines = 0;
  const now = () => ({ at: 1_835_528_400_000 + mono, mono });
  const ports = lentPorts({
    now,
    sleep: async (milliseconds) => {
      mono += milliseconds;
    },
    modbus: async () => {
      lines += 1;
      return {
        ask: async (question) => {
          asked.push(`${question.table} ${question.from}+${question.count}`);
          mono += 20;
          return { ...answers(question, asked.length), when: now() } as ModbusAnswer;
        },
        order: async () => {
          throw new Error("a driver orders nothing");
        },
        release: async () => {
          lines -= 1;
        },
      };
    },
  });
  return { ports, asked, open: () => lines };
}

const zeros = ({ table, count }: ModbusQuestion): Omit<ModbusAnswer, "when"> & { bytes: Uint8Array } => ({
  is: "answer",
  bytes: new Uint8Array(table === "input" || table === "coil" ? Math.ceil(count / 8) : 2 * count),
});

/** What is heard until so many answers have come. */
async function hear(config: object, lent: Ports, wanted: readonly string[], answers: number): Promise<Raw[]> {
  const stop = new AbortController();
  const heard: Raw[] = [];
  const context = { ports: lent, stop: stop.signal, wanted: new Set(wanted) };
  for await (const batch of modbus.read(settings.parse({ ...LINE, ...config }), context)) {
    heard.push(...batch);
    if (heard.length >= answers) stop.abort();
  }
  return heard;
}

describe("recordings", () => {
  test.each(
    readdirSync(RECORDINGS).filter((name) => name.endsWith(".jsonl") && !name.endsWith(".expected.jsonl")),
  )("%s gives what is written beside it", (name) => {
    const decode = modbus.decoder(settings.parse(LINE));
    const heard = linesOf(name).flatMap((line) => {
      const recorded = readLine(line);
      if (recorded === undefined || "refused" in recorded || recorded.is !== "text") return [];
      return decode({ when: recorded.when, text: recorded.text }).map((message) => JSON.stringify(message));
    });
    expect(heard).toEqual(linesOf(name.replace(".jsonl", ".expected.jsonl")));
  });

  test("no line of a recording, however spoilt, makes the decoder throw", () => {
    const decode = modbus.decoder(settings.parse(LINE));
    const when = { at: 0, mono: 0 };
    const nearly = fc
      .tuple(fc.nat(70_000), fc.nat(70_000), fc.string())
      .map(([a, b, s]) => `unit 3 input ${a}-${b}: ${s}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        for (const message of decode({ when, text })) expect(message.is).toMatch(/refused|points/);
      }),
    );
    expect(decode({ when, text: "unit 3 input 0-15: 05" })).toMatchObject([
      { is: "refused", reason: "frame malformed" },
    ]);
  });
});

describe("what is asked", () => {
  test("what bindings read and `read` adds, each table in as few questions as may be", async () => {
    const { ports, asked, open } = unit(zeros);
    const wanted = ["input 0", "input 14", "register 4", "holding 2", "RMC", "127501"];
    await hear({ read: { input: "2-3", coil: "7" } }, ports, wanted, 6);
    expect(asked.slice(0, 6)).toEqual([
      "input 0+4",
      "input 14+1",
      "coil 7+1",
      "register 4+1",
      "holding 2+1",
      "input 0+4",
    ]);
    expect(open()).toBe(0);
  });

  test("where nothing is wanted, it says so", async () => {
    await expect(hear({}, unit(zeros).ports, [], 1)).rejects.toThrow(
      "nothing is to be read: bind its points, or list them under `read`",
    );
  });

  test("the maker's numbers are turned into those on the wire, and back", async () => {
    const { ports, asked } = unit(zeros);
    const config = { first: { register: 30_001 } };
    const [raw] = await hear(config, ports, ["register 30004"], 1);
    expect(asked).toEqual(["register 3+1"]);
    expect(raw && modbus.decoder(settings.parse({ ...LINE, ...config }))(raw)).toEqual([
      { is: "points", unit: 3, table: "register", from: 30_004, values: [0] },
    ]);
    await expect(hear(config, ports, ["register 4"], 1)).rejects.toThrow("says that the first is 30001");
  });

  test("nothing beyond a gap is ever read, nothing wanted is left out, and no answer is too long", () => {
    const numbers = fc.uniqueArray(fc.nat(4000), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        numbers,
        fc.nat(20),
        fc.constantFrom("input" as const, "holding" as const),
        (wanted, gap, table) => {
          const blocks = blocksOf(table, wanted, gap);
          const all = blocks.flatMap((block) => block.wanted);
          expect(all).toEqual([...wanted].sort((a, b) => a - b));
          for (const block of blocks) {
            expect(countOf(block)).toBeLessThanOrEqual(table === "input" ? 2000 : 125);
            for (const [i, number] of block.wanted.entries())
              expect(number - (block.wanted[i - 1] ?? number - 1) - 1).toBeLessThanOrEqual(gap);
          }
        },
      ),
    );
  });

  test("a block that the unit refuses is asked for in smaller ones, until only the one address is refused", async () => {
    const holes = (question: ModbusQuestion) =>
      question.from <= 6 && question.from + question.count > 6
        ? ({ is: "refusal", code: 2 } as const)
        : zeros(question);
    const { ports, asked } = unit(holes);
    const wanted = [0, 1, 2, 3, 4, 5, 6, 7, 10].map((n) => `holding ${n}`);
    await hear({}, ports, wanted, 24);
    expect(asked.slice(0, 3)).toEqual(["holding 0+11", "holding 0+8", "holding 10+1"]);
    const last = asked.slice(-8);
    expect(last).not.toContain("holding 6+1");
    expect(last).toContain("holding 7+1");
    const plan = createPlan(blocksOf("holding", [6], 0));
    const [six] = plan.due(0);
    if (six) plan.refused(six, 2, 0);
    expect(plan.due(29_000)).toEqual([]);
    expect(plan.due(30_000).map(fromOf)).toEqual([6]);
  });
});

test("a unit that is busy is asked the same again; one that does not know the question, after a while", () => {
  const [block] = blocksOf("coil", [1, 2, 3], 0);
  const plan = createPlan(block === undefined ? [] : [block]);
  if (block) plan.refused(block, 6, 0);
  expect(plan.due(0)).toEqual([block]);
  if (block) plan.refused(block, 1, 0);
  expect(plan.due(29_000)).toEqual([]);
  expect(plan.due(30_000)).toEqual([block]);
});

describe("a unit that does not answer", () => {
  const silent = { is: "miss", because: "no answer in 500 ms" } as const;

  test("is asked three times, then it is lost, with words, and its line is let go", async () => {
    const { ports, asked, open } = unit((question, times) => (times === 1 ? zeros(question) : silent));
    await expect(hear({}, ports, ["input 4"], 99)).rejects.toThrow(
      "unit 3 does not answer (unit 3 input 4-4: no answer in 500 ms)",
    );
    expect(asked).toHaveLength(4);
    expect(open()).toBe(0);
  });

  test("is asked but once where it has not answered since the line was opened", async () => {
    const { ports, asked } = unit(() => silent);
    await expect(hear({}, ports, ["input 4"], 99)).rejects.toThrow("does not answer");
    expect(asked).toHaveLength(1);
  });

  test("for a single telegram is asked again, and nobody notices", async () => {
    const { ports } = unit((question, times) => (times % 3 === 0 ? silent : zeros(question)));
    expect(await hear({}, ports, ["input 4"], 12)).toHaveLength(12);
  });
});
