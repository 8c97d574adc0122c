/**
 * AKD: a detailed alarm is acknowledged.
 *
 *     $--AKD,hhmmss.ss,aa,aa,xx,xxx,aa,aa,xx*hh
 *            1         2  3  4  5   6  7  8
 *
 *     2 to 5 system, subsystem, instance and type of the alarm · 6 to 8 system, subsystem and instance of who
 *     acknowledges
 */
import { identifier, layout, numeral, time } from "../fields.ts";

export const akd = layout(
  time("time"),
  identifier("system"),
  identifier("subsystem"),
  numeral("instance"),
  numeral("alarm"),
  identifier("acknowledgingSystem"),
  identifier("acknowledgingSubsystem"),
  numeral("acknowledgingInstance"),
);
