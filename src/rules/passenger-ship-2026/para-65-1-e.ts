/** An alarm in the engine room that nobody accepts there calls the engineers. */
import { minutes } from "../../kernel/duration.ts";
import { fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

const engineersCalled = (ship: Ship): Readonly<Record<string, Ref<boolean | undefined>>> => {
  const [alarm] = fitted(ship, "engineers-alarm").filter(({ signals }) => signals.includes("sounding"));
  return alarm ? { called: ifKnown(of(alarm, "sounding")) } : {};
};

export const engineersCalledWhenUnanswered = defineRule({
  id: "PSR-I-65(1)(e)",
  title: "Engineers called when an alarm is not attended to",
  cites: schedule(
    "65(1)(e)",
    "if an alarm function has not received attention locally within a limited time",
  ),
  version: 1,
  reading:
    "Attention is acceptance at the control position; an acknowledgement on the bridge is none. Where acceptance is not known it is not given. The engineers' alarm itself belongs to the ship's own alarm system: this says that it is due.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "machinery-alarm"),
      settings: { unattended: setting(minutes(3), "the text says a limited time and gives none") },
      reads: (alarm, ship) => ({
        active: of(alarm, "active"),
        accepted: alarm.signals.includes("accepted") ? ifKnown(of(alarm, "accepted")) : of(alarm, "accepted"),
        ...engineersCalled(ship),
      }),
      complies: ({ active, accepted }) => !active || accepted === true,
      alert: {
        aspect: "duty",
        category: "B",
        title: (alarm) => titled(alarm, "UNATTENDED"),
        steps: [
          {
            after: ({ unattended }) => unattended,
            priority: "alarm",
            says: ({ name }, values) =>
              `${name} not attended to in the engine room: ${"called" in values && values.called === true ? "the engineers are being called" : "call the engineers"}`,
          },
        ],
        unknown: { priority: "alarm" },
      },
      log: entered("engine", "not attended to, engineers called", "attended to, or ended"),
    }),
  ],
});
