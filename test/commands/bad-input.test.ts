/** Bad input gets a clear sentence and nothing is lost: the program as it is installed, with what goes wrong on board. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";

/** A program is started in each of these, and the machine may have other work. */
vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "dist/src/main.js");
const folder = mkdtempSync(join(tmpdir(), "watchkeeper-bad-"));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Change {
  readonly gnss?: string;
  readonly more?: string;
  readonly from?: string;
  readonly panel?: number;
}

/** A ship with one receiver; each test says what is wrong with her. */
function ship({
  gnss = "serial: /dev/serial/by-id/none-such, baud: 4800",
  more = "",
  from = "gnss",
  panel = 0,
}: Change = {}): string {
  const path = join(folder, "ship.yaml");
  writeFileSync(
    path,
    `ship:
  name: MV Test
  id: test
  flag: IN
  types: [passenger]
  length: 50
  breadth: 10
  passengers-certified: 100
  persons-certified: 110
  propulsion: mechanical
  time-zone: Asia/Kolkata
ports:
  gnss: { driver: nmea0183, ${gnss} }
${more}equipment:
  - id: gnss-1
    kind: gnss
    signals:
      position: { port: ${from}, sentence: RMC, field: position }
watch:
  store: store
  panel: { port: ${panel} }
`,
  );
  return path;
}

function watchkeeper(...words: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...words], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { out: stdout, err: stderr, status };
}

/** Keeps the watch until it has said everything that is expected; it must then still be keeping it. */
async function keepsTheWatch(path: string, store: string, ...expected: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, "run", "--ship", path, "--store", store]);
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
  const limit = Date.now() + 45_000;
  while (!expected.every((words) => said.includes(words))) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`);
    if (Date.now() > limit) throw new Error(`Of ${JSON.stringify(expected)} it said only: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill("SIGTERM");
  const [status] = await once(child, "exit");
  expect(status).toBe(0);
  return said;
}

const free = async (): Promise<number> => {
  const socket = createSocket("udp4").bind(0);
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  return port;
};

describe("a ship file", () => {
  test("with an unknown key, two drivers on one port and a binding to no port: all at once, each with its line", () => {
    const path = ship({
      gnss: "udp: 10110, bauds: 4800",
      more: "  again: { driver: nmea0183, udp: 10110 }\n",
      from: "gns",
    });
    for (const command of ["check", "run"]) {
      const { out, err, status } = watchkeeper(command, "--ship", path);
      expect({ command, out, status }).toEqual({ command, out: "", status: 78 });
      expect(err).toMatch(/ship\.yaml:13:\d+: unknown key "bauds"\. Did you mean "baud"\?/);
      expect(err).toContain('there is no port "gns". Did you mean "gnss"?');
    }
    const twice = ship({ gnss: "udp: 10110", more: "  again: { driver: nmea0183, udp: 10110 }\n" });
    expect(watchkeeper("run", "--ship", twice)).toMatchObject({
      status: 78,
      err: expect.stringContaining('ship.yaml:14:3: udp *:10110 is already taken by port "gnss"'),
    });
  });

  test.each(["run", "log verify"])(
    "that is not there is named by %s, and is no fault of its contents",
    (command) => {
      const { err, status } = watchkeeper(...command.split(" "), "--ship", "/nowhere/ship.yaml");
      expect(err).toContain("/nowhere/ship.yaml: the ship file cannot be read: there is no such file");
      expect(status).toBe(3);
    },
  );

  test("that is something else altogether is told shortly", () => {
    const path = join(folder, "noise.yaml");
    writeFileSync(path, "x".repeat(5000));
    const { err, status } = watchkeeper("check", "--ship", path);
    expect(status).toBe(78);
    expect(err.length).toBeLessThan(400);
  });
});

describe("a command", () => {
  test("without what it needs, or that there is not, says what there is", () => {
    const [run, nonsense] = [watchkeeper("run"), watchkeeper("nonsense")];
    expect(run).toMatchObject({ status: 2, err: expect.stringContaining("required option '--ship <file>'") });
    expect(run.err).toContain("With --help, watchkeeper and each of its commands tell what may be given.");
    expect(nonsense).toMatchObject({ status: 2, err: expect.stringContaining("unknown command 'nonsense'") });
  });

  test("whose reader has seen enough ends without a word", () => {
    const { stdout, stderr } = spawnSync(
      "sh",
      ["-c", `"${process.execPath}" "${PROGRAM}" rules | head -n 1`],
      {
        encoding: "utf8",
      },
    );
    expect(stdout.split("\n")).toHaveLength(2);
    expect(stderr).toBe("");
  });
});

describe("a store", () => {
  test("of a newer version is refused, and not touched", () => {
    const store = join(folder, "newer");
    mkdirSync(store);
    const file = join(store, "log.sqlite");
    const db = new Database(file);
    db.pragma("journal_mode = WAL");
    db.pragma("user_version = 99");
    db.exec("CREATE TABLE later (x)");
    db.close();
    const before = readFileSync(file);
    for (const words of [
      ["run", "--ship", ship(), "--store", store],
      ["log", "verify", store],
    ]) {
      const { err, status } = watchkeeper(...words);
      expect(status).toBe(3);
      expect(err).toContain("was written by a newer Watchkeeper (log version 99");
    }
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("that cannot be made, and a line that is not there, do not keep the watch from being kept, and are told", async () => {
    const store = join(folder, "a-file");
    writeFileSync(store, "not a folder");
    await keepsTheWatch(
      ship(),
      store,
      `The logbook in ${store} cannot be opened`,
      "The panel of MV Test",
      "serial line /dev/serial/by-id/none-such is not there: is the adapter plugged in?",
    );
    expect(readFileSync(store, "utf8")).toBe("not a folder");
  });

  test("that is none is told by log show", () => {
    expect(watchkeeper("log", "show", "/nowhere")).toMatchObject({
      err: "There is no log at /nowhere.\n",
      status: 3,
    });
  });
});

describe("a port held by another program", () => {
  test("is named, with what to do, and the watch goes on: an input, and the panel", async () => {
    const other = createSocket("udp4").bind(0);
    const panel = createServer().listen(0, "127.0.0.1");
    await Promise.all([once(other, "listening"), once(panel, "listening")]);
    const udp = other.address().port;
    const address = panel.address();
    const taken = typeof address === "object" && address !== null ? address.port : 0;
    try {
      await keepsTheWatch(
        ship({ gnss: `udp: ${udp}`, panel: taken }),
        join(folder, "held"),
        `UDP port ${udp} is held by another program: stop it, or use another port`,
        `"signal":"watch.front-office","msg":"The panel cannot listen on 127.0.0.1, port ${taken}: another program holds it. Stop that program, or set watch.panel.port to another."`,
      );
    } finally {
      other.close();
      panel.close();
    }
  });
});

test("a second watch on one store is refused, and the first goes on", async () => {
  const store = join(folder, "shared");
  const path = ship({ gnss: `udp: ${await free()}` });
  const first = spawn(process.execPath, [PROGRAM, "run", "--ship", path, "--store", store]);
  running.push(first);
  let said = "";
  first.stdout.on("data", (text) => (said += String(text)));
  while (!said.includes("The panel of")) await once(first.stdout, "data");
  const { err, status } = watchkeeper("run", "--ship", path, "--store", store);
  expect(err).toContain(
    `Another Watchkeeper is writing to ${store}. Stop it first, or give this one a store of its own.`,
  );
  expect(status).toBe(3);
  expect(first.exitCode).toBeNull();
});
