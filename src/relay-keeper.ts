/**
 * The watch's own horns and lamps, over the Modbus units of the ship file: told what the alerts ask for, and read back
 * through the port that reads the unit anyway. Nothing but the coils that the ship file names is ever ordered.
 */
import type { Alert } from "./alerts/alert.ts";
import type { ShipFile } from "./config/load.ts";
import { driverOf } from "./driver-of.ts";
import type { CoilUnit, Driver } from "./ingest/driver.ts";
import type { Supervisor } from "./ingest/supervisor.ts";
import type { Clock, Instant } from "./kernel/clock.ts";
import { Relay } from "./outputs/relays/relay.ts";
import { relaysSchema } from "./outputs/relays/settings.ts";
import type { ModbusMaster, Ports } from "./ports/ports.ts";
import type { Message } from "./wire/message.ts";

export interface RelayKeeper {
  /** The points of a port by which its relays are read back. */
  wanted(port: string): ReadonlySet<string>;
  /** All alerts that are not normal, whenever they have changed. */
  told(alerts: readonly Alert[]): void;
  heard(port: string, messages: readonly Message[], when: Instant): void;
  /** Opens every relay, and lets go of the lines. */
  stop(): Promise<void>;
}

export interface RelayKeeperStart {
  readonly file: Pick<ShipFile, "ports" | "watch">;
  readonly drivers: readonly Driver[];
  readonly ports: Pick<Ports, "modbus" | "sleep">;
  readonly clock: Clock;
  readonly alerts: readonly Alert[];
  /** Of a port that is known to be lost it is no news that its relays cannot be told. */
  readonly supervisors: readonly Pick<Supervisor, "report">[];
  /** `well`, or what is wrong; only when it changes. */
  readonly trouble: (words: string) => void;
}

/** A pattern's beep is half a second: nothing is late by more than a tenth of it. */
const LOOK_EVERY = 50;

interface Kept {
  readonly relay: Relay;
  readonly unit: CoilUnit;
  underWay: boolean;
}

export function createRelayKeeper(start: RelayKeeperStart): RelayKeeper {
  const { file, drivers, ports, clock } = start;
  const stopping = new AbortController();
  const masters = new Map<string, Promise<ModbusMaster>>();
  const relays: readonly Kept[] = relaysSchema.parse(file.watch.outputs.relays).map((settings) => ({
    relay: new Relay(settings),
    unit: unitOf(settings.port),
    underWay: false,
  }));
  let wellness = "well";
  for (const { relay } of relays) relay.tell(start.alerts, clock.now());
  const running = relays.length === 0 ? Promise.resolve() : run();

  /** `check` has seen to it that there is one. */
  function unitOf(port: string): CoilUnit {
    const found = file.ports.find(({ name }) => name === port);
    const unit = found && driverOf(found, drivers).coils?.(found.config);
    if (unit === undefined) throw new Error(`port “${port}” has no coils`);
    return unit;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      drive();
      judge();
      await ports.sleep(LOOK_EVERY, stopping.signal);
    }
  }

  function drive(): void {
    for (const kept of relays) {
      if (kept.underWay) continue;
      const made = kept.relay.due(clock.now());
      if (made !== undefined) void order(kept, made);
    }
  }

  async function order(kept: Kept, made: boolean): Promise<void> {
    const { relay, unit } = kept;
    kept.underWay = true;
    try {
      const master = await masterOf(unit);
      const coil = { unit: unit.unit, coil: relay.settings.coil - unit.first };
      const answer = await master.order(coil, made, unit.patience);
      if (answer.is === "answer") relay.took(made, answer.when);
      else relay.failed(answer.is === "miss" ? answer.because : `refused (code ${answer.code})`, answer.when);
    } catch (error) {
      masters.delete(JSON.stringify(unit.line));
      relay.failed(error instanceof Error ? error.message : String(error), clock.now());
    } finally {
      kept.underWay = false;
    }
  }

  /** The line is opened with the first order, and anew after it was lost. */
  function masterOf({ line }: CoilUnit): Promise<ModbusMaster> {
    const key = JSON.stringify(line);
    const master = masters.get(key) ?? ports.modbus(line, new AbortController().signal);
    masters.set(key, master);
    return master;
  }

  function judge(): void {
    const lost = new Set(
      start.supervisors
        .map((one) => one.report())
        .flatMap(({ port, state }) => (state === "lost" ? [port] : [])),
    );
    const now = clock.now();
    const ill = relays.flatMap(({ relay }) =>
      lost.has(relay.settings.port) ? [] : (relay.trouble(now) ?? []),
    );
    const words = ill.length === 0 ? "well" : ill.join("; ");
    if (words !== wellness) start.trouble(words);
    wellness = words;
  }

  return {
    wanted: (port) =>
      new Set(relays.filter(({ relay }) => relay.settings.port === port).map(({ relay }) => pointOf(relay))),
    told(alerts) {
      for (const { relay } of relays) relay.tell(alerts, clock.now());
      drive();
    },
    heard(port, messages, when) {
      for (const { relay } of relays)
        for (const message of relay.settings.port === port ? messages : []) {
          const made = readBack(relay, message);
          if (made !== undefined) relay.reads(made, when);
        }
    },
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(relays.map((kept) => order(kept, false)));
      for (const master of masters.values()) await (await master.catch(() => undefined))?.release();
    },
  };
}

const pointOf = ({ settings }: Relay): string => {
  const { coil, "read-back": input } = settings;
  return input === undefined ? `coil ${coil}` : `input ${input}`;
};

function readBack(relay: Relay, message: Message): boolean | undefined {
  if (message.is !== "points") return undefined;
  const [table, number] = pointOf(relay).split(" ");
  const value = message.table === table ? message.values[Number(number) - message.from] : undefined;
  return typeof value === "boolean" ? value : undefined;
}
