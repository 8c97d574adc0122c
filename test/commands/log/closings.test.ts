import { Writable } from "node:stream";
import { Command } from "commander";
import { expect, test } from "vitest";
import { addLog } from "../../../src/commands/log.ts";
import { openStore } from "../../../src/records/open.ts";
import { AT, batch, draft, emptyStore } from "../../records/samples.ts";

const RULE = "PSR-I-26(6)(a)(ii)(G)";

/** A closing every minute; of other entries the log holds some too. */
function logged(closings: readonly (readonly [door: string, seconds: number, outcome?: string])[]): string {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  const entries = closings.map(([subject, time, outcome = "met"], n) =>
    draft(n, {
      key: `${RULE}::${subject}:${AT + n * 60_000}:${outcome}`,
      at: AT + n * 60_000,
      rule: RULE,
      book: "watertight-doors",
      text: `${subject} closed in ${time} s`,
      data: { subject, outcome, measured: { milliseconds: time * 1000 } },
    }),
  );
  const others = [
    draft(90, {
      key: `${RULE}:trend:wtd-1:1:failed`,
      rule: RULE,
      data: { subject: "wtd-1", outcome: "failed" },
    }),
    draft(91, {
      key: `${RULE}::wtd-1:2:unproven`,
      rule: RULE,
      data: { subject: "wtd-1", outcome: "unproven" },
    }),
  ];
  store.writer.write([batch(1, { drafts: [...entries, ...others] })], AT + 9_000_000);
  store.close();
  return directory;
}

/** The data; words may be said only where `said` is there to take them. */
async function closings(...args: readonly (string | { readonly said: string[] })[]): Promise<string> {
  const said = args.find((one) => typeof one === "object")?.said;
  let data = "";
  const program = new Command().exitOverride();
  addLog(program, {
    storeOf: () => "",
    out: new Writable({
      write(chunk: Buffer, _, done) {
        data += chunk.toString();
        done();
      },
    }),
    say: (words) => {
      if (!said) throw new Error(words);
      said.push(words);
    },
    finish: () => undefined,
  });
  await program.parseAsync(["log", "closings", ...args.filter((one) => typeof one === "string")], {
    from: "user",
  });
  return data;
}

const slower = [27, 27, 27, 27, 27, 32, 32, 32, 32, 37].map((time) => ["wtd-1", time] as const);

test("each door with its first and last five closings, by how much they differ, and the longest", async () => {
  const log = logged([...slower, ["wtd-2", 25], ["wtd-3", 30, "unproven"]]);
  expect((await closings(log)).split("\n")).toEqual([
    "door                      closings   first 5    last 5    change   longest",
    "wtd-1                           10    27.0 s    33.0 s     +22 %    37.0 s",
    "wtd-2                            1    25.0 s    25.0 s       0 %    25.0 s",
    "wtd-3                            1",
    "",
  ]);
});

test("of one door each closing, with its time and whether it counts", async () => {
  const log = logged([
    ["wtd-1", 27],
    ["wtd-2", 25],
    ["wtd-1", 45, "failed"],
    ["wtd-1", 31, "unproven"],
  ]);
  expect((await closings(log, "--door", "wtd-1")).split("\n")).toEqual([
    "2028-03-01 18:30:00\t27.0 s",
    "2028-03-01 18:32:00\t45.0 s\toutside the limits",
    "2028-03-01 18:33:00\t31.0 s\tnot proved",
    "",
  ]);
});

test("as JSON, one closing a line", async () => {
  const [first] = (await closings(logged([["wtd-1", 27.4]]), "--json")).split("\n");
  expect(JSON.parse(first ?? "")).toEqual({
    door: "wtd-1",
    at: "2028-03-01T18:30:00.000Z",
    time: 27.4,
    outcome: "met",
  });
});

test("a log without closings has the heading alone, and says why", async () => {
  const said: string[] = [];
  expect((await closings(logged([]), { said })).trim().split("\n")).toHaveLength(1);
  expect(said).toEqual(["No closing under power was timed in this log."]);
});

test("a door that is misspelt is told from one that was never timed", async () => {
  const said: string[] = [];
  const log = logged([
    ["wtd-2", 25],
    ["wtd-1", 27],
  ]);
  expect(await closings(log, "--door", "wdt-1", { said })).toBe("");
  expect(said).toEqual(['No closing of "wdt-1" was timed in this log. Timed were: wtd-1, wtd-2.']);
});
