/** What DOR, FIR and WAT say of a signal. The same letter means different things in different fields. */
import type { Instant } from "../kernel/clock.ts";
import type { Duration } from "../kernel/duration.ts";
import type { Fields, FieldValue } from "../wire/message.ts";
import type { Said, Sink } from "./said.ts";
import type { SectionGrammar } from "./sections.ts";

type Letters = Readonly<Record<string, Said>>;

const byLetter = (letters: Letters, letter: FieldValue | undefined): Said | undefined =>
  typeof letter === "string" ? letters[letter] : undefined;

const FAULT: Said = { broken: "the panel reports a fault: its state is unknown" };
const yes: Said = { value: true };
const no: Said = { value: false };

// ── DOR ─────────────────────────────────────────────────────────────────────────────────────────────────

export const doors: SectionGrammar = {
  item: "door",
  counts: ({ status }) =>
    status === "O" || status === "X" ? 1 : status === "C" || status === "S" ? 0 : "either",
  covers: (summary, item) => summary === item,
};

const DOOR_POSITION: Letters = {
  O: { value: "open" },
  C: { value: "closed" },
  S: { value: "secured" },
  F: { value: "free" },
  X: FAULT,
};
const DOOR_SECURED: Letters = { O: no, C: no, S: yes, F: no, X: FAULT };

/** Field 7 of a report on one door. */
export const doorSays = (signal: string, fields: Fields): Said | undefined =>
  byLetter(signal === "secured" ? DOOR_SECURED : DOOR_POSITION, fields.status);

/** Field 8, the mode switch: O is harbour mode, opening allowed; C is sea mode. It is no master mode switch of para 26(7)(a). */
const SWITCH: Letters = { O: { value: "harbour" }, C: { value: "sea-voyage" } };

export const switchSays = (fields: Fields): Said | undefined => byLetter(SWITCH, fields.switchSetting);

// ── FIR ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The generic type stands for all detectors of the panel. */
const GENERIC = "FD";

export const fires: SectionGrammar = {
  item: "detector",
  counts: ({ type, condition }) =>
    type === "D" ? "either" : condition === "A" || condition === "X" ? 1 : condition === "V" ? 0 : "either",
  covers: (summary, item) => summary === GENERIC || summary === item,
};

/** V is "not activated"; the fault is X. A disabled detector watches nothing. */
export function detectorSays(signal: string, fields: Fields): Said | undefined {
  const { type, condition } = fields;
  switch (signal) {
    case "disabled":
      return type === "D" ? yes : no;
    case "fault":
      return byLetter({ A: no, V: no, X: yes }, condition);
    case "acknowledged":
      return byLetter({ A: yes, V: no }, fields.acknowledgement);
    default:
      if (type === "D") return { broken: "it is disabled at the fire panel" };
      return byLetter({ A: yes, V: no, X: FAULT }, condition);
  }
}

// ── WAT ─────────────────────────────────────────────────────────────────────────────────────────────────

export const waters: SectionGrammar = {
  item: "point",
  counts: ({ condition }) =>
    condition === "H" || condition === "J" || condition === "X" ? 1 : condition === "N" ? 0 : "either",
  covers: (summary, item) => summary === item,
};

const WATER: Letters = { N: no, H: yes, J: yes, L: no, K: no, X: FAULT };

/** With the override on, water is allowed there and the point watches nothing. */
export function waterSays(fields: Fields): Said | undefined {
  if (fields.override === "O" && fields.condition !== "X")
    return { broken: "detection is overridden at the panel: water is allowed there" };
  return byLetter(WATER, fields.condition);
}

// ── Health of the panel ─────────────────────────────────────────────────────────────────────────────────

/** No sentence says that a fault of the system is over: it stands this long after it was last reported. */
const FAULT_STANDS = 60_000;

/** Healthy while it speaks and reports no fault of its own. `signal` is `healthy`, or `fault` for the contrary. */
export function healthOf(
  signal: string,
  sink: Sink,
  maxAge: Duration,
): (fields: Fields, when: Instant) => void {
  let faultUntil = Number.NEGATIVE_INFINITY;
  return (fields, when) => {
    if (fields.type === "F") faultUntil = when.mono + FAULT_STANDS;
    const healthy = when.mono >= faultUntil;
    sink(when, { value: signal === "fault" ? !healthy : healthy }, maxAge);
  };
}
