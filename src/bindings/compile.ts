/** All bindings of a ship file, ready to hear: one index for each port, one line to the board for each signal. */
import type { Duration } from "../kernel/duration.ts";
import { portsOf, type SignalBindings } from "../ship/binding-grammar.ts";
import type { SignalSpec } from "../ship/kinds/signal-spec.ts";
import { kinds } from "../ship/kinds.ts";
import type { Equipment } from "../ship/ship.ts";
import { sourceSignal } from "../signals/health.ts";
import type { Reading, SignalId } from "../signals/reading.ts";
import type { Bindings, SignalEdge } from "./bindings.ts";
import type { Edge } from "./contacts.ts";
import { doors, fires, waters } from "./detections.ts";
import { createEars } from "./ears.ts";
import { listen } from "./listen.ts";
import type { ListeningPort } from "./listening.ts";
import { isGood, type Sink } from "./said.ts";
import { createSection } from "./sections.ts";
import { inOrder } from "./sources.ts";
import { createTimers, type Timers } from "./timers.ts";

/** A port of the ship file, as far as bindings care. */
export interface BoundPort {
  readonly name: string;
  /** Looked into for `poll` alone, how often the port asks. */
  readonly config: unknown;
}

const pollOf = (config: unknown): Duration | undefined => {
  const poll = typeof config === "object" && config !== null && "poll" in config ? config.poll : undefined;
  return typeof poll === "number" ? (poll as Duration) : undefined;
};

function listeningPort(poll: Duration | undefined, timers: Timers): ListeningPort {
  const ears = createEars();
  const sections = {
    DOR: createSection(doors, timers),
    FIR: createSection(fires, timers),
    WAT: createSection(waters, timers),
  };
  for (const [formatter, section] of Object.entries(sections)) {
    ears.sentence(formatter, section.hear);
    ears.whenLost(section.lost);
  }
  return { ears, sections, poll };
}

const specOf = (kind: string, signal: string): SignalSpec<unknown> | undefined =>
  (kinds as Readonly<Record<string, Readonly<Record<string, SignalSpec<unknown>>>>>)[kind]?.[signal];

/** The parts of a ship file that bindings are made of. */
export interface BoundShip {
  readonly ship: { readonly equipment: readonly Equipment[] };
  readonly ports: readonly BoundPort[];
  readonly bindings: Readonly<Record<string, SignalBindings>>;
}

export function compileBindings({ ship, ports, bindings }: BoundShip): Bindings {
  const timers = createTimers();
  const listening = new Map<string, ListeningPort>();
  for (const { name, config } of ports) listening.set(name, listeningPort(pollOf(config), timers));
  const portOf = (name: string): ListeningPort => {
    const port = listening.get(name) ?? listeningPort(undefined, timers);
    listening.set(name, port);
    return port;
  };

  let said: Reading[] = [];
  let edges: SignalEdge[] = [];
  const bound = new Map<SignalId, readonly string[]>();

  const toBoard =
    (signal: SignalId, source: string): Sink =>
    (when, what, maxAge) => {
      said.push(
        isGood(what)
          ? { signal, when, source, value: what.value, maxAge }
          : { signal, when, source, broken: what.broken },
      );
    };

  /** Failover and return are told as well. */
  const inUse = (id: SignalId, sinks: readonly Sink[]) => {
    let last: number | undefined;
    return (source: number, ...[when, what, maxAge]: Parameters<Sink>): void => {
      if (source !== last) said.push({ signal: sourceSignal(id), when, source: "watch", value: source });
      last = source;
      sinks[source]?.(when, what, maxAge);
    };
  };

  for (const item of ship.equipment)
    for (const [signal, sources] of Object.entries(bindings[item.id] ?? {})) {
      const spec = specOf(item.kind, signal);
      if (spec === undefined) continue;
      const id = `${item.id}.${signal}`;
      bound.set(id, [...new Set(sources.flatMap(portsOf))]);
      const names = sources.map((source) => portsOf(source).join("+"));
      const direct = names.map((name) => toBoard(id, name));
      const sinks = sources.length < 2 ? direct : inOrder(sources.length, timers, inUse(id, direct));
      for (const [n, source] of sources.entries()) {
        const sink = sinks[n];
        const port = names[n] ?? "";
        const edge = ({ when, made, contact }: Edge): void => {
          const from = contact === undefined ? port : `${port}, ${contact} contact`;
          if (edges.length < MOST_EDGES) edges.push({ signal: id, when, made, source: from });
        };
        if (sink !== undefined)
          listen(source, portOf, { kind: item.kind, signal, is: spec.is, edge }, timers, sink);
      }
    }

  const taken = (): readonly Reading[] => {
    const readings = said;
    said = readings.length === 0 ? readings : [];
    return readings;
  };

  return {
    bound,
    read(port, message, when) {
      listening.get(port)?.ears.hear(message, when);
      return taken();
    },
    lost(port, when, because) {
      listening.get(port)?.ears.lost(when, `port ${port} is lost: ${because}`);
      return taken();
    },
    due: timers.due,
    settle(now) {
      timers.settle(now);
      return taken();
    },
    wanted: (port) => listening.get(port)?.ears.wanted() ?? new Set(),
    takeEdges() {
      const all = edges;
      edges = [];
      return all;
    },
  };
}

/** Between two takings; a contact that chatters this much is told of by its quality. */
const MOST_EDGES = 10_000;
