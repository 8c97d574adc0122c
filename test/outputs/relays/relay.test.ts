import { expect, test } from "vitest";
import { alertBook } from "../../../src/alerts/book.ts";
import { Relay } from "../../../src/outputs/relays/relay.ts";
import { relaysSchema } from "../../../src/outputs/relays/settings.ts";
import { at, door } from "../../alerts/officer.ts";

function horn() {
  const [settings] = relaysSchema.parse([{ name: "bridge horn", port: "io-3", coil: 4, is: "sounder" }]);
  if (!settings) throw new Error("no relay");
  const relay = new Relay(settings);
  const book = alertBook();
  return {
    relay,
    raise(t: number) {
      book.find(door({ priority: "emergency-alarm" }), at(t));
      relay.tell(book.list(), at(t));
    },
    obeyed(t: number) {
      const made = relay.due(at(t));
      if (made !== undefined) relay.took(made, at(t));
      return made;
    },
  };
}

test("it is told when something changes, and again every five seconds though nothing has", () => {
  const { raise, obeyed } = horn();
  expect([obeyed(0), obeyed(1)]).toEqual([false, undefined]);
  raise(2);
  expect([obeyed(2), obeyed(3), obeyed(6.9), obeyed(7)]).toEqual([true, undefined, undefined, true]);
});

test("stuck off is found at the third answer, and not from an answer that was on its way", () => {
  const { relay, raise, obeyed } = horn();
  obeyed(0);
  raise(1);
  obeyed(1);
  for (const t of [1.02, 1.05, 1.09]) relay.reads(false, at(t));
  expect(relay.trouble(at(2))).toBeUndefined();
  for (const t of [1.5, 2]) relay.reads(false, at(t));
  expect(relay.trouble(at(2))).toBeUndefined();
  relay.reads(false, at(2.5));
  expect(relay.trouble(at(3))).toBe(
    "bridge horn (coil 4 of port io-3) stays off when it is told to sound or show: see to its relay and fuse",
  );
  relay.reads(true, at(3.5));
  expect(relay.trouble(at(4))).toBeUndefined();
});

test("that it is off when told to be off does not hide that it does not sound", () => {
  const { relay, raise, obeyed } = horn();
  raise(0);
  obeyed(0);
  for (const t of [0.5, 1, 1.5]) relay.reads(false, at(t));
  relay.tell([], at(2));
  obeyed(2);
  for (const t of [2.5, 3]) relay.reads(false, at(t));
  expect(relay.trouble(at(4))).toContain("stays off");
});

test("stuck on is found", () => {
  const { relay, obeyed } = horn();
  obeyed(0);
  for (const t of [1, 2, 3]) relay.reads(true, at(t));
  expect(relay.trouble(at(3))).toContain("stays on when it is told to be off");
});

test("a unit that does not answer is trouble after ten seconds", () => {
  const { relay } = horn();
  relay.failed("no answer in 500 ms", at(0));
  relay.failed("no answer in 500 ms", at(9.9));
  expect(relay.trouble(at(9.9))).toBeUndefined();
  expect(relay.trouble(at(10))).toContain("cannot be told anything: no answer in 500 ms");
  relay.took(false, at(11));
  expect(relay.trouble(at(11))).toBeUndefined();
});
