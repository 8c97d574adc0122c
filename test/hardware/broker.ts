/** A real mosquitto, started with a configuration of our own, stopped and started again on the same port. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect as dial } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const OFFICER = { username: "periyar", password: "right-one" };

export interface Broker {
  readonly url: string;
  start(): Promise<void>;
  /** As a broker is stopped for maintenance: what it holds for its subscribers, it keeps. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function broker(): Promise<Broker> {
  const folder = mkdtempSync(join(tmpdir(), "broker-"));
  const port = await freePort();
  const passwords = join(folder, "passwords");
  execFileSync("mosquitto_passwd", ["-c", "-b", passwords, OFFICER.username, OFFICER.password], {
    stdio: "ignore",
  });
  writeFileSync(
    join(folder, "mosquitto.conf"),
    [
      `listener ${port} 127.0.0.1`,
      "allow_anonymous false",
      `password_file ${passwords}`,
      "persistence true",
      `persistence_location ${folder}/`,
      // A subscriber that is slow or away for a while loses nothing: the defaults keep 1,000 and drop the rest.
      "max_queued_messages 0",
      "max_inflight_messages 0",
      "log_dest none",
      ...(process.getuid?.() === 0 ? ["user root"] : []),
    ].join("\n"),
  );
  let running: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    const leaving = running;
    running = undefined;
    if (leaving === undefined || leaving.exitCode !== null) return;
    const gone = once(leaving, "exit");
    leaving.kill("SIGTERM");
    await gone;
  };
  return {
    url: `mqtt://127.0.0.1:${port}`,
    start: async () => {
      running = spawn("mosquitto", ["-c", join(folder, "mosquitto.conf")], {
        stdio: "ignore",
        env: { ...process.env, PATH: `${process.env.PATH ?? ""}:/usr/sbin` },
      });
      await listening(port);
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const socket = dial(port, "127.0.0.1");
    const open = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`mosquitto does not listen on port ${port}`);
}
