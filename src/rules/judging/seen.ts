/** What an instance sees at one moment: its readings sorted into known, unknown and not fitted. */
import type { Json } from "../../kernel/json.ts";
import type { Known as KnownReading, SignalId } from "../../signals/reading.ts";
import type { Evidence } from "../finding.ts";
import type { Instance, Known } from "../instance.ts";

export interface Seen {
  /** Good values by key; absent when unknown or not fitted. */
  readonly values: Known;
  /** Readings that must be known and are not, each in plain words. */
  readonly unknown: readonly UnknownReading[];
  /** Readings that must be bound and are not in the ship file. */
  readonly unbound: readonly SignalId[];
  /** Undefined: not known, which counts as "it exists". */
  readonly during: boolean | undefined;
  /** The first words after a start are still awaited. */
  readonly waiting: boolean;
  readonly since: Readonly<Record<string, number | undefined>>;
  readonly evidence: readonly Evidence[];
}

export interface UnknownReading {
  readonly signal: SignalId;
  /** `broken` is the input's own fault; `silent` is that nothing has come in time; `waiting` is not yet. */
  readonly is: "broken" | "silent" | "waiting";
  readonly because: string;
  readonly source: string | undefined;
}

/** What an instance may ask of the world. */
export interface View {
  readonly know: (signal: SignalId) => KnownReading;
  readonly isBound: (signal: SignalId) => boolean;
  readonly since: (signal: SignalId) => number | undefined;
  /** The port that the signal hangs on is lost: the fault is the port's, and is announced as one. */
  readonly portLost: (signal: SignalId) => boolean;
  /** After start, signals not heard yet are waited for until this monotonic time. */
  readonly waitingUntil: number;
}

export function see(instance: Instance, view: View, mono: number): Seen {
  const values: Record<string, unknown> = {};
  const unknown: UnknownReading[] = [];
  const unbound: SignalId[] = [];
  const reads = Object.entries(instance.reads);
  let evidence: readonly Evidence[] | undefined;
  for (const [key, { signal, need }] of reads) {
    const known = view.know(signal);
    if (known.quality === "good") values[key] = known.value;
    else if (!view.isBound(signal)) {
      if (need === "must") unbound.push(signal);
    } else if (need !== "if-known") {
      unknown.push(whyUnknown(signal, known, mono < view.waitingUntil, view.portLost(signal)));
    }
  }
  const facing = (signal: SignalId) => {
    const known = view.know(signal);
    return known.quality === "good" ? known.value : undefined;
  };
  return {
    values,
    unknown,
    unbound,
    during: instance.during ? instance.during.holds(facing) : true,
    waiting: mono < view.waitingUntil,
    // Most judgements come to nothing: what only some ask for is put together when it is asked for.
    get since() {
      return Object.fromEntries(reads.map(([key, { signal }]) => [key, view.since(signal)]));
    },
    get evidence() {
      evidence ??= reads.map(([, { signal }]) => asEvidence(signal, view.know(signal)));
      return evidence;
    },
  };
}

function whyUnknown(
  signal: SignalId,
  known: KnownReading,
  waiting: boolean,
  portLost: boolean,
): UnknownReading {
  switch (known.quality) {
    case "broken":
      // The situation needs a moment after a start before it can tell; that is no fault yet.
      if (waiting && known.source === "situation")
        return { signal, is: "waiting", because: known.because, source: known.source };
      return { signal, is: portLost ? "silent" : "broken", because: known.because, source: known.source };
    case "stale":
      return { signal, is: "silent", because: "nothing heard in time", source: known.source };
    // A good reading never comes here: it is known.
    case "good":
    case "never":
      return { signal, is: waiting ? "waiting" : "silent", because: "never heard", source: undefined };
  }
}

function asEvidence(signal: SignalId, known: KnownReading): Evidence {
  switch (known.quality) {
    case "good":
      return { signal, quality: "good", value: known.value as Json, at: known.when.at, source: known.source };
    case "stale":
      return { signal, quality: "stale", value: known.last as Json, at: known.when.at, source: known.source };
    case "broken":
      return { signal, quality: `broken: ${known.because}`, at: known.when.at, source: known.source };
    case "never":
      return { signal, quality: "never" };
  }
}
