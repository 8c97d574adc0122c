/**
 * The use of a consent to enter the ro-ro deck, para 40(9).
 *
 *     consent  ──┐ given ───────────────┐ ended
 *     access     ────┐ open ──┐ shut    │
 *                    entered  entered   entered, if it still stands open
 */
import type { VoyagePhase } from "../../signals/act.ts";
import type { EpisodeOutcome } from "../instance.ts";

export interface Consented {
  readonly [key: string]: string | boolean;
  readonly open: boolean;
}

export const notEntered: Consented = { open: false };

const NOT_NAVIGATION = new Set<VoyagePhase | undefined>(["alongside", "ready", "safe-anchorage"]);

interface Reading {
  readonly access?: boolean | undefined;
  readonly permission?: string | undefined;
  readonly phase?: VoyagePhase | undefined;
}

/** An access that is not known ends nothing; a phase that is not known is navigation. */
export function watchConsent(
  before: Consented,
  { access, permission, phase }: Reading,
  name: string,
): { readonly state: Consented; readonly outcome?: EpisodeOutcome } {
  if (access === undefined) return { state: before };
  if (NOT_NAVIGATION.has(phase)) return { state: notEntered };
  if (!before.open)
    return access && permission !== undefined
      ? {
          state: { open: true },
          outcome: { is: "met", says: `${name} opened to passengers by consent, until ${permission}` },
        }
      : { state: before };
  if (!access) return { state: notEntered, outcome: { is: "met", says: `${name} shut to passengers again` } };
  return permission === undefined
    ? { state: notEntered, outcome: { is: "failed", says: `${name}: consent ended, and it stands open` } }
    : { state: before };
}
