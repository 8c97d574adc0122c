import { copyFileSync, renameSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PanelSettings, SignalView } from "../../src/outputs/feed.ts";
import type { FrontOffice } from "../../src/outputs/office.ts";
import { pinHash } from "../../src/outputs/panel/pin.ts";
import { type ShipHost, shipHost } from "./ship-host.ts";

const author = { name: "A. Menon", rank: "Second officer" };
const silence = { author, act: "silence" };

interface Heard {
  readonly event: string;
  readonly id: number;
  readonly data: {
    readonly at: number;
    readonly signals?: readonly SignalView[];
    readonly sequence?: number;
  };
  readonly after: number;
}

describe("the panel's server", () => {
  let ship: ShipHost;
  let front: FrontOffice;
  let address = "";
  const pages: { close(): void }[] = [];

  beforeEach(() => {
    ship = shipHost();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
    await ship.remove();
  });

  /** The watch answers every act with its name, but one: nobody answers a phase. */
  const serve = async (people: PanelSettings["people"] = [], host = "127.0.0.1"): Promise<void> => {
    ship.hear((message) => {
      if (message.say === "act" && message.act.act !== "phase") {
        front.answer(
          message.id,
          message.act.act !== "acknowledge",
          `${message.act.act} by ${message.act.author.name}`,
        );
      }
    });
    front = ship.office([], undefined, { panel: { host, port: 0, people } });
    const { address: told } = await until(() => ship.said.find((message) => message.say === "listening"));
    address = told.replace("[::]", "127.0.0.1").replace("0.0.0.0", "127.0.0.1");
  };

  const open = async (): Promise<Heard[]> => {
    const heard: Heard[] = [];
    pages.push(await openPage(address, heard));
    await until(() => heard.find(({ event }) => event === "picture"));
    return heard;
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(
      "POST",
      `${address}${path}`,
      { "content-type": "application/json", ...headers },
      JSON.stringify(body),
    );

  it("shows each change to twenty pages at once, each change once and in order", async () => {
    await serve();
    const all = await Promise.all(Array.from({ length: 20 }, open));
    const waits: number[] = [];
    for (let i = 0; i < 200; i++) {
      const told = performance.now();
      ship.show({
        signals: [{ signal: "wtd-3.position", quality: "good", value: i, at: i, source: "io-3" }],
      });
      await until(() => all.every((heard) => lastChange(heard)?.data.signals?.[0]?.value === i), 1);
      waits.push(...all.map((heard) => (lastChange(heard)?.after ?? 0) - told));
    }
    for (const heard of all) {
      const changes = heard.filter(({ event }) => event === "change");
      expect(changes).toHaveLength(200);
      expect(changes.every(({ id }, i) => i === 0 || id === (changes[i - 1]?.id ?? 0) + 1)).toBe(true);
    }
    waits.sort((a, b) => a - b);
    const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(2);
    console.info(
      `from the watch to 20 pages: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(0.9999)} ms`,
    );
  });

  it("drops a page that takes nothing, and the others do not notice", async () => {
    await serve();
    const good = await open();
    const stuck = await openStuck(address);
    pages.push({ close: () => stuck.destroy() });
    let gone = false;
    stuck.on("close", () => {
      gone = true;
    });
    const text = "x".repeat(200_000);
    for (let i = 0; i < 120 && !gone; i++) {
      ship.show({
        signals: [{ signal: `s-${i % 3}.text`, quality: "good", value: `${i} ${text}`, at: i, source: "x" }],
      });
      const expected = `${i} ${text}`;
      await until(() => lastChange(good)?.data.signals?.at(-1)?.value === expected, 1);
    }
    await until(async () => (await refusedNow(stuck)) || gone);
    expect(front.answering()).toBe(true);
  });

  it("beats every two seconds", async () => {
    await serve();
    const heard = await open();
    await until(() => heard.filter(({ event }) => event === "heartbeat").length >= 3);
    const beats = heard.filter(({ event }) => event === "heartbeat").slice(1);
    expect((beats[1]?.after ?? 0) - (beats[0]?.after ?? 0)).toBeGreaterThan(1500);
    expect((beats[1]?.after ?? 0) - (beats[0]?.after ?? 0)).toBeLessThan(3000);
  });

  it("passes an act to the watch and its answer back, and says so when the watch does not answer", async () => {
    await serve();
    expect(await post("/act", silence)).toMatchObject({
      status: 200,
      body: { ok: true, words: "silence by A. Menon" },
    });
    expect(await post("/act", { author, act: "acknowledge", alert: "x" })).toMatchObject({
      status: 409,
      body: { ok: false },
    });
    expect(await post("/act", { author, act: "phase", phase: "leaving" })).toMatchObject({
      status: 504,
      body: { ok: false, words: expect.stringContaining("has not answered within 5 s") },
    });
  });

  it("refuses with a sentence what another page sends, what is no act, and what is no JSON", async () => {
    await serve();
    const foreign = await post("/act", silence, { origin: "http://evil.example" });
    expect(foreign).toMatchObject({ status: 403, body: { words: expect.stringContaining("own page") } });
    expect(await post("/act", silence, { "sec-fetch-site": "cross-site" })).toMatchObject({ status: 403 });
    expect(await post("/act", silence, { host: "evil.example" })).toMatchObject({ status: 403 });
    expect(await ask("GET", `${address}/ship`, { host: "rebound.example:80" })).toMatchObject({
      status: 403,
    });
    expect(await post("/act", { author, act: "open-door" })).toMatchObject({
      status: 400,
      body: { words: expect.stringContaining('found "open-door"') },
    });
    expect(await ask("POST", `${address}/act`, { "content-type": "application/json" }, "{")).toMatchObject({
      status: 400,
    });
    expect(
      await ask("POST", `${address}/act`, { "content-type": "text/plain" }, JSON.stringify(silence)),
    ).toMatchObject({ status: 415 });
    expect(await post("/act", { ...silence, more: "x".repeat(40_000) })).toMatchObject({ status: 413 });
    expect(await ask("GET", `${address}/nowhere`)).toMatchObject({ status: 404, body: { ok: false } });
    expect(ship.said.filter(({ say }) => say === "act")).toEqual([]);
  });

  it("lets only our own content run", async () => {
    await serve();
    const { headers } = await ask("GET", `${address}/ship`);
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'; script-src 'self'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("pages through the log from the newest, from its own handle", async () => {
    ship.write(120);
    await serve();
    const first = await ask("GET", `${address}/log?limit=50`);
    const seqs = (answer: { body: unknown }) =>
      (answer.body as { entries: { seq: number }[] }).entries.map(({ seq }) => seq);
    expect(seqs(first)).toEqual(Array.from({ length: 50 }, (_, i) => 120 - i));
    expect(first.body).toMatchObject({ next: 71 });
    const last = await ask("GET", `${address}/log?limit=50&before=21`);
    expect([seqs(last).length, last.body]).toMatchObject([20, { next: null }]);
    const book = await ask("GET", `${address}/log?book=watertight-doors&before=100`);
    expect(
      (book.body as { entries: { book: string }[] }).entries.every(
        (entry) => entry.book === "watertight-doors",
      ),
    ).toBe(true);
  });

  it("on the ship's network lets nobody act until they have signed in with their PIN", async () => {
    await serve([{ ...author, pin: await pinHash("4711") }], "0.0.0.0");
    expect(await post("/act", silence)).toMatchObject({ status: 403 });
    expect(await post("/sign-in", { name: author.name, pin: "0000" })).toMatchObject({ status: 403 });
    const opened = await post("/sign-in", { name: author.name, pin: "4711" });
    const [cookie = ""] = opened.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^watchkeeper=.*; HttpOnly; SameSite=Strict; Path=\/$/);
    const signedIn = { cookie: cookie.split(";")[0] ?? "" };
    expect(await post("/act", silence, signedIn)).toMatchObject({
      status: 200,
      body: { words: "silence by A. Menon" },
    });
    expect(await ask("GET", `${address}/who`, signedIn)).toMatchObject({
      body: { mayAct: { is: "people" }, signedIn: author },
    });
    await post("/sign-out", {}, signedIn);
    expect(await post("/act", silence, signedIn)).toMatchObject({ status: 403 });
  });

  it("on the ship's network with nobody named shows everything, lets nobody act, and tells the watch why", async () => {
    await serve([], "0.0.0.0");
    expect((await ask("GET", `${address}/ship`)).status).toBe(200);
    expect(await post("/act", silence)).toMatchObject({
      status: 403,
      body: { words: expect.stringContaining("watch.panel.people") },
    });
    expect(ship.said).toContainEqual(expect.objectContaining({ say: "trouble", where: "panel" }));
  });

  it("shows the picture and takes acts when the logbook cannot be read, and says so where the log is asked for", async () => {
    renameSync(join(ship.store, "log.sqlite"), join(ship.store, "elsewhere"));
    await serve();
    expect((await open()).some(({ event }) => event === "picture")).toBe(true);
    expect(await post("/act", silence)).toMatchObject({ status: 200 });
    expect(await ask("GET", `${address}/log`)).toMatchObject({
      status: 500,
      body: { ok: false, words: expect.stringContaining("log.sqlite cannot be read") },
    });
  });

  it("leaves a logbook that was set aside, and reads the new one", async () => {
    await serve();
    expect((await ask("GET", `${address}/log`)).status).toBe(200);
    renameSync(join(ship.store, "log.sqlite"), join(ship.store, "log.sqlite.damaged"));
    copyFileSync(join(ship.store, "log.sqlite.damaged"), join(ship.store, "log.sqlite"));
    const trouble = await until(() => ship.said.find((message) => message.say === "trouble"));
    expect(trouble).toMatchObject({ words: expect.stringContaining("the logbook was set aside") });
    await until(() => ship.said.filter((message) => message.say === "listening").length === 2);
  });

  it("says that another program holds its port, and takes it once it is free", async () => {
    await serve();
    const port = Number(new URL(address).port);
    const other = shipHost();
    other.office([], undefined, { panel: { host: "127.0.0.1", port, people: [] } });
    const trouble = await until(() => other.said.find((message) => message.say === "trouble"));
    expect(trouble.words).toContain(`port ${port}: another program holds it`);
    await front.stop();
    expect(await until(() => other.said.find((message) => message.say === "listening"))).toMatchObject({
      address,
    });
    await other.remove();
  });
});

/** A heartbeat may have come after it. */
const lastChange = (heard: readonly Heard[]): Heard | undefined =>
  heard.findLast(({ event }) => event === "change");

/** Looks until it is there. */
async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  every = 10,
): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => (every === 1 ? setImmediate(resolve) : setTimeout(resolve, every)));
  }
}

function ask(method: string, url: string, headers: Record<string, string> = {}, body = "") {
  return new Promise<{ status: number; headers: import("node:http").IncomingHttpHeaders; body: unknown }>(
    (resolve, reject) => {
      const asked = request(
        url,
        {
          method,
          headers: body ? { ...headers, "content-length": String(Buffer.byteLength(body)) } : headers,
        },
        (answer) => {
          let text = "";
          answer.on("data", (part: Buffer) => {
            text += part.toString();
          });
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: JSON.parse(text) as unknown,
            }),
          );
        },
      );
      asked.on("error", reject);
      asked.end(body);
    },
  );
}

function openPage(address: string, heard: Heard[]): Promise<{ close(): void }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/stream`, (answer) => {
      let rest = "";
      answer.on("data", (part: Buffer) => {
        const after = performance.now();
        const blocks = (rest + part.toString()).split("\n\n");
        rest = blocks.pop() ?? "";
        for (const block of blocks) heard.push({ ...read(block), after });
      });
      answer.on("error", () => {});
      resolve({ close: () => asked.destroy() });
    });
    asked.on("error", reject);
    asked.end();
  });
}

function read(block: string): Omit<Heard, "after"> {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
  return { event: field("event"), id: Number(field("id")), data: JSON.parse(field("data")) as Heard["data"] };
}

/** A page whose computer sleeps: it asks, and reads nothing. */
async function openStuck(address: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(`GET /stream HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  socket.on("error", () => {});
  return socket;
}

/** Whether the server has cut the connection: a write then fails. */
async function refusedNow(socket: Socket): Promise<boolean> {
  socket.write("\r\n");
  await new Promise((resolve) => setTimeout(resolve, 100));
  return socket.destroyed || socket.errored !== null;
}
