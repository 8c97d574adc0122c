import { describe, expect, it } from "vitest";
import type { SignalView } from "../../../../src/outputs/feed.ts";
import { alertLines, countAlerts } from "../../../../src/outputs/panel/page/state/alert-lines.ts";
import {
  acknowledgeable,
  flashes,
  iconOf,
  notHere,
  shelvable,
  stateWords,
  transferable,
} from "../../../../src/outputs/panel/page/state/alert-look.ts";
import { doorLook } from "../../../../src/outputs/panel/page/state/door-look.ts";
import { lampLook, sensorLook } from "../../../../src/outputs/panel/page/state/equipment-looks.ts";
import { planOf } from "../../../../src/outputs/panel/page/state/plan.ts";
import { alert, alerts, cannotSay, equipment, groups, says } from "./evening-departure.ts";

const find = (id: string) => {
  const item = equipment.find((one) => one.id === id);
  if (!item) throw new Error(`${id} is not fitted`);
  return item;
};
const board = (...views: readonly SignalView[]) => new Map(views.map((view) => [view.signal, view]));
const wtd = (...views: readonly SignalView[]) => doorLook(find("wtd-3"), board(...views));
const bow = (...views: readonly SignalView[]) => doorLook(find("bow-door"), board(...views));

describe("a door on the plan, para 26(7)(b)", () => {
  it("is red when open, green when closed or secured, flashing red in between", () => {
    expect(wtd(says("wtd-3.position", "open")).look).toBe("open");
    expect(wtd(says("wtd-3.position", "closed")).look).toBe("closed");
    expect(wtd(says("wtd-3.position", "secured")).look).toBe("closed");
    expect(wtd(says("wtd-3.position", "moving")).look).toBe("between");
    expect(wtd(says("wtd-3.position", "free")).look).toBe("between");
  });

  it("is shown as not known, with the reason, when its signal is stale, broken, never heard or missing", () => {
    expect(wtd(cannotSay("wtd-3.position", "stale")).look).toBe("unknown");
    expect(wtd(cannotSay("wtd-3.position", "broken", "both contacts are made"))).toMatchObject({
      look: "unknown",
      because: "both contacts are made",
    });
    expect(wtd(cannotSay("wtd-3.position", "never")).look).toBe("unknown");
    expect(wtd()).toMatchObject({ look: "unknown", because: "never heard" });
  });

  it("is not known when its signal says a word that is no position", () => {
    expect(wtd(says("wtd-3.position", "ajar")).look).toBe("unknown");
    expect(wtd(says("wtd-3.position", true)).look).toBe("unknown");
  });

  it("of the shell is green only when every securing arrangement is known to be in place, para 32(2)", () => {
    const closed = says("bow-door.position", "closed");
    expect(bow(closed, says("bow-door.secured", true)).look).toBe("closed");
    expect(bow(closed, says("bow-door.secured", false)).look).toBe("between");
    expect(bow(closed, cannotSay("bow-door.secured", "stale")).look).toBe("unknown");
    expect(bow(closed).look).toBe("unknown");
  });

  it("of the shell is not green when its panel says secured and its own switch does not", () => {
    const secured = says("bow-door.position", "secured");
    expect(bow(secured, says("bow-door.secured", true)).look).toBe("closed");
    expect(bow(secured, says("bow-door.secured", false)).look).toBe("between");
    expect(bow(secured, cannotSay("bow-door.secured", "broken", "line cut")).look).toBe("unknown");
  });
});

describe("the plan", () => {
  it("draws one strip a deck, the highest at the top, and lists what has no place", () => {
    const plan = planOf(equipment.filter((item) => /door|opening/.test(item.kind)));
    expect(plan.strips.map((strip) => strip.deck)).toEqual([3, 2, 1]);
    expect(plan.unplaced.map((item) => item.id)).toEqual(["escape-hatch"]);
  });

  it("lets no mark hide another, however close the doors stand", () => {
    const crowd = Array.from({ length: 6 }, (_, n) => ({
      ...find("wtd-1"),
      id: `d${n}`,
      plan: { x: 50 + n, y: 50 },
    }));
    const spots = planOf(crowd).strips.flatMap((strip) => strip.spots);
    const clash = spots.filter((a) => spots.some((b) => a !== b && a.y === b.y && Math.abs(a.x - b.x) < 3.8));
    expect(clash).toEqual([]);
  });

  it("falls back to frames along her length where the ship file draws nothing", () => {
    const bare = [find("wtd-1"), find("wtd-8")].map(({ plan: _, ...item }) => item);
    expect(planOf(bare).strips.flatMap((strip) => strip.spots.map((spot) => spot.x))).toEqual([6, 94]);
  });
});

describe("lamps and sensors", () => {
  it("never call a lamp off, or a bilge low, that is not known to be so", () => {
    const lamp = find("mast-aft");
    expect(lampLook(lamp, board()).look).toBe("unknown");
    expect(lampLook(lamp, board(cannotSay("mast-aft.state", "stale"))).look).toBe("unknown");
    expect(lampLook(lamp, board(says("mast-aft.state", "off"))).look).toBe("off");
    expect(lampLook(lamp, board(says("mast-aft.state", "short-circuit"))).look).toBe("failed");
    expect(sensorLook(find("bilge-aux"), board()).look).toBe("unknown");
    expect(sensorLook(find("bilge-aux"), board(cannotSay("bilge-aux.high", "broken"))).look).toBe("unknown");
    expect(sensorLook(find("bilge-aux"), board(says("bilge-aux.high", false))).look).toBe("quiet");
  });

  it("say danger first, then that a sensor is in trouble, and only then that it is quiet", () => {
    const detector = find("fire-zone2");
    const fault = says("fire-zone2.fault", true);
    expect(sensorLook(detector, board(says("fire-zone2.alarm", true), fault)).look).toBe("danger");
    expect(sensorLook(detector, board(says("fire-zone2.alarm", false), fault)).look).toBe("trouble");
    expect(sensorLook(detector, board(says("fire-zone2.alarm", false))).look).toBe("unknown");
  });
});

describe("an alert on the list", () => {
  it("has its own icon for each state", () => {
    const icons = (
      [
        "active-unacknowledged",
        "active-silenced",
        "active-acknowledged",
        "active-transferred",
        "rectified-unacknowledged",
      ] as const
    ).map((state) => iconOf(alert("x:y:1", { state })));
    expect(new Set(icons).size).toBe(5);
    expect(iconOf(alert("x:y:1", { priority: "emergency-alarm", state: "active" }))).toBe(
      "alarm-emergency-iec",
    );
  });

  it("flashes until it is acknowledged, silenced or rectified though it may be", () => {
    expect(flashes(alert("x:y:1", { state: "active-silenced" }))).toBe(true);
    expect(flashes(alert("x:y:1", { state: "rectified-unacknowledged" }))).toBe(true);
    expect(flashes(alert("x:y:1", { state: "active-acknowledged" }))).toBe(false);
    expect(flashes(alert("x:y:1", { state: "active", priority: "caution" }))).toBe(false);
  });

  it("says by whom, why and until when it is shelved", () => {
    const shelved = {
      by: "A. Menon",
      reason: "contact under repair",
      until: Date.parse("2028-03-01T15:00:00Z"),
    };
    expect(stateWords(alert("x:y:1", { shelved }))).toContain(
      "shelved by A. Menon until 15:00 UTC: contact under repair",
    );
  });

  it("of category A or C cannot be acknowledged here, and says where it can", () => {
    for (const category of ["A", "C"] as const) {
      expect(acknowledgeable(alert("x:y:1", { category }))).toBe(false);
      expect(notHere(alert("x:y:1", { category }))).toMatch(/station/);
    }
  });

  it("stands in the watch's own order, under the leader of its group when it follows one", () => {
    expect(alertLines(alerts, groups, new Set()).map((line) => line.alert.id)).toEqual(
      alerts.map(({ id }) => id),
    );
    const mixed = [alerts[1], alerts[0], alerts[2]].filter((one) => one !== undefined);
    expect(alertLines(mixed, groups, new Set()).map((line) => [line.alert.id, line.member])).toEqual([
      ["PSR-I-38(1):wtd-3:2", false],
      ["PSR-I-38(3):wtd-3:1", true],
      ["PSR-I-39:bilge-er:1", false],
    ]);
  });

  it("never sinks under a leader that is acknowledged already: the group stands where its first member stands", () => {
    const waiting = alert("w:wtd-3:1");
    const other = alert("o:x:1");
    const leader = alert("l:wtd-3:2", { priority: "alarm", state: "active-acknowledged" });
    const group = {
      subject: "wtd-3",
      aspect: "position",
      leader: leader.id,
      members: [waiting.id, leader.id],
      active: true,
    };
    const lines = alertLines([waiting, other, leader], [group], new Set());
    expect(lines.map((line) => line.alert.id)).toEqual(["l:wtd-3:2", "w:wtd-3:1", "o:x:1"]);
  });

  it("folds away under its group only when nobody needs to act on it, and the count says how many", () => {
    const quiet = alerts.map((one) =>
      one.id === "PSR-I-38(3):wtd-3:1" ? { ...one, state: "active-acknowledged" as const } : one,
    );
    const lines = alertLines(quiet, groups, new Set());
    expect(lines.find((line) => line.alert.id === "PSR-I-38(1):wtd-3:2")).toMatchObject({
      folded: 1,
    });
    expect(lines.length + lines.reduce((sum, line) => sum + line.folded, 0)).toBe(countAlerts(quiet).total);
    expect(alertLines(quiet, groups, new Set(["PSR-I-38(1):wtd-3:2"])).length).toBe(alerts.length);
  });

  it("is counted from the list itself, and one that is over is neither listed nor counted", () => {
    const counts = countAlerts([...alerts, alert("over:x:1", { state: "normal" })]);
    expect(counts.total).toBe(alerts.length);
    expect(counts.by).toEqual({ "emergency-alarm": 0, alarm: 3, warning: 6, caution: 1 });
    expect(counts.waiting).toBe(7);
  });
});

describe("what may be done about an alert besides acknowledging it", () => {
  it("is handed over while its cause is there and nobody has acknowledged it, and only what is answered for here", () => {
    const states = ["active-unacknowledged", "active-silenced", "active-transferred"] as const;
    for (const state of states) expect(transferable(alert("a", { state }))).toBe(true);
    expect(transferable(alert("a", { state: "rectified-unacknowledged" }))).toBe(false);
    expect(transferable(alert("a", { state: "active-acknowledged" }))).toBe(false);
    expect(transferable(alert("a", { category: "C" }))).toBe(false);
  });

  it("is shelved once, and never an emergency alarm", () => {
    expect(shelvable(alert("a"))).toBe(true);
    expect(shelvable(alert("a", { priority: "emergency-alarm", state: "active" }))).toBe(false);
    expect(shelvable(alert("a", { priority: "caution", state: "active" }))).toBe(false);
    expect(shelvable(alert("a", { shelved: { by: "Nair", reason: "faulty", until: 0 } }))).toBe(false);
  });

  it("says who has been called besides, while nobody answers", () => {
    expect(stateWords(alert("a", { called: "back-up-officer" }))).toBe(
      "not acknowledged; the back-up officer is called",
    );
    expect(stateWords(alert("a", { called: "crew" }))).toContain("further crew are called");
  });
});
