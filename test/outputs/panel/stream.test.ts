import { expect, test } from "vitest";
import { Stream } from "../../../src/outputs/panel/stream.ts";
import { blankPicture } from "../../../src/outputs/picture.ts";

const instant = (mono: number) => ({ at: 1_835_000_000_000 + mono, mono });

/** A browser that takes everything, until told to stop reading. */
function browser() {
  const heard: string[] = [];
  const client = {
    heard,
    stuck: 0,
    dropped: false,
    send: (text: string) => void heard.push(text),
    waiting: () => client.stuck,
    drop: () => {
      client.dropped = true;
    },
  };
  return client;
}

const names = (heard: readonly string[]) => heard.map((text) => /^event: (\w+)/.exec(text)?.[1]);

test("a page is sent the whole picture on connecting, and then the changes, numbered without a gap", () => {
  const stream = new Stream();
  stream.show({ ...blankPicture, at: 5 });
  const page = browser();
  stream.join(page, instant(0));
  stream.change({ at: 6, sound: "warning" });
  stream.change({ at: 7, sound: null });
  expect(names(page.heard)).toEqual(["heartbeat", "picture", "change", "change"]);
  expect(page.heard.slice(1).map((text) => /^id: (\d+)$/m.exec(text)?.[1])).toEqual(["1", "2", "3"]);
  expect(page.heard[2]).toBe('event: change\nid: 2\ndata: {"at":6,"sound":"warning"}\n\n');
});

test("a page that connects later sees what all the changes came to", () => {
  const stream = new Stream();
  stream.show(blankPicture);
  stream.change({ at: 6, alertsVersion: 3 });
  const page = browser();
  stream.join(page, instant(0));
  expect(page.heard[1]).toContain('"alertsVersion":3');
});

test("before the watch has spoken a page is told that it has not", () => {
  const stream = new Stream();
  const page = browser();
  stream.join(page, instant(0));
  stream.change({ at: 6, sound: "alarm" });
  expect(names(page.heard)).toEqual(["heartbeat"]);
  expect(page.heard[0]).toContain('"watchSilent":null');
});

test("a heartbeat comes every two seconds and says how long the watch has been silent", () => {
  const stream = new Stream();
  const page = browser();
  stream.join(page, instant(0));
  stream.heard(1000);
  for (let mono = 0; mono <= 6000; mono += 250) stream.tick(instant(mono));
  expect(page.heard).toHaveLength(5);
  expect(page.heard.at(-1)).toContain('"watchSilent":5000');
});

test("a page that takes nothing for ten seconds is dropped, the others go on", () => {
  const stream = new Stream();
  const [slow, good] = [browser(), browser()];
  stream.join(slow, instant(0));
  stream.join(good, instant(0));
  slow.stuck = 100;
  for (let mono = 0; mono < 8000; mono += 2000) stream.tick(instant(mono));
  expect(slow.dropped).toBe(false);
  stream.tick(instant(8000));
  expect([slow.dropped, good.dropped, stream.clients, stream.dropped]).toEqual([true, false, 1, 1]);
});

test("a page with more than 2 MiB waiting is dropped before anything more is kept for it", () => {
  const stream = new Stream();
  stream.show(blankPicture);
  const slow = browser();
  stream.join(slow, instant(0));
  slow.stuck = 3 * 1024 * 1024;
  stream.change({ at: 6 });
  expect([slow.dropped, slow.heard.length]).toEqual([true, 2]);
});

test("there is room for 64 pages and no more", () => {
  const stream = new Stream();
  const joined = Array.from({ length: 65 }, () => stream.join(browser(), instant(0)));
  expect(joined.filter(Boolean)).toHaveLength(64);
});
