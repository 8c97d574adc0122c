import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fileLines } from "../../src/ports/file.ts";

describe("a file", () => {
  it("is read line by line, whatever ends them", async () => {
    const folder = await mkdtemp(join(tmpdir(), "file-"));
    const path = join(folder, "recording.jsonl");
    await writeFile(path, "one\r\ntwo\nthree");
    const lines: string[] = [];
    for await (const line of fileLines(path)) lines.push(line);
    await rm(folder, { recursive: true });
    expect(lines).toEqual(["one", "two", "three"]);
  });

  it("that is not there says so", async () => {
    const reading = (async () => {
      for await (const _ of fileLines("/nowhere/recording.jsonl"));
    })();
    await expect(reading).rejects.toThrow("file /nowhere/recording.jsonl is not there");
  });
});
