/** Every alert of others, and every word about them, bears the id of one rule. More of their life: test/alerts/foreign. */
import { expect, test } from "vitest";
import { othersAreHeard } from "../../../src/rules/self-watch/wk-foreign.ts";
import { hearing } from "../../alerts/foreign/aboard.ts";

test("an alert of another, and its source when that is lost, stand under the rule that the list of rules names", () => {
  const ship = hearing();
  ship.hears(1, "HBT", "30", "A", "9");
  ship.hears(2, "ALR", "123456.00", "001", "A", "V", "BILGE ER HIGH");
  ship.advance(200);
  const alerts = ship.book.list();
  expect(alerts.map(({ title }) => title)).toContain("ALERTS NOT HEARD");
  expect(alerts.map(({ id }) => id)).toContain("EXT/cam.RA/001/0");
  for (const { rule } of alerts) expect(rule).toBe(othersAreHeard.id);
});
