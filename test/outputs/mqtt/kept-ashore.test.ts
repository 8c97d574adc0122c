import { expect, test } from "vitest";
import { blankPicture } from "../../../src/outputs/picture.ts";
import { alarm, picture, seqs, ship } from "./ship-ashore.ts";

test("an alert that has become normal is cleared ashore, also when a front office died in between", () => {
  const vessel = ship({ topics: ["watchkeeper/mv-periyar/alert/w"] });
  vessel.shore.picture(picture(0, alarm));
  vessel.after(0);
  vessel.opened();
  expect(vessel.confirmAll()).toContainEqual(["alert/w", ""]);
  vessel.shore.change({ at: 1, alerts: [] });
  expect(vessel.confirmAll()).toContainEqual(["alert/a", ""]);
  vessel.after(1000);
  const told = vessel.progress.flatMap(({ topics = [] }) => topics);
  expect(told).toContainEqual(["watchkeeper/mv-periyar/alert/w", false]);
  expect(told.filter(([topic]) => topic.endsWith("/alert/a"))).toEqual([
    ["watchkeeper/mv-periyar/alert/a", true],
    ["watchkeeper/mv-periyar/alert/a", false],
  ]);
});

test("an alert that the broker holds and nobody here knows of is cleared: the database that knew it is gone", () => {
  const vessel = ship({ held: ["watchkeeper/mv-periyar/alert/a", "watchkeeper/mv-periyar/alert/forgotten"] });
  vessel.shore.picture(picture(0, alarm));
  vessel.after(0);
  vessel.opened();
  const all = vessel.confirmAll();
  expect(all).toContainEqual(["alert/forgotten", ""]);
  expect(all).not.toContainEqual(["alert/a", ""]);
});

test("a log that cannot be read holds up neither alarms nor state, and is sent once it can", () => {
  let works = false;
  const vessel = ship({ readable: () => works });
  vessel.shore.picture(picture(2, alarm));
  vessel.after(0);
  vessel.opened();
  expect(vessel.confirmAll().map(([topic]) => topic)).toEqual(["status", "alert/a", "state/wtd-3/position"]);
  expect(vessel.faults[0]).toContain("disk I/O error");
  works = true;
  vessel.after(100);
  expect(seqs(vessel.confirmAll())).toEqual([1, 2]);
});

test("each turn of an alert's life is told while connected", () => {
  const vessel = ship();
  vessel.shore.picture(picture(0));
  vessel.after(0);
  vessel.opened();
  vessel.confirmAll();
  vessel.shore.change({ at: 1, alerts: [alarm] });
  vessel.shore.change({ at: 2, alerts: [{ ...alarm, state: "active-acknowledged" }] });
  vessel.shore.change({ at: 3, alerts: [] });
  const turns = vessel.confirmAll().filter(([topic]) => topic === "event");
  expect(
    turns
      .map(([, payload]) => JSON.parse(payload) as { from: string; to: string })
      .map(({ from, to }) => [from, to]),
  ).toEqual([
    ["normal", "active-unacknowledged"],
    ["active-unacknowledged", "active-acknowledged"],
    ["active-acknowledged", "normal"],
  ]);
});

test("a number that moves all the time is sent every ten seconds, and at once when it can no longer be believed", () => {
  const vessel = ship();
  const speed = (value: number | null, quality: "good" | "stale" = "good") =>
    ({ signal: "gnss-1.speed", quality, value, at: 0, source: "gnss" }) as const;
  vessel.shore.picture({ ...blankPicture, signals: [speed(12)] });
  vessel.after(0);
  vessel.opened();
  vessel.confirmAll();
  for (let i = 0; i < 5; i++) {
    vessel.shore.change({ at: i, signals: [speed(12 + i)] });
    vessel.after(1000);
  }
  expect(vessel.confirmAll().filter(([topic]) => topic.startsWith("state"))).toEqual([]);
  vessel.after(5000);
  expect(vessel.confirmAll().map(([, payload]) => payload)).toEqual([expect.stringContaining('"value":16')]);
  vessel.shore.change({ at: 9, signals: [speed(null, "stale")] });
  expect(vessel.confirmAll().map(([, payload]) => payload)).toEqual([expect.stringContaining('"stale"')]);
});

test("the head of the chain is told hourly, and when the watch is handed over", () => {
  const vessel = ship({ watchChangeAt: 2 });
  vessel.shore.picture(picture(1));
  vessel.after(0);
  vessel.opened();
  vessel.after(0);
  const heads = () => vessel.confirmAll().filter(([topic]) => topic === "head").length;
  expect(heads()).toBe(1);
  vessel.after(3_599_999);
  expect(heads()).toBe(0);
  vessel.after(1);
  expect(heads()).toBe(1);
  vessel.shore.change({ at: 1, head: { seq: 3, hash: "cd" } });
  expect(vessel.confirmAll().map(([topic]) => topic)).toEqual(["log/deck", "head", "log/deck"]);
});

test("a refused password is told once as trouble, and the broker is tried for ever, ever more slowly up to a minute", () => {
  const vessel = ship();
  vessel.shore.picture(picture(0));
  for (let s = 0; s < 300; s++) {
    const before = vessel.attempts();
    vessel.after(1000);
    if (vessel.attempts() > before) vessel.closed("the broker refuses the password", true);
  }
  expect(vessel.attempts()).toBeGreaterThan(8);
  expect(vessel.attempts()).toBeLessThan(12);
  expect(vessel.troubles).toEqual([
    "Nothing reaches shore: the broker refuses the password. It is tried again at least once a minute.",
  ]);
  expect(vessel.states.at(-1)).toEqual([false, "the broker refuses the password", 0]);
});

test("a broker that keeps the line and confirms nothing for a minute is cut off and called again", () => {
  const vessel = ship();
  vessel.shore.picture(picture(1));
  vessel.after(0);
  vessel.opened();
  vessel.after(60_000);
  expect(vessel.states.at(-1)?.[0]).toBe(true);
  vessel.after(1);
  expect(vessel.states.at(-1)).toEqual([false, "the broker has confirmed nothing for 60 s", 1]);
});

test("a watch that is stopped says so ashore before it goes", async () => {
  const vessel = ship();
  vessel.shore.picture(picture(0));
  vessel.after(0);
  vessel.opened();
  vessel.confirmAll();
  await vessel.shore.stop();
  expect(vessel.sent[0]?.publication.payload).toMatch(/"online":false/);
});
