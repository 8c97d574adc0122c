/** What the picture is to shore: which topics it wants, how urgent each is, and which turns of alerts it tells. */
import type { Alert } from "../../alerts/alert.ts";
import { seconds } from "../../kernel/duration.ts";
import { PRIORITIES } from "../../signals/priority.ts";
import type { Picture, SignalView } from "../feed.ts";
import type { PictureChange } from "../picture.ts";
import type { Retained } from "./retained.ts";
import { alert, type Publication, state, turned } from "./topics.ts";

/** 0 is the ship's own status; then alerts by priority, then alerts to be cleared, then states. */
export const STATUS_RANK = 0;
const CLEARED_ALERT_RANK = PRIORITIES.length + 1;
const STATE_RANK = PRIORITIES.length + 2;
export const LAST_ALERT_RANK = CLEARED_ALERT_RANK;

/** A number that moves all the time is sent this often; everything else when it changes. */
const NUMBERS_EVERY = seconds(10);

export class Said {
  readonly #ship: string;
  readonly #retained: Retained;
  #alerts = new Map<string, Alert>();
  readonly #states = new Map<string, { readonly topic: string; readonly quality: string }>();
  readonly #numbers = new Map<string, SignalView>();
  #numbersAt = Number.NEGATIVE_INFINITY;

  constructor(ship: string, retained: Retained) {
    this.#ship = ship;
    this.#retained = retained;
  }

  /** Everything anew: what is no longer in the picture is cleared ashore. */
  picture(picture: Picture): readonly Publication[] {
    const signals = new Set(picture.signals.map(({ signal }) => signal));
    for (const [signal, { topic }] of this.#states) {
      if (signals.has(signal)) continue;
      this.#states.delete(signal);
      this.#retained.unwant(topic, STATE_RANK);
    }
    return this.change(picture);
  }

  /** Returns the turns that the alerts have taken. */
  change({ at, alerts, signals = [] }: PictureChange): readonly Publication[] {
    for (const view of signals) this.#signal(view);
    return alerts === undefined ? [] : this.#turns(alerts, at);
  }

  tick(mono: number): void {
    if (mono - this.#numbersAt < NUMBERS_EVERY) return;
    this.#numbersAt = mono;
    for (const view of this.#numbers.values()) this.#retained.want(state(this.#ship, view), STATE_RANK);
    this.#numbers.clear();
  }

  #signal(view: SignalView): void {
    const publication = state(this.#ship, view);
    const known = this.#states.get(view.signal);
    this.#states.set(view.signal, { topic: publication.topic, quality: view.quality });
    const moves = typeof view.value === "number" || (typeof view.value === "object" && view.value !== null);
    if (moves && known?.quality === view.quality) {
      this.#numbers.set(view.signal, view);
    } else {
      this.#numbers.delete(view.signal);
      this.#retained.want(publication, STATE_RANK);
    }
  }

  #turns(views: readonly Alert[], at: number): readonly Publication[] {
    const after = new Map(
      views.filter((view) => view.state !== "normal").map((view) => [view.id, plain(view)]),
    );
    const normal = new Map(
      views.filter((view) => view.state === "normal").map((view) => [view.id, plain(view)]),
    );
    const turns: Publication[] = [];
    for (const [id, before] of this.#alerts) {
      if (after.has(id)) continue;
      this.#retained.unwant(alert(this.#ship, before).topic, CLEARED_ALERT_RANK);
      turns.push(turned(this.#ship, before, normal.get(id) ?? { ...before, state: "normal", changedAt: at }));
    }
    for (const [id, view] of after) {
      const before = this.#alerts.get(id);
      this.#retained.want(alert(this.#ship, view), 1 + PRIORITIES.indexOf(view.priority));
      if (before === undefined || differs(before, view)) turns.push(turned(this.#ship, before, view));
    }
    this.#alerts = after;
    return turns;
  }
}

const differs = (before: Alert, after: Alert): boolean =>
  before.state !== after.state ||
  before.occurrence !== after.occurrence ||
  before.priority !== after.priority;

/** Whether its row is durable concerns those on board: shore has the log itself. */
function plain(view: Alert & { readonly recorded?: boolean }): Alert {
  const { recorded: _, ...rest } = view;
  return rest;
}
