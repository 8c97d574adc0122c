/**
 * ACN: command to an alert.
 *
 *     $--ACN,hhmmss.ss,aaa,x.x,x.x,c,a*hh
 *            1         2   3   4   5 6
 *
 *     2 manufacturer · 3 alert, 0: all · 4 instance, 0: all · 5 command A acknowledge, Q request, O transfer of
 *     responsibility, S temporary silence · 6 status flag, always C
 *
 * Some send 5 and 6 the other way round. C is no command, so either order can be told; with no C it is none.
 */
import {
  apply,
  draft,
  finish,
  identifier,
  type Layout,
  letter,
  passed,
  required,
  time,
  whole,
} from "../fields.ts";

const head = [time("time"), identifier("manufacturer"), whole("alert"), whole("instance")];
const command = [required(letter("command", "AQOS"))];
const swapped = [passed, ...command];

export const acn: Layout = (raw) => {
  const read = draft();
  apply(head, raw, 0, read);
  const order = raw[5] === "C" ? command : raw[4] === "C" ? swapped : undefined;
  return order && apply(order, raw, 4, read) ? finish(read) : undefined;
};
