/** What paragraphs 32 and 40 ask alike of several sorts of accesses and spaces of the ro-ro deck. */
import { minutes, seconds } from "../../kernel/duration.ts";
import type { Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { type AnyCheck, condition, duty, permission } from "../bind.ts";
import { setting } from "../setting.ts";
import { isClosed } from "./doors.ts";
import { entered, enteredOnce } from "./logs.ts";
import { accessesToBelow, type RoRoAccess, type RoRoSpace } from "./ro-ro.ts";
import { after, atOnce } from "./steps.ts";
import { titled } from "./titles.ts";
import { duringNavigation, untilTheNextBerth } from "./voyage.ts";

const OPEN = "'sufficient to permit through passage' has no figure; opening and closing come before it";

/** 40(6), (8): for through passage, or by a permission for the essential working of the ship. */
export const openForPassage = (items: (ship: Ship) => readonly RoRoAccess[]): AnyCheck =>
  permission({
    items,
    settings: {
      caution: setting(seconds(60), OPEN),
      warning: setting(seconds(120), OPEN),
      alarm: setting(seconds(300), OPEN),
    },
    reads: (access) => ({ position: of(access, "position") }),
    during: untilTheNextBerth,
    used: ({ position }) => !isClosed(position),
    alert: {
      aspect: "position",
      category: "B",
      title: (access) => titled(access, "OPEN"),
      steps: [
        ...after("caution", "caution", ({ name }) => `${name} open on the voyage`),
        ...after("warning", "warning", ({ name }) => `${name} open on the voyage, passage over`),
        ...after("alarm", "alarm", ({ name }) => `${name} left open on the voyage`),
      ],
    },
    log: enteredOnce("deck", "not closed after passage"),
  });

/** 32(1)(b), (c): the indicator at all times, the alarm from leaving a berth to the next. */
export const accessesSecured = (sort: "vehicle-ramp" | "other"): readonly AnyCheck[] => {
  const items = (ship: Ship) =>
    accessesToBelow(ship).filter(({ access }) => (access === "vehicle-ramp") === (sort === "vehicle-ramp"));
  const reads = (access: RoRoAccess) => ({
    position: of(access, "position"),
    secured: of(access, "secured"),
  });
  return [
    condition({
      items,
      reads,
      during: untilTheNextBerth,
      complies: ({ position, secured }) => secured || !isClosed(position),
      alert: {
        aspect: "securing",
        category: "B",
        title: (access) => titled(access, "UNSECURED"),
        steps: atOnce("alarm", ({ name }) => `${name} closed and not secured`),
        unknown: { priority: "alarm" },
      },
      log: entered("deck", "not secured on the voyage", "secured"),
    }),
    condition({
      check: "shown",
      items,
      reads,
      complies: ({ position, secured }) => isClosed(position) && secured,
      alert: {
        aspect: "position",
        category: "B",
        title: (access) => titled(access, "OPEN"),
        steps: [
          {
            after: seconds(0),
            says: ({ name }, { position }) => `${name} ${isClosed(position) ? "not secured" : "not closed"}`,
          },
        ],
      },
    }),
  ];
};

/** 40(1): a round through the space, entered by the person who made it. */
export const roundsOf = (items: (ship: Ship) => readonly RoRoSpace[]): AnyCheck =>
  duty({
    check: "rounds",
    items,
    settings: {
      interval: setting(
        minutes(30),
        "'continuously patrolled' has no figure; half an hour is what ferries keep",
      ),
    },
    reads: (space) => ({ round: itemFact("entered-inspection", space) }),
    during: duringNavigation,
    every: ({ interval }) => ({ is: "span", span: interval }),
    warnBefore: minutes(5),
    evidence: { is: "entry", of: "round" },
    owes: ({ name }) => `${name} to be patrolled`,
    alert: {
      aspect: "duty",
      category: "B",
      title: (space) => titled(space, "PATROL"),
      steps: [
        { after: seconds(0), priority: "caution", says: ({ name }) => `${name}: patrol due in five minutes` },
        { after: seconds(0), priority: "warning", says: ({ name }) => `${name} not patrolled` },
      ],
    },
    log: { when: ["missed"], book: "deck", says: ({ name }) => `${name} not patrolled in time` },
  });

/** 40(1): "any movement of vehicles … and unauthorised access by passengers". */
export const movementIn = (items: (ship: Ship) => readonly RoRoSpace[]): AnyCheck =>
  condition({
    check: "movement",
    items: (ship) => items(ship).filter(({ signals }) => signals.includes("movement")),
    settings: { brief: setting(seconds(3), "a detector that is shaken once is quiet again by then") },
    reads: (space) => ({ movement: of(space, "movement"), permission: itemFact("permission", space) }),
    during: duringNavigation,
    complies: ({ movement, permission: allowed }) => !movement || allowed !== undefined,
    alert: {
      aspect: "movement",
      category: "B",
      title: (space) => titled(space, "MOVEMENT"),
      steps: after("brief", "alarm", ({ name }) => `Movement in ${name}: vehicles or persons`),
    },
    log: entered("deck", "movement found", "no more movement"),
  });
