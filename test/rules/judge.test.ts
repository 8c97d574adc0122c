/** The judge on small rules of its own making: time, unknown inputs, restarts, and rules that fail. */
import { expect, test } from "vitest";
import { minutes, seconds } from "../../src/kernel/duration.ts";
import { condition, duty, episode, gate, permission, record } from "../../src/rules/bind.ts";
import { selfWatch } from "../../src/rules/citation.ts";
import { defineRule, type RuleSpec } from "../../src/rules/rule.ts";
import { inputsHear } from "../../src/rules/self-watch/wk-input.ts";
import { atSea, duringNavigation, untilTheNextBerth } from "../../src/rules/terms/voyage.ts";
import { fitted, type Ship } from "../../src/ship/ship.ts";
import { ifFitted, of } from "../../src/signals/ref.ts";
import { RuleStory } from "./story.ts";

const door = (id: string, signals = ["position"]) => ({
  id,
  kind: "watertight-door" as const,
  name: id.toUpperCase(),
  signals,
});

const ship = (...ids: readonly string[]): Ship => ({
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

const rule = (id: string, ...checks: RuleSpec["checks"]) =>
  defineRule({
    id,
    title: id,
    cites: selfWatch(id, "words"),
    version: 1,
    binds: { ship: () => true, which: "every ship" },
    status: "watched",
    checks,
  });

const alert = {
  aspect: "position" as const,
  category: "B" as const,
  title: () => "DOOR OPEN",
};
const closed = {
  reads: (item: { id: string }) => ({ position: of(item as ReturnType<typeof door>, "position") }),
  items: (on: Ship) => fitted(on, "watertight-door"),
};

const stepped = rule(
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

const underWay = (...ids: readonly string[]) =>
  new RuleStory([stepped], ship(...ids), {
    "voyage.phase": "on-voyage",
    ...Object.fromEntries(ids.map((id) => [`${id}.position`, "closed"])),
  });

test("steps come due at their own times, each taking the place of the last, and end together", () => {
  underWay("wtd-1")
    .after("20s")
    .given({ "wtd-1.position": "open" })
    .after("59s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "WTD-1 open a minute")
    .after("60s")
    .shows("active-unacknowledged", "warning", "WTD-1 open two minutes")
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged", "warning")
    .acknowledge()
    .shows("normal")
    .logs("WTD-1 raised", "WTD-1 rectified");
});

test("alongside nothing is demanded; the moment she navigates it is", () => {
  underWay("wtd-1")
    .given({ "voyage.phase": "alongside", "wtd-1.position": "open" })
    .after("5min")
    .shows("normal")
    .given({ "voyage.phase": "leaving" })
    .after("60s")
    .shows("active", "caution");
});

test("while the phase of the voyage is unknown the duty exists", () => {
  underWay("wtd-1")
    .after("20s")
    .broken("voyage.phase")
    .given({ "wtd-1.position": "open" })
    .after("60s")
    .shows("active", "caution");
});

test("a silent door is announced once, never taken for closed, and its breach goes on", () => {
  const story = underWay("wtd-1")
    .after("20s")
    .given({ "wtd-1.position": "open" })
    .after("30s")
    .silence("wtd-1.position");
  story.after("6s").shows("active-unacknowledged", "warning", "WTD-1 position");
  story.after("24s");
  expect(
    story
      .alerts()
      .map(({ priority }) => priority)
      .sort(),
  ).toEqual(["caution", "warning"]);
});

test("a door that comes back open after it was unknown is a fresh occurrence that no acknowledgement hides", () => {
  const story = underWay("wtd-1")
    .after("20s")
    .given({ "wtd-1.position": "open" })
    .after("2min")
    .acknowledge();
  story.broken("wtd-1.position").after("10s").acknowledge();
  story.given({ "wtd-1.position": "open" }).after("1s");
  const open = story.alerts().find(({ id }) => id.startsWith("T-1"));
  expect(open?.state).toBe("active-unacknowledged");
});

test("six doors silent on one port are one alert that names them all", () => {
  const doors = ["wtd-1", "wtd-2", "wtd-3", "wtd-4", "wtd-5", "wtd-6"];
  const story = underWay(...doors).after("20s");
  story.silence(...doors.map((id) => `${id}.position`)).after("6s");
  expect(story.alerts().map(({ id }) => id)).toEqual(["WK-silent:test-port:1"]);
  for (const id of doors) expect(story.alerts()[0]?.text).toContain(id.toUpperCase());
});

test("a seventh door that falls silent later is told anew, over an acknowledgement of the six", () => {
  const story = underWay("wtd-1", "wtd-2").after("20s").silence("wtd-1.position").after("6s").acknowledge();
  story
    .shows("active-acknowledged")
    .silence("wtd-2.position")
    .after("6s")
    .shows("active-unacknowledged", "warning", "WTD-2");
});

test("a door whose name is part of another's is told anew all the same", () => {
  underWay("aft-wtd-1", "wtd-1")
    .after("20s")
    .silence("aft-wtd-1.position")
    .after("6s")
    .acknowledge()
    .silence("wtd-1.position")
    .after("6s")
    .shows("active-unacknowledged", "warning", "unknown: AFT-WTD-1 position, WTD-1 position");
});

test("a receiver that has lost its fix is announced, though no check needs a position", () => {
  const receiver = { id: "gnss-1", kind: "gnss" as const, name: "GNSS 1", signals: ["position", "speed"] };
  const story = new RuleStory([inputsHear], { ...ship(), equipment: [receiver] }, { "gnss-1.speed": 0 });
  story
    .given({ "gnss-1.position": { latitude: 9.97, longitude: 76.24 } })
    .after("20s")
    .shows("normal");
  story
    .silence("gnss-1.position", "gnss-1.speed")
    .after("6s")
    .shows("active-unacknowledged", "warning", "unknown: GNSS 1 position, GNSS 1 speed");
});

test("an item that another check watches is announced by that check alone", () => {
  const one: Ship = { ...ship(), equipment: [door("wtd-1", ["position", "supply"])] };
  const story = new RuleStory([stepped, inputsHear], one, { "wtd-1.position": "closed" });
  story.given({ "wtd-1.supply": true, "voyage.phase": "on-voyage" }).after("20s").silence("wtd-1.supply");
  story.after("6s").shows("normal").silence("wtd-1.position").after("6s");
  expect(story.alerts().map(({ id }) => id)).toEqual(["WK-silent:test-port:1"]);
});

test("another reason for the same broken input is told, and is no fresh fault for an officer who answered", () => {
  const story = underWay("wtd-1").after("20s").given({ "wtd-1.position": "closed" });
  story.broken("wtd-1.position").acknowledge().shows("active-acknowledged", "warning", "line cut");
  story.brokenBy("line shorted", "wtd-1.position").shows("active-acknowledged", "warning", "line shorted");
});

test("of two inputs of one check that are both broken, each is announced", () => {
  const both = rule(
    "T-1",
    condition({
      items: (on) => fitted(on, "watertight-door"),
      reads: (item) => ({ position: of(item, "position"), supply: of(item, "supply") }),
      complies: () => true,
      alert: { ...alert, steps: [{ after: seconds(0), priority: "warning", says: () => "open" }] },
    }),
  );
  const one: Ship = { ...ship(), equipment: [door("wtd-1", ["position", "supply"])] };
  const story = new RuleStory([both], one, { "wtd-1.position": "closed", "wtd-1.supply": true }).after("20s");
  story.broken("wtd-1.position", "wtd-1.supply").after("1s");
  expect(
    story
      .alerts()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["WK-unknown:wtd-1:position", "WK-unknown:wtd-1:supply"]);
});

test("a signal never heard is waited for at the start, and then it is silent", () => {
  const story = new RuleStory([stepped], ship("wtd-1"), { "voyage.phase": "on-voyage" });
  story.after("9s").shows("normal").after("2s").shows("active-unacknowledged", "warning", "WTD-1");
});

test("a check whose signal the ship file does not bind is listed as unwatched, and claims nothing", () => {
  const bare: Ship = { ...ship(), equipment: [door("wtd-1", [])] };
  const story = new RuleStory([stepped], bare, { "voyage.phase": "on-voyage" }).after("5min").shows("normal");
  expect(story.unwatched()).toEqual([{ rule: "T-1", subject: "wtd-1", missing: ["wtd-1.position"] }]);
});

test("a reading that is not fitted is absent, and one that is fitted and silent makes the verdict unknown", () => {
  const lenient = rule(
    "T-2",
    condition({
      items: closed.items,
      reads: (item) => ({ position: of(item, "position"), supply: ifFitted(of(item, "supply")) }),
      complies: ({ supply }) => supply !== false,
      alert: { ...alert, steps: [{ after: seconds(0), priority: "alarm", says: () => "no power" }] },
    }),
  );
  const given = { "wtd-1.position": "closed" };
  new RuleStory([lenient], ship("wtd-1"), given).after("20s").shows("normal");
  const bound: Ship = { ...ship(), equipment: [door("wtd-1", ["position", "supply"])] };
  new RuleStory([lenient], bound, given).after("20s").shows("active-unacknowledged", "warning", "supply");
});

test("a rule that throws is announced for its subject, and the others go on", () => {
  const failing = rule(
    "T-3",
    condition({
      ...closed,
      complies: ({ position }) => {
        if (position === "free") throw new Error("a hole in the rule");
        return true;
      },
      alert: { ...alert, steps: [{ after: seconds(0), priority: "alarm", says: () => "never" }] },
    }),
  );
  const story = new RuleStory([failing, stepped], ship("wtd-1", "wtd-2"), {
    "voyage.phase": "on-voyage",
    "wtd-1.position": "free",
    "wtd-2.position": "open",
  });
  story.after("60s");
  const ids = story.alerts().map(({ id }) => id);
  expect(ids).toContain("WK-rule:wtd-1:T-3");
  expect(ids).toContain("T-1:wtd-2:1");
  story.given({ "wtd-1.position": "closed" }).acknowledge().after("1s");
  expect(story.alerts().map(({ id }) => id)).not.toContain("WK-rule:wtd-1:T-3");
});

test("a named permission lets a door stand open until its end, and then the last limit is reached at once", () => {
  const passage = rule(
    "T-4",
    permission({
      ...closed,
      used: ({ position }) => position !== "closed",
      alert: {
        ...alert,
        steps: [
          { after: minutes(2), priority: "caution", says: () => "two minutes" },
          { after: minutes(5), priority: "alarm", says: () => "over" },
        ],
      },
    }),
  );
  const story = new RuleStory([passage], ship("wtd-1"), { "wtd-1.position": "closed" }).after("20s");
  story
    .given({ "wtd-1.position": "open", "permission.wtd-1": "2028-03-01T12:10:00.000Z" })
    .after("8min")
    .shows("normal");
  story.silence("permission.wtd-1").after("6s").shows("active-unacknowledged", "alarm", "over");
});

test("an episode is judged by its own automaton; a failure stands until one is met", () => {
  const quick = rule(
    "T-5",
    episode({
      ...closed,
      start: { since: null as number | null },
      turn: (state, { position }, { mono }) => {
        if (position === "moving" && state.since === null) return { state: { since: mono } };
        if (position !== "closed" || state.since === null) return { state };
        const took = (mono - state.since) / 1000;
        return {
          state: { since: null },
          outcome: { is: took > 40 ? "failed" : "met", says: `closed in ${took} s`, measured: { took } },
        };
      },
      alert: {
        ...alert,
        aspect: "movement",
        steps: [{ after: seconds(0), priority: "warning", says: () => "slow" }],
      },
      log: {
        when: ["met", "failed"],
        book: "watertight-doors",
        says: (_item, _event, _values, words) => words,
      },
    }),
  );
  new RuleStory([quick], ship("wtd-1"), { "wtd-1.position": "open" })
    .after("5s")
    .given({ "wtd-1.position": "moving" })
    .after("41s")
    .given({ "wtd-1.position": "closed" })
    .shows("active-unacknowledged", "warning", "closed in 41 s")
    .given({ "wtd-1.position": "moving" })
    .after("40s")
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged")
    .logs("closed in 41 s", "closed in 40 s");
});

const daily = rule(
  "T-6",
  duty({
    ...closed,
    during: atSea,
    every: { is: "calendar-day" },
    warnBefore: minutes(240),
    evidence: { is: "movement", of: "position", through: [["closed"], ["open"], ["closed"]] },
    owes: ({ name }) => `${name} to be operated`,
    alert: {
      ...alert,
      aspect: "duty",
      steps: [
        { after: seconds(0), priority: "caution", says: ({ name }) => `${name} not yet operated today` },
        { after: seconds(0), priority: "caution", says: ({ name }) => `${name} was not operated` },
      ],
    },
    log: {
      when: ["done", "missed"],
      book: "watertight-doors",
      says: ({ name }, event) => `${name} ${event}`,
    },
  }),
);

/** 19:00 on the ship's clocks at Kochi. */
const EVENING = Date.UTC(2028, 2, 1, 13, 30);

test("a daily duty reminds at 20:00 by the ship's clocks, and is ticked off by a full movement", () => {
  new RuleStory([daily], ship("wtd-1"), { "voyage.phase": "on-voyage", "wtd-1.position": "closed" }, EVENING)
    .after("59min")
    .shows("normal")
    .after("1min")
    .shows("active", "caution", "not yet operated today")
    .given({ "wtd-1.position": "open" })
    .after("30s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs("WTD-1 done");
});

test("a day without the movement is missed at the ship's midnight, and the next day's movement ends it", () => {
  new RuleStory([daily], ship("wtd-1"), { "voyage.phase": "on-voyage", "wtd-1.position": "closed" }, EVENING)
    .after("5h")
    .shows("active", "caution", "was not operated")
    .logs("WTD-1 missed")
    .given({ "wtd-1.position": "open" })
    .after("30s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal");
});

test("a day spent wholly alongside owes nothing", () => {
  new RuleStory([daily], ship("wtd-1"), { "voyage.phase": "alongside", "wtd-1.position": "closed" }, EVENING)
    .after("6h")
    .shows("normal")
    .logs();
});

test("a record writes each change, says when it was not seen, and claims nothing of the first value", () => {
  const times = rule(
    "T-7",
    record({
      ...closed,
      aspect: "position",
      of: "position",
      as: (position) => (position === "closed" || position === "secured" ? "closed" : "open"),
      log: {
        when: ["edge"],
        book: "deck",
        says: ({ name }, _edge, { position }, gap) => `${name} ${position} ${gap}`.trim(),
      },
    }),
  );
  new RuleStory([times], ship("wtd-1"), { "wtd-1.position": "closed" })
    .after("20s")
    .logs()
    .given({ "wtd-1.position": "secured" })
    .after("1s")
    .logs()
    .given({ "wtd-1.position": "open" })
    .after("1s")
    .logs("WTD-1 open")
    .silence("wtd-1.position")
    .after("10s")
    .given({ "wtd-1.position": "closed" })
    .logs("WTD-1 open", "WTD-1 closed found so; not known since");
});

test("what is said of a breach is told anew when it changes, under the same alert", () => {
  const named = rule(
    "T-8",
    condition({
      ...closed,
      complies: ({ position }) => position === "closed",
      alert: {
        ...alert,
        steps: [
          { after: seconds(0), priority: "alarm", says: ({ name }, { position }) => `${name} ${position}` },
        ],
      },
    }),
  );
  new RuleStory([named], ship("wtd-1"), { "wtd-1.position": "open" })
    .after("20s")
    .shows("active-unacknowledged", "alarm", "WTD-1 open")
    .acknowledge()
    .given({ "wtd-1.position": "moving" })
    .shows("active-acknowledged", "alarm", "WTD-1 moving");
});

test("a further step of the same urgency does not take the place of what has been said", () => {
  const twice = rule(
    "T-9",
    condition({
      ...closed,
      complies: ({ position }) => position === "closed",
      alert: {
        ...alert,
        steps: [
          { after: seconds(5), priority: "alarm", says: () => "the cause" },
          { after: seconds(30), priority: "alarm", says: () => "still so" },
        ],
      },
    }),
  );
  new RuleStory([twice], ship("wtd-1"), { "wtd-1.position": "open" })
    .after("60s")
    .shows("active-unacknowledged", "alarm", "the cause");
});

const departure = rule(
  "T-10",
  gate({
    ...closed,
    during: untilTheNextBerth,
    lists: ({ name }) => `${name} closed`,
    complies: ({ position }) => position === "closed",
    alert: {
      ...alert,
      steps: [{ after: seconds(0), priority: "alarm", says: ({ name }) => `sailed with ${name} open` }],
    },
  }),
);

test("a gate is listed alongside as it stands, silently, and sounds when she goes all the same", () => {
  const story = new RuleStory([departure], ship("wtd-1", "wtd-2"), {
    "voyage.phase": "ready",
    "wtd-1.position": "closed",
    "wtd-2.position": "open",
  });
  story.after("20s").shows("normal");
  expect(story.gate().map(({ subject, met }) => [subject, met])).toEqual([
    ["wtd-1", true],
    ["wtd-2", false],
  ]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "sailed with WTD-2 open");
});

test("a gate stays shut for a door that is not known to be closed", () => {
  const story = new RuleStory([departure], ship("wtd-1"), {
    "voyage.phase": "ready",
    "wtd-1.position": "closed",
  });
  story.after("20s").broken("wtd-1.position");
  expect(story.gate()).toMatchObject([{ subject: "wtd-1", met: false }]);
  story.given({ "wtd-1.position": "closed" }).silence("wtd-1.position").after("6s");
  expect(story.gate()).toMatchObject([{ subject: "wtd-1", met: false }]);
});
