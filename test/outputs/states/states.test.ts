import { beforeEach, describe, expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { type StatesSettings, statesSchema } from "../../../src/outputs/states/settings.ts";
import { type StateSentences, stateSentences } from "../../../src/outputs/states/states.ts";
import { createBoard } from "../../../src/signals/board.ts";
import type { SignalValue } from "../../../src/signals/reading.ts";
import { read } from "../alert-sentences/independent.ts";

const at = (t: number) => ({ at: Date.parse("2028-03-01T12:34:56Z") + t * 1000, mono: t * 1000 });
const KINDS: Readonly<Record<string, readonly [kind: string, name: string]>> = {
  "wtd-7": ["watertight-door", "WTD 7 DK3 FR42"],
  "wtd-8": ["watertight-door", "WTD 8 DK3 FR58"],
  bow: ["shell-door", "BOW VISOR"],
  "bilge-er": ["bilge-well", "BILGE ER PORT"],
  long: ["opening", "Weathertight door, forward of the paint store and the chain locker"],
  cabin: ["fire-detector", "SMOKE CABIN 2021"],
};
const WATERTIGHT = {
  console: "console",
  doors: [
    { equipment: "wtd-7", system: "WT", division: "42", deck: 3, door: 7 },
    { equipment: "wtd-8", system: "WT", division: "58", deck: 3, door: 8 },
  ],
};

/** A line at whose far end somebody reads with the independent reader (awk). */
function line(settings: object, start = 0) {
  const board = createBoard();
  const [parsed] = statesSchema.parse([{ udp: "10.0.0.7:10110", ...settings }]) as StatesSettings[];
  if (!parsed) throw new Error("no settings");
  const fitted = (id: string) => {
    const [kind, name] = KINDS[id] ?? [];
    return kind === undefined || name === undefined ? undefined : { kind, name };
  };
  const states: StateSentences = stateSentences(parsed, fitted, board.know, at(start));
  const sent = (t: number): readonly string[] => {
    const sentences: string[] = [];
    for (let one = states.take(at(t)); one; one = states.take(at(t))) sentences.push(...one);
    return sentences;
  };
  const post = (t: number, signals: Readonly<Record<string, SignalValue>>, maxAge?: number): void => {
    for (const [signal, value] of Object.entries(signals))
      board.post({
        signal,
        value,
        when: at(t),
        source: "test",
        ...(maxAge === undefined ? {} : { maxAge: seconds(maxAge) }),
      });
    states.changed(Object.keys(signals), at(t));
  };
  return {
    post,
    board,
    states,
    raw: sent,
    hears: (t: number) => read(sent(t)),
  };
}

describe("watertight doors by DOR", () => {
  let ship: ReturnType<typeof line>;
  beforeEach(() => {
    ship = line(WATERTIGHT);
    ship.post(0, { "wtd-7.position": "closed", "wtd-8.position": "closed", "console.mode": "doors-closed" });
    ship.raw(0);
  });

  test("a door that opens is told at once, as the standard's tables have it", () => {
    ship.post(1, { "wtd-7.position": "open" });
    expect(ship.raw(1)).toEqual(["$WDDOR,E,123457.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*78"]);
    ship.post(2, { "wtd-7.position": "closed" });
    expect(ship.hears(2)).toEqual(["DOR|E|123458.00|WT|42|003|007|C|C|WTD 7 DK3 FR42"]);
  });

  test.for([
    ["open", "O"],
    ["moving", "O"],
    ["free", "F"],
    ["secured", "S"],
  ] as const)("a door that is %s is told as %s", ([position, status]) => {
    ship.post(1, { "wtd-7.position": position });
    expect(ship.hears(1)).toEqual([`DOR|E|123457.00|WT|42|003|007|${status}|C|WTD 7 DK3 FR42`]);
  });

  test("a door whose signal goes stale is told as a fault, never as closed", () => {
    ship.post(1, { "wtd-7.position": "closed" }, 5);
    ship.raw(1);
    const stale = ship.board.expire(at(7));
    ship.states.changed(
      stale.map(({ signal }) => signal),
      at(7),
    );
    expect(ship.hears(7)).toEqual(["DOR|E|123503.00|WT|42|003|007|X|C|WTD 7 DK3 FR42"]);
  });

  test("a door whose sensor is broken is told as a fault", () => {
    ship.board.post({ signal: "wtd-7.position", broken: "both contacts made", when: at(1), source: "test" });
    ship.states.changed(["wtd-7.position"], at(1));
    expect(ship.hears(1)).toEqual(["DOR|E|123457.00|WT|42|003|007|X|C|WTD 7 DK3 FR42"]);
  });

  test("every section is summed up once a minute: how many are open or faulty, and after it which", () => {
    expect(ship.hears(10)).toEqual(["DOR|S|123506.00|WT|||000|||"]);
    ship.post(20, { "wtd-8.position": "open" });
    expect(ship.hears(20)).toHaveLength(1);
    expect(ship.hears(69)).toEqual([]);
    expect(ship.hears(70)).toEqual([
      "DOR|S|123606.00|WT|||001|||",
      "DOR|E|123516.00|WT|58|003|008|O|C|WTD 8 DK3 FR58",
    ]);
  });

  test("a summary agrees with what was told before it, however slow the line", () => {
    ship.raw(10);
    ship.post(60, { "wtd-8.position": "open" });
    ship.raw(60);
    expect(ship.states.take(at(70))?.[0]).toContain("DOR,S,");
    ship.post(130, { "wtd-7.position": "open", "wtd-8.position": "closed" });
    expect(ship.hears(130)).toEqual([
      "DOR|E|123706.00|WT|42|003|007|O|C|WTD 7 DK3 FR42",
      "DOR|E|123706.00|WT|58|003|008|C|C|WTD 8 DK3 FR58",
      "DOR|S|123706.00|WT|||001|||",
    ]);
  });

  test("the mode switch is told with the doors: sea mode, harbour mode, or not at all when it is not known", () => {
    ship.post(1, { "console.mode": "local-control" });
    expect(ship.hears(1)).toEqual([
      "DOR|E|123457.00|WT|42|003|007|C|O|WTD 7 DK3 FR42",
      "DOR|E|123457.00|WT|58|003|008|C|O|WTD 8 DK3 FR58",
    ]);
    ship.board.post({ signal: "console.mode", broken: "wire broken", when: at(2), source: "test" });
    ship.states.changed(["console.mode"], at(2));
    expect(ship.hears(2)[0]).toBe("DOR|E|123458.00|WT|42|003|007|C||WTD 7 DK3 FR42");
  });

  test("what changed twice while the line was taken is told as it is now", () => {
    ship.post(1, { "wtd-7.position": "open" });
    ship.post(2, { "wtd-7.position": "secured" });
    expect(ship.hears(3)).toEqual(["DOR|E|123458.00|WT|42|003|007|S|C|WTD 7 DK3 FR42"]);
  });
});

test("what has not spoken ten seconds after the start is a fault; before, nothing is said of it", () => {
  const ship = line(WATERTIGHT);
  ship.post(1, { "wtd-7.position": "closed" });
  expect(ship.hears(1)).toEqual(["DOR|E|123457.00|WT|42|003|007|C||WTD 7 DK3 FR42"]);
  expect(ship.hears(9.9)).toEqual([]);
  expect(ship.hears(10)).toEqual([
    "DOR|E|123506.00|WT|58|003|008|X||WTD 8 DK3 FR58",
    "DOR|S|123506.00|WT|||001|||",
  ]);
});

test("a shell door that is closed and whose devices are locked is secured; its leakage is water at a hull door", () => {
  const ship = line({
    doors: [{ equipment: "bow", system: "HD", division: "BV", deck: 1, door: 1 }],
    water: [{ equipment: "bow", system: "HD", first: "BV", second: 1, point: 1 }],
  });
  ship.post(0, { "bow.position": "closed", "bow.secured": true, "bow.leakage": true });
  const sent = ship.raw(0);
  expect(sent.map((one) => one.slice(0, 6))).toEqual(["$HDWAT", "$HDDOR"]);
  expect(read(sent)).toEqual([
    "WAT|E|123456.00|HD|BV|01|001|H||BOW VISOR",
    "DOR|E|123456.00|HD|BV|001|001|S||BOW VISOR",
  ]);
  ship.post(1, { "bow.secured": false });
  expect(ship.hears(1)).toEqual(["DOR|E|123457.00|HD|BV|001|001|C||BOW VISOR"]);
});

describe("water by WAT", () => {
  const settings = { water: [{ equipment: "bilge-er", system: "BI", first: "ER", second: 1, point: 3 }] };

  test("high, normal, and not known as a fault, under the talker of bilge systems", () => {
    const ship = line(settings);
    ship.post(0, { "bilge-er.high": true });
    expect(ship.raw(0)).toEqual(["$BIWAT,E,123456.00,BI,ER,01,003,H,,BILGE ER PORT*24"]);
    ship.post(1, { "bilge-er.high": false });
    expect(ship.hears(1)).toEqual(["WAT|E|123457.00|BI|ER|01|003|N||BILGE ER PORT"]);
    ship.board.post({ signal: "bilge-er.high", broken: "wire broken", when: at(2), source: "test" });
    ship.states.changed(["bilge-er.high"], at(2));
    expect(ship.hears(2)).toEqual(["WAT|E|123458.00|BI|ER|01|003|X||BILGE ER PORT"]);
    expect(ship.hears(10)[0]).toBe("WAT|S|123506.00|BI|||001|||");
  });

  test("a main alarm is extreme high, under a talker of the ship's own choice", () => {
    const ship = line({ talker: "VR", water: [{ ...settings.water[0], says: "extreme-high" }] });
    ship.post(0, { "bilge-er.high": true });
    expect(ship.raw(0)[0]).toMatch(/^\$VRWAT,E,123456.00,BI,ER,01,003,J,,BILGE ER PORT\*/);
  });
});

describe("fire by FIR", () => {
  const settings = { fire: [{ equipment: "cabin", type: "FS", zone: "03", loop: 2, detector: 21 }] };
  const quiet = { "cabin.alarm": false };

  test("an activation, its acknowledgement at the panel, and its end are the published examples", () => {
    const ship = line(settings);
    ship.post(0, quiet);
    ship.raw(0);
    ship.post(0, { "cabin.alarm": true });
    expect(ship.raw(0)).toEqual(["$FRFIR,E,123456.00,FS,03,002,021,A,V,SMOKE CABIN 2021*10"]);
    ship.post(34, { "cabin.acknowledged": true });
    expect(ship.hears(34)[0]).toBe("FIR|E|123530.00|FS|03|002|021|A|A|SMOKE CABIN 2021");
  });

  test.for([
    [{ "cabin.fault": true }, "FIR|E|123457.00|FS|03|002|021|X||SMOKE CABIN 2021"],
    [{ "cabin.disabled": true }, "FIR|D|123457.00|FS|03|002|021|||SMOKE CABIN 2021"],
    [
      { "cabin.alarm": true, "cabin.fault": true, "cabin.disabled": true },
      "FIR|E|123457.00|FS|03|002|021|A|V|SMOKE CABIN 2021",
    ],
  ] as const)(
    "a fault is a fault, switched off is switched off, and a fire is a fire whatever else",
    ([signals, told]) => {
      const ship = line(settings);
      ship.post(0, quiet);
      ship.raw(0);
      ship.post(1, signals);
      expect(ship.hears(1)).toEqual([told]);
    },
  );

  test("a detector that is switched off is not counted, and is told again with every summary", () => {
    const ship = line(settings);
    ship.post(0, { ...quiet, "cabin.disabled": true });
    ship.raw(0);
    expect(ship.hears(10)).toEqual([
      "FIR|S|123506.00|FS|||000|||",
      "FIR|D|123456.00|FS|03|002|021|||SMOKE CABIN 2021",
    ]);
  });

  test("a fire is told before doors that closed before it", () => {
    const ship = line({ ...settings, doors: WATERTIGHT.doors });
    ship.post(0, { "wtd-7.position": "closed", "wtd-8.position": "closed", ...quiet });
    ship.post(1, { "cabin.alarm": true });
    expect(ship.hears(1)[0]).toContain("FIR|E|");
  });
});

test("a long name is cut to the length of a sentence, its commas escaped", () => {
  const ship = line({ doors: [{ equipment: "long", system: "OT", door: 1 }] });
  const [first] = ship.raw(10);
  expect(first?.length).toBeLessThanOrEqual(80);
  expect(first).toMatch(/^\$IIDOR,E,123506.00,OT,,,001,X,,Weathertight door\^2C forward of the paint\*/);
  expect(read([first ?? ""])[0]).toBe("DOR|E|123506.00|OT|||001|X||Weathertight door, forward of the paint");
});
