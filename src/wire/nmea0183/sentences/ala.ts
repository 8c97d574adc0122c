/**
 * ALA: detailed alarm condition.
 *
 *     $--ALA,hhmmss.ss,aa,aa,xx,xxx,a,a,c--c*hh
 *            1         2  3  4  5   6 7 8
 *
 *     2 system · 3 subsystem · 4 instance · 5 alarm type, 900-999 user defined · 6 condition N normal, H high, J
 *     extreme high, L low, K extreme low, X other · 7 acknowledgement A acknowledged, V not, B broadcast, H
 *     harbour mode, O override · 8 text
 */
import { identifier, layout, letter, numeral, text, time } from "../fields.ts";

export const ala = layout(
  time("time"),
  identifier("system"),
  identifier("subsystem"),
  numeral("instance"),
  numeral("alarm"),
  letter("condition", "NHJLKX"),
  letter("acknowledgement", "AVBHO"),
  text("text"),
);
