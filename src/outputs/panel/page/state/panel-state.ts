/** What the page holds: the last whole picture, how far it is current, and what the officer is about. */
import type { Entry } from "../../../../logbook/entry.ts";
import type { Act, Author } from "../../../../signals/act.ts";
import type { FrontOfficeStart, Picture, SignalView } from "../../../feed.ts";

/** An act before it has its author. */
export type Deed = Act extends infer A ? (A extends Act ? Omit<A, "author"> : never) : never;

export type ShipOnPanel = Pick<FrontOfficeStart, "ship" | "equipment">;
export type FittedItem = FrontOfficeStart["equipment"][number];

/** Who may act at this panel, as the server has it. */
export interface Who {
  readonly mayAct: { readonly is: "anyone" | "people" } | { readonly is: "nobody"; readonly because: string };
  readonly people: readonly Author[];
  readonly signedIn: Author | null;
}

/** The officer is asked who they are; the deed, if any, waits for the answer. */
export interface Asking {
  readonly deed: Deed | null;
  readonly why: string;
}

export interface Selected {
  readonly alert: string;
  readonly since: number;
  /** The officer put the hand there: what is behind the alert is shown. */
  readonly asked: boolean;
}

export interface Notice {
  readonly ok: boolean;
  readonly words: string;
  readonly mono: number;
}

export interface PanelState {
  /** `lost` ends only with a whole new picture: a heartbeat alone brings nothing back. */
  readonly link: "connecting" | "live" | "lost";
  /** Monotonic time of the page, of the last tick. */
  readonly mono: number;
  /** When the watch itself was last heard, monotonic; at first, when the page was opened. */
  readonly heard: number;
  /** The watch's wall clock against our monotonic one: the tablet's own clock is never believed. */
  readonly clock: { readonly at: number; readonly mono: number } | null;
  /** The stream has been opened anew and its whole picture has not come yet: parts mean nothing. */
  readonly awaiting: boolean;
  /** The number of the last picture or change: a gap means that something was missed. */
  readonly sequence: number;
  /** Our list and the watch's do not agree: the stream must be opened anew. */
  readonly resync: boolean;
  readonly picture: Omit<Picture, "signals"> | null;
  readonly signals: ReadonlyMap<string, SignalView>;
  readonly fitted: ShipOnPanel | null;
  readonly who: Who | null;
  /** The name that goes with acts: stated at this page, or signed in at the server. */
  readonly author: Author | null;
  readonly log: readonly Entry[];
  /** Entries whose defects are open, oldest first; null until they have been fetched. */
  readonly defects: readonly Entry[] | null;
  /** The alert under the officer's hand, and since when: a key never hits what has only just slid under it. */
  readonly selected: Selected | null;
  /** Acts sent and not answered yet, by key. */
  readonly pending: readonly string[];
  readonly notice: Notice | null;
  readonly asking: Asking | null;
  /** When the officer silenced this page's own sound for a lost contact, monotonic. */
  readonly lossSilenced: number | null;
}

export const opened = (mono: number): PanelState => ({
  link: "connecting",
  mono,
  heard: mono,
  clock: null,
  awaiting: true,
  sequence: 0,
  resync: false,
  picture: null,
  signals: new Map(),
  fitted: null,
  who: null,
  author: null,
  log: [],
  defects: null,
  selected: null,
  pending: [],
  notice: null,
  asking: null,
  lossSilenced: null,
});

/** Wall time of the watch now, carried on by our monotonic clock; null before it was ever heard. */
export const watchTime = (state: PanelState): number | null =>
  state.clock && state.clock.at + (state.mono - state.clock.mono);

/** Which act is under way, so that its button waits. */
export const keyOf = (deed: Deed): string => ("alert" in deed ? `${deed.act} ${deed.alert}` : deed.act);
