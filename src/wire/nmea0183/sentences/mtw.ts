/**
 * MTW: water temperature.
 *
 *     $--MTW,x.x,C*hh
 */
import { layout, numberIn } from "../fields.ts";

export const mtw = layout(numberIn("temperature", "C"));
