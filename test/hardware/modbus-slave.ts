/** Starts modbus-slave.py and talks to it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Slave {
  /** One of the words of modbus-slave.py; ends when it has been done. */
  tell(words: string): Promise<void>;
  /** Every question that reached a unit: `3 input 4 1`. */
  asked(): readonly string[];
  stop(): Promise<void>;
}

/** Debian's Python, for which the packages are. */
const PYTHON = "/usr/bin/python3";

export async function slave(...words: readonly string[]): Promise<Slave> {
  const child = spawn(PYTHON, [join(import.meta.dirname, "modbus-slave.py"), ...words], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const asked: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-1000);
  });
  const said = (): Promise<string> => new Promise((line) => waiting.push(line));
  const gone = once(child, "exit");
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith("asked ")) asked.push(line.slice("asked ".length));
    else waiting.shift()?.(line);
  });
  const first = await Promise.race([said(), gone.then(() => complaint)]);
  if (first !== "ready") throw new Error(`the units did not start: ${first}`);
  return {
    tell: async (order) => {
      const done = said();
      child.stdin.write(`${order}\n`);
      await done;
    },
    asked: () => asked,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await gone;
    },
  };
}
