/** The clock of the computer, by which entries are stamped: confirmed by a receiver, and not found to be off. */
import { minutes, seconds } from "../../kernel/duration.ts";
import { fitted, type Ship } from "../../ship/ship.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";

const CLOCK = { id: "clock", name: "The computer's clock" };

/** Where no receiver of the ship file tells the time nothing can confirm it, and nothing has failed. */
const clocks = (ship: Ship) =>
  fitted(ship, "gnss").some(({ signals }) => signals.includes("time")) ? [CLOCK] : [];

export const clockIsConfirmed = defineRule({
  id: "WK-clock",
  title: "The clock has a source",
  cites: selfWatch("clock", "Wall time carries its source."),
  version: 1,
  reading:
    "The clock is never set by the watch. One receiver that differs confirms nothing and refutes nothing; two that agree with each other and not with the clock say that it is off.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      check: "source",
      items: clocks,
      settings: {
        unconfirmed: setting(
          minutes(60),
          "a clock drifts a second or two in a day; a receiver that is gone for less has an alert of its own",
        ),
      },
      reads: () => ({
        source: ifKnown(fact("clock.source")),
        uncertainty: ifKnown(fact("clock.uncertainty")),
      }),
      complies: ({ source, uncertainty }) => source === "gnss" || uncertainty !== undefined,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "CLOCK UNCHECKED",
        steps: [
          {
            after: ({ unconfirmed }) => unconfirmed,
            priority: "caution",
            says: () => "No receiver confirms the time: entries are stamped by the computer's clock alone",
          },
        ],
      },
      log: {
        when: ["raised", "rectified"],
        book: "deck",
        says: (_, event) =>
          event === "raised"
            ? "No receiver confirms the time: entries are stamped by the computer's clock alone."
            : "The time is confirmed by a receiver again.",
      },
    }),
    condition({
      check: "off",
      items: clocks,
      settings: {
        off: setting(
          seconds(60),
          "a receiver that finds its fix again may tell an old time for some seconds",
        ),
      },
      reads: () => ({
        source: ifKnown(fact("clock.source")),
        uncertainty: ifKnown(fact("clock.uncertainty")),
      }),
      complies: ({ source, uncertainty }) => source === "gnss" || uncertainty === undefined,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "CLOCK OFF",
        steps: [
          {
            after: ({ off }) => off,
            priority: "warning",
            says: (_, { uncertainty = 0 }) =>
              `The computer's clock is off by ${Math.round(uncertainty / 1000)} s, as the receivers agree: set it, entries are stamped by it`,
          },
        ],
      },
      log: {
        when: ["raised", "rectified"],
        book: "deck",
        says: (_, event, __, words) =>
          event === "raised" ? `${words}.` : "The computer's clock agrees with a receiver again.",
      },
    }),
  ],
});
