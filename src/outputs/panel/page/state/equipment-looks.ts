/** How lamps, and what watches for water and fire, are shown. Not known is never off, dry or quiet. */
import type { SignalView } from "../../../feed.ts";
import { whyNot } from "./door-look.ts";
import type { FittedItem } from "./panel-state.ts";

export type Signals = ReadonlyMap<string, SignalView>;

export interface LampLook {
  readonly look: "lit" | "off" | "failed" | "unknown";
  readonly words: string;
  readonly because?: string;
}

export function lampLook(item: FittedItem, signals: Signals): LampLook {
  const state = signals.get(`${item.id}.state`);
  if (state?.quality !== "good") return { look: "unknown", words: "NOT KNOWN", because: whyNot(state) };
  switch (String(state.value)) {
    case "lit":
      return { look: "lit", words: "LIT" };
    case "off":
      return { look: "off", words: "OFF" };
    case "open-circuit":
      return { look: "failed", words: "FAILED: OPEN CIRCUIT" };
    case "short-circuit":
      return { look: "failed", words: "FAILED: SHORT CIRCUIT" };
    case "failed":
      return { look: "failed", words: "FAILED" };
    default:
      return { look: "unknown", words: "NOT KNOWN", because: `it says ${JSON.stringify(state.value)}` };
  }
}

export interface SensorLook {
  /** `danger`: water or fire is found; `trouble`: the sensor cannot be relied on and says so itself. */
  readonly look: "danger" | "trouble" | "quiet" | "unknown";
  readonly words: string;
  readonly because?: string;
}

interface Reading {
  readonly signal: string;
  /** The value that means danger, or trouble. */
  readonly when: boolean;
  readonly look: "danger" | "trouble";
  readonly words: string;
}

interface Watched {
  readonly says: readonly Reading[];
  /** What is said when none of that is so, and of several of the kind together. */
  readonly quiet: string;
  readonly together: string;
}

/** For each kind: what is said of it, in order of urgency. */
const WATCHED: Readonly<Record<string, Watched>> = {
  "bilge-well": { says: [danger("high", "WATER HIGH")], quiet: "low", together: "bilge wells low" },
  "flooding-detector": {
    says: [danger("wet", "WATER FOUND")],
    quiet: "dry",
    together: "flooding detectors dry",
  },
  "drain-space": { says: [danger("high", "WATER HIGH")], quiet: "low", together: "drain spaces low" },
  "flooding-detection-system": {
    says: [trouble("healthy", false, "FAULT")],
    quiet: "healthy",
    together: "flooding detection systems healthy",
  },
  "fire-detector": {
    says: [
      danger("alarm", "ACTIVATED"),
      trouble("fault", true, "FAULTY"),
      trouble("disabled", true, "DISABLED"),
    ],
    quiet: "quiet",
    together: "fire detectors quiet",
  },
  "fire-panel": {
    says: [danger("alarm", "DETECTOR ACTIVATED"), trouble("healthy", false, "FAULT")],
    quiet: "quiet",
    together: "fire panels quiet",
  },
};

function danger(signal: string, words: string): Reading {
  return { signal, when: true, look: "danger", words };
}

function trouble(signal: string, when: boolean, words: string): Reading {
  return { signal, when, look: "trouble", words };
}

export const watchesForWaterOrFire = (item: FittedItem): boolean => item.kind in WATCHED;

/** Danger first; then that danger could not be seen; then trouble that the sensor itself reports; then quiet. */
export function sensorLook(item: FittedItem, signals: Signals): SensorLook {
  const { says, quiet } = WATCHED[item.kind] ?? { says: [], quiet: "", together: "" };
  const bound = says
    .filter((reading) => item.signals.includes(reading.signal))
    .map((reading) => ({ ...reading, view: signals.get(`${item.id}.${reading.signal}`) }));
  const said = bound.filter(({ view, when }) => view?.quality === "good" && view.value === when);
  const unseen = bound.filter(({ view }) => view?.quality !== "good" || typeof view.value !== "boolean");
  const level = levelWords(item, signals);
  const found = said.find((reading) => reading.look === "danger");
  if (found) return { look: "danger", words: `${found.words}${level}` };
  const trouble = said.map((reading) => reading.words).join(", ");
  const [blind] = unseen;
  if (bound.length === 0 || (blind && (blind.look === "danger" || !trouble))) {
    const words = trouble ? `NOT KNOWN, ${trouble}` : "NOT KNOWN";
    return { look: "unknown", words, because: whyNot(blind?.view) };
  }
  return trouble ? { look: "trouble", words: trouble } : { look: "quiet", words: `${quiet}${level}` };
}

/** `6 bilge wells low`: what is quiet takes one line a kind; each one's own words stand in `names`. */
export function quietTogether(
  items: readonly FittedItem[],
): readonly { readonly words: string; readonly names: string }[] {
  const kinds = [...new Set(items.map((item) => item.kind))];
  return kinds.map((kind) => {
    const same = items.filter((item) => item.kind === kind);
    const names = same.map((item) => item.name).join("; ");
    const [only] = same;
    const words =
      same.length === 1 && only
        ? `${only.name}: ${WATCHED[kind]?.quiet ?? ""}`
        : `${same.length} ${WATCHED[kind]?.together ?? kind}`;
    return { words, names };
  });
}

function levelWords(item: FittedItem, signals: Signals): string {
  if (!item.signals.includes("level")) return "";
  const level = signals.get(`${item.id}.level`);
  return level?.quality === "good" && typeof level.value === "number"
    ? `, ${level.value.toFixed(2)} m`
    : ", level ?";
}
