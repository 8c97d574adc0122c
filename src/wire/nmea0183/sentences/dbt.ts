/**
 * DBT: depth below transducer.
 *
 *     $--DBT,x.x,f,x.x,M,x.x,F*hh
 *            1   2 3   4 5   6
 */
import { layout, numberIn } from "../fields.ts";

export const dbt = layout(numberIn("depthFeet", "f"), numberIn("depth", "M"), numberIn("depthFathoms", "F"));
