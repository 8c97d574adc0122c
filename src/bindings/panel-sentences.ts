/** What NLS, ALA and own ship's AIS say of a signal. */

import { samePart } from "../ship/field-schemas.ts";
import type { AlaBinding } from "../ship/panel-bindings.ts";
import type { SignalValue } from "../signals/reading.ts";
import type { Fields, FieldValue } from "../wire/message.ts";
import { numberIn, placeIn } from "./measure.ts";
import type { Said } from "./said.ts";

// ── NLS, navigation light status ────────────────────────────────────────────────────────────────────────

const LAMP: Readonly<Record<number, Said>> = {
  0: { broken: "the controller has this lamp as not in use" },
  1: { value: "off" },
  2: { value: "lit" },
  3: { value: "failed" },
  4: { value: "short-circuit" },
  5: { value: "open-circuit" },
  /** Low luminosity: it no longer shows as far as it must. */
  6: { value: "failed" },
  9: { value: "failed" },
};

const isGroup = (value: FieldValue): value is { readonly [name: string]: FieldValue } =>
  typeof value === "object" && !Array.isArray(value);

/** One sentence tells of some of the lamps. */
export function lampSays(lamp: number, fields: Fields): Said | undefined {
  if (!Array.isArray(fields.lights)) return undefined;
  for (const light of fields.lights as readonly FieldValue[])
    if (isGroup(light) && light.light === lamp)
      return typeof light.status === "number" ? LAMP[light.status] : undefined;
  return undefined;
}

// ── ALA, detailed alarm condition ───────────────────────────────────────────────────────────────────────

const same = (wanted: string | undefined, found: FieldValue | undefined): boolean =>
  wanted === undefined || (found !== undefined && samePart(wanted) === samePart(String(found)));

/** N is normal; H, J, L, K and X are the alarm. */
export function alarmSays({ ala, inverted = false }: AlaBinding, fields: Fields): Said | undefined {
  const { system, subsystem, instance, type } = ala;
  const ours =
    same(system, fields.system) &&
    same(subsystem, fields.subsystem) &&
    same(instance, fields.instance) &&
    same(type, fields.alarm);
  if (!ours || typeof fields.condition !== "string") return undefined;
  return { value: (fields.condition !== "N") !== inverted };
}

// ── VDO, own ship ───────────────────────────────────────────────────────────────────────────────────────

/** ITU-R M.1371: 11 and 12 are power-driven vessels that tow or push; what is reserved says nothing. */
const AIS_STATUS: Readonly<Record<number, string>> = {
  0: "under-way-using-engine",
  1: "at-anchor",
  2: "not-under-command",
  3: "restricted-manoeuvrability",
  4: "constrained-by-draught",
  5: "moored",
  6: "aground",
  7: "engaged-in-fishing",
  8: "under-way-sailing",
  11: "under-way-using-engine",
  12: "under-way-using-engine",
};

export function ownAisSays(field: string, fields: Fields): Said | undefined {
  if (field === "position") return said(placeIn(fields, false));
  if (field !== "status") return said(numberIn(fields, field));
  const status = numberIn(fields, "navigationalStatus");
  return said(status === undefined ? undefined : (AIS_STATUS[status] ?? "undefined"));
}

const said = (value: SignalValue | undefined): Said | undefined =>
  value === undefined ? undefined : { value };
