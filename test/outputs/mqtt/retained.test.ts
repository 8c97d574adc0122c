import { expect, test } from "vitest";
import { RANKS, Retained } from "../../../src/outputs/mqtt/retained.ts";

const put = (topic: string, payload: string) => ({ topic, payload, retain: true });
const drain = (retained: Retained, before = RANKS) => {
  const taken = [];
  for (let next = retained.take(before); next; next = retained.take(before)) taken.push(next);
  return taken;
};
const said = (retained: Retained) =>
  drain(retained).map(({ publication: { topic, payload } }) => `${topic}=${payload}`);

test("of each topic only the latest is sent, the most urgent first", () => {
  const retained = new Retained();
  retained.want(put("state/a", "1"), 6);
  retained.want(put("alert/warning", "w"), 3);
  retained.want(put("state/a", "2"), 6);
  retained.want(put("alert/alarm", "a"), 2);
  expect(said(retained)).toEqual(["alert/alarm=a", "alert/warning=w", "state/a=2"]);
});

test("alarms can be taken alone, past everything else that waits", () => {
  const retained = new Retained();
  retained.want(put("state/a", "1"), 6);
  retained.want(put("alert/alarm", "a"), 2);
  expect(drain(retained, 6).map(({ publication }) => publication.topic)).toEqual(["alert/alarm"]);
});

test("what has been sent and has not changed is not sent again, until there is a new connection", () => {
  const retained = new Retained();
  retained.want(put("state/a", "1"), 6);
  expect(said(retained)).toEqual(["state/a=1"]);
  retained.want(put("state/a", "1"), 6);
  expect(said(retained)).toEqual([]);
  retained.connected();
  expect(said(retained)).toEqual(["state/a=1"]);
});

test("that a topic holds something is told before it is sent, and that it holds nothing after it is confirmed", () => {
  const retained = new Retained();
  retained.want(put("alert/x", "1"), 2);
  expect(retained.take()?.told).toEqual(["alert/x", true]);
  expect(retained.confirmed(put("alert/x", "1"))).toBeUndefined();
  retained.unwant("alert/x", 5);
  expect(retained.take()).toEqual({ publication: put("alert/x", "") });
  expect(retained.confirmed(put("alert/x", ""))).toEqual(["alert/x", false]);
});

test("an alert that comes back while its clearing is under way is still told as held", () => {
  const retained = new Retained();
  retained.found(["alert/x"]);
  retained.unwant("alert/x", 5);
  retained.take();
  retained.want(put("alert/x", "again"), 2);
  expect(retained.take()?.publication.payload).toBe("again");
  expect(retained.confirmed(put("alert/x", ""))).toBeUndefined();
});

test("what a front office that died left ashore is cleared, unless it is wanted still", () => {
  const retained = new Retained();
  retained.found(["alert/over", "alert/still"]);
  retained.want(put("alert/still", "1"), 2);
  retained.connected();
  expect(said(retained)).toEqual(["alert/still=1", "alert/over="]);
});

test("an alert that came and went between two connections leaves no trace", () => {
  const retained = new Retained();
  retained.want(put("alert/x", "1"), 2);
  retained.unwant("alert/x", 5);
  retained.connected();
  expect(said(retained)).toEqual([]);
});

test("a clearing that was under way when the connection was lost is sent again", () => {
  const retained = new Retained();
  retained.found(["alert/x"]);
  retained.unwant("alert/x", 5);
  retained.take();
  retained.connected();
  expect(said(retained)).toEqual(["alert/x="]);
});
