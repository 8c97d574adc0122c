/** Valves by what they are for, and what is asked of them alike. */
import { seconds } from "../../kernel/duration.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import { of } from "../../signals/ref.ts";
import { type AnyCheck, condition } from "../bind.ts";
import { setting } from "../setting.ts";
import { entered } from "./logs.ts";
import { after } from "./steps.ts";
import { titled } from "./titles.ts";

export type Valve = Equipment<"valve">;

export const valvesOf = (ship: Ship, ...sorts: readonly Valve["valve"][]): readonly Valve[] =>
  fitted(ship, "valve").filter(({ valve }) => sorts.includes(valve));

export const isOpen = (position: DoorPosition | undefined): boolean => position === "open";

/** "means to indicate whether they are open or closed": neither, for longer than it travels, is no indication. */
export const openOrClosedIsTold = (...sorts: readonly Valve["valve"][]): AnyCheck =>
  condition({
    items: (ship) => valvesOf(ship, ...sorts),
    settings: { travel: setting(seconds(60), "a large valve travels for less than a minute") },
    reads: (valve) => ({ position: of(valve, "position") }),
    complies: ({ position }) => position !== "moving" && position !== "free",
    alert: {
      aspect: "position",
      category: "B",
      title: (valve) => titled(valve, "NOT KNOWN"),
      steps: after(
        "travel",
        "caution",
        ({ name }) => `${name} shown neither open nor closed: take it for open`,
      ),
      unknown: { priority: "caution" },
    },
  });

/** Remote control that has power and answers. */
export const controlAnswers = (says: string, ...sorts: readonly Valve["valve"][]): AnyCheck =>
  condition({
    items: (ship) => valvesOf(ship, ...sorts),
    settings: { changing: setting(seconds(5), "a change-over of the supply lasts less") },
    reads: (valve) => ({ control: of(valve, "control") }),
    complies: ({ control }) => control,
    alert: {
      aspect: "health",
      category: "B",
      title: (valve) => titled(valve, "NO CONTROL"),
      steps: after("changing", "warning", ({ name }) => `${name} ${says}`),
    },
    log: entered("engine", "without remote control", "under remote control again"),
  });
