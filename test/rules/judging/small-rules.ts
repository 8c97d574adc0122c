/** Small rules of no law, and doors to try them on: for the tests of how rules are judged. */
import { minutes, seconds } from "../../../src/kernel/duration.ts";
import { condition } from "../../../src/rules/bind.ts";
import { selfWatch } from "../../../src/rules/citation.ts";
import { defineRule, type RuleSpec } from "../../../src/rules/rule.ts";
import { duringNavigation } from "../../../src/rules/terms/voyage.ts";
import { fitted, type Ship } from "../../../src/ship/ship.ts";
import { of } from "../../../src/signals/ref.ts";
import { RuleStory } from "../story.ts";

export const door = (id: string, signals = ["position"]) => ({
  id,
  kind: "watertight-door" as const,
  name: id.toUpperCase(),
  signals,
});

export const ship = (...ids: readonly string[]): Ship => ({
  particulars: {
    name: "Test",
    id: "test",
    flag: "IN",
    types: ["passenger"],
    length: 100,
    breadth: 20,
    passengersCertified: 100,
    personsCertified: 120,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
  },
  equipment: ids.map((id) => door(id)),
  settings: {},
  harbours: [],
  waterways: [],
});

export const rule = (id: string, ...checks: RuleSpec["checks"]) =>
  defineRule({
    id,
    title: id,
    cites: selfWatch(id, "words"),
    version: 1,
    binds: { ship: () => true, which: "every ship" },
    status: "watched",
    checks,
  });

export const alert = {
  aspect: "position" as const,
  category: "B" as const,
  title: () => "DOOR OPEN",
};

export const closed = {
  reads: (item: { id: string }) => ({ position: of(item as ReturnType<typeof door>, "position") }),
  items: (on: Ship) => fitted(on, "watertight-door"),
};

export const stepped = rule(
  "T-1",
  condition({
    ...closed,
    during: duringNavigation,
    complies: ({ position }) => position === "closed",
    alert: {
      ...alert,
      steps: [
        { after: seconds(60), priority: "caution", says: ({ name }) => `${name} open a minute` },
        { after: minutes(2), priority: "warning", says: ({ name }) => `${name} open two minutes` },
      ],
    },
    log: {
      when: ["raised", "rectified"],
      book: "watertight-doors",
      says: ({ name }, event) => `${name} ${event}`,
    },
  }),
);

export const underWay = (...ids: readonly string[]) =>
  new RuleStory([stepped], ship(...ids), {
    "voyage.phase": "on-voyage",
    ...Object.fromEntries(ids.map((id) => [`${id}.position`, "closed"])),
  });
