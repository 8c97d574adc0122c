import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FromFront, FrontOfficeStart, Picture } from "../../src/outputs/feed.ts";
import { type FrontOffice, frontOffice } from "../../src/outputs/office.ts";
import { blankPicture, type PictureChange } from "../../src/outputs/picture.ts";

const start: FrontOfficeStart = {
  ship: { id: "mv-periyar", name: "MV Periyar", timeZone: "Asia/Kolkata" },
  store: "",
  equipment: [],
  panel: { host: "127.0.0.1", port: 0, people: [] },
  shore: [],
  demonstrationBroker: false,
};

/** What these front offices report as the address on which they listen is what they were told. */
type Report =
  | { readonly say: "picture"; readonly picture: Picture }
  | { readonly say: "change"; readonly change: PictureChange };

let folder = "";
let said: FromFront[] = [];
let office: FrontOffice | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "office-"));
  said = [];
});
afterEach(async () => {
  await office?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A front office that does this with each message. */
function staffed(work: string): FrontOffice {
  const path = join(folder, "front-office.mjs");
  const code = `
    import { parentPort } from "node:worker_threads";
    const report = (message) => parentPort.postMessage({ say: "listening", address: JSON.stringify(message) });
    const shown = () => parentPort.postMessage({ say: "shown" });
    parentPort.on("message", (message) => {
      if (message.say === "stop") process.exit(0);
      ${work}
    });
  `;
  writeFileSync(path, code);
  office = frontOffice(start, (message) => said.push(message), pathToFileURL(path));
  return office;
}

const reports = (): readonly Report[] =>
  said.flatMap((message) => (message.say === "listening" ? [JSON.parse(message.address) as Report] : []));
const door = (value: string) =>
  [{ signal: "wtd-3.position", quality: "good", value, at: 0, source: "io-3" }] as const;

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test("it is told the whole at first, and then only what changes", async () => {
  const front = staffed(
    `if (message.say === "picture" || message.say === "change") { report(message); shown(); }`,
  );
  front.tell({ ...blankPicture, at: 1, signals: door("closed") });
  front.tell({ at: 2, signals: door("open") });
  await until(() => reports()[1]);
  expect(reports()).toEqual([
    { say: "picture", picture: { ...blankPicture, at: 1, signals: door("closed") } },
    { say: "change", change: { at: 2, signals: door("open") } },
  ]);
});

test("of what comes while it is busy it is told only the latest, once it is free", async () => {
  const front = staffed(`
    if (message.say === "picture") { report(message); setTimeout(shown, 300); }
    if (message.say === "change") { report(message); shown(); }
  `);
  front.tell(blankPicture);
  for (let i = 0; i <= 5000; i++) front.tell({ at: i, alertsVersion: i, signals: door(`${i}`) });
  await until(() => reports()[1]);
  expect(reports()).toHaveLength(2);
  expect(reports()[1]).toEqual({
    say: "change",
    change: { at: 5000, alertsVersion: 5000, signals: door("5000") },
  });
});

test("one that dies is said to have died, started again, and told the whole as it now stands", async () => {
  const front = staffed(`
    if (message.say === "picture") { report(message); shown(); }
    if (message.change?.at === 2) throw new Error("a browser too many");
  `);
  front.tell(blankPicture);
  front.tell({ at: 2, signals: door("open") });
  await until(() => said.find((message) => message.say === "trouble"));
  expect(front.answering()).toBe(false);
  front.tell({ at: 3, sound: "alarm" });
  await until(() => reports()[1]);
  expect(said.find((message) => message.say === "trouble")).toEqual({
    say: "trouble",
    where: "front office",
    words:
      "The front office has died (a browser too many): panels and shore are cut off. It is started again in 1 s.",
  });
  expect(reports()[1]).toEqual({
    say: "picture",
    picture: { ...blankPicture, at: 3, sound: "alarm", signals: door("open") },
  });
});

test("one that hangs is ended after ten seconds and started again", async () => {
  const front = staffed(`
    if (message.say === "picture") report(message);
    if (message.say === "picture" && message.picture.sound === null) for (;;);
  `);
  front.tell(blankPicture);
  await until(() => reports()[0]);
  front.tell({ at: 2, sound: "alarm" });
  const trouble = await until(() => said.find((message) => message.say === "trouble"));
  expect(trouble).toMatchObject({ words: expect.stringContaining("it has not answered for 10 s") });
  await until(() => reports()[1]);
  expect(reports()[1]).toMatchObject({ picture: { sound: "alarm" } });
});

test("one that does not go when told is ended", async () => {
  const front = staffed(`if (message.say === "picture") { report(message); for (;;); }`);
  front.tell(blankPicture);
  await until(() => reports()[0]);
  const began = performance.now();
  await front.stop();
  expect(performance.now() - began).toBeLessThan(8000);
});
