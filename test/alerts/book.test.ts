import { describe, expect, test } from "vitest";
import { minutes } from "../../src/kernel/duration.ts";
import { at, door, nair, onWatch, rao } from "./officer.ts";

describe("The life of an alarm", () => {
  test("raised, it is unacknowledged and sounds; acknowledged, it is steady and quiet; the cause gone, it is normal", () => {
    const watch = onWatch();
    watch.raise(0);
    expect(watch.shows()).toMatchObject({
      state: "active-unacknowledged",
      occurrence: 1,
      count: 1,
      raisedAt: at(0).at,
    });
    expect(watch.book.sound()).toBe("alarm");
    watch.acknowledge(5);
    expect(watch.shows()).toMatchObject({
      state: "active-acknowledged",
      acknowledgedBy: "Second Officer Rao",
      because: "Acknowledged by Second Officer Rao.",
      changedAt: at(5).at,
    });
    expect(watch.book.sound()).toBeNull();
    const [change] = watch.clear(60);
    expect(change?.after).toMatchObject({ state: "normal", because: "It is closed.", changedAt: at(60).at });
    expect(change?.before?.state).toBe("active-acknowledged");
    expect(watch.book.list()).toEqual([]);
  });

  test("rectified before anybody saw it, it is quiet and stays shown until acknowledged", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.clear(90);
    expect(watch.shows()).toMatchObject({ state: "rectified-unacknowledged" });
    expect(watch.book.sound()).toBeNull();
    watch.until(86_400);
    expect(watch.shows()).toMatchObject({ state: "rectified-unacknowledged" });
    watch.acknowledge(86_401);
    expect(watch.shows()).toBeUndefined();
  });

  test("silenced, it sounds again after 30 s and not before; the deadline stamps the change, not the moment it ran", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(10);
    expect(watch.shows()).toMatchObject({ state: "active-silenced", silencedUntil: at(40).at });
    expect(watch.book.sound()).toBeNull();
    expect(watch.book.due()).toBe(at(40).mono);
    expect(watch.until(39.999)).toEqual([]);
    watch.until(55);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", changedAt: at(40).at });
    expect(watch.shows()?.silencedUntil).toBeUndefined();
    expect(watch.book.sound()).toBe("alarm");
  });

  test("a new alarm 5 s after a silence sounds at once, while the silenced one stays quiet", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(0);
    watch.raise(5, { id: "other", subject: "wtd-4" });
    expect(watch.book.sound()).toBe("alarm");
    expect(watch.shows()?.state).toBe("active-silenced");
    watch.acknowledge(6, "other");
    expect(watch.book.sound()).toBeNull();
    watch.until(30);
    expect(watch.book.sound()).toBe("alarm");
  });

  test("silencing all does not lengthen a silence that runs", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(0);
    watch.raise(20, { id: "other" });
    watch.silence(20);
    expect(watch.shows("other")?.silencedUntil).toBe(at(50).at);
    expect(watch.shows()?.silencedUntil).toBe(at(30).at);
  });

  test("the same condition told again changes nothing, neither acknowledgement nor silence nor count", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(1);
    expect(watch.raise(2)).toEqual([]);
    watch.acknowledge(3);
    expect(watch.raise(4)).toEqual([]);
    expect(watch.shows()).toMatchObject({ state: "active-acknowledged", occurrence: 1, count: 1 });
  });

  test("a fresh occurrence forgets acknowledgement and silence, and is counted", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.acknowledge(1);
    watch.clear(2);
    watch.raise(100);
    expect(watch.shows()).toMatchObject({
      state: "active-unacknowledged",
      occurrence: 2,
      raisedAt: at(100).at,
    });
    expect(watch.shows()?.acknowledgedBy).toBeUndefined();
    watch.silence(101);
    watch.clear(102);
    watch.raise(200);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", occurrence: 3 });
    expect(watch.book.sound()).toBe("alarm");
  });

  test("handed over, it is quiet; not acknowledged in time by the one who took it, it is back on the bridge", () => {
    const watch = onWatch({ transferReturns: minutes(5) });
    watch.raise(0);
    watch.transfer(10, "Back-up officer");
    expect(watch.shows()).toMatchObject({ state: "active-transferred", transferredTo: "Back-up officer" });
    expect(watch.book.sound()).toBeNull();
    expect(watch.transfer(200, "Back-up officer")).toEqual({ changes: [] });
    watch.until(499);
    expect(watch.shows()?.state).toBe("active-transferred");
    watch.until(500);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", changedAt: at(500).at });
    expect(watch.shows()?.transferredTo).toBeUndefined();
    expect(watch.book.sound()).toBe("alarm");
  });

  test("handed over for a stated time, it is back after that time; never later than set", () => {
    const watch = onWatch({ transferReturns: minutes(5) });
    watch.raise(0);
    const hand = { act: "transfer", author: rao, alert: door().id, to: "INS" } as const;
    watch.book.act({ ...hand, lasts: 90_000 }, at(0));
    expect(watch.book.due()).toBe(at(90).mono);
    watch.book.act({ ...hand, lasts: 3_600_000 }, at(0));
    expect(watch.book.due()).toBe(at(300).mono);
    watch.book.act({ ...hand, to: "Engine room", lasts: 90_000 }, at(1));
    expect(watch.shows()?.transferredTo).toBe("Engine room");
    watch.clear(2);
    expect(watch.shows()).toMatchObject({ state: "rectified-unacknowledged" });
    expect(watch.shows()?.transferredTo).toBeUndefined();
  });

  test("one alert may be silenced alone by a command that names it; the rest sound on", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.raise(0, { id: "other" });
    watch.book.act({ act: "silence", author: rao, alert: "other" }, at(1));
    expect(watch.shows("other")?.state).toBe("active-silenced");
    expect(watch.book.sound()).toBe("alarm");
    const again = watch.book.act({ act: "silence", author: rao, alert: "other" }, at(2));
    expect(again.refused).toBe("That alert is not sounding.");
  });

  test("alerts silenced together sound again together, in the order in which they came", () => {
    const watch = onWatch();
    const ids = Array.from({ length: 30 }, (_, i) => `alert-${(i * 7) % 30}`);
    for (const id of ids) watch.raise(0, { id });
    watch.silence(1);
    expect(watch.until(31).map(({ after }) => after.id)).toEqual(ids);
  });

  test("latched, it stays active and sounds after its cause has gone, until it is acknowledged", () => {
    const watch = onWatch();
    watch.raise(0, { latched: true });
    expect(watch.clear(1)).toHaveLength(1);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged" });
    expect(watch.shows()?.because).toContain("Latched");
    expect(watch.book.sound()).toBe("alarm");
    watch.acknowledge(60);
    expect(watch.shows()).toBeUndefined();
    watch.raise(100, { latched: true });
    watch.acknowledge(101);
    watch.clear(102);
    expect(watch.shows()).toBeUndefined();
  });

  test("latched, silenced, and come anew: it sounds", () => {
    const watch = onWatch();
    watch.raise(0, { latched: true });
    watch.clear(1);
    watch.silence(2);
    watch.raise(3, { latched: true });
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", occurrence: 2 });
  });

  test("told at a lower priority it keeps its acknowledgement; told at a higher one it is a fresh occurrence", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.acknowledge(1);
    watch.raise(2, { priority: "warning" });
    expect(watch.shows()).toMatchObject({ priority: "warning", state: "active-acknowledged", occurrence: 1 });
    watch.raise(3);
    expect(watch.shows()).toMatchObject({ priority: "alarm", state: "active-unacknowledged", occurrence: 2 });
  });
});

describe("Emergency alarms and cautions", () => {
  test.each(["emergency-alarm", "caution"] as const)("%s: active and normal, nothing between", (priority) => {
    const watch = onWatch();
    watch.raise(0, { priority });
    expect(watch.shows()?.state).toBe("active");
    expect(watch.acknowledge(1).refused).toMatch(/is not acknowledged: it ends when its cause has gone/);
    expect(watch.transfer(1, "Engine room").refused).toMatch(/is not acknowledged/);
    expect(watch.shelve(1, 60).refused).toBeDefined();
    watch.clear(10);
    expect(watch.shows()).toBeUndefined();
  });

  test("an emergency alarm is not silenced, and says so; a caution makes no sound", () => {
    const watch = onWatch();
    watch.raise(0, { priority: "caution", id: "quiet" });
    expect(watch.book.sound()).toBeNull();
    watch.raise(0, { priority: "emergency-alarm" });
    expect(watch.book.sound()).toBe("emergency-alarm");
    expect(watch.silence(1)).toEqual({
      changes: [],
      refused: "An emergency alarm is not silenced here: it sounds until its cause has gone.",
    });
  });
});

describe("Who may answer", () => {
  test("one alert at a time: acknowledging one leaves its neighbour", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.raise(0, { id: "other" });
    watch.acknowledge(1);
    expect(watch.shows("other")?.state).toBe("active-unacknowledged");
  });

  test("category A is acknowledged at its task station, category C in the engine room; the panel says so", () => {
    const watch = onWatch();
    watch.raise(0, { id: "a", category: "A" });
    watch.raise(0, { id: "c", category: "C" });
    expect(watch.acknowledge(1, "a").refused).toContain("at its own task station, not at this panel");
    expect(watch.acknowledge(1, "c").refused).toContain("not acknowledged on the bridge");
    expect(watch.transfer(1, "Nair", "c").refused).toContain("not acknowledged on the bridge");
    expect(watch.shelve(1, 60, "nuisance", "c").refused).toContain("category C");
    expect(watch.changes).toHaveLength(2);
    watch.book.act({ act: "acknowledge", author: rao, alert: "a", station: "task-station" }, at(2));
    watch.book.act({ act: "acknowledge", author: nair, alert: "c", station: "engine-room" }, at(2));
    expect(watch.shows("a")?.state).toBe("active-acknowledged");
    expect(watch.shows("c")?.acknowledgedBy).toBe("Chief Officer Nair");
  });

  test("the second of two who press at once is told who was first", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.acknowledge(1);
    expect(watch.acknowledge(1, undefined, nair)).toEqual({
      changes: [],
      refused: "Already acknowledged by Second Officer Rao.",
    });
  });

  test("what is not on the list, not sounding, or gone already is refused in words", () => {
    const watch = onWatch();
    expect(watch.acknowledge(0, "nothing").refused).toBe("There is no alert nothing on the list.");
    expect(watch.silence(0).refused).toBe("Nothing is sounding.");
    watch.raise(0);
    expect(watch.transfer(1, " ").refused).toBe("Say to whom this alert is handed over.");
    watch.clear(2);
    expect(watch.transfer(3, "Nair").refused).toContain("Its cause has gone");
  });
});

describe("Steps of a rule", () => {
  test("a higher step takes the place of the lower one and owes nothing to its acknowledgement", () => {
    const watch = onWatch();
    watch.raise(0, { priority: "warning" });
    watch.acknowledge(1);
    const changes = watch.raise(60, { id: "step-2", supersedes: door().id });
    expect(changes.map(({ after }) => [after.id, after.state, after.because])).toEqual([
      ["step-2", "active-unacknowledged", "Found."],
      [door().id, "normal", "Superseded by step-2."],
    ]);
    expect(watch.book.list().map(({ id }) => id)).toEqual(["step-2"]);
    expect(watch.shows("step-2")).toMatchObject({ supersedes: door().id });
    expect(watch.clear(61)).toEqual([]);
  });
});
