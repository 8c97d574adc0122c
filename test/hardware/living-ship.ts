/**
 * A ship that lives in the test: her ship file, the program's own drivers and supervisors, and the watch; without
 * offices, panel and store. What the watch tells is kept here.
 */

import { DRIVERS } from "../../drivers/index.ts";
import type { SignalEdge } from "../../src/bindings/bindings.ts";
import { compileBindings } from "../../src/bindings/compile.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { readShipFile } from "../../src/config/load.ts";
import type { Recorded } from "../../src/ingest/recording.ts";
import { supervise } from "../../src/ingest/supervisor.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { rules } from "../../src/rules/index.ts";
import type { Told } from "../../src/told.ts";
import { createTurns } from "../../src/turns.ts";
import { createWatch } from "../../src/watch.ts";
import { watchedShip } from "../../src/watched-ship.ts";

const PARTICULARS = `
ship: { name: MV Test Ferry, id: test-ferry, flag: IN, class: I, types: [passenger], keel-laid: 2026-09-01,
        gross-tonnage: 900, length: 60, breadth: 12, passengers-certified: 200, persons-certified: 230,
        propulsion: mechanical, time-zone: Asia/Kolkata }
`;

/** The ship file's `ports` and `equipment`. */
export function livingShip(yaml: string) {
  const loaded = readShipFile(PARTICULARS + yaml, ".", declared({ drivers: DRIVERS, rules }));
  if (!loaded.valid) throw new Error(loaded.problems.map(({ message }) => message).join("\n"));
  const { file } = loaded;
  const clock = systemClock;
  const ports = systemPorts(clock);
  const bindings = compileBindings(file);
  const watch = createWatch({ ship: watchedShip(file), bindings, rules, now: clock.now() });
  const told = { alerts: [] as Told["alerts"][number][], changes: [] as Told["changes"][number][] };
  const edges: SignalEdge[] = [];
  const recorded: Recorded[] = [];
  const turns = createTurns({
    watch,
    clock,
    tell: (now) => {
      told.alerts.push(...now.alerts);
      told.changes.push(...now.changes);
      edges.push(...now.edges);
    },
    ran: () => {},
    sleeps: () => {},
    turned: () => {},
  });
  const supervisors = file.ports.map(({ name, driver: driverName, config }) => {
    const driver = DRIVERS.find((one) => one.name === driverName);
    if (driver === undefined) throw new Error(`no driver ${driverName}`);
    return supervise({
      port: name,
      driver,
      config,
      ports,
      clock,
      log: silentLog,
      wanted: bindings.wanted(name),
      heard: (port, raw, messages) => {
        recorded.push({ port, ...raw, is: "text" in raw ? "text" : "hex" } as Recorded);
        watch.hear(port, messages, raw.when);
        turns.soon();
      },
      changed: (port, state, because, when) => {
        watch.port(port, state, because, when);
        turns.soon();
      },
    });
  });
  const shows = (signal: string): unknown => {
    const known = watch.board.know(signal);
    return known.quality === "good" ? known.value : known.quality;
  };
  return {
    told,
    edges,
    /** What every port brought, as the recorder would write it. */
    recorded,
    shows,
    why: (signal: string): string => {
      const known = watch.board.know(signal);
      return known.quality === "broken" ? known.because : known.quality;
    },
    alerts: () => watch.alerts.list(),
    groups: () => watch.alerts.groups(),
    reports: () => supervisors.map((one) => one.report()),
    /** Throws with what is shown when it is not in time. */
    until: async (signal: string, value: unknown, milliseconds = 10_000): Promise<void> => {
      const late = Date.now() + milliseconds;
      while (shows(signal) !== value) {
        if (Date.now() > late) throw new Error(`${signal} is ${String(shows(signal))}, not ${String(value)}`);
        await new Promise((again) => setTimeout(again, 10));
      }
    },
    /** The board shows a change at once; it is told with whatever gathered in the next 50 ms. */
    untilTold: async (changes: () => number, wanted: number, milliseconds = 10_000): Promise<void> => {
      const late = Date.now() + milliseconds;
      while (changes() < wanted) {
        if (Date.now() > late) throw new Error(`${changes()} changes were told, not ${wanted}`);
        await new Promise((again) => setTimeout(again, 10));
      }
    },
    end: async (): Promise<void> => {
      await Promise.all(supervisors.map((one) => one.stop()));
      turns.end();
    },
  };
}
