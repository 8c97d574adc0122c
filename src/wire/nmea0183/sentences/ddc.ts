/**
 * DDC: dimming of displays.
 *
 *     $--DDC,a,xx,a,a,a*hh
 *            1 2  3 4 5
 *
 *     1 preset D day, K dusk, N night, O backlight off · 2 brightness 0-99 · 3 palette D K N O · 4 R report, C
 *     command · 5 of O what stands now, P the stored preset (from edition 6 on)
 */
import { layout, letter, whole } from "../fields.ts";

export const ddc = layout(
  letter("preset", "DKNO"),
  whole("brightness", 0, 99),
  letter("palette", "DKNO"),
  letter("sentenceStatus", "RC"),
  letter("appliesTo", "OP"),
);
