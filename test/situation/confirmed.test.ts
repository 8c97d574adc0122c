/** What an officer has seen closed, in place or in force has an end: the voyage's, or the time that was stated. */
import { describe, expect, it } from "vitest";
import type { Equipment } from "../../src/ship/ship.ts";
import { item } from "../rules/ferry.ts";
import { mooring, type Sailing, Sailing as Ship, START } from "./sailing.ts";

const author = { name: "R. Menon" };
const aboard: readonly Equipment[] = [
  mooring,
  item("opening", "plate", [], { opening: "portable-plate" }),
  item("load-line", "summer", [], { line: "seasonal", draught: 6 }),
  item("oil-fuel-tank", "tank", []),
];
const ashore = { "mooring.lines-ashore": true };
const afloat = { "mooring.lines-ashore": false };
const seen = (id: string, state: string, until?: string) =>
  ({ act: "confirm", item: id, state, author, ...(until === undefined ? {} : { until }) }) as const;
const confirmed = (ship: Sailing) => ["plate", "summer", "tank"].map((id) => ship.fact(`confirmed.${id}`));

/** Made ready alongside, everything confirmed. */
const ready = (): Sailing =>
  new Ship(aboard)
    .given(ashore)
    .after(10)
    .says(seen("plate", "in place"))
    .says(seen("summer", "in force"))
    .says(seen("tank", "ballast"))
    .says({ act: "ready-for-departure", author });
const ALL = ["in place", "in force", "ballast"];

describe("what was confirmed before departure", () => {
  it("stands for the whole voyage, and ends when she is made fast again", () => {
    const ship = ready();
    expect(confirmed(ship.after(3600))).toEqual(ALL);
    expect(confirmed(ship.given(afloat).after(7200))).toEqual(ALL);
    expect(confirmed(ship.given(ashore).after(30))).toEqual(["unknown", "unknown", "ballast"]);
  });

  it("ends too when the departure is given up: she is alongside by the officer's word", () => {
    const ship = ready().says({ act: "phase", phase: "alongside", author });
    expect(confirmed(ship)).toEqual(["unknown", "unknown", "ballast"]);
  });

  it("does not end while she lies alongside and is made ready", () => {
    const ship = new Ship(aboard).given(ashore).after(10).says(seen("plate", "in place"));
    expect(ship.after(3600).says({ act: "phase", phase: "alongside", author }).fact("confirmed.plate")).toBe(
      "in place",
    );
  });

  it("stands across a restart at sea, and ends when the start finds her alongside", () => {
    const kept = ready().given(afloat).after(60).save();
    expect(confirmed(new Ship(aboard, kept).given(afloat).after(10))).toEqual(ALL);
    expect(confirmed(new Ship(aboard, kept).given(ashore).after(30))).toEqual([
      "unknown",
      "unknown",
      "ballast",
    ]);
  });

  it("is not back after the next restart", () => {
    const kept = ready().given(afloat).after(60).given(ashore).after(30).save();
    expect(confirmed(new Ship(aboard, kept).after(1))).toEqual(["unknown", "unknown", "ballast"]);
  });

  it("may be confirmed anew for the next voyage", () => {
    const ship = ready().given(afloat).after(60).given(ashore).after(30).says(seen("plate", "in place"));
    expect(ship.given(afloat).after(600).fact("confirmed.plate")).toBe("in place");
  });
});

it("a stated time ends it before the voyage does", () => {
  const until = new Date(START + 60_000).toISOString();
  const ship = new Ship(aboard).given(ashore).says(seen("plate", "in place", until));
  expect(ship.after(59).fact("confirmed.plate")).toBe("in place");
  expect(ship.after(2).fact("confirmed.plate")).toBe("unknown");
});

it("what was kept by an earlier version, without an end, ends with its voyage as well", () => {
  const kept = {
    phase: "on-voyage",
    began: null,
    status: null,
    words: [{ signal: "confirmed.plate", value: "in place", at: START - 1000, until: null }],
  };
  expect(new Ship(aboard, kept).given(afloat).after(10).fact("confirmed.plate")).toBe("in place");
  expect(new Ship(aboard, kept).given(ashore).after(30).fact("confirmed.plate")).toBe("unknown");
});
