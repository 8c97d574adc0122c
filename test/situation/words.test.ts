/** What officers said stands until its stated end: not longer, whatever the computer's clock does. */
import { expect, it } from "vitest";
import { type Sailing, Sailing as Ship, START } from "./sailing.ts";

const officer = { name: "R. Menon" };
const MINUTE = 60_000;
const permitted = (): Sailing =>
  new Ship([]).says({
    act: "permission",
    item: "wtd-1",
    reason: "pipe work",
    until: new Date(START + 10 * MINUTE).toISOString(),
    author: officer,
  });

it("a permission outlives a restart, and ends when it was to end", () => {
  const after = new Ship([], permitted().save(), {}, START + 5 * MINUTE);
  expect(after.fact("permission.wtd-1")).not.toBe("unknown");
  expect(after.after(299).fact("permission.wtd-1")).not.toBe("unknown");
  expect(after.after(2).fact("permission.wtd-1")).toBe("unknown");
});

it("a permission whose end came while the watch was down is over", () => {
  expect(new Ship([], permitted().save(), {}, START + 11 * MINUTE).fact("permission.wtd-1")).toBe("unknown");
});

it("a clock that comes up in 1970 does not make a permission of ten minutes one of decades", () => {
  const after = new Ship([], permitted().save(), {}, 0);
  expect(after.after(601).fact("permission.wtd-1")).toBe("unknown");
});

it("an entry of what is yet to happen proves nothing before it has: it counts from when it was made", () => {
  const ship = new Ship([]).says({
    act: "enter",
    kind: "test",
    text: "Emergency lighting",
    happenedAt: "2099-01-01T00:00:00.000Z",
    author: officer,
  });
  expect(ship.fact("entered-test.ship")).toBe(new Date(START).toISOString());
});
