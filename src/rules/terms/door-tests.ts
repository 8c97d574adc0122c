/** Controls of a door that are worked with the weekly tests: seen on, and off again. */
import { days } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { type AnyCheck, duty } from "../bind.ts";
import { setting } from "../setting.ts";
import { powerOperatedSlidingDoors } from "./doors.ts";
import { atOnce } from "./steps.ts";
import { titled } from "./titles.ts";

export const controlTested = (
  check: string,
  signal: "local-command" | "remote-closing" | "hand-operation",
  control: string,
): AnyCheck =>
  duty({
    check,
    items: powerOperatedSlidingDoors,
    settings: { interval: setting(days(7), "with the tests that para 37(1) wants weekly") },
    reads: (door) => ({ worked: of(door, signal) }),
    every: ({ interval }) => ({ is: "span", span: interval }),
    warnBefore: days(1),
    evidence: { is: "movement", of: "worked", through: [[true], [false]] },
    owes: ({ name }) => `${name} to be worked by ${control}`,
    alert: {
      aspect: "duty",
      category: "B",
      title: (door) => titled(door, "TEST DUE"),
      steps: [
        ...atOnce("caution", ({ name }) => `${name}: work it by ${control} before tomorrow`),
        ...atOnce("caution", ({ name }) => `${name} not worked by ${control} for a week`),
      ],
    },
    log: {
      when: ["missed"],
      book: "watertight-doors",
      says: ({ name }) => `${name} not worked by ${control} within the week`,
    },
  });
