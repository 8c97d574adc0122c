/** The law of imports (src/README.md): data runs left to right, imports point at the waist. It fails when it sees too little. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const EVERYTHING = "everything";

/** Who may import whom; a room may always import itself, unless it is one of the folders of siblings. */
const LAW: Readonly<Record<string, readonly string[] | typeof EVERYTHING>> = {
  kernel: [],
  ship: ["kernel"],
  wire: ["kernel"],
  ports: ["kernel"],
  signals: ["kernel", "ship"],
  bindings: ["kernel", "ship", "wire", "signals"],
  ingest: ["kernel", "wire", "ports"],
  drivers: ["kernel", "wire", "ports", "ingest"],
  situation: ["kernel", "ship", "signals"],
  rules: ["kernel", "ship", "signals", "situation"],
  alerts: ["kernel", "ship", "signals", "rules"],
  logbook: ["kernel", "ship", "signals", "rules", "alerts"],
  records: ["kernel", "ship", "signals", "rules", "alerts", "logbook"],
  outputs: [
    "kernel",
    "ship",
    "wire",
    "ports",
    "signals",
    "situation",
    "rules",
    "alerts",
    "logbook",
    "records",
    "config",
  ],
  config: ["kernel", "ship"],
  service: EVERYTHING,
  commands: EVERYTHING,
  root: EVERYTHING,
};

/** Folders whose members do not know each other; what they share stands beside them or in `terms`. */
const SIBLINGS: readonly RegExp[] = [/^drivers\/([^/]+)\//, /^src\/outputs\/([^/]+)\//];
const SIBLING_RULES =
  /^src\/rules\/(passenger-ship-2026|collision-2002|navigation-safety-2002|self-watch)\/(?!index\.ts)/;

const sources = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .map((path) => join(folder, path));

const files = [...sources("src"), ...sources("drivers")];

const roomOf = (path: string): string => {
  const [top = "", room = "", ...rest] = path.split("/");
  if (top === "drivers") return "drivers";
  return rest.length === 0 ? "root" : room;
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const imports: readonly Import[] = files.flatMap((from) =>
  [...readFileSync(join(ROOT, from), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
    .map(([, to = ""]) => ({ from, to: relative(ROOT, resolve(ROOT, dirname(from), to)) }))
    .filter(({ to }) => to.endsWith(".ts")),
);

test("every file stands in a room that the law knows", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => LAW[roomOf(path)] === undefined)).toEqual([]);
});

test("imports point at the waist", () => {
  expect(imports.length).toBeGreaterThan(600);
  const broken = imports.filter(({ from, to }) => {
    const allowed = LAW[roomOf(from)];
    return allowed !== EVERYTHING && roomOf(to) !== roomOf(from) && !allowed?.includes(roomOf(to));
  });
  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("no driver, output or rule imports a sibling", () => {
  const broken = imports.filter(({ from, to }) => {
    const between = SIBLINGS.some((folder) => {
      const a = folder.exec(from)?.[1];
      const b = folder.exec(to)?.[1];
      return a !== undefined && b !== undefined && a !== b;
    });
    return between || (SIBLING_RULES.test(from) && SIBLING_RULES.test(to));
  });
  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test("time comes from the one clock: only the kernel, the ports, the service and the composition roots touch the machine's", () => {
  const free = new Set(["kernel", "ports", "service", "root"]);
  const offices = new Set(["src/outputs/office.ts"]);
  const touching = files
    .filter((path) => !free.has(roomOf(path)) && !offices.has(path) && !path.includes("outputs/panel/page/"))
    .filter((path) =>
      /\b(Date\.now|performance\.now|setTimeout|setInterval)\b/.test(readFileSync(join(ROOT, path), "utf8")),
    );
  expect(touching).toEqual([]);
});

/** Made by a generator, or a registry of two lines a rule: long without being hard to read. */
const LISTS = /rules\/(provisions\/|[\w-]+\/index\.ts$)/;

test("files are small, and none has a name that says nothing", () => {
  const long = files
    .map((path) => ({ path, lines: readFileSync(join(ROOT, path), "utf8").split("\n").length }))
    .filter(({ path, lines }) => lines > 250 && !LISTS.test(path));
  expect(long).toEqual([]);
  const mute = /(^|[/-])(utils?|helpers?|common|misc|types|managers?|handlers?)(\.ts|\/|-)/;
  expect(files.filter((path) => mute.test(path))).toEqual([]);
});
