/** Recordings that are spoilt, or none: replayed as far as they go, with a clear sentence for what is passed over. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";

/** A program is started in each of these, and the machine may have other work. */
vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "dist/src/main.js");
const PERIYAR = join(ROOT, "test/voyages/periyar.yaml");
const VOYAGE = join(ROOT, "test/voyages/evening-departure/recording.jsonl");
const folder = mkdtempSync(join(tmpdir(), "watchkeeper-bad-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function watchkeeper(...words: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...words], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return { out: stdout, err: stderr, status };
}

describe("a recording", () => {
  test("with broken lines is replayed without them, and each is named", () => {
    const lines = readFileSync(VOYAGE, "utf8").split("\n");
    const sound = join(folder, "sound.jsonl");
    const broken = join(folder, "broken.jsonl");
    writeFileSync(sound, lines.slice(0, 400).join("\n"));
    writeFileSync(
      broken,
      lines
        .slice(0, 400)
        .toSpliced(40, 0, '{"at":1835527800000,"mo', '{"at":1,"mono":1,"what":2}')
        .join("\n"),
    );
    const [good, bad] = [sound, broken].map((path) =>
      watchkeeper("replay", "--signals", "--ship", PERIYAR, path),
    );
    expect(bad?.err).toBe(
      `${broken}, line 41: it is not JSON: the line may have been cut off; the line is passed over.\n` +
        `${broken}, line 42: it is none of the seven kinds of line (text, hex, event, act, health, turn, end); the line is passed over.\n${good?.err}`,
    );
    expect(bad?.status).toBe(0);
    expect(bad?.out).toBe(good?.out);
    expect(good?.out.split("\n").length).toBeGreaterThan(20);
  });

  test("that is not there, and one that is none, are said to be so", () => {
    expect(watchkeeper("replay", "--ship", PERIYAR, "/nowhere.jsonl")).toMatchObject({
      err: "The recording /nowhere.jsonl cannot be read: there is no such file.\n",
      status: 3,
    });
    const { err, status } = watchkeeper("replay", "--ship", PERIYAR, join(ROOT, "package-lock.json"));
    expect(status).toBe(3);
    expect(err.split("\n").length).toBeLessThan(30);
    expect(err).toContain("holds no line that the watch has recorded");
  });
});
