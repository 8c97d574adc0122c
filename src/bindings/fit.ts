/** Whether a binding can speak for its signal at all, and soon enough: what the form of the ship file cannot see. */
import type { Duration } from "../kernel/duration.ts";
import type { SingleBinding, SourceBinding } from "../ship/binding-grammar.ts";
import type { SignalSpec } from "../ship/kinds/signal-spec.ts";
import { type Kind, kinds } from "../ship/kinds.ts";
import type { PgnBinding } from "../ship/message-bindings.ts";
import { unmetAge } from "./ages.ts";
import { fieldsOfSentence } from "./navigation-sentences.ts";
import { fieldsOfPgn } from "./pgn-fields.ts";

export interface Misfit {
  readonly message: string;
  readonly severity: "error" | "warning";
}

interface Asked {
  /** Of the equipment; a contact of two has none of its own. */
  readonly kind?: Kind;
  readonly signal: string;
  readonly spec: SignalSpec<unknown>;
}

/** Signals that sentences of doors, fire and water can tell, by what is taken of them. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  door: ["position", "secured"],
  switch: ["mode"],
  health: ["healthy", "fault"],
  detector: ["alarm", "acknowledged", "fault", "disabled"],
  point: ["high", "wet", "leakage"],
};

const SWITCH_BANK = 127501;

const sortOfField: Readonly<Record<string, SignalSpec<unknown>["is"]>> = {
  position: "position",
  time: "text",
  status: "text",
};

const list = (words: readonly string[]): string => words.join(", ") || "none";

function tells(what: string, { signal }: Asked): string | undefined {
  const allowed = TOLD[what] ?? [];
  return allowed.includes(signal)
    ? undefined
    : `this cannot speak for "${signal}": it tells ${list(allowed)}`;
}

function field(
  name: string,
  allowed: readonly string[],
  where: string,
  { signal, spec }: Asked,
): string | undefined {
  if (!allowed.includes(name)) return `${where} has no "${name}" to take; it has: ${list(allowed)}`;
  const is = sortOfField[name] ?? "number";
  return is === spec.is ? undefined : `"${name}" is a ${is}, and "${signal}" wants a ${spec.is}`;
}

/** A contact says yes or no; for a signal that is words, the ship file says which words. */
function contact(binding: SingleBinding, { signal, spec }: Asked): string | undefined {
  const says = "says" in binding ? binding.says : undefined;
  const values = "values" in binding ? Object.values(binding.values ?? {}) : [];
  if (spec.is === "boolean") {
    if (says !== undefined) return `"${signal}" is yes or no: it needs no words`;
    const words = values.some((value) => typeof value !== "boolean");
    return words ? `"${signal}" is yes or no: its \`values\` are true or false` : undefined;
  }
  if (spec.is !== "text") return `a contact cannot speak for "${signal}", which is a ${spec.is}`;
  if (values.some((value) => typeof value === "boolean"))
    return `"${signal}" is a word: its \`values\` are ${list(spec.oneOf ?? [])}`;
  if (says !== undefined || values.length > 0) return undefined;
  return `"${signal}" is a word: \`says\` is wanted, with what the made and the broken contact say (${list(spec.oneOf ?? [])})`;
}

function message(binding: PgnBinding, asked: Asked): string | undefined {
  const { pgn, indicator, instance, field: name } = binding;
  if (indicator !== undefined) {
    if (pgn !== SWITCH_BANK) return `only ${SWITCH_BANK} has indicators, not ${pgn}`;
    return instance === undefined ? "the instance of the switch bank is wanted" : contact(binding, asked);
  }
  const allowed = fieldsOfPgn(pgn);
  if (name === undefined)
    return `what to take of ${pgn} is missing: ${pgn === SWITCH_BANK ? "`indicator`" : `\`field\`, one of ${list(allowed)}`}`;
  return contactKeys(binding) ?? field(name, allowed, String(pgn), asked);
}

/** What is waited for and worded is a contact; a value has no edges. */
function contactKeys(binding: SingleBinding): string | undefined {
  const given = ["debounce", "says", "normally"].filter((key) => key in binding);
  return given.length === 0 ? undefined : `\`${given.join("`, `")}\` is for contacts: this takes a value`;
}

/** DOR field 8 is the harbour or sea setting of the section: it says nothing of the switch of para 26(7)(a). */
const MASTER_MODE =
  "DOR tells the harbour or sea setting, which is not the master mode switch (Schedule I, para 26(7)(a)): bind a contact of that switch, with `says: { made: doors-closed, not-made: local-control }`";

function misfit(binding: SingleBinding, asked: Asked): string | undefined {
  if ("dor" in binding && binding.dor.tells === "switch" && asked.kind === "watertight-door-console")
    return MASTER_MODE;
  if ("dor" in binding) return tells(binding.dor.tells ?? "door", asked);
  if ("fir" in binding) return tells(binding.fir.tells ?? "detector", asked);
  if ("wat" in binding) return tells(binding.wat.tells ?? "point", asked);
  if ("nls" in binding)
    return asked.signal === "state" ? undefined : `a lamp cannot speak for "${asked.signal}"`;
  if ("ala" in binding)
    return asked.spec.is === "boolean" ? undefined : "an alarm condition says only yes or no";
  if ("ais" in binding) return field(binding.field, [binding.field], "own ship's AIS", asked);
  if ("pgn" in binding) return message(binding, asked);
  if ("sentence" in binding) {
    if (binding.sentence !== "XDR")
      return (
        contactKeys(binding) ??
        field(binding.field, fieldsOfSentence(binding.sentence), binding.sentence, asked)
      );
    if (binding.name === undefined) return "the name of the transducer is missing";
    return asked.spec.is === "number" ? contactKeys(binding) : contact(binding, asked);
  }
  const measures = ("register" in binding || "holding" in binding) && asked.spec.is === "number";
  return measures ? undefined : contact(binding, asked);
}

function twoContacts(
  binding: Extract<SourceBinding, { closed: unknown }>,
  { signal, spec }: Asked,
): string | undefined {
  if (signal !== "position" || spec.is !== "text") return `two contacts tell a position, not "${signal}"`;
  const end: Asked = { signal: "contact", spec: { is: "boolean", says: "it is made" } };
  for (const one of [binding.closed, binding.open]) {
    if ("says" in one && one.says !== undefined) return "a contact of two says made or not made, no words";
    const wrong = misfit(one, end);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

export function misfits(
  binding: SourceBinding,
  kind: Kind,
  signal: string,
  pollOf: (port: string) => Duration | undefined,
): readonly Misfit[] {
  const spec = (kinds[kind] as Readonly<Record<string, SignalSpec<unknown>>>)[signal];
  if (spec === undefined) return [];
  const asked = { kind, signal, spec };
  const wrong = "port" in binding ? misfit(binding, asked) : twoContacts(binding, asked);
  const late = ("port" in binding ? [binding] : [binding.closed, binding.open])
    .map((one) => unmetAge(one, signal, pollOf(one.port)))
    .find((words) => words !== undefined);
  return [
    ...(wrong === undefined ? [] : [{ message: wrong, severity: "error" } as const]),
    ...(late === undefined ? [] : [{ message: late, severity: "warning" } as const]),
  ];
}
