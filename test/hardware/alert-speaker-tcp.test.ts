/** Alerts told over TCP: to a server, to whoever connects, and to equipment that is heard on the same connection. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { expect, test } from "vitest";
import { read } from "../outputs/alert-sentences/independent.ts";
import { freePort } from "./running-watch.ts";
import { aboard, acn, beat, closing, settings, until } from "./speaking-ship.ts";

/** What has come over a connection, as the independent reader (awk) reads it. */
function reader(socket: Socket): () => readonly string[] {
  let text = "";
  socket.on("data", (bytes) => (text += bytes.toString("latin1")));
  socket.on("error", () => {});
  closing.push(() => socket.destroy());
  return () => read(text.split("\r\n").slice(0, -1));
}

async function serving(port: number): Promise<{ readonly server: Server; readonly peers: Socket[] }> {
  const peers: Socket[] = [];
  const server = createServer((socket) => peers.push(socket)).listen(port, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    for (const peer of peers) peer.destroy();
    server.close();
  });
  return { server, peers };
}

const hasAlert = (seen: readonly string[]): boolean => seen.some((one) => one.endsWith("|WTD 3 OPEN"));

test("alerts go to a TCP server, and again from the first when the connection was lost", async () => {
  const port = await freePort();
  const { peers } = await serving(port);
  const ship = aboard({ lines: [{ ...settings, port: undefined, tcp: `127.0.0.1:${port}` }] });
  ship.raise();
  await until(
    () => peers.length === 1,
    () => "nobody came",
  );
  const first = reader(peers[0] as Socket);
  await until(() => hasAlert(first()), first);
  expect(first().every((one) => !one.startsWith("WRONG"))).toBe(true);
  peers[0]?.destroy();
  ship.later(31_000);
  await until(
    () => peers.length === 2,
    () => "not connected again",
  );
  const second = reader(peers[1] as Socket);
  await until(() => second().some((one) => one.startsWith("ALC|01|01|")), second);
  expect(ship.troubles).toEqual([]);
});

test("a TCP server that is not there is a warning after 10 s, and well again once it is", async () => {
  const port = await freePort();
  const ship = aboard({ lines: [{ ...settings, port: undefined, tcp: `127.0.0.1:${port}` }] });
  ship.raise();
  await ship.ticks(5);
  expect(ship.troubles).toEqual([]);
  ship.later(11_000);
  await until(
    () => ship.troubles.length === 1,
    () => ship.troubles,
  );
  expect(ship.troubles[0]).toBe(
    `Alerts are not told to other equipment: TCP server 127.0.0.1:${port} cannot be spoken on: it refuses: nothing listens there`,
  );
  await serving(port);
  await until(
    () => ship.troubles.at(-1) === "well",
    () => ship.troubles,
  );
});

test("whoever connects to our port is told, and one that goes away is no trouble", async () => {
  const port = await freePort();
  const ship = aboard({ lines: [{ ...settings, port: undefined, listen: port }] });
  await ship.ticks(2);
  const one = connect(port, "127.0.0.1");
  const other = connect(port, "127.0.0.1");
  const seen = [reader(one), reader(other)];
  await Promise.all([once(one, "connect"), once(other, "connect")]);
  await ship.ticks(2);
  ship.raise();
  for (const of of seen) await until(() => hasAlert(of()), of);
  one.destroy();
  ship.later(31_000);
  await until(
    () => (seen[1]?.() ?? []).some((told) => told.startsWith("ALC|01|01|01|1|")),
    seen[1] ?? (() => ""),
  );
  expect(ship.troubles).toEqual([]);
});

test.for([["tcp"], ["listen"]] as const)(
  "equipment that is heard over TCP (%s) is told on its own connection, and acknowledges there",
  async ([how]) => {
    const port = await freePort();
    const served = how === "tcp" ? await serving(port) : undefined;
    const config = how === "tcp" ? { tcp: `127.0.0.1:${port}` } : { listen: port };
    const ship = aboard({ ports: [{ name: "cam", driver: "nmea0183", config }], lines: [settings] });
    let panel: Socket | undefined = served ? undefined : connect(port, "127.0.0.1").on("error", () => {});
    await until(
      () => {
        if (served) panel = served.peers[0];
        else if (panel?.destroyed) panel = connect(port, "127.0.0.1").on("error", () => {});
        return panel !== undefined && !panel.connecting && !panel.destroyed;
      },
      () => "no connection",
    );
    const cam = panel as unknown as Socket;
    const seen = reader(cam);
    cam.write(beat);
    await until(ship.hears("cam"), seen);
    ship.raise();
    await until(() => hasAlert(seen()), seen);
    cam.write(acn("A"));
    await until(() => seen().some((one) => /^ALF\|.*\|B\|A\|A\|XXX\|100101\|1\|/.test(one)), seen);
    expect(ship.book.list()[0]).toMatchObject({
      state: "active-acknowledged",
      acknowledgedBy: "IN (ACN on cam)",
    });
    cam.destroy();
  },
);
