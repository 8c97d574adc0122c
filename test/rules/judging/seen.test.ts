/** What a check sees of its readings: known, unknown and why, not fitted; and the evidence that is kept of each. */
import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { condition } from "../../../src/rules/bind.ts";
import { type Seen, see, type View } from "../../../src/rules/judging/seen.ts";
import { duringNavigation } from "../../../src/rules/terms/voyage.ts";
import { fitted } from "../../../src/ship/ship.ts";
import type { Known } from "../../../src/signals/reading.ts";
import { ifFitted, ifKnown, of } from "../../../src/signals/ref.ts";
import { alert, rule, ship } from "./small-rules.ts";

const three = rule(
  "T-1",
  condition({
    items: (on) => fitted(on, "watertight-door"),
    reads: (item) => ({
      position: of(item, "position"),
      supply: ifFitted(of(item, "supply")),
      alarm: ifKnown(of(item, "alarm")),
    }),
    during: duringNavigation,
    complies: () => true,
    alert: { ...alert, steps: [{ after: seconds(0), priority: "alarm", says: () => "" }] },
  }),
);
const when = { at: 5000, mono: 500 };
const good = (value: boolean | string, source = "console"): Known => ({
  quality: "good",
  value,
  when,
  source,
});
const stale: Known = { quality: "stale", last: "closed", when, source: "console" };
const broken = (source: string): Known => ({ quality: "broken", because: "line cut", when, source });
const never: Known = { quality: "never" };

/** At 1 s, waiting for first words until 10 s unless a view says otherwise. */
function look(known: Readonly<Record<string, Known>>, change: Partial<View> = {}, mono = 1000): Seen {
  const [instance] = three.instances(ship("wtd-1"));
  if (instance === undefined) throw new Error("the rule has an item");
  return see(
    instance,
    {
      know: (signal) => known[signal] ?? never,
      isBound: () => true,
      since: (signal) => (signal === "wtd-1.position" ? 4000 : undefined),
      portLost: () => false,
      waitingUntil: 10_000,
      ...change,
    },
    mono,
  );
}

test("a good reading is a value; any other is absent, and only what must be known is missed", () => {
  const seen = look({
    "wtd-1.position": good("closed"),
    "wtd-1.alarm": broken("bank"),
    "voyage.phase": good("on-voyage"),
  });
  expect(seen.values).toEqual({ position: "closed" });
  expect(seen.unknown.map(({ signal }) => signal)).toEqual(["wtd-1.supply"]);
  expect(seen.during).toBe(true);
});

test("the first word is waited for until its time, and then the reading is silent", () => {
  expect(look({}, {}, 9999).unknown[0]).toMatchObject({ is: "waiting", because: "never heard" });
  expect(look({}, {}, 9999).waiting).toBe(true);
  expect(look({}, {}, 10_000).unknown[0]).toMatchObject({ is: "silent", because: "never heard" });
  expect(look({}, {}, 10_000).waiting).toBe(false);
});

test("what has gone stale is silent, what says that it is broken is broken, unless its whole port is lost", () => {
  expect(look({ "wtd-1.position": stale }).unknown[0]).toEqual({
    signal: "wtd-1.position",
    is: "silent",
    because: "nothing heard in time",
    source: "console",
  });
  const cut = { "wtd-1.position": broken("console") };
  expect(look(cut).unknown[0]).toMatchObject({ is: "broken", because: "line cut", source: "console" });
  expect(look(cut, { portLost: () => true }).unknown[0]).toMatchObject({ is: "silent" });
});

test("the situation is waited for after a start, and is broken when it has had its time", () => {
  const untold = { "wtd-1.position": broken("situation") };
  expect(look(untold, {}, 9999).unknown[0]).toMatchObject({ is: "waiting", because: "line cut" });
  expect(look(untold, {}, 10_000).unknown[0]).toMatchObject({ is: "broken" });
});

test("what the ship file does not bind is listed where it must be, and is nothing where it may be absent", () => {
  const seen = look({}, { isBound: () => false });
  expect(seen.unbound).toEqual(["wtd-1.position"]);
  expect(seen.unknown).toEqual([]);
});

test("while the phase is not known, nothing says that the duty rests", () => {
  expect(look({ "voyage.phase": broken("situation") }).during).toBeUndefined();
  expect(look({ "voyage.phase": good("alongside") }).during).toBe(false);
});

test("the evidence tells of every reading what it was, when, from where, and why it is none", () => {
  const seen = look({ "wtd-1.position": stale, "wtd-1.supply": good(true), "wtd-1.alarm": broken("bank") });
  expect(seen.evidence).toEqual([
    { signal: "wtd-1.position", quality: "stale", value: "closed", at: 5000, source: "console" },
    { signal: "wtd-1.supply", quality: "good", value: true, at: 5000, source: "console" },
    { signal: "wtd-1.alarm", quality: "broken: line cut", at: 5000, source: "bank" },
  ]);
  expect(look({}).evidence[0]).toEqual({ signal: "wtd-1.position", quality: "never" });
  expect(seen.since).toEqual({ position: 4000, supply: undefined, alarm: undefined });
});
