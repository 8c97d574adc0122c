/** The remote control of the propulsion machinery with the propeller that it drives, in the words of para 46. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { unfitted } from "../../ship/unfitted.ts";

export type RemoteControl = Equipment<"propulsion-remote-control">;

/** A remote control with the propeller whose machinery it controls. */
export type DrivenPropeller = RemoteControl & { readonly drives: Equipment<"propeller"> };

export const remoteControls = (ship: Ship): readonly RemoteControl[] =>
  fitted(ship, "propulsion-remote-control");

/** The one that the ship file names, else the only one there is; otherwise what it drives is unwatched. */
function propellerOf(ship: Ship, { id, name, propeller }: RemoteControl): Equipment<"propeller"> {
  const all = fitted(ship, "propeller");
  const named = all.find((one) => one.id === propeller);
  const only = propeller === undefined && all.length === 1 ? all[0] : undefined;
  return named ?? only ?? unfitted("propeller", `propeller-of-${id}`, `Propeller of ${name}`);
}

export const drivenPropellers = (ship: Ship): readonly DrivenPropeller[] =>
  remoteControls(ship).map((control) => ({ ...control, drives: propellerOf(ship, control) }));

/** An engine turns a little faster or slower by itself: within a share of the speed, and never less than this. */
const UNSTEADY = 3;

export const isKept = (before: number, speed: number, share: number): boolean =>
  Math.abs(speed - before) <= Math.max(UNSTEADY, Math.abs(before) * (share / 100));

/** A warning may go out with the slowdown that it was of, or a moment before it. */
const GOES_OUT = 10_000;

/** The warning stands no more, and stood until the slowdown began or a moment before. */
export const wasWarned = ({ warned, slowdown }: Readonly<Record<string, number | undefined>>): boolean =>
  warned !== undefined && slowdown !== undefined && warned >= slowdown - GOES_OUT;
