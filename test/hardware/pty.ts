/** A serial line made of two ptys by socat: what is written at the far end arrives at the near one. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Plug {
  /** The path at which the line is opened; it stays the same while the plug is pulled and put back. */
  readonly path: string;
  /** The other end, for a program of its own. */
  readonly far: string;
  pull(): Promise<void>;
  putBack(): Promise<void>;
  /** Nowhere, while the plug is out. */
  send(bytes: string | Uint8Array): Promise<void>;
  remove(): Promise<void>;
}

/** Polls: a pty's name appears when socat has made it. */
async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done(); tries += 1) {
    if (tries > 1000) throw new Error("socat makes no pty");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export async function plug(): Promise<Plug> {
  const folder = await mkdtemp(join(tmpdir(), "line-"));
  const path = join(folder, "near");
  const far = join(folder, "far");
  let socat: ChildProcess | undefined;

  const putBack = async (): Promise<void> => {
    socat = spawn("socat", [`pty,raw,echo=0,link=${path}`, `pty,raw,echo=0,link=${far}`], {
      stdio: "ignore",
    });
    await until(() => existsSync(path) && existsSync(far));
  };
  const pull = async (): Promise<void> => {
    const child = socat;
    socat = undefined;
    if (child === undefined) return;
    const gone = once(child, "exit");
    child.kill();
    await gone;
    await until(() => !existsSync(path));
  };
  await putBack();
  return {
    path,
    far,
    pull,
    putBack,
    async send(bytes) {
      try {
        await writeFile(far, bytes, { flag: "r+" });
      } catch (error) {
        if (socat !== undefined) throw error;
      }
    },
    async remove() {
      await pull();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
