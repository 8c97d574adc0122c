/** Documents tell what is: every list in them is held against the thing itself, every file and command that they name exists. */
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { DRIVERS } from "../drivers/index.ts";
import { declared } from "../src/commands/ship-file.ts";
import { readShipFile } from "../src/config/load.ts";
import { rules } from "../src/rules/index.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const README = read("README.md");
const SCRIPTS = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;

/** Not the law, whose words are not ours, and nothing that was installed or built. */
const DOCUMENTS = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
  (path) =>
    path.endsWith(".md") &&
    !/(^|\/)(node_modules|dist|coverage)\//.test(path) &&
    !path.startsWith("test/law/"),
);

/** The cells of the table whose heading row begins with a word. */
function table(document: string, heading: string): readonly (readonly string[])[] {
  const lines = document.split("\n");
  const start = lines.findIndex((line) => new RegExp(`^\\| ${heading} +\\|`).test(line));
  if (start < 0) throw new Error(`There is no table headed “${heading}”.`);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return rest.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const codes = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
const firstColumn = (heading: string): readonly string[] => table(README, heading).map(([cell = ""]) => cell);

test("there are documents to look at", () => {
  expect(DOCUMENTS.length).toBeGreaterThan(10);
});

describe("commands", () => {
  /** What `--help` says, by command; the program itself under no name. */
  const help = new Map<string, string>();
  const ask = async (command: string): Promise<string> => {
    const words = [join(ROOT, "dist/src/main.js"), ...command.split(" ").filter(Boolean), "--help"];
    const { stdout } = await promisify(execFile)(process.execPath, words);
    help.set(command, stdout);
    return stdout;
  };
  const listed = (said: string): readonly string[] =>
    [...(said.split("Commands:\n")[1] ?? "").matchAll(/^ {2}(\w+)/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "help");

  beforeAll(async () => {
    const top = listed(await ask("")).filter((name) => name !== "log");
    const log = listed(await ask("log")).map((name) => `log ${name}`);
    for (const command of [...top, ...log]) await ask(command);
  }, 120_000);

  const written = (text: string): string => /^watchkeeper ((?:log )?[a-z]+)/.exec(text)?.[1] ?? "";

  test("the README lists those that there are, and no others", () => {
    const there = [...help.keys()].filter((name) => name !== "" && name !== "log");
    expect(
      firstColumn("command")
        .map((cell) => written(codes(cell)[0] ?? ""))
        .toSorted(),
    ).toEqual(there.toSorted());
  });

  test("every command in any document exists, with the options that are written", () => {
    const wrong = DOCUMENTS.flatMap((path) =>
      [
        ...read(path).matchAll(/watchkeeper (?:log )?[a-z]+[^`\n]*|(?<=main\.js )(?:log )?[a-z]+[^`\n&]*/g),
      ].flatMap(([found]) => {
        const text = found.startsWith("watchkeeper ") ? found : `watchkeeper ${found}`;
        const command = written(text);
        if (
          !/^(log )?(run|check|rules|decode|replay|show|verify|export|backup|pin|sign|doctor)$/.test(command)
        )
          return [];
        const said = help.get(command);
        if (said === undefined) return [`${path}: ${text}: there is no such command`];
        return [...text.matchAll(/--[a-z]+/g)]
          .filter(([option]) => option !== "--help" && !said.includes(option))
          .map(([option]) => `${path}: ${text}: no ${option}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("a script of the package that calls the program names a command that there is", () => {
    const called = Object.values(SCRIPTS).flatMap((script) =>
      [...script.matchAll(/dist\/src\/main\.js (\w+)/g)].map(([, name = ""]) => name),
    );
    expect(called).toContain("run");
    expect(called.filter((name) => !help.has(name))).toEqual([]);
  });

  test("the exit statuses are those that the program states", () => {
    const stated = /Exit status: (.*)\./.exec(read("src/main.ts"))?.[1] ?? "";
    expect(firstColumn("exit status")).toEqual(
      [...stated.matchAll(/(?:^|, )(\d+) /g)].map(([, status]) => status),
    );
  });
});

describe("what documents name", () => {
  const slug = (heading: string): string =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
  const headings = (path: string): readonly string[] =>
    [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) => slug(words));

  test("every link and every picture leads somewhere", () => {
    const links = DOCUMENTS.flatMap((path) =>
      [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, to = ""]) => ({ path, to }))
        .filter(({ to }) => !/^https?:/.test(to)),
    );
    expect(links.length).toBeGreaterThan(30);
    const dead = links.filter(({ path, to }) => {
      const [file = "", anchor] = to.split("#");
      const target = file === "" ? path : relative(ROOT, join(ROOT, dirname(path), file));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !headings(target).includes(anchor);
    });
    expect(dead.map(({ path, to }) => `${path}: ${to}`)).toEqual([]);
  });

  test("every file of the program that is named exists", () => {
    const named = DOCUMENTS.flatMap((path) =>
      [
        ...read(path).matchAll(/(?<![\w/.-])((?:src|drivers|test|config|systemd|docs|\.ci)\/[\w./-]*\w)/g),
      ].map(([, file = ""]) => ({ path, file })),
    );
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(
      ({ path, file }) =>
        !existsSync(join(ROOT, file)) &&
        !existsSync(join(ROOT, dirname(path), file)) &&
        !file.startsWith("dist/"),
    );
    expect(missing.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
  });

  test("every npm script that is named exists", () => {
    const named = DOCUMENTS.flatMap((path) =>
      [...read(path).matchAll(/npm run (\w+)|npm (start|test)\b/g)].map(
        ([, run, plain]) => run ?? plain ?? "",
      ),
    );
    expect(named).toContain("bench");
    expect(named.filter((name) => SCRIPTS[name] === undefined)).toEqual([]);
  });
});

describe("topics ashore", () => {
  const golden = read("test/outputs/mqtt/topics.golden.txt")
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/));
  const kinds = new Map<string, { readonly how: string; readonly levels: number }>();
  for (const [how = "", topic = ""] of golden) {
    const [, , kind = ""] = topic.split("/");
    const levels = Math.max(topic.split("/").length, kinds.get(kind)?.levels ?? 0);
    kinds.set(kind, { how, levels });
  }

  test("the README lists those that are published, as deep, and says which are retained", () => {
    const rows = table(README, "topic").map(([cell = "", what = ""]) => {
      const topic = codes(cell)[0] ?? "";
      return [
        topic.split("/")[2],
        { how: /\bretained\b/.test(what) ? "retained" : "passing", levels: topic.split("/").length },
      ] as const;
    });
    expect(new Map(rows)).toEqual(kinds);
  });
});

describe("drivers", () => {
  test("the README lists those that there are", () => {
    expect(firstColumn("driver").map((cell) => /\[([\w-]+)\]/.exec(cell)?.[1])).toEqual(
      DRIVERS.map(({ name }) => name),
    );
  });

  test.each(DRIVERS.map(({ name }) => name))("%s has a README under its name", (name) => {
    expect(read(`drivers/${name}/README.md`)).toMatch(new RegExp(`^# ${name}\n`));
  });

  test.each(DRIVERS.map(({ name }) => name))(
    "the sample of %s is a part of a ship file, without a warning",
    (name) => {
      const { problems } = readShipFile(`${SHIP}${read(`drivers/${name}/sample.yaml`)}`, ROOT, ALL);
      const { problems: alone } = readShipFile(
        `${SHIP}${read(`drivers/${name}/sample.yaml`)}equipment: []\n`,
        ROOT,
        ALL,
      );
      expect(read(`drivers/${name}/sample.yaml`)).toContain(`driver: ${name}`);
      expect([problems, alone]).toContainEqual([]);
    },
  );

  test.each(["can-io", "modbus", "nmea0183", "nmea2000"])(
    "%s has recordings, and what each must give beside it",
    (name) => {
      const files = readdirSync(join(ROOT, "drivers", name, "recordings"));
      const recordings = files.filter((file) => !file.endsWith(".expected.jsonl"));
      expect(recordings.length).toBeGreaterThan(0);
      for (const file of recordings) expect(files).toContain(file.replace(/\.[a-z]+$/, ".expected.jsonl"));
    },
  );
});

const ALL = declared({ drivers: DRIVERS, rules });
const SHIP = `ship: { name: MV Sample, id: sample, flag: IN, types: [cargo], length: 90, breadth: 14, passengers-certified: 0,
  persons-certified: 20, propulsion: mechanical, time-zone: Asia/Kolkata }\n`;

test("the ship file in the README is valid, without a warning", () => {
  const example = /```yaml\n([\s\S]*?)```/.exec(README)?.[1] ?? "";
  expect(example).toContain("equipment:");
  expect(readShipFile(example, ROOT, ALL)).toMatchObject({ valid: true, problems: [] });
});

test("a change is told as [ADDED], [CHANGED] or [FIXED], where, and in a sentence", () => {
  const changes = read("CHANGELOG.md")
    .split("\n")
    .filter((line) => line.startsWith("- "));
  expect(changes.length).toBeGreaterThan(0);
  for (const line of changes)
    expect(line).toMatch(/^- \[(ADDED|CHANGED|FIXED)\] [a-z0-9][a-z0-9 ,-]*: .+\.$/);
});
