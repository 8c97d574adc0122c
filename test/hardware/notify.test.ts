/** What systemd is told, through its own command and a real datagram socket. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { serviceManager } from "../../src/service/notify.ts";
import { describeWith } from "./parts.ts";

describeWith(["socat", "systemd-analyze"], "what systemd is told", () => {
  test("that the watch is ready, that it is well, and that it is stopping; the socket is fed twice in its period", async () => {
    const folder = mkdtempSync(join(tmpdir(), "notify-"));
    const socket = join(folder, "socket");
    const manager = spawn("socat", ["-u", `UNIX-RECV:${socket}`, "-"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    let heard = "";
    manager.stdout.on("data", (chunk: Buffer) => {
      heard += chunk.toString();
    });
    const troubles: string[] = [];
    try {
      await vi.waitUntil(() => existsSync(socket), { timeout: 10_000 });
      const environment = { ...process.env, NOTIFY_SOCKET: socket, WATCHDOG_USEC: "60000000" };
      const service = serviceManager(environment, (words) => troubles.push(words));
      expect(service.feedEvery).toBe(30_000);
      for (const states of [["READY=1", "STATUS=Keeping the watch"], ["WATCHDOG=1"], ["STOPPING=1"]]) {
        service.say(...states);
        await vi.waitUntil(() => states.every((state) => heard.includes(state)), { timeout: 20_000 });
      }
      expect(troubles).toEqual([]);
    } finally {
      manager.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("without a manager nothing is said, and nothing is fed", () => {
    const service = serviceManager({ PATH: process.env.PATH }, () => expect.unreachable());
    expect(service.feedEvery).toBeUndefined();
    service.say("READY=1");
  });
});
