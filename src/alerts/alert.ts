/** An alert as the contract has it, and the states of its life (IEC 62923-1). */
import type { Evidence } from "../rules/finding.ts";
import type { Aspect, Category } from "../rules/words.ts";
import type { Priority } from "../signals/priority.ts";

export const STATES = [
  "active-unacknowledged",
  "active-silenced",
  "active-acknowledged",
  "active-transferred",
  "rectified-unacknowledged",
  /** Emergency alarms and cautions know only active and normal. */
  "active",
  "normal",
] as const;
export type AlertState = (typeof STATES)[number];

export interface Alert {
  /** `<provision>:<subject>:<step>`; of other equipment `EXT/<source>/<id>/<instance>`. */
  readonly id: string;
  /** 1 for the first time, and one more at each fresh occurrence. */
  readonly occurrence: number;
  readonly rule: string;
  readonly priority: Priority;
  readonly category: Category;
  readonly state: AlertState;
  /** At most 16 characters. */
  readonly title: string;
  readonly text: string;
  readonly cites: string;
  readonly subject: string;
  readonly aspect: Aspect;
  /** Wall time, ms. */
  readonly raisedAt: number;
  readonly changedAt: number;
  readonly evidence: readonly Evidence[];
  readonly supersedes?: string | undefined;
  readonly latched: boolean;
  readonly acknowledgedBy?: string | undefined;
  readonly transferredTo?: string | undefined;
  /** Set aside by a person until a stated end: still listed, neither sounded nor escalated. */
  readonly shelved?: Shelving | undefined;
  /** Nobody has answered it on the bridge: who has been called besides, until somebody does. */
  readonly called?: Called | undefined;
  /** A warning left unacknowledged: how often it has been sounded again (the escalation counter of ALF). */
  readonly repeated?: number | undefined;
  /** Silence ends by itself at this wall time. */
  readonly silencedUntil?: number | undefined;
  /** Why it last changed. */
  readonly because: string;
  /** How often the cause came and went within this occurrence's episode. */
  readonly count: number;
}

export type Called = "back-up-officer" | "crew";

export interface Shelving {
  readonly by: string;
  readonly reason: string;
  /** Wall time, ms. */
  readonly until: number;
}

export interface AlertChange {
  readonly before: Alert | undefined;
  readonly after: Alert;
  readonly because: string;
}
