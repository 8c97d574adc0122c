/** A real watch in a process of its own, from compiled code: started, told, asked, and killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Picture } from "../../src/outputs/feed.ts";
import { blankPicture, changed } from "../../src/outputs/picture.ts";
import type { Act } from "../../src/signals/act.ts";
import { encodeDor } from "../../src/wire/nmea0183/encode.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const officer = { name: "R. Menon", rank: "Second officer" };

/** Act is a union: an omission must reach each of its members. */
type Spoken<A> = A extends unknown ? Omit<A, "author"> : never;

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });

export interface Place {
  readonly udp: number;
  readonly panel: number;
  readonly folder: string;
  readonly ship: string;
  readonly store: string;
}

/** A folder with a ship file and a store, and two free ports. */
export async function place(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "watchkeeper-"));
  const [udp, panel] = [await freePort(), await freePort()];
  const ship = join(folder, "ship.yaml");
  const yaml = readFileSync(join(ROOT, "test/hardware/ships/udp-ferry.yaml"), "utf8");
  writeFileSync(ship, yaml.replace("UDP_PORT", String(udp)).replace("PANEL_PORT", String(panel)));
  return { udp, panel, folder, ship, store: join(folder, "store") };
}

export interface RunningWatch {
  readonly process: ChildProcess;
  /** Doors 1 and 2 as the console tells them, every second until told otherwise. */
  doors(first: "O" | "C" | "X", second: "O" | "C" | "X"): void;
  act(act: Spoken<Act>): Promise<{ readonly ok: boolean; readonly words: string }>;
  /** The picture once it is as wanted; throws with what it was when it is not in time. */
  until(wanted: (picture: Picture) => boolean, milliseconds?: number): Promise<Picture>;
  words(): string;
  /** Ends it as power would: SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export async function runWatch(at: Place): Promise<RunningWatch> {
  const child = spawn(
    process.execPath,
    [join(ROOT, "dist/src/main.js"), "run", "--ship", at.ship, "--store", at.store],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((end) => child.once("exit", (code) => end(code)));

  const socket = createSocket("udp4");
  let standing: readonly ["O" | "C" | "X", "O" | "C" | "X"] | undefined;
  const tell = (): void => {
    standing?.forEach((status, index) => {
      const line = encodeDor("WD", {
        type: "E",
        system: "WT",
        firstDivision: "10",
        secondDivision: "002",
        door: `00${index + 1}`,
        status,
      });
      socket.send(`${line}\r\n`, at.udp, "127.0.0.1");
    });
  };
  const telling = setInterval(tell, 500);
  const silence = async (): Promise<void> => {
    clearInterval(telling);
    await new Promise<void>((closed) => socket.close(() => closed()));
  };

  const url = `http://127.0.0.1:${at.panel}`;
  async function picture(
    wanted: (picture: Picture) => boolean,
    give: AbortSignal,
  ): Promise<Picture | undefined> {
    let now = blankPicture;
    let text = "";
    const answer = await fetch(`${url}/stream`, { signal: give });
    if (!answer.body) return undefined;
    for await (const chunk of answer.body) {
      text += Buffer.from(chunk as Uint8Array).toString();
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data === undefined) continue;
        if (event.includes("event: picture")) now = JSON.parse(data) as Picture;
        else if (event.includes("event: change")) now = changed(now, JSON.parse(data));
        else continue;
        if (wanted(now)) return now;
      }
    }
    return undefined;
  }

  return {
    process: child,
    doors: (first, second) => {
      standing = [first, second];
      tell();
    },
    act: async (act) => {
      const body = JSON.stringify({ author: officer, ...act });
      const answer = await fetch(`${url}/act`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      return (await answer.json()) as { ok: boolean; words: string };
    },
    until: async (wanted, milliseconds = 40_000) => {
      const late = AbortSignal.timeout(milliseconds);
      let last: unknown = "nothing";
      const looked = (one: Picture): boolean => {
        last = { alerts: one.alerts.map(({ id, state }) => `${id} ${state}`), signals: one.signals.length };
        return wanted(one);
      };
      while (!late.aborted) {
        try {
          const found = await picture(looked, late);
          if (found) return found;
        } catch {
          // Not listening yet, or the stream broke off: looked for again until it is late.
          await new Promise((again) => setTimeout(again, 100));
        }
      }
      throw new Error(`not in ${milliseconds} ms; last seen ${JSON.stringify(last)}\n${said.slice(-2000)}`);
    },
    words: () => said,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
      await silence();
    },
    stop: async () => {
      child.kill("SIGTERM");
      const code = await ended;
      await silence();
      return code;
    },
  };
}
