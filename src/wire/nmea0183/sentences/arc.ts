/**
 * ARC: an alert command is refused.
 *
 *     $--ARC,hhmmss.ss,aaa,x.x,x.x,c*hh
 *            1         2   3   4   5
 *
 *     2 manufacturer · 3 alert · 4 instance · 5 the refused command A Q O S
 */
import { identifier, layout, letter, time, whole } from "../fields.ts";

export const arc = layout(
  time("time"),
  identifier("manufacturer"),
  whole("alert"),
  whole("instance"),
  letter("command", "AQOS"),
);
