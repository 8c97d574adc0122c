/**
 * VHW: speed through water, and heading.
 *
 *     $--VHW,x.x,T,x.x,M,x.x,N,x.x,K*hh
 *            1   2 3   4 5   6 7   8
 *
 *     1 heading true · 3 heading magnetic · 5 speed kn · 7 speed km/h
 */
import { headingIn, layout, numberIn } from "../fields.ts";

export const vhw = layout(
  headingIn("heading", "T"),
  headingIn("headingMagnetic", "M"),
  numberIn("speed", "N"),
  numberIn("speedKilometres", "K"),
);
