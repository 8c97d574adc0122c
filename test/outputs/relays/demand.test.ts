import { describe, expect, test } from "vitest";
import type { Alert } from "../../../src/alerts/alert.ts";
import { alertBook } from "../../../src/alerts/book.ts";
import { demandOf, isMade } from "../../../src/outputs/relays/demand.ts";
import { relaysSchema } from "../../../src/outputs/relays/settings.ts";
import { at, door, rao } from "../../alerts/officer.ts";

const relay = (what: object = {}) => {
  const [one] = relaysSchema.parse([{ name: "horn", port: "io-3", coil: 4, is: "sounder", ...what }]);
  if (!one) throw new Error("no relay");
  return one;
};
const horn = relay();
const lamp = relay({ is: "lamp" });

/** Each tenth of a second for so long: # made, . open. */
const drawn = (demand: ReturnType<typeof demandOf>, seconds: number): string =>
  Array.from({ length: seconds * 10 }, (_, tenth) => (isMade(demand, tenth * 100) ? "#" : ".")).join("");

function aboard() {
  const book = alertBook();
  return {
    list: (): readonly Alert[] => book.list(),
    raise: (priority: Alert["priority"], id = `X:${priority}:s`, more: object = {}) =>
      book.find(door({ id, subject: id, priority, ...more }), at(0)),
    clear: (id: string) => book.find({ is: "clear", at: at(1).at, id, because: "gone" }, at(1)),
    silence: () => book.act({ act: "silence", author: rao }, at(1)),
    acknowledge: (alert: string) => book.act({ act: "acknowledge", author: rao, alert }, at(1)),
    advance: (t: number) => book.advance(at(t)),
  };
}

describe("a sounder", () => {
  test("is quiet while nothing is the matter, and for a caution", () => {
    const ship = aboard();
    expect(demandOf(horn, ship.list()).pattern).toBe("off");
    ship.raise("caution");
    expect(demandOf(relay({ priorities: ["caution"] }), ship.list()).pattern).toBe("off");
  });

  test("sounds an alarm as three short every eight seconds, never to be taken for a warning", () => {
    const ship = aboard();
    ship.raise("alarm");
    expect(drawn(demandOf(horn, ship.list()), 9)).toBe(
      `#####.....#####.....#####.....${".".repeat(50)}#####.....`,
    );
  });

  test("sounds a warning as two short, once, and again when it is repeated", () => {
    const ship = aboard();
    ship.raise("warning");
    const first = demandOf(horn, ship.list());
    expect(drawn(first, 9)).toBe(`#####.....#####.....${".".repeat(70)}`);
    ship.advance(60);
    expect(demandOf(horn, ship.list()).key).not.toBe(first.key);
  });

  test("sounds an emergency alarm without end, whatever else there is, and is not silenced", () => {
    const ship = aboard();
    ship.raise("alarm");
    ship.raise("emergency-alarm");
    ship.silence();
    expect(drawn(demandOf(horn, ship.list()), 2)).toBe("#".repeat(20));
  });

  test("the highest alone is sounded; acknowledged, the next is heard", () => {
    const ship = aboard();
    ship.raise("warning");
    ship.raise("alarm");
    expect(demandOf(horn, ship.list()).pattern).toBe("alarm");
    ship.acknowledge("X:alarm:s");
    expect(demandOf(horn, ship.list()).pattern).toBe("warning");
  });

  test("a second alarm is heard as it comes: the pattern begins anew", () => {
    const ship = aboard();
    ship.raise("alarm", "a");
    const before = demandOf(horn, ship.list());
    ship.raise("alarm", "b");
    expect(demandOf(horn, ship.list()).key).not.toBe(before.key);
  });

  test.each(["silence", "rectify"] as const)("ends on %s", (how) => {
    const ship = aboard();
    ship.raise("alarm", "a");
    if (how === "silence") ship.silence();
    else ship.clear("a");
    expect(demandOf(horn, ship.list()).pattern).toBe("off");
  });
});

describe("a lamp", () => {
  test("flashes while anything waits for an answer, silenced or rectified too; then it is steady until all is well", () => {
    const ship = aboard();
    ship.raise("alarm", "a");
    ship.raise("alarm", "b");
    ship.silence();
    expect(drawn(demandOf(lamp, ship.list()), 2)).toBe("#####.....#####.....");
    ship.clear("a");
    ship.acknowledge("b");
    expect(demandOf(lamp, ship.list()).pattern).toBe("flash");
    ship.acknowledge("a");
    expect(demandOf(lamp, ship.list()).pattern).toBe("on");
    ship.clear("b");
    expect(demandOf(lamp, ship.list()).pattern).toBe("off");
  });
});

describe("which alerts it tells of", () => {
  test.each([
    [{ priorities: ["emergency-alarm"] }, false],
    [{ categories: ["C"] }, false],
    [{ categories: ["B"] }, true],
    [{ aspects: ["fire"] }, false],
    [{ aspects: ["fire", "position"] }, true],
    [{ rules: ["PSR-I-65", "PSR-I-53"] }, false],
    [{ rules: ["PSR-I-38"] }, true],
  ])("%o of a door alarm: %s", (what, told) => {
    const ship = aboard();
    ship.raise("alarm");
    expect(demandOf(relay(what), ship.list()).pattern).toBe(told ? "alarm" : "off");
  });
});

test("a coil belongs to one relay, and a relay has a name of its own", () => {
  const one = { name: "horn", port: "io-3", coil: 4, is: "sounder" };
  expect(relaysSchema.safeParse([one, { ...one, name: "bell" }]).error?.issues[0]?.message).toBe(
    "a coil belongs to one relay",
  );
  expect(relaysSchema.safeParse([one, { ...one, coil: 5 }]).error?.issues[0]?.message).toBe(
    "each relay has a name of its own",
  );
});
