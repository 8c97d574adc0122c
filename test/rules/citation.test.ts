import { expect, test } from "vitest";
import { collision, navigationSafety, schedule, selfWatch } from "../../src/rules/citation.ts";

test("a citation is read aloud as an officer would", () => {
  expect(schedule("38(1)", "words").says).toBe("Schedule I, para 38(1)");
  expect(collision("23(a)", "words").says).toBe("Collision Regulations 2002, reg 23(a)");
  expect(navigationSafety("5", "words").says).toBe("Navigation Safety Regulations 2002, reg 5");
  expect(selfWatch("silence", "words").says).toBe("Watchkeeper, silence");
});

test("a citation keeps instrument, provision and the words as given", () => {
  expect(schedule("38(1)", "All watertight doors")).toMatchObject({
    instrument: "psr-2026",
    provision: "38(1)",
    words: "All watertight doors",
  });
  expect(collision("1", "w").instrument).toBe("collision-2002");
  expect(navigationSafety("1", "w").instrument).toBe("navigation-safety-2002");
  expect(selfWatch("1", "w").instrument).toBe("watchkeeper");
});
