import { expect, test } from "vitest";
import { alarm, picture, seqs, ship, warning } from "./ship-ashore.ts";

test("on connecting the ship says that she is there, then alarms, then state, then the log from where shore has it", () => {
  const vessel = ship({ cursor: 6 });
  vessel.shore.picture(picture(9, warning, alarm));
  vessel.after(0);
  expect(vessel.sent).toEqual([]);
  vessel.opened();
  expect(vessel.topics()).toEqual([
    "status",
    "alert/a",
    "alert/w",
    "state/wtd-3/position",
    "log/deck",
    "log/deck",
    "log/deck",
  ]);
});

test("no broker is called before the watch has shown the first picture: an alarm that stands is never cleared for want of one", () => {
  const vessel = ship({ topics: ["watchkeeper/mv-periyar/alert/a"] });
  vessel.after(0);
  expect(vessel.attempts()).toBe(0);
  vessel.shore.picture(picture(0, alarm));
  vessel.after(100);
  vessel.opened();
  expect(vessel.confirmAll()).not.toContainEqual(["alert/a", ""]);
});

test("no fault of the link is told before the first attempt has failed", () => {
  const vessel = ship({ cursor: 0 });
  vessel.shore.picture(picture(0));
  vessel.after(0);
  vessel.after(2000);
  expect(vessel.states).toEqual([]);
  vessel.closed("nothing answered");
  expect(vessel.states).toEqual([[false, "nothing answered", 0]]);
});

test("nothing is sent while there is no connection, and nothing of it is kept but the latest", () => {
  const vessel = ship();
  for (let i = 0; i < 1000; i++) {
    vessel.shore.picture(picture(0, { ...alarm, text: `turn ${i}` }));
  }
  vessel.after(0);
  vessel.opened();
  const all = vessel.confirmAll();
  expect(all.map(([topic]) => topic)).toEqual(["status", "alert/a", "state/wtd-3/position"]);
  expect(all[1]?.[1]).toContain("turn 999");
});

test("the cursor moves only with confirmations, and is told at most once a second", () => {
  const vessel = ship();
  vessel.shore.picture(picture(1000));
  vessel.after(0);
  vessel.opened();
  vessel.after(1000);
  expect(vessel.progress.filter(({ cursor }) => cursor !== undefined)).toEqual([]);
  expect(seqs(vessel.confirmAll())).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
  vessel.after(999);
  vessel.after(1);
  expect(vessel.progress.filter(({ cursor }) => cursor !== undefined)).toEqual([
    { broker: "office", cursor: 1000 },
  ]);
  expect(vessel.states.at(-1)).toEqual([true, undefined, 0]);
});

test("an alarm that is raised while the log is being sent does not wait for it", () => {
  const vessel = ship();
  vessel.shore.picture(picture(5000));
  vessel.after(0);
  vessel.opened();
  const before = vessel.topics();
  expect(before.length).toBeLessThan(20);
  vessel.shore.change({ at: 1, alerts: [alarm] });
  expect(vessel.topics()).toEqual(["alert/a"]);
});

test("what was not confirmed before the link was lost is sent again, in order, after the alarms", () => {
  const vessel = ship();
  vessel.shore.picture(picture(5));
  vessel.after(0);
  vessel.opened();
  vessel.sent.find(({ publication }) => publication.topic.includes("/log/"))?.confirm();
  vessel.topics();
  vessel.closed("the connection was lost");
  vessel.shore.change({ at: 1, alerts: [alarm] });
  vessel.after(1000);
  vessel.opened();
  const all = vessel.confirmAll();
  expect(all.slice(0, 2).map(([topic]) => topic)).toEqual(["status", "alert/a"]);
  expect(seqs(all)).toEqual([2, 3, 4, 5]);
});

test("a confirmation that comes from a lost connection moves nothing", () => {
  const vessel = ship();
  vessel.shore.picture(picture(3));
  vessel.after(0);
  vessel.opened();
  const late = vessel.sent.splice(0);
  vessel.closed("the connection was lost");
  for (const { confirm } of late) confirm();
  vessel.after(1000);
  expect(vessel.progress.some(({ cursor }) => cursor !== undefined)).toBe(false);
});
