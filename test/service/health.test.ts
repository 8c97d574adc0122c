import { describe, expect, test } from "vitest";
import type { Instant } from "../../src/kernel/clock.ts";
import { milliseconds } from "../../src/kernel/duration.ts";
import { ownLimitsOf } from "../../src/rules/terms/own-limits.ts";
import { createHealth, type Health } from "../../src/service/health.ts";

const at = (mono: number, wall = mono): Instant => ({ at: wall, mono });

/** A watch whose health is looked at, with everything that it said of itself. */
function watched(settings: Readonly<Record<string, number>> = {}) {
  const said: (readonly [string, string | number])[] = [];
  const limits = ownLimitsOf({ settings: { "WK-itself": settings } });
  const health = createHealth({ now: () => at(0) }, limits, (signal, value) => said.push([signal, value]));
  return { health, said };
}

type Doing = (health: Health) => void;
const lateBy =
  (late: number): Doing =>
  (health) => {
    health.sleeps(at(0), milliseconds(100));
    health.turned(at(100 + late));
  };
const down =
  (because: string): Doing =>
  (health) =>
    health.shore({ broker: "office", connected: false, because });
const disk =
  (step: string): Doing =>
  (health) =>
    health.disk({ step, historyStopped: false, freeBytes: 0 });

describe("each measure is told once beyond its limit, not just below it, and once when it is well again", () => {
  test.each<readonly [what: string, within: Doing, beyond: Doing, well: Doing, said: readonly unknown[]]>([
    ["loop delay", lateBy(1000), lateBy(1001), lateBy(500), ["watch.loop-delay", 1001, 0]],
    [
      "write time",
      (h) => h.wrote(5000),
      (h) => h.wrote(5001),
      (h) => h.wrote(20),
      ["watch.write-time", 5.001, 0],
    ],
    [
      "memory",
      (h) => h.memory(300e6),
      (h) => h.memory(301e6),
      (h) => h.memory(270e6),
      ["watch.memory", 301, 0],
    ],
    [
      "clock step",
      (h) => h.clock(at(1000, 3000)),
      (h) => h.clock(at(2000, 6001)),
      (h) => h.clock(at(62_000, 66_001)),
      ["watch.clock-step", 2, 0],
    ],
    [
      "disk space",
      disk("room"),
      disk("log-stopped"),
      disk("room"),
      ["watch.disk", "The disk is full: the logbook cannot be written; entries wait in memory", "well"],
    ],
    [
      "shore",
      (h) => h.shore({ broker: "office", connected: true }),
      down("no link"),
      (h) => h.shore({ broker: "office", connected: true }),
      ["watch.shore", "office cannot be reached: no link", "well"],
    ],
  ])("%s", (_, within, beyond, well, [signal, ill, better]) => {
    const { health, said } = watched();
    within(health);
    expect(said).toEqual([]);
    beyond(health);
    beyond(health);
    expect(said).toEqual([[signal, ill]]);
    well(health);
    well(health);
    expect(said.slice(1)).toEqual([[signal, better]]);
  });
});

test("between its limit and what is well again nothing changes: an alert must not flutter", () => {
  const { health, said } = watched();
  lateBy(700)(health);
  health.memory(290e6);
  expect(said).toEqual([]);
  lateBy(1500)(health);
  health.memory(310e6);
  lateBy(700)(health);
  health.memory(290e6);
  expect(said).toEqual([
    ["watch.loop-delay", 1500],
    ["watch.memory", 310],
  ]);
});

test("the ship file sets the limits", () => {
  const { health, said } = watched({ memory: 120, "write-time": 1000 });
  health.memory(121e6);
  health.wrote(1001);
  expect(said.map(([signal]) => signal)).toEqual(["watch.memory", "watch.write-time"]);
});

test("a clock that is put back is a step as well", () => {
  const { health, said } = watched();
  health.clock(at(1000, -9000));
  expect(said).toEqual([["watch.clock-step", -10]]);
});

test("a panel that no browser can reach is told once, and stays so although the front office answers", () => {
  const { health, said } = watched();
  health.panelDeaf("another program holds its port");
  health.panelDeaf("another program holds its port");
  health.frontAnswers();
  health.panelListens();
  health.panelListens();
  expect(said).toEqual([
    ["watch.front-office", "another program holds its port"],
    ["watch.front-office", "well"],
  ]);
});

test("a front office that died is told before its panel, and is over when it answers", () => {
  const { health, said } = watched();
  health.panelDeaf("another program holds its port");
  health.frontDied("it ended");
  health.frontAnswers();
  health.panelListens();
  expect(said.map(([, words]) => words)).toEqual([
    "another program holds its port",
    "it ended",
    "another program holds its port",
    "well",
  ]);
});
