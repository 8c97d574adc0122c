/** What the watch and the front office (panel and shore) say to each other. */

import type { Alert } from "../alerts/alert.ts";
import type { Json } from "../kernel/json.ts";
import type { ChainHead, ShoreProgress } from "../records/protocol.ts";
import type { Act } from "../signals/act.ts";

/** One signal as panels and shore see it. A value is there only while it may be believed. */
export interface SignalView {
  readonly signal: string;
  readonly quality: "good" | "stale" | "broken" | "never";
  readonly value: Json;
  /** Wall time of the reading, ms; null if never. */
  readonly at: number | null;
  readonly source: string | null;
  readonly because?: string;
}

/** An alert, with whether its row is durable yet. */
export interface AlertView extends Alert {
  readonly recorded: boolean;
}

/** A group of findings on one subject and aspect, led by its most urgent member. */
export interface GroupView {
  readonly subject: string;
  readonly aspect: string;
  readonly leader: string;
  readonly members: readonly string[];
  readonly active: boolean;
}

/** An item of the gate before departure. */
export interface GateItem {
  readonly rule: string;
  readonly subject: string;
  readonly met: boolean;
  readonly text: string;
}

export interface DutyView {
  readonly rule: string;
  readonly subject: string;
  readonly text: string;
  readonly due: number;
  readonly done: boolean;
  readonly overdue: boolean;
}

/** Something the law wants shown without sound: no alert, and nothing to acknowledge. */
export interface IndicationView {
  readonly rule: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly cites: string;
  /** What it rests on is not known just now: it stays until it is seen to have ended. */
  readonly unknown: boolean;
}

export interface PortView {
  readonly port: string;
  readonly driver: string;
  readonly state: "starting" | "hearing" | "silent" | "lost";
  readonly since: number;
  readonly good: number;
  readonly refused: number;
  readonly because?: string;
}

/** What is watched, and what binds without being watched: nobody must believe it watched. */
export interface UnwatchedView {
  readonly rule: string;
  readonly subject: string;
  /** What a person calls it. */
  readonly name: string;
  readonly missing: readonly string[];
}

/** Everything a panel shows. Sent whole at first, and then in parts. */
export interface Picture {
  /** Wall time of the picture. */
  readonly at: number;
  /** Grows by one with each change of the alerts: a panel's list and ours are compared by it. */
  readonly alertsVersion: number;
  /** In the order of display. */
  readonly alerts: readonly AlertView[];
  readonly groups: readonly GroupView[];
  readonly signals: readonly SignalView[];
  readonly gate: readonly GateItem[];
  readonly duties: readonly DutyView[];
  readonly indications: readonly IndicationView[];
  readonly ports: readonly PortView[];
  readonly unwatched: readonly UnwatchedView[];
  readonly head: ChainHead;
  /** What the annunciator of the bridge sounds now, if anything. */
  readonly sound: "emergency-alarm" | "alarm" | "warning" | null;
}

export type ToFront =
  | { readonly say: "picture"; readonly picture: Picture }
  /** Parts that changed since the last; absent parts are as they were. `signals` holds only changed ones. */
  | { readonly say: "change"; readonly change: Partial<Picture> & { readonly at: number } }
  | { readonly say: "ping"; readonly id: number }
  | { readonly say: "answer"; readonly id: number; readonly ok: boolean; readonly words: string }
  | { readonly say: "stop" };

export type FromFront =
  | { readonly say: "listening"; readonly address: string }
  /** The picture or change last sent has been taken: only now is the next one sent. */
  | { readonly say: "shown" }
  /** Where the broker of the demonstration listens. */
  | { readonly say: "demonstration"; readonly broker: string }
  | { readonly say: "act"; readonly id: number; readonly act: Act }
  | { readonly say: "alive"; readonly id: number }
  | {
      readonly say: "shore";
      readonly broker: string;
      readonly connected: boolean;
      readonly because?: string;
      readonly behind: number;
    }
  | { readonly say: "progress"; readonly progress: ShoreProgress }
  | { readonly say: "trouble"; readonly where: string; readonly words: string }
  /** No browser can reach the panel; ends with `listening`. */
  | { readonly say: "deaf"; readonly words: string }
  /** `well`, or which panels that must sound are kept from it. */
  | { readonly say: "sound"; readonly words: string }
  | { readonly say: "stopped" };

/** What a front office is started with. */
export interface FrontOfficeStart {
  readonly ship: { readonly id: string; readonly name: string; readonly timeZone: string };
  readonly store: string;
  /** The ship's items for the plan and the lists. */
  readonly equipment: readonly {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly place?: Json;
    readonly plan?: { readonly x: number; readonly y: number } | undefined;
    readonly signals: readonly string[];
  }[];
  readonly panel: PanelSettings;
  readonly shore: readonly ShoreSettings[];
  /** For the demonstration alone: a broker of our own on loopback. */
  readonly demonstrationBroker: boolean;
}

export interface PanelSettings {
  readonly host: string;
  readonly port: number;
  /** Addresses of the screens that must be heard; absent: those of this computer. */
  readonly "must-sound"?: readonly string[] | undefined;
  /** Who may act: names with PIN hashes; empty on loopback means anyone at this machine, by stated name. */
  readonly people: readonly {
    readonly name: string;
    readonly rank?: string | undefined;
    readonly pin?: string | undefined;
  }[];
}

export interface ShoreSettings {
  readonly name: string;
  /** mqtt:// or mqtts:// */
  readonly url: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}
