/** Lines of a file, each when it is asked for: a file of any length takes no more memory than a line. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

export async function* fileLines(path: string): AsyncGenerator<string> {
  const stream = createReadStream(path, "utf8");
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    yield* lines;
  } catch (error) {
    throw new Error(inWords(path, error as NodeJS.ErrnoException), { cause: error });
  } finally {
    lines.close();
    stream.destroy();
  }
}

function inWords(path: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return `file ${path} is not there`;
  if (code === "EACCES") return `file ${path} may not be read by this user`;
  if (code === "EISDIR") return `${path} is a folder, not a file`;
  return `file ${path} cannot be read: ${message}`;
}
