/**
 * A thousand doors are reported open within one second, by a console on TCP, to the whole program: none of the alerts is
 * lost or told twice, at the panel or in the log; told again, nothing is new.
 */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { AlertView, Picture } from "../../src/outputs/feed.ts";
import { encodeDor } from "../../src/wire/nmea0183/encode.ts";
import { freePort, type Place, runWatch } from "./running-watch.ts";

const DOORS = 1000;
/** Ten divisions of a hundred doors. */
const doors = Array.from({ length: DOORS }, (_, n) => ({
  id: `wtd-${n}`,
  division: 10 + Math.floor(n / 100),
  door: (n % 100) + 1,
}));
const folder = mkdtempSync(join(tmpdir(), "watchkeeper-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The console: whoever connects is told how every door stands, all at once, every two seconds and at each change. */
async function console_() {
  const ears = new Set<Socket>();
  let status: "O" | "C" = "C";
  const words = (): string =>
    doors
      .map(({ division, door }) =>
        encodeDor("WD", {
          type: "E",
          system: "WT",
          firstDivision: String(division),
          secondDivision: "002",
          door: String(door).padStart(3, "0"),
          status,
        }),
      )
      .map((line) => `${line}\r\n`)
      .join("");
  const tell = (): void => {
    for (const ear of ears) ear.write(words());
  };
  const server = createServer((ear) => {
    ears.add(ear);
    ear.on("error", () => ears.delete(ear)).on("close", () => ears.delete(ear));
    ear.write(words());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const telling = setInterval(tell, 2000);
  return {
    port: (server.address() as AddressInfo).port,
    all: (is: "O" | "C") => {
      status = is;
      tell();
    },
    close: () => {
      clearInterval(telling);
      for (const ear of ears) ear.destroy();
      server.close();
    },
  };
}

async function place(port: number): Promise<Place> {
  const ship = join(folder, "ship.yaml");
  const panel = await freePort();
  const fitted = doors.map(
    ({ id, division, door }) =>
      `  - { id: ${id}, kind: watertight-door, name: ${id}, operation: hinged, used-at-sea: false, signals: { position: { port: console, dor: { system: WT, division: "${division}", deck: 2, door: ${door} } } } }`,
  );
  writeFileSync(
    ship,
    `ship: { name: MV Thousand, id: thousand, flag: IN, types: [passenger], length: 60, breadth: 12, passengers-certified: 200,
        persons-certified: 230, propulsion: mechanical, time-zone: Asia/Kolkata }
ports:
  console: { driver: nmea0183, tcp: "127.0.0.1:${port}", safety: true }
equipment:
${fitted.join("\n")}
watch: { panel: { host: 127.0.0.1, port: ${panel} } }
`,
  );
  return { udp: 0, panel, folder, ship, store: join(folder, "store") };
}

const openings = ({ alerts }: Picture): readonly AlertView[] =>
  alerts.filter(({ id }) => id.startsWith("PSR-I-38(1):wtd-"));

const entered = (store: string): readonly string[] =>
  execFileSync(process.execPath, [resolve("dist/src/main.js"), "log", "show", "--json", store], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { rule: string; data: { event?: string; subject?: string } })
    .filter(({ rule, data }) => rule === "PSR-I-38(1)" && data.event === "raised")
    .map(({ data }) => data.subject ?? "");

test("a thousand alerts in a second: each is at the panel and in the log, once", {
  timeout: 400_000,
}, async () => {
  const told = await console_();
  const at = await place(told.port);
  const watch = await runWatch(at);
  try {
    const closed = ({ signals }: Picture): boolean =>
      signals.filter(({ signal, value }) => signal.endsWith(".position") && value === "closed").length ===
      DOORS;
    await watch.until(closed, 120_000);
    expect(await watch.act({ act: "phase", phase: "on-voyage" })).toMatchObject({ ok: true });

    const seen = new Set<string>();
    const lost = new Set<string>();
    let version = 0;
    const watching = watch.until((picture) => {
      const now = new Set(openings(picture).map(({ id }) => id));
      for (const id of seen) if (!now.has(id)) lost.add(id);
      for (const id of now) seen.add(id);
      expect(picture.alertsVersion).toBeGreaterThanOrEqual(version);
      version = picture.alertsVersion;
      return now.size === DOORS && openings(picture).every(({ recorded }) => recorded);
    }, 120_000);
    told.all("O");
    const all = openings(await watching);
    expect([...lost]).toEqual([]);
    expect(new Set(all.map(({ subject }) => subject))).toEqual(new Set(doors.map(({ id }) => id)));
    expect(all.filter(({ occurrence, count }) => occurrence !== 1 || count !== 1)).toEqual([]);

    // The console says the same again and again: it is the same.
    told.all("O");
    told.all("O");
    const later = Date.now() + 5000;
    const still = openings(await watch.until(({ at: now }) => now > later, 120_000));
    expect(still.length).toBe(DOORS);
    expect(
      still.filter(({ occurrence, state }) => occurrence !== 1 || state !== "active-unacknowledged"),
    ).toEqual([]);
    expect(await watch.stop()).toBe(0);
    const subjects = entered(at.store);
    expect(subjects.length).toBe(DOORS);
    expect(new Set(subjects).size).toBe(DOORS);
  } finally {
    told.close();
    await watch.kill().catch(() => undefined);
  }
});
