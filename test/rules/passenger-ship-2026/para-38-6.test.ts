import { expect, test } from "vitest";
import { portsOfOlderShipsSecured } from "../../../src/rules/passenger-ship-2026/para-38-6.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const port = item("opening", "o-2", ["position", "secured"], {
  name: "Bunkering port 2",
  opening: "fuelling-port",
});
const built = (keelLaid: string | undefined, change: Partial<typeof port> = {}) =>
  new RuleStory([portsOfOlderShipsSecured], ferry([{ ...port, ...change }], { keelLaid }), {
    "voyage.phase": "ready",
    "o-2.position": "closed",
    "o-2.secured": true,
  });

test.each([{ "o-2.position": "open" }, { "o-2.secured": false }])(
  "on a ship of 2023 %o is listed before departure, an alarm when she goes, and entered with its end",
  (change) => {
    const story = built("2023-12-31").given(change).after("10min").shows("normal");
    expect(story.gate()).toMatchObject([{ met: false, text: "Bunkering port 2 closed and secured" }]);
    story
      .given({ "voyage.phase": "leaving" })
      .shows("active-unacknowledged", "alarm", "Bunkering port 2 not closed and secured during navigation")
      .given({ "o-2.position": "secured", "o-2.secured": true })
      .acknowledge()
      .shows("normal")
      .logs(
        "Bunkering port 2 not closed and secured during navigation",
        "Bunkering port 2 closed and secured",
      );
  },
);

test.each([
  ["2023-12-31", 1],
  ["2024-01-01", 0],
  [undefined, 0],
] as const)("a keel laid on %s: %i gates", (keelLaid, gates) => {
  expect(built(keelLaid).gate()).toHaveLength(gates);
});

test("a cargo ship of 2023 is not bound", () => {
  expect(
    new RuleStory(
      [portsOfOlderShipsSecured],
      ferry([port], { keelLaid: "2023-12-31", types: ["cargo"] }),
    ).gate(),
  ).toHaveLength(0);
});

test.each(["o-2.position", "o-2.secured"])("%s not known keeps the gate shut, and is a warning", (signal) => {
  for (const story of [built("2020-01-01").broken(signal), built("2020-01-01").silence(signal).after("6s")]) {
    story.shows("active-unacknowledged", "warning");
    expect(story.gate()).toMatchObject([{ met: false }]);
  }
});

test("above the bulkhead deck, at a safe anchorage and alongside it may be open", () => {
  expect(built("2020-01-01", { belowBulkheadDeck: false }).gate()).toEqual([]);
  for (const phase of ["safe-anchorage", "alongside"] as const)
    built("2020-01-01").given({ "voyage.phase": phase, "o-2.position": "open" }).shows("normal");
});
