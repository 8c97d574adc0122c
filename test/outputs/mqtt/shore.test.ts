import { expect, test } from "vitest";
import type { Entry } from "../../../src/logbook/entry.ts";
import type { AlertView } from "../../../src/outputs/feed.ts";
import type { Connect, ConnectionEvents } from "../../../src/outputs/mqtt/connection.ts";
import { Shore } from "../../../src/outputs/mqtt/shore.ts";
import type { Publication } from "../../../src/outputs/mqtt/topics.ts";
import { blankPicture } from "../../../src/outputs/picture.ts";
import type { ShoreProgress } from "../../../src/records/protocol.ts";
import { doorOpen } from "./door-open.ts";

interface Waters {
  readonly cursor?: number;
  readonly topics?: readonly string[];
  readonly held?: readonly string[];
  readonly watchChangeAt?: number;
  readonly readable?: () => boolean;
}

/** A ship, a link that is opened and cut at will, and a broker that confirms when it is told to. */
function ship({ cursor = 0, topics = [], held = [], watchChangeAt = 0, readable = () => true }: Waters = {}) {
  let mono = 0;
  const sent: { readonly publication: Publication; readonly confirm: () => void }[] = [];
  const progress: ShoreProgress[] = [];
  const states: (readonly [boolean, string | undefined, number])[] = [];
  const troubles: string[] = [];
  const faults: string[] = [];
  let events: ConnectionEvents | undefined;
  let attempts = 0;
  const connect: Connect = (_settings, _id, _will, given) => {
    attempts += 1;
    events = given;
    return {
      holds: (_, found) => {
        for (const topic of held) found(topic);
      },
      publish: (publication, confirm) => void sent.push({ publication, confirm }),
      end: async () => {},
      drop: (because) => given.closed({ because, mend: false }),
    };
  };
  const now = () => ({ at: 1_835_000_000_000 + mono, mono });
  const shore = new Shore(
    {
      ship: "mv-periyar",
      settings: { name: "office", url: "mqtt://shore:1883" },
      entriesAfter: (seq, limit) => {
        if (!readable()) throw new Error("disk I/O error");
        return Array.from({ length: limit }, (_, i) => {
          const data = {
            act: { act: "enter", kind: seq + 1 + i === watchChangeAt ? "watch-change" : "remark" },
          };
          return { seq: seq + 1 + i, book: "deck", data } as unknown as Entry;
        });
      },
      signedHead: () => ({ seq: 9, hash: "ab", at: "", key: "", signature: "" }),
      cursor: () => cursor,
      topics: () => topics,
      connect,
      now,
      guarded: (work) => {
        try {
          work();
        } catch (error) {
          faults.push(String(error));
        }
      },
    },
    {
      progress: (told) => progress.push(told),
      state: (...told) => states.push(told),
      trouble: (words) => troubles.push(words),
    },
  );
  const self = {
    shore,
    sent,
    progress,
    states,
    troubles,
    faults,
    attempts: () => attempts,
    after: (ms: number) => {
      mono += ms;
      shore.tick(now());
    },
    opened: () => events?.opened(),
    closed: (because: string, mend = false) => events?.closed({ because, mend }),
    /** What was sent since last asked, shortly; nothing of it is confirmed. */
    topics: () =>
      sent.splice(0).map(({ publication }) => publication.topic.replace("watchkeeper/mv-periyar/", "")),
    /** Confirms whatever is sent, until nothing more comes. */
    confirmAll: () => {
      const all: Publication[] = [];
      for (let next = sent.shift(); next; next = sent.shift()) {
        all.push(next.publication);
        next.confirm();
      }
      return all.map(
        ({ topic, payload }) => [topic.replace("watchkeeper/mv-periyar/", ""), payload] as const,
      );
    },
  };
  return self;
}

const alarm: AlertView = { ...doorOpen, id: "a", priority: "alarm", recorded: true };
const warning: AlertView = { ...doorOpen, id: "w", recorded: true };
const picture = (seq: number, ...alerts: AlertView[]) => ({
  ...blankPicture,
  alerts,
  head: { seq, hash: "ab" },
  signals: [{ signal: "wtd-3.position", quality: "good", value: "open", at: 0, source: "io-3" } as const],
});
const seqs = (all: readonly (readonly [string, string])[]) =>
  all.filter(([topic]) => topic.startsWith("log/")).map(([, payload]) => (JSON.parse(payload) as Entry).seq);

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
