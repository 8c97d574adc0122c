/**
 * TTM: a tracked target (no longer for new design, on most ships).
 *
 *     $--TTM,xx,x.x,x.x,a,x.x,x.x,a,x.x,x.x,a,c--c,a,a,hhmmss.ss,a*hh
 *            1  2   3   4 5   6   7 8   9   1011   1213 14        15
 *
 *     1 target · 2 distance · 3, 4 bearing T true, R relative · 5 speed · 6, 7 course T, R · 8 closest approach ·
 *     9 minutes to it, negative when past · 10 units K N S · 11 name · 12 status L lost, Q query, T tracking ·
 *     13 R when a reference target · 14 time · 15 acquisition A automatic, M manual, R reported
 */
import { identifier, layout, letter, number, text, time } from "../fields.ts";

export const ttm = layout(
  identifier("target"),
  number("distance", 0),
  number("bearing", -360, 360),
  letter("bearingReference", "TR"),
  number("speed", 0),
  number("course", -360, 360),
  letter("courseReference", "TR"),
  number("closestApproach", 0),
  number("timeToClosestApproach"),
  letter("units", "KNS"),
  text("name"),
  letter("status", "LQT"),
  letter("referenceTarget", "R"),
  time("time"),
  letter("acquisition", "AMR"),
);
