import { expect, test } from "vitest";
import { createHealth } from "../../src/service/health.ts";

const health = () => createHealth({ now: () => ({ at: 0, mono: 0 }) });

test("a panel that no browser can reach is told once, and stays so although the front office answers", () => {
  const watch = health();
  expect(watch.panelDeaf("another program holds its port")).toBe("another program holds its port");
  expect(watch.panelDeaf("another program holds its port")).toBeUndefined();
  expect(watch.frontAnswers()).toBeUndefined();
  expect(watch.panelListens()).toBe("well");
  expect(watch.panelListens()).toBeUndefined();
});

test("a front office that died is told before its panel, and is over when it answers", () => {
  const watch = health();
  watch.panelDeaf("another program holds its port");
  expect(watch.frontDied("it ended")).toBe("it ended");
  expect(watch.frontAnswers()).toBe("another program holds its port");
  expect(watch.panelListens()).toBe("well");
});
