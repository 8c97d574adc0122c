/**
 * Modbus lines, each with one master that is lent to every port of the ship file that wants it: units on the same
 * two wires are asked by turns, and one that does not answer is asked ever more rarely.
 */
import { backoff } from "../kernel/backoff.ts";
import type { Instant } from "../kernel/clock.ts";
import { type Duration, seconds } from "../kernel/duration.ts";
import { type ModbusLink, nameOf, openLink } from "./modbus-link.ts";
import type { ModbusAnswer, ModbusLine, ModbusMaster, Ports } from "./ports.ts";
import { sleep } from "./sleep.ts";

/** So often in a row before a unit has to wait, and how long it then waits. */
const MISSES = 3;
const FIRST_REST = seconds(1);
const LONGEST_REST = seconds(8);

interface Unit {
  misses: number;
  rests: Iterator<Duration, never>;
  /** Not asked before: monotonic milliseconds. */
  from: number;
}

interface SharedLine {
  readonly line: ModbusLine;
  readonly units: Map<number, Unit>;
  users: number;
  link: Promise<ModbusLink> | undefined;
  closing: Promise<void>;
  turn: Promise<unknown>;
  /** Monotonic milliseconds from which the next may speak. */
  free: number;
}

/** Between two telegrams a serial line is silent for 3.5 characters; above 19200 baud for 1.75 ms. */
const silenceOf = (line: ModbusLine): number =>
  "serial" in line ? Math.max(2, Math.ceil((3.5 * 11 * 1000) / line.baud)) : 0;

export function modbusLines(now: () => Instant): Ports["modbus"] {
  const lines = new Map<string, SharedLine>();

  function shared(line: ModbusLine): SharedLine {
    const known = lines.get(nameOf(line));
    if (known !== undefined && (known.users > 0 || same(known.line, line))) {
      if (!same(known.line, line))
        throw new Error(`${nameOf(line)} is in use at another rate: units on one line speak alike`);
      return known;
    }
    const none = Promise.resolve();
    // At another rate a unit that did not answer may.
    const fresh = {
      line,
      units: new Map<number, Unit>(),
      users: 0,
      link: undefined,
      closing: known?.closing ?? none,
      turn: none,
      free: 0,
    };
    lines.set(nameOf(line), fresh);
    return fresh;
  }

  return async (line, stop) => {
    const one = shared(line);
    one.users += 1;
    let held = true;
    const release = async (): Promise<void> => {
      if (held) one.users -= 1;
      held = false;
      if (one.users === 0) letGo(one);
      await one.closing;
    };
    try {
      return { ...masterOf(one, await opened(one, now), stop, now), release };
    } catch (error) {
      await release();
      throw error;
    }
  };
}

/** What is said of a line is only its settings: texts and numbers. */
const same = (a: ModbusLine, b: ModbusLine): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The line as it is open for the others, or opened anew where it is not, or is lost. */
async function opened(one: SharedLine, now: () => Instant): Promise<ModbusLink> {
  const found = one.link;
  const before = await found?.catch(() => undefined);
  if (before !== undefined && before.lost() === undefined) return before;
  if (one.link === found) letGo(one);
  one.link ??= one.closing.then(() => openLink(one.line, now));
  return one.link;
}

function letGo(one: SharedLine): void {
  const { link } = one;
  if (link === undefined) return;
  one.link = undefined;
  one.closing = link.then(
    (open) => open.close(),
    () => {},
  );
}

const pause = async (milliseconds: number, stop: AbortSignal): Promise<void> => {
  if (milliseconds > 0) await sleep(milliseconds, stop);
};

function masterOf(
  one: SharedLine,
  link: ModbusLink,
  stop: AbortSignal,
  now: () => Instant,
): Pick<ModbusMaster, "ask" | "order"> {
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const mine = one.turn.then(job);
    one.turn = mine.catch(() => {});
    return mine;
  };
  async function exchange(
    number: number,
    patience: number,
    put: () => Promise<ModbusAnswer>,
  ): Promise<ModbusAnswer> {
    const unit = one.units.get(number) ?? { misses: 0, rests: backoff(FIRST_REST, LONGEST_REST), from: 0 };
    one.units.set(number, unit);
    await pause(unit.from - now().mono, stop);
    return inTurn(async () => {
      await pause(one.free - now().mono, stop);
      if (stop.aborted) return { is: "miss", when: now(), because: "it was not asked any more" };
      const answer = await put();
      one.free = now().mono + silenceOf(one.line);
      note(unit, answer, patience);
      return answer;
    });
  }

  return {
    ask: (question, patience) => exchange(question.unit, patience, () => link.ask(question, patience)),
    order: (coil, made, patience) => exchange(coil.unit, patience, () => link.order(coil, made, patience)),
  };
}

/** After a miss the unit is left alone for as long as its answer might still come; after several, longer. */
function note(unit: Unit, answer: ModbusAnswer, patience: number): void {
  if (answer.is !== "miss") {
    unit.misses = 0;
    unit.rests = backoff(FIRST_REST, LONGEST_REST);
    return;
  }
  unit.misses += 1;
  const rest = unit.misses < MISSES ? patience : unit.rests.next().value;
  unit.from = answer.when.mono + Math.max(patience, rest);
}
