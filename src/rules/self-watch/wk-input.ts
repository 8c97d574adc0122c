/** An input that no other check needs, such as a position: when it fails, somebody must know all the same. */
import { seconds } from "../../kernel/duration.ts";
import type { Equipment } from "../../ship/ship.ts";
import type { Ref } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { INPUTS_OF_NO_CHECK } from "../instance.ts";
import { defineRule } from "../rule.ts";

/** A transponder of a ship at her berth speaks every three minutes, and its status is announced when nothing else tells. */
const isHeardOften = ({ kind }: Equipment): boolean => kind !== "ais";

export const inputsHear = defineRule({
  id: INPUTS_OF_NO_CHECK,
  title: "Every input is known",
  cites: selfWatch("inputs", "Unknown is not safe."),
  version: 1,
  reading:
    "The transponder is left out: at a berth it speaks every three minutes. Where lines, speed or an officer tell the navigation status besides, its silence takes nothing from any rule; where it alone told, the status is unknown, and WK-situation says so.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: (ship) => ship.equipment.filter(isHeardOften),
      reads: (item): Readonly<Record<string, Ref<unknown>>> =>
        Object.fromEntries(
          item.signals.map((signal) => [signal, { signal: `${item.id}.${signal}`, need: "must" } as const]),
        ),
      complies: () => true,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "SENSOR FAULT",
        steps: [{ after: seconds(0), priority: "warning", says: (item) => `${item.name} is not known` }],
      },
    }),
  ],
});
