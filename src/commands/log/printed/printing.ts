/** Has something printed by the print office, a child process that ends with the print. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { LogFailure } from "../failure.ts";
import type { PrintJob } from "./job.ts";

/** The compiled office, from the compiled program and from its sources alike. */
const PRINT_OFFICE = new URL(
  import.meta.url.endsWith(".ts") ? "../../../../dist/src/print-office.js" : "../../../print-office.js",
  import.meta.url,
);

/** Laying out makes much that is soon forgotten: with room for it, a month is printed in half the time. */
const ROOM = "--max-semi-space-size=64";

/** The PDF, once it is whole: a print that failed leaves nothing behind. */
export async function print(job: PrintJob, out: Writable, office: URL = PRINT_OFFICE): Promise<void> {
  const child = spawn(process.execPath, [ROOM, fileURLToPath(office)], { stdio: ["pipe", "pipe", "pipe"] });
  // A child that dies before it has read all says why on standard error; the broken pipe says nothing more.
  child.stdin.on("error", () => {});
  child.stdin.end(JSON.stringify(job));
  const [pdf, words, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null, string | null]>,
  ]);
  if (code !== 0) {
    throw new LogFailure(3, `The PDF could not be made (${signal ?? `status ${code}`}): ${words.trim()}`);
  }
  await new Promise<void>((done, failed) => {
    out.once("error", failed);
    out.write(pdf, (error) => (error ? failed(error) : done()));
  });
}
