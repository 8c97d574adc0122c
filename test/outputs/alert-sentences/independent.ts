/** The independent reader: an awk script, so that what is sent is read by something that shares no code with us. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("read.awk", import.meta.url));

/** Each sentence as `ALF|1|1|0|…`; what is wrong begins with WRONG. */
export function read(sentences: readonly string[]): readonly string[] {
  if (sentences.length === 0) return [];
  const input = `${sentences.join("\n")}\n`;
  return execFileSync("awk", ["-f", script], { input, encoding: "latin1" }).trimEnd().split("\n");
}
