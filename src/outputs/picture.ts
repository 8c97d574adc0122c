/** How a picture grows: it is sent whole once, and then in parts; whoever holds it puts the parts in their place. */
import type { Picture, SignalView } from "./feed.ts";

/** Absent parts are as they were; `signals` holds only those that changed. */
export type PictureChange = Partial<Picture> & { readonly at: number };

/** Before the watch has said anything: nothing is known, and nothing is claimed. */
export const blankPicture: Picture = {
  at: 0,
  alertsVersion: 0,
  alerts: [],
  groups: [],
  signals: [],
  gate: [],
  duties: [],
  indications: [],
  ports: [],
  unwatched: [],
  head: { seq: 0, hash: "" },
  sound: null,
};

/** The picture after the change. Neither argument is touched. */
export function changed(picture: Picture, change: PictureChange): Picture {
  const { signals, ...parts } = change;
  return {
    ...picture,
    ...parts,
    signals: signals === undefined ? picture.signals : latest(picture.signals, signals),
  };
}

/** Each signal once, in the order in which it was first heard of, as it was last said to be. */
function latest(before: readonly SignalView[], after: readonly SignalView[]): readonly SignalView[] {
  const views = new Map(before.map((view) => [view.signal, view]));
  for (const view of after) views.set(view.signal, view);
  return [...views.values()];
}
