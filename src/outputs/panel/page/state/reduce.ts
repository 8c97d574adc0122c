/** The page's store: what was heard or done, applied to what is held. Pure; time comes in with each event. */
import type { Entry } from "../../../../logbook/entry.ts";
import type { Author } from "../../../../signals/act.ts";
import type { Picture, SignalView } from "../../../feed.ts";
import { waitsHere } from "./alert-look.ts";
import type { Asking, PanelState, ShipOnPanel, Who } from "./panel-state.ts";

/** The watch speaks every two seconds; after this long without anything, nothing shown is current. */
export const LOST_AFTER = 5000;
/** A refusal stays until read; a plain "done" goes by itself. */
const NOTICE_FOR = 6000;

type Change = Partial<Picture> & { readonly at: number };

export type PanelEvent =
  | { readonly is: "opened" }
  | { readonly is: "picture"; readonly sequence: number; readonly picture: Picture }
  | { readonly is: "change"; readonly sequence: number; readonly change: Change }
  /** `watchSilent`: how long the server has not heard the watch, ms; null: never. */
  | {
      readonly is: "heartbeat";
      readonly at: number;
      readonly sequence: number;
      readonly watchSilent: number | null;
    }
  | { readonly is: "fitted"; readonly fitted: ShipOnPanel }
  | { readonly is: "who"; readonly who: Who }
  | { readonly is: "author"; readonly author: Author | null }
  | { readonly is: "log"; readonly log: readonly Entry[] }
  | { readonly is: "defects"; readonly defects: readonly Entry[] }
  | { readonly is: "tick" }
  /** The page's machine slept: what it shows is older than it knows. */
  | { readonly is: "slept" }
  | { readonly is: "select"; readonly alert: string }
  | { readonly is: "acting"; readonly key: string }
  | { readonly is: "answered"; readonly key: string; readonly ok: boolean; readonly words: string }
  | { readonly is: "noticed" }
  | { readonly is: "asking"; readonly asking: Asking | null }
  | { readonly is: "loss-silenced" };

export function reduce(state: PanelState, event: PanelEvent, mono: number): PanelState {
  const now: PanelState = { ...state, mono };
  switch (event.is) {
    case "opened":
      return { ...now, awaiting: true, resync: false };
    case "picture":
      return settleSelection(wholePicture(now, event.picture, event.sequence));
    case "change":
      // Parts that follow no whole picture of this connection could revive what is over: not used.
      return state.awaiting || !state.picture
        ? now
        : settleSelection(changed(now, event.change, event.sequence));
    case "heartbeat":
      return heartbeat(now, event);
    case "fitted":
      return { ...now, fitted: event.fitted };
    case "who":
      // Where the ship file names people, only the server's word counts; a name once stated here does not.
      return {
        ...now,
        who: event.who,
        author: event.who.mayAct.is === "people" ? event.who.signedIn : state.author,
      };
    case "author":
      return { ...now, author: event.author };
    case "log":
      return { ...now, log: event.log };
    case "defects":
      return { ...now, defects: event.defects };
    case "tick":
      return ticked(now);
    case "slept":
      return { ...ticked(now), link: "lost" };
    case "select":
      return { ...now, selected: { alert: event.alert, since: mono, asked: true } };
    case "acting":
      return { ...now, pending: [...state.pending, event.key], notice: null };
    case "answered":
      return {
        ...now,
        pending: state.pending.filter((key) => key !== event.key),
        notice: { ok: event.ok, words: event.words, mono },
      };
    case "noticed":
      return { ...now, notice: null };
    case "asking":
      return { ...now, asking: event.asking };
    case "loss-silenced":
      return { ...now, lossSilenced: mono };
  }
}

function wholePicture(state: PanelState, { signals, ...picture }: Picture, sequence: number): PanelState {
  // The first picture of a connection is the server's own copy, however old: the heartbeat before it says how old.
  const heard = state.awaiting ? state.heard : state.mono;
  return {
    ...state,
    link: state.mono - heard > LOST_AFTER ? "lost" : "live",
    heard,
    awaiting: false,
    resync: false,
    sequence,
    picture,
    signals: new Map(signals.map((view) => [view.signal, view])),
    lossSilenced: null,
  };
}

function changed(state: PanelState, change: Change, sequence: number): PanelState {
  if (!state.picture) return state;
  const { signals, ...parts } = change;
  const version = change.alertsVersion;
  // A new version of the alerts without the alerts themselves: our list is not the watch's any more.
  const missed = version !== undefined && !change.alerts && version !== state.picture.alertsVersion;
  return {
    ...state,
    heard: state.mono,
    clock: { at: change.at, mono: state.mono },
    sequence,
    resync: state.resync || missed || sequence !== state.sequence + 1,
    picture: { ...state.picture, ...parts },
    signals: signals?.length ? merged(state.signals, signals) : state.signals,
  };
}

/** A live stream never vouches for a dead watch: what counts is when the server last heard the watch itself. */
function heartbeat(state: PanelState, beat: Extract<PanelEvent, { readonly is: "heartbeat" }>): PanelState {
  const heard =
    beat.watchSilent === null ? state.heard : Math.max(state.heard, state.mono - beat.watchSilent);
  const missed = !state.awaiting && beat.sequence !== state.sequence;
  return { ...state, heard, clock: { at: beat.at, mono: state.mono }, resync: state.resync || missed };
}

const merged = (held: ReadonlyMap<string, SignalView>, news: readonly SignalView[]) =>
  new Map([...held, ...news.map((view) => [view.signal, view] as const)]);

function ticked(state: PanelState): PanelState {
  const silent = state.mono - state.heard > LOST_AFTER;
  const link = silent ? "lost" : state.link;
  const read = state.notice?.ok && state.mono - state.notice.mono > NOTICE_FOR;
  return { ...state, link, notice: read ? null : state.notice };
}

/** The hand stays on its alert while that waits to be acknowledged; then it moves to the next that does. */
function settleSelection(state: PanelState): PanelState {
  const alerts = state.picture?.alerts ?? [];
  const held = alerts.find((alert) => alert.id === state.selected?.alert);
  if (held && waitsHere(held)) return state;
  const next = alerts.find(waitsHere);
  if (next) return { ...state, selected: { alert: next.id, since: state.mono, asked: false } };
  return held ? state : { ...state, selected: null };
}
