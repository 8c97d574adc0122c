/** What the watch tells the front office: the parts of the picture that have changed, from what has been told. */
import type { Alert } from "./alerts/alert.ts";
import type { Supervisor } from "./ingest/supervisor.ts";
import type { Json } from "./kernel/json.ts";
import type { AlertView, GateItem, Picture, PortView, SignalView } from "./outputs/feed.ts";
import type { PictureChange } from "./outputs/picture.ts";
import type { ChainHead } from "./records/protocol.ts";
import type { BoardChange } from "./signals/board.ts";
import type { Known } from "./signals/reading.ts";
import type { Told } from "./told.ts";
import type { Watch } from "./watch.ts";

export interface Telling {
  /** What changed; undefined when nothing did. */
  change(told: Told, at: number): PictureChange | undefined;
  /** Alerts up to this batch are durable. */
  recorded(batch: number, head: ChainHead): void;
  /** The batch that will carry what was told last. */
  sent(told: Told, batch: number): void;
  /** The ports, and the lists where time alone has changed them: once a second. */
  pulse(at: number): PictureChange;
}

/** A busy bus brings twenty tellings a second: lists that a person reads need not change with each. */
const LISTS_EVERY = 250;

export function createTelling(watch: Watch, supervisors: () => readonly Supervisor[]): Telling {
  /** Alerts whose last change is not durable yet, with the batch that carries it. */
  const unrecorded = new Map<string, number>();
  let version = 0;
  let head: ChainHead = { seq: 0, hash: "" };
  let headChanged = true;
  let becameDurable = false;
  let first = true;
  let lists = "";
  let listed = -1;
  let listedAt = Number.NEGATIVE_INFINITY;

  const alertViews = (): readonly AlertView[] =>
    watch.alerts.list().map((alert: Alert) => ({ ...alert, recorded: !unrecorded.has(alert.id) }));

  const alertParts = (): Partial<Picture> => {
    version += 1;
    return {
      alertsVersion: version,
      alerts: alertViews(),
      groups: watch.alerts.groups(),
      sound: watch.alerts.sound(),
    };
  };

  /** Looked at only when the judge has found something. */
  const listParts = (at: number): Partial<Picture> => {
    const revision = watch.judge.revision();
    if (revision === listed) return {};
    listed = revision;
    listedAt = at;
    const gate: readonly GateItem[] = watch.judge.gate();
    const parts = { gate, duties: watch.judge.duties(), indications: watch.judge.indications() };
    const written = JSON.stringify(parts);
    if (written === lists) return {};
    lists = written;
    return parts;
  };

  return {
    change(told, at) {
      const signals = told.changes.map(viewOfChange);
      const parts: Partial<Picture> = {
        ...(signals.length > 0
          ? { signals: latest(signals), ...(Math.abs(at - listedAt) < LISTS_EVERY ? {} : listParts(at)) }
          : {}),
        ...(told.alerts.length > 0 || becameDurable ? alertParts() : {}),
        ...(first
          ? {
              ...alertParts(),
              ...listParts(at),
              unwatched: watch.judge.unwatched(),
              signals: allSignals(watch),
            }
          : {}),
        ...(headChanged ? { head } : {}),
      };
      first = false;
      headChanged = false;
      becameDurable = false;
      return Object.keys(parts).length === 0 ? undefined : { at, ...parts };
    },
    sent(told, batch) {
      for (const { after } of told.alerts) unrecorded.set(after.id, batch);
    },
    recorded(batch, newHead) {
      head = newHead;
      headChanged = true;
      for (const [id, carried] of unrecorded) {
        if (carried <= batch) becameDurable = unrecorded.delete(id) || becameDurable;
      }
    },
    pulse: (at) => ({ at, ports: supervisors().map(portView), ...(first ? {} : listParts(at)) }),
  };
}

const portView = (supervisor: Supervisor): PortView => {
  const { port, driver, state, since, good, refused, because } = supervisor.report();
  return { port, driver, state, since, good, refused, ...(because === "" ? {} : { because }) };
};

const viewOfChange = ({ signal, after }: BoardChange): SignalView => viewOf(signal, after);

function viewOf(signal: string, known: Known): SignalView {
  switch (known.quality) {
    case "good":
      return { signal, quality: "good", value: known.value as Json, at: known.when.at, source: known.source };
    case "stale":
      return {
        signal,
        quality: "stale",
        value: null,
        at: known.when.at,
        source: known.source,
        because: "nothing heard in time",
      };
    case "broken":
      return {
        signal,
        quality: "broken",
        value: null,
        at: known.when.at,
        source: known.source,
        because: known.because,
      };
    case "never":
      return { signal, quality: "never", value: null, at: null, source: null };
  }
}

const allSignals = (watch: Watch): readonly SignalView[] =>
  [...watch.board.all()].map(([signal, known]) => viewOf(signal, known));

/** Of several changes of one signal, the last. */
const latest = (views: readonly SignalView[]): readonly SignalView[] => [
  ...new Map(views.map((view) => [view.signal, view])).values(),
];
