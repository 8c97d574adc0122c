/**
 * XDR: measurements of transducers.
 *
 *     $--XDR,a,x.x,a,c--c,…*hh
 *            1 2   3 4
 *
 *     fours of 1 type · 2 value · 3 unit · 4 name, as many as fit. Types: C temperature, W dew point, A angle,
 *     B absolute humidity, D linear, F frequency, L salinity, N force, P pressure, R flow, E level, T
 *     revolutions, H humidity, V volume, U voltage, I current, S switch or valve, G generic
 *
 * A switch says 1 for on or contact closed, 0 for off or contact open; what that means of a door is a matter of
 * how it is wired. A last four that is short is left out.
 */
import type { FieldValue } from "../../message.ts";
import { apply, draft, finish, identifier, type Layout, letter, number, required, text } from "../fields.ts";

const measurement = [
  required(letter("type", "CWABDFLNPRETHVUISG")),
  number("value"),
  identifier("unit"),
  text("name"),
];

export const xdr: Layout = (raw) => {
  const measurements: FieldValue[] = [];
  const unreadable: string[] = [];
  for (let at = 0; at + 3 < raw.length; at += 4) {
    const one = draft();
    if (apply(measurement, raw, at, one)) measurements.push(finish(one));
    else unreadable.push(`measurements[${at / 4}]`);
  }
  return finish({ fields: { measurements }, unreadable });
};
