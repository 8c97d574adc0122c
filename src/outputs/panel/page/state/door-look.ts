/**
 * How a door is shown, as Schedule I, para 26(7)(b) has it: red, fully open; green, fully closed; flashing red,
 * in between. What is not known is none of these: hatched, with a question mark, and never green.
 */
import type { SignalView } from "../../../feed.ts";
import type { FittedItem, PanelState } from "./panel-state.ts";

export interface DoorLook {
  readonly look: "open" | "closed" | "between" | "unknown";
  readonly words: string;
  /** Why it is not known, or what else is wrong with it. */
  readonly because?: string;
  readonly at: number | null;
}

const DOORS = new Set(["watertight-door", "shell-door", "opening"]);

export const doorsOf = (state: PanelState): readonly FittedItem[] =>
  (state.fitted?.equipment ?? []).filter((item) => DOORS.has(item.kind));

export function doorLook(item: FittedItem, signals: ReadonlyMap<string, SignalView>): DoorLook {
  const position = signals.get(`${item.id}.position`);
  if (position?.quality !== "good") {
    return { look: "unknown", words: "NOT KNOWN", because: whyNot(position), at: position?.at ?? null };
  }
  const at = position.at;
  switch (String(position.value)) {
    case "open":
      return { look: "open", words: "OPEN", at };
    case "closed":
      return securing(item, signals, at, "CLOSED");
    case "secured":
      return securing(item, signals, at, "SECURED");
    case "moving":
      return { look: "between", words: "NEITHER OPEN NOR CLOSED", at };
    case "free":
      return { look: "between", words: "FREE, NOT SECURED", at };
    default:
      return {
        look: "unknown",
        words: "NOT KNOWN",
        because: `it says ${JSON.stringify(position.value)}, which is no position of a door`,
        at,
      };
  }
}

/**
 * Para 32(2): a shell door is shown closed only when every securing arrangement is in place and locked, by its own
 * switch where it has one, whatever the panel that reports it says.
 */
function securing(
  item: FittedItem,
  signals: ReadonlyMap<string, SignalView>,
  at: number | null,
  words: "CLOSED" | "SECURED",
): DoorLook {
  if (!item.signals.includes("secured")) return { look: "closed", words, at };
  const secured = signals.get(`${item.id}.secured`);
  if (secured?.quality !== "good" || typeof secured.value !== "boolean") {
    return { look: "unknown", words: "CLOSED, SECURING NOT KNOWN", because: whyNot(secured), at };
  }
  return secured.value
    ? { look: "closed", words: "CLOSED AND SECURED", at }
    : { look: "between", words: "CLOSED, NOT SECURED", at };
}

/** Until when it is permitted to be open, wall time, ms; null when it is not. */
export function permittedUntil(item: FittedItem, signals: ReadonlyMap<string, SignalView>): number | null {
  const permission = signals.get(`permission.${item.id}`);
  const until = permission?.quality === "good" ? Date.parse(String(permission.value)) : Number.NaN;
  return Number.isNaN(until) ? null : until;
}

/** In plain words, why a signal may not be believed. */
export function whyNot(view: SignalView | undefined): string {
  if (!view || view.quality === "never") return "never heard";
  if (view.because) return view.because;
  return view.quality === "stale" ? "heard too long ago" : "the signal is broken";
}
