import { expect, test } from "vitest";
import { iso } from "../../src/kernel/clock.ts";
import { receiver, Sailing, START } from "./sailing.ts";

const time = (seconds: number): string => iso(START + seconds * 1000);

test("a receiver whose time is the clock's confirms it, to the second", () => {
  const ship = new Sailing([receiver("gnss-1")]).given({ "gnss-1.time": time(0) });
  expect(ship.fact("clock.source")).toBe("gnss");
  expect(ship.fact("clock.uncertainty")).toBe(0);
});

test("one receiver that differs refutes nothing; two that agree with each other tell how far the clock is off", () => {
  const ship = new Sailing([receiver("gnss-1"), receiver("gnss-2")]).given({ "gnss-1.time": time(40.4) });
  expect(ship.fact("clock.source")).toBe("system");
  expect(ship.fact("clock.uncertainty")).toBe("unknown");
  ship.given({ "gnss-2.time": time(41) });
  expect(ship.fact("clock.source")).toBe("system");
  expect(ship.fact("clock.uncertainty")).toBe(41_000);
});

test("receivers that fall silent confirm nothing any more", () => {
  const ship = new Sailing([receiver("gnss-1")]).given({ "gnss-1.time": time(0) });
  ship.silence("gnss-1.time").after(45);
  expect(ship.fact("clock.source")).toBe("system");
});
