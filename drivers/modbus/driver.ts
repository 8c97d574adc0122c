/** Asks one Modbus unit for its contacts and meters, over a serial line or TCP. Sends what README.md lists. */
import {
  type CoilUnit,
  type Decoder,
  type DriverContext,
  defineDriver,
  type Raw,
} from "../../src/ingest/driver.ts";
import type { ModbusAnswer, ModbusLine } from "../../src/ports/ports.ts";
import {
  type Asked,
  inWords,
  isBits,
  modbusDecoder,
  type PointTable,
  toldAnswer,
  toldMiss,
  toldRefusal,
} from "../../src/wire/modbus/told.ts";
import { type Block, blocksOf, countOf, createPlan, fromOf } from "./blocks.ts";
import { type Settings, settings } from "./settings.ts";

const TABLES: readonly PointTable[] = ["input", "coil", "register", "holding"];
/** So often in a row, then the unit does not answer: one telegram may be spoilt by a motor that starts. */
const TRIES = 3;
/** The line belongs to others too. */
const LEAST_PAUSE = 10;

function lineOf({ serial, baud, parity, "stop-bits": stopBits, echo, tcp }: Settings): ModbusLine {
  if (serial !== undefined)
    return {
      serial,
      baud: baud ?? 19_200,
      parity: parity ?? "none",
      stopBits: stopBits ?? 1,
      ...(echo === true && { echo }),
    };
  const [host = "", port] = (tcp ?? "").split(":");
  return { host, port: Number(port) };
}

/** By the numbers of the ship file: what bindings read, and what `read` adds. */
function wantedOf(table: PointTable, { read }: Settings, wanted: ReadonlySet<string>): readonly number[] {
  const bound = [...wanted].flatMap((point) => {
    const [name, number] = point.split(" ");
    return name === table ? [Number(number)] : [];
  });
  return [...bound, ...(read?.[table] ?? [])];
}

function planOf(config: Settings, wanted: ReadonlySet<string>): readonly Block[] {
  const blocks = TABLES.flatMap((table) => {
    const first = config.first[table] ?? 0;
    const numbers = wantedOf(table, config, wanted).map((number) => {
      if (number < first)
        throw new Error(`${table} ${number} is wanted, but the port says that the first is ${first}`);
      return number - first;
    });
    return blocksOf(table, numbers, config.gap);
  });
  if (blocks.length === 0)
    throw new Error("nothing is to be read: bind its points, or list them under `read`");
  return blocks;
}

/** Milliseconds that question and answer are on the wire. */
function onTheWire({ table, count }: Asked, line: ModbusLine): number {
  if (!("serial" in line)) return 0;
  const bytes = 8 + 5 + (isBits(table) ? count / 8 : 2 * count);
  return (bytes * 11 * 1000) / line.baud;
}

function told(asked: Asked, answer: ModbusAnswer): Raw {
  const { when } = answer;
  if (answer.is === "answer") return { when, text: toldAnswer(asked, answer.bytes) };
  return {
    when,
    text: answer.is === "refusal" ? toldRefusal(asked, answer.code) : toldMiss(asked, answer.because),
  };
}

async function* read(config: Settings, context: DriverContext): AsyncGenerator<readonly Raw[]> {
  const { ports, stop, wanted = new Set<string>() } = context;
  const { unit, poll, timeout } = config;
  const line = lineOf(config);
  const plan = createPlan(planOf(config, wanted));
  const master = await ports.modbus(line, stop);
  let misses = TRIES - 1;
  try {
    while (!stop.aborted) {
      const began = ports.now().mono;
      for (const block of plan.due(began)) {
        const asked = { unit, table: block.table, from: fromOf(block), count: countOf(block) };
        for (;;) {
          const answer = await master.ask(asked, timeout + onTheWire(asked, line));
          if (stop.aborted) return;
          yield [told(asked, answer)];
          if (answer.is === "refusal") plan.refused(block, answer.code, answer.when.mono);
          misses = answer.is === "miss" ? misses + 1 : 0;
          if (answer.is !== "miss") break;
          if (misses >= TRIES)
            throw new Error(`unit ${unit} does not answer (${inWords(asked)}: ${answer.because})`);
        }
      }
      await ports.sleep(Math.max(LEAST_PAUSE, began + poll - ports.now().mono), stop);
    }
  } finally {
    await master.release();
  }
}

const holds = ({ serial, tcp }: Settings): string =>
  serial === undefined ? `Modbus at ${tcp ?? ""}` : `serial ${serial}`;

/** A unit has one port; its line is shared with the ports of other units. */
function shares(config: Settings): { readonly part: string; readonly alike: string } {
  const line = lineOf(config);
  const alike =
    "serial" in line
      ? `${line.baud} baud, parity ${line.parity}, ${line.stopBits} stop bits${line.echo ? ", with echo" : ""}`
      : "TCP";
  return { part: `unit ${config.unit}`, alike };
}

const coils = (config: Settings): CoilUnit => ({
  line: lineOf(config),
  unit: config.unit,
  first: config.first.coil ?? 0,
  patience: config.timeout,
});

export const modbus = defineDriver({
  name: "modbus",
  describes: "Contacts and meters of one Modbus unit, RTU on a serial line or TCP; nothing is ever written",
  config: settings,
  holds,
  shares,
  coils,
  read,
  decoder: ({ first }): Decoder => modbusDecoder(first),
});
