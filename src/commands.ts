/**
 * The commands, each with what it alone needs: a command that is not asked for loads nothing, so that a month of the
 * log is on paper before the drivers and the law would have been read. Help asks for all of them.
 */
import type { Command } from "commander";
import { systemClock } from "./kernel/clock.ts";

export interface CommandParts {
  readonly write: (text: string) => void;
  readonly warn: (words: string) => void;
}

type Adds = (program: Command, parts: CommandParts) => Promise<void>;

const drivers = async () => (await import("../drivers/index.ts")).DRIVERS;
const rules = async () => (await import("./rules/index.ts")).rules;
const provisions = async () => (await import("./rules/provisions/provisions.ts")).provisions;
const ports = async () => (await import("./ports/system-ports.ts")).systemPorts(systemClock);

async function shipLoader(warn: CommandParts["warn"]) {
  const { shipFiles } = await import("./commands/ship-file.ts");
  return shipFiles({ drivers: await drivers(), rules: await rules(), warn });
}

/** By name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Adds>> = {
  run: async (program, { write, warn }) => {
    const { addRun } = await import("./commands/run.ts");
    const { programLog } = await import("./service/program-log.ts");
    addRun(program, {
      drivers: await drivers(),
      rules: await rules(),
      loadShip: await shipLoader(warn),
      ports: await ports(),
      clock: systemClock,
      log: programLog(),
      write,
      warn,
    });
  },
  check: async (program, { write, warn }) => {
    const { addCheck } = await import("./commands/check.ts");
    const parts = { drivers: await drivers(), rules: await rules(), provisions: await provisions() };
    addCheck(program, { ...parts, write, warn });
  },
  rules: async (program, { write, warn }) => {
    const { addRules } = await import("./commands/rules.ts");
    const { watchedShip } = await import("./watched-ship.ts");
    const loadShip = await shipLoader(warn);
    addRules(program, {
      provisions: await provisions(),
      rules: await rules(),
      loadShip: (path) => watchedShip(loadShip(path)),
      write,
    });
  },
  decode: async (program) => (await import("./commands/decode.ts")).addDecode(program),
  doctor: async (program, { write, warn }) => {
    const { addDoctor } = await import("./commands/doctor.ts");
    const parts = { drivers: await drivers(), loadShip: await shipLoader(warn), ports: await ports() };
    addDoctor(program, { ...parts, clock: systemClock, write });
  },
  replay: async (program, { write, warn }) => {
    const { addReplay } = await import("./commands/replay.ts");
    const parts = { drivers: await drivers(), rules: await rules(), loadShip: await shipLoader(warn) };
    addReplay(program, { ...parts, write, warn });
  },
  pin: async (program, { write, warn }) => {
    const { addPin } = await import("./commands/pin.ts");
    addPin(program, { keys: process.stdin, write, warn, asks: process.stderr });
  },
  log: async (program, { warn }) => {
    const { addLog } = await import("./commands/log.ts");
    const { sleep } = await import("./ports/sleep.ts");
    addLog(program, {
      // Only where a ship file is named are drivers and rules read, against which it is held.
      storeOf: async (path) => (await import("./store.ts")).storeOf((await shipLoader(warn))(path)),
      aboard: async (path) => {
        const { panelSchema } = await import("./outputs/panel/settings.ts");
        const { ship, watch } = (await shipLoader(warn))(path);
        return { particulars: ship.particulars, panel: panelSchema.parse(watch.outputs.panel ?? {}) };
      },
      sleep: (milliseconds) => sleep(milliseconds, new AbortController().signal),
      askPin: async () => (await import("./commands/pin.ts")).askedOnce(process.stdin, process.stderr),
    });
  },
};
