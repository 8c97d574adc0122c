/**
 * What a relay is to do, from the alerts that it tells of. Patterns are by priority: the highest alone is sounded, so
 * that no two overlap.
 *
 *     emergency alarm   ▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇   until its cause has gone
 *     alarm             ▇ ▇ ▇              three short, every 8 s, until acknowledged, silenced or rectified
 *     warning           ▇ ▇                two short, once, and again each time that it is repeated
 *
 * MSC.302(87) 7.3.4 wants the sound of an alarm never to be taken for that of a warning; the numbers are the
 * practice of makers of bridge panels.
 */
import type { Alert } from "../../alerts/alert.ts";
import { byUrgency, type Priority } from "../../signals/priority.ts";
import type { RelaySettings } from "./settings.ts";

/** What it tells now: its pattern runs anew whenever the key changes. */
export interface Demand {
  readonly key: string;
  readonly pattern: "on" | "off" | "alarm" | "warning" | "flash";
}

export const NOTHING: Demand = { key: "", pattern: "off" };

type Told = Pick<RelaySettings, "is" | "place" | "priorities" | "categories" | "aspects" | "rules">;

/** Para 65(1)(e): what calls the engineers. */
const CALLS_ENGINEERS: string[] = ["PSR-I-65(1)(e)"];

/** Whether an alert has come as far as this place: the back-up officer and the crew are called, and not at once. */
function reaches(place: Told["place"], { called, priority }: Alert): boolean {
  if (place === "back-up-officer") return called !== undefined || priority === "emergency-alarm";
  if (place === "crew") return called === "crew" || priority === "emergency-alarm";
  return true;
}

const tellsOf = (
  {
    place,
    priorities,
    categories,
    aspects,
    rules = place === "engineers" ? CALLS_ENGINEERS : undefined,
  }: Told,
  alert: Alert,
): boolean =>
  reaches(place, alert) &&
  priorities.includes(alert.priority) &&
  (categories?.includes(alert.category) ?? true) &&
  (aspects?.includes(alert.aspect) ?? true) &&
  (rules?.some((beginning) => alert.rule.startsWith(beginning)) ?? true);

const isSounding = ({ state, priority, shelved }: Alert): boolean =>
  shelved === undefined &&
  (state === "active-unacknowledged" || (state === "active" && priority === "emergency-alarm"));

const isWaiting = ({ state, priority }: Alert): boolean =>
  state === "active-unacknowledged" ||
  state === "active-silenced" ||
  state === "rectified-unacknowledged" ||
  (state === "active" && priority === "emergency-alarm");

const SOUND: { readonly [priority in Priority]: Demand["pattern"] } = {
  "emergency-alarm": "on",
  alarm: "alarm",
  warning: "warning",
  caution: "off",
};

export function demandOf(relay: Told, alerts: readonly Alert[]): Demand {
  const told = alerts.filter((alert) => tellsOf(relay, alert));
  if (relay.is === "lamp") {
    if (told.some(isWaiting)) return { key: "waiting", pattern: "flash" };
    return told.length > 0 ? { key: "answered", pattern: "on" } : NOTHING;
  }
  const [loudest] = told.filter(isSounding).sort((a, b) => byUrgency(a.priority, b.priority));
  if (loudest === undefined) return NOTHING;
  const { priority } = loudest;
  const all = told.filter((one) => one.priority === priority && isSounding(one));
  // Every new one, and every repetition, is heard.
  const key = all.map(({ id, occurrence, repeated = 0 }) => `${id} ${occurrence} ${repeated}`).join(", ");
  return { key: `${priority}: ${key}`, pattern: SOUND[priority] };
}

const SHORT = 500;
const ALARM_EVERY = 8000;
const FLASH = 1000;

const beeps = (count: number, at: number): boolean => at < count * 2 * SHORT && at % (2 * SHORT) < SHORT;

/** Whether the relay is made so many milliseconds after its pattern began. */
export function isMade({ pattern }: Demand, after: number): boolean {
  switch (pattern) {
    case "on":
      return true;
    case "off":
      return false;
    case "alarm":
      return beeps(3, after % ALARM_EVERY);
    case "warning":
      return beeps(2, after);
    case "flash":
      return after % FLASH < FLASH / 2;
  }
}
