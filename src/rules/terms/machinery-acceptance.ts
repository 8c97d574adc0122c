/**
 * The acceptance of a machinery alarm in the engine room, as its two contacts tell it, para 65(3).
 *
 *     alarm      ──┐ given                 alarm      ──┐ given
 *     accepted     └────── accepted        accepted   ════════ held from an alarm before: `carried`, unless it
 *                                                              falls within the time that a message may be late
 *
 * Some systems tell "not unaccepted", which holds while all is quiet: it falls when an alarm is given.
 */
import type { Equipment } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { elapsed, type Moment } from "./moments.ts";

export interface Acceptance {
  readonly [key: string]: string | boolean | { readonly at: number; readonly mono: number } | null;
  readonly stage: "unknown" | "quiet" | "given" | "doubtful" | "carried" | "accepted";
  /** Acceptance stood while all was quiet. */
  readonly held: boolean;
  /** Doubtful: since when. */
  readonly since: { readonly at: number; readonly mono: number } | null;
}

export const nothingKnown: Acceptance = { stage: "unknown", held: false, since: null };

interface Told {
  readonly active?: boolean | undefined;
  readonly accepted?: boolean | undefined;
}

/** What has come about: it was accepted; it came as accepted already; that no longer stands; it ended unaccepted. */
export type Turned = "accepted" | "carried" | "cleared" | "unaccepted";

interface Turn {
  readonly state: Acceptance;
  readonly turned?: Turned;
  readonly wake?: number;
}

const at = (stage: Acceptance["stage"]): Acceptance => ({ stage, held: false, since: null });

export function watchAcceptance(before: Acceptance, told: Told, now: Moment, late: number): Turn {
  const { stage } = before;
  if (told.active === undefined)
    // Whatever is accepted now was accepted unseen; what was given is not known to have ended.
    return { state: stage === "quiet" || stage === "doubtful" ? nothingKnown : before };
  if (!told.active) {
    const state: Acceptance =
      told.accepted === undefined ? nothingKnown : { stage: "quiet", held: told.accepted, since: null };
    if (stage === "carried") return { state, turned: "cleared" };
    return stage === "given" ? { state, turned: "unaccepted" } : { state };
  }
  if (told.accepted === undefined)
    // Whether it is accepted, or ends so, is not known: what was found carried over stands, and nothing new is claimed.
    return { state: stage === "carried" ? before : nothingKnown };
  if (!told.accepted) return { state: at("given"), ...(stage === "carried" ? { turned: "cleared" } : {}) };
  switch (stage) {
    case "quiet":
      return before.held
        ? { state: { ...before, stage: "doubtful", since: now }, wake: now.mono + late }
        : { state: at("accepted"), turned: "accepted" };
    case "given":
      return { state: at("accepted"), turned: "accepted" };
    case "doubtful":
      return doubted(before, now, late);
    case "unknown":
      return { state: at("accepted") };
    case "carried":
    case "accepted":
      return { state: before };
  }
}

function doubted(before: Acceptance, now: Moment, late: number): Turn {
  const time = before.since === null ? undefined : elapsed(before.since, now);
  if (time === undefined) return { state: at("accepted") };
  if (time < late) return { state: before, wake: now.mono + late - time };
  return { state: at("carried"), turned: "carried" };
}

/** Where acceptance is not known it is not given; where no signal of it is bound, nobody watches. */
export const acceptanceOf = (
  alarm: Equipment<"machinery-alarm">,
): { readonly active: Ref<boolean>; readonly accepted: Ref<boolean | undefined> } => ({
  active: of(alarm, "active"),
  accepted: alarm.signals.includes("accepted") ? ifKnown(of(alarm, "accepted")) : of(alarm, "accepted"),
});
