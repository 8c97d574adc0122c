/** The lights of each door on the console of the bridge, ships before 2024. */
import { seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isShownAs, powerOperatedSlidingDoors } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsBefore2024 } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const doorLightsOnTheConsole = defineRule({
  id: "PSR-I-26(7)(b)",
  title: "Door lights on the console, ships before 2024",
  cites: schedule(
    "26(7)(b)",
    "A red light shall indicate a door is fully open and a green light shall indicate a door is fully closed",
  ),
  version: 1,
  reading:
    "The clause binds earlier ships itself, whatever rule 2(2) says. Between its switches a door closed from the console flashes red; one worked at the door may flash or stand red. Green for a door that is not closed is a warning. With its switches in contradiction no light is right: that is the position not known. That the circuits are apart is construction.",
  binds: passengerShipsBefore2024,
  status: "watched",
  checks: [
    condition({
      items: powerOperatedSlidingDoors,
      settings: { lag: setting(seconds(2), "lights and switches change one after the other") },
      reads: (door) => ({
        position: of(door, "position"),
        light: of(door, "light"),
        remote: ifKnown(of(door, "remote-closing")),
      }),
      complies: ({ position, light, remote }) => isShownAs(position, remote).includes(light),
      alert: {
        aspect: "health",
        category: "B",
        title: (door) => titled(door, "LIGHT"),
        steps: [
          ...after("lag", "caution", ({ name }) => `${name}: its light on the console is not as it stands`),
          {
            after: ({ lag }) => lag,
            priority: "warning",
            when: ({ position, light }) =>
              light === "green" && !isShownAs(position, undefined).includes("green"),
            says: ({ name }) => `${name} shown green on the console and not closed`,
          },
        ],
      },
      log: entered(
        "watertight-doors",
        "shown on the console otherwise than it stands",
        "shown on the console as it stands",
      ),
    }),
  ],
});
