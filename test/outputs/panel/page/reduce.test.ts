import { describe, expect, it } from "vitest";
import { opened, type PanelState, watchTime } from "../../../../src/outputs/panel/page/state/panel-state.ts";
import { LOST_AFTER, type PanelEvent, reduce } from "../../../../src/outputs/panel/page/state/reduce.ts";
import { alert, evening, NOW, says } from "./evening-departure.ts";

const beat = (sequence: number, watchSilent: number | null = 0): PanelEvent => ({
  is: "heartbeat",
  at: NOW,
  sequence,
  watchSilent,
});
const whole = (sequence = 7): PanelEvent => ({ is: "picture", sequence, picture: evening });

const following = (...steps: readonly (readonly [mono: number, event: PanelEvent])[]): PanelState =>
  steps.reduce((state, [mono, event]) => reduce(state, event, mono), opened(0));

const live = [
  [10, beat(7)],
  [20, whole()],
] as const;

describe("the panel and its stream", () => {
  it("shows nothing as current before a whole picture has come", () => {
    const state = following([0, { is: "opened" }], [10, beat(7)]);
    expect(state.picture).toBeNull();
    expect(state.link).toBe("connecting");
  });

  it("is live once the heartbeat says that the watch speaks and the picture is here", () => {
    expect(following(...live).link).toBe("live");
  });

  it("calls contact lost when nothing has come for more than five seconds, and not before", () => {
    expect(following(...live, [10 + LOST_AFTER, { is: "tick" }]).link).toBe("live");
    expect(following(...live, [11 + LOST_AFTER, { is: "tick" }]).link).toBe("lost");
  });

  it("calls contact lost although heartbeats come, when the watch itself is silent behind them", () => {
    const state = following(...live, [4000, beat(7, 3990)], [6000, beat(7, 5990)], [6001, { is: "tick" }]);
    expect(state.link).toBe("lost");
  });

  it("stays lost when a new connection brings only the server's old copy of a silent watch", () => {
    const state = following(
      ...live,
      [9000, { is: "tick" }],
      [9100, { is: "opened" }],
      [9110, beat(7, 9100)],
      [9120, whole()],
    );
    expect(state.link).toBe("lost");
  });

  it("is not brought back by heartbeats or parts alone, only by a whole new picture", () => {
    const lost = [...live, [9000, { is: "tick" }], [9100, { is: "opened" }]] as const;
    const parts = following(
      ...lost,
      [9110, beat(12)],
      [9120, { is: "change", sequence: 13, change: { at: NOW, alerts: [] } }],
    );
    expect(parts.link).toBe("lost");
    expect(parts.picture?.alerts).toEqual(evening.alerts);
    expect(following(...lost, [9110, beat(12)], [9130, whole(12)]).link).toBe("live");
  });

  it("trusts nothing it shows after its machine slept, until a whole new picture has come", () => {
    const woken = [...live, [30, { is: "slept" }]] as const;
    expect(following(...woken).link).toBe("lost");
    expect(following(...woken, [40, beat(7)]).link).toBe("lost");
    expect(following(...woken, [40, { is: "opened" }], [50, beat(7)], [60, whole()]).link).toBe("live");
  });

  it("keeps no phantom alarm after contact returns: what the new picture does not hold is gone", () => {
    const calm = { ...evening, alerts: [], groups: [], sound: null };
    const state = following(
      ...live,
      [9000, { is: "tick" }],
      [9100, { is: "opened" }],
      [9110, beat(9)],
      [9120, { is: "picture", sequence: 9, picture: calm }],
    );
    expect(state.picture?.alerts).toEqual([]);
    expect(state.picture?.sound).toBeNull();
  });

  it("asks for the whole anew when a change or a heartbeat shows that something was missed", () => {
    const change = { at: NOW, sound: null };
    expect(following(...live, [30, { is: "change", sequence: 8, change }]).resync).toBe(false);
    expect(following(...live, [30, { is: "change", sequence: 9, change }]).resync).toBe(true);
    expect(following(...live, [30, beat(8)]).resync).toBe(true);
  });

  it("asks for the whole anew when the number of the alerts moves on without the alerts", () => {
    const state = following(...live, [
      30,
      { is: "change", sequence: 8, change: { at: NOW, alertsVersion: 42 } },
    ]);
    expect(state.resync).toBe(true);
  });

  it("puts changed signals in their place and leaves all others as they were", () => {
    const change = { at: NOW, signals: [says("wtd-3.position", "closed")] };
    const state = following(...live, [30, { is: "change", sequence: 8, change }]);
    expect(state.signals.get("wtd-3.position")?.value).toBe("closed");
    expect(state.signals.get("wtd-4.position")?.value).toBe("moving");
    expect(state.signals.size).toBe(evening.signals.length);
  });

  it("tells the watch's time by the watch's clock, carried on by the page's own, never by the tablet's date", () => {
    expect(watchTime(following(...live, [1010, { is: "tick" }]))).toBe(NOW + 1000);
  });
});

describe("the officer's hand", () => {
  const first = alert("a:x:1");
  const second = alert("b:x:1");
  const picture = { ...evening, alerts: [first, second] };
  const begun = following([10, beat(7)], [20, { is: "picture", sequence: 7, picture }]);

  it("lies on the first alert that waits to be acknowledged", () => {
    expect(begun.selected?.alert).toBe("a:x:1");
  });

  it("does not move when another alert comes in above", () => {
    const change = {
      at: NOW,
      alertsVersion: 42,
      alerts: [alert("c:x:1", { priority: "alarm" }), first, second],
    };
    expect(reduce(begun, { is: "change", sequence: 8, change }, 30).selected?.alert).toBe("a:x:1");
  });

  it("goes on to the next that waits once its alert is acknowledged", () => {
    const done = alert("a:x:1", { state: "active-acknowledged" });
    const change = { at: NOW, alertsVersion: 42, alerts: [second, done] };
    expect(reduce(begun, { is: "change", sequence: 8, change }, 30).selected?.alert).toBe("b:x:1");
  });
});

describe("answers to acts", () => {
  it("keeps a refusal on the page until it is read, and lets a plain done go by itself", () => {
    const answered = (ok: boolean) =>
      following(...live, [30, { is: "answered", key: "silence", ok, words: "…" }], [9000, { is: "tick" }]);
    expect(answered(true).notice).toBeNull();
    expect(answered(false).notice?.words).toBe("…");
  });
});
