/**
 * The watch over the watch, as a list: each way in which it may fail, the alert that says so, and the tests in which
 * that fault is brought about. A test that is renamed or taken away must be named anew here.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { selfWatchRules } from "../../src/rules/self-watch/index.ts";
import { specimenFor } from "../../src/rules/specimen.ts";

type Provoked = readonly [file: string, title: string];
const measure: Provoked = ["service/health.test.ts", "each measure is told once beyond its limit"];
const told: Provoked = [
  "rules/self-watch/wk-itself.test.ts",
  "what fails in the watch is told at once in its own words",
];

const FAULTS: readonly (readonly [fault: string, rule: string, subject: string, in_: readonly Provoked[]])[] =
  [
    ["its loop is delayed", "WK-itself", "loop-delay", [measure, told]],
    [
      "the records office dies",
      "WK-itself",
      "records-office",
      [["hardware/faults.test.ts", "the records office dies: the watch says so"]],
    ],
    [
      "the front office dies",
      "WK-itself",
      "front-office",
      [["hardware/faults.test.ts", "the front office dies: the watch goes on"]],
    ],
    [
      "the disk fills",
      "WK-itself",
      "disk",
      [measure, ["records/disk.test.ts", "history stops first, then the reserve is given up"]],
    ],
    ["the disk is slow", "WK-itself", "write-time", [measure, told]],
    [
      "the database refuses to be written",
      "WK-itself",
      "records-office",
      [
        ["hardware/lost-records.test.ts", "what could not be written when the watch ends"],
        ["records/office.test.ts", "a log that cannot be written for a while is refused"],
      ],
    ],
    [
      "the database is damaged",
      "WK-itself",
      "store",
      [["records/open.test.ts", "damage deep in the file is looked for"], told],
    ],
    [
      "the clock has no source",
      "WK-clock",
      "clock",
      [
        ["rules/self-watch/wk-clock.test.ts", "a clock that no receiver has confirmed for an hour"],
        ["situation/clock.test.ts", "receivers that fall silent confirm nothing any more"],
      ],
    ],
    [
      "the clock is off",
      "WK-clock",
      "clock",
      [["rules/self-watch/wk-clock.test.ts", "a clock that is off, as two receivers agree"]],
    ],
    ["the clock steps", "WK-itself", "clock-step", [measure, told]],
    [
      "a port is lost",
      "WK-port",
      "a-port",
      [
        ["hardware/faults.test.ts", "a driver throws again and again: its port is lost"],
        ["rules/self-watch/wk-port.test.ts", "a port that is %s for two seconds"],
      ],
    ],
    [
      "a port is silent",
      "WK-port",
      "a-port",
      [
        ["ingest/supervisor.test.ts", "silence is said after its time"],
        ["rules/self-watch/wk-port.test.ts", "a port that is %s for two seconds"],
      ],
    ],
    [
      "a line brings errors",
      "WK-itself",
      "line-errors",
      [["service/line-errors.test.ts", "one telegram in ten is borne, more is a fault"], told],
    ],
    [
      "a broker cannot be reached for long",
      "WK-itself",
      "shore",
      [measure, ["rules/self-watch/wk-itself.test.ts", "a link ashore is no news on the bridge until"]],
    ],
    ["its memory grows", "WK-itself", "memory", [measure, told]],
    [
      "a rule throws",
      "WK-rule",
      "",
      [["rules/self-watch/wk-rule.test.ts", "a rule that throws is one warning"]],
    ],
    [
      "a panel is kept from sounding",
      "WK-itself",
      "panel-sound",
      [
        ["hardware/panel-page/alerts.test.ts", "says that sound is blocked until somebody touches the page"],
        [
          "outputs/panel/sounds.test.ts",
          "the screen of this computer, kept from sounding for twenty seconds",
        ],
        told,
      ],
    ],
    [
      "the supply of its computer is lost",
      "WK-supply",
      "watch-computer",
      [["rules/self-watch/wk-supply.test.ts", "a change of supply is borne for five seconds"]],
    ],
    [
      "it was interrupted",
      "WK-restart",
      "ship",
      [
        ["hardware/restart.test.ts", "after kill -9 every active alert is back"],
        ["service/last-run.test.ts", "a watch that was %s is told of by the next"],
      ],
    ],
    [
      "receivers disagree",
      "WK-situation",
      "gnss",
      [["rules/self-watch/wk-situation.test.ts", "two receivers that disagree for ten seconds"]],
    ],
    [
      "a horn or lamp of its own is stuck",
      "WK-itself",
      "relays",
      [["hardware/relay-keeper.test.ts", "a bell whose relay does not move is found by its contact"]],
    ],
    [
      "alerts do not reach other equipment",
      "WK-itself",
      "alert-sentences",
      [["hardware/alert-speaker.test.ts", "a line on which nothing is heard, and that is not there"]],
    ],
  ];

const raised = selfWatchRules.flatMap((rule) => [
  ...(rule.raises ? [`${rule.id} `] : []),
  ...rule.instances(specimenFor(rule)).map(({ subject }) => `${rule.id} ${subject}`),
]);

describe.each(FAULTS)("%s", (_, rule, subject, provoked) => {
  test("has its alert", () => {
    expect(raised).toContain(`${rule} ${subject}`);
  });

  test.each(provoked)("is brought about in %s", (file, title) => {
    expect(readFileSync(join(import.meta.dirname, "..", file), "utf8")).toContain(title);
  });
});

test("nothing that the watch may find wrong with itself is missing in the list", () => {
  const listed = new Set(FAULTS.map(([, rule, subject]) => `${rule} ${subject}`));
  const itself = raised.filter((one) => one.startsWith("WK-itself"));
  expect(itself.filter((one) => !listed.has(one))).toEqual([]);
});
