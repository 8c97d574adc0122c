/** Power fails at any instant: after the next start every alert is in its state, and no entry is there twice. How fast: npm run bench. */
import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { Picture } from "../../src/outputs/feed.ts";
import { place, runWatch } from "./running-watch.ts";

const MAIN = resolve(import.meta.dirname, "../../dist/src/main.js");
const state = (picture: Picture, part: string): string | undefined =>
  picture.alerts.find(({ id }) => id.includes(part))?.state;
const log = (store: string): readonly { readonly key: string; readonly text: string }[] =>
  execFileSync(process.execPath, [MAIN, "log", "show", "--json", store], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

test("after kill -9 every active alert is back in its state, and nothing is entered twice", async () => {
  const at = await place();
  const before = await runWatch(at);
  before.doors("C", "C");
  await before.until(({ signals }) =>
    signals.some(({ signal, value }) => signal === "wtd-2.position" && value === "closed"),
  );
  expect(await before.act({ act: "phase", phase: "on-voyage" })).toMatchObject({ ok: true });
  before.doors("O", "O");
  await before.until(
    (picture) =>
      state(picture, "38(1):wtd-1") === "active-unacknowledged" &&
      state(picture, "38(1):wtd-2") === "active-unacknowledged",
  );
  expect(await before.act({ act: "acknowledge", alert: "PSR-I-38(1):wtd-1:1" })).toMatchObject({ ok: true });
  await before.until((picture) => {
    const first = picture.alerts.find(({ id }) => id.includes("38(1):wtd-1"));
    return first?.state === "active-acknowledged" && picture.alerts.every(({ recorded }) => recorded);
  });
  const entered = log(at.store);
  await before.kill();

  const after = await runWatch(at);
  const back = await after.until(
    (picture) =>
      state(picture, "38(1):wtd-1") === "active-acknowledged" &&
      state(picture, "38(1):wtd-2") === "active-unacknowledged",
  );
  expect(back.sound).toBe("alarm");
  const interrupted = back.alerts.find(({ id }) => id === "WK-restart:ship:1");
  expect(interrupted?.state).toBe("active-unacknowledged");
  expect(interrupted?.text).toContain("The watch ended by itself or was killed");
  after.doors("O", "O");
  await after.until(({ signals }) =>
    signals.some(({ signal, quality }) => signal === "wtd-1.position" && quality === "good"),
  );
  const still = await after.until((picture) => state(picture, "38(1):wtd-1") === "active-acknowledged");
  expect(still.alerts.find(({ id }) => id.includes("38(1):wtd-1"))?.occurrence).toBe(1);
  expect(await after.act({ act: "acknowledge", alert: "WK-restart:ship:1" })).toMatchObject({ ok: true });
  expect(await after.stop()).toBe(0);

  const told = await runWatch(at);
  const { alerts } = await told.until((picture) => state(picture, "WK-restart") === "active-unacknowledged");
  expect(alerts.find(({ id }) => id === "WK-restart:ship:1")?.text).toContain("was told to stop");
  expect(await told.stop()).toBe(0);

  const all = log(at.store);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(all.filter(({ text }) => text.includes("WTD 1")).length).toBe(
    entered.filter(({ text }) => text.includes("WTD 1")).length,
  );
  expect(
    execFileSync(process.execPath, [MAIN, "log", "verify", join(at.store, "log.sqlite")], {
      encoding: "utf8",
    }),
  ).toBeDefined();
});

test("a second watch on the same store is refused in plain words, and the first goes on", async () => {
  const at = await place();
  const first = await runWatch(at);
  first.doors("C", "C");
  await first.until(({ signals }) => signals.length > 0);
  const second = await runWatch({ ...at, panel: at.panel });
  const code = await new Promise((end) => second.process.once("exit", end));
  expect(code).toBe(3);
  expect(second.words()).toMatch(/in use|another|already/i);
  await first.until(({ signals }) => signals.length > 0);
  await second.kill();
  expect(await first.stop()).toBe(0);
});
