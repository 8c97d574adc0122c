/**
 * A Modbus unit on which a ship's contacts and meters hang, as her ship file says: what it tells is made from the
 * very bindings that hear it, out of how things stand on board. A thing is named as the signal, `wtd-3.position`.
 */
import type { Speaker } from "../../drivers/simulator/part.ts";
import type { Standing, Thing } from "../../drivers/simulator/timeline.ts";
import type { ShipFile } from "../../src/config/load.ts";
import type { SourceBinding } from "../../src/ship/binding-grammar.ts";
import { toldAnswer } from "../../src/wire/modbus/told.ts";

interface Contact {
  readonly input: number;
  readonly thing: string;
  /** What it says when it is made; of a thing that is yes or no, yes makes it. */
  readonly made: Thing;
  /** Shown by an indicator: it follows the door until a scenario says otherwise. */
  readonly follows: string | undefined;
}
interface Meter {
  readonly register: number;
  readonly thing: string;
  /** Steps of the register to a unit of the signal. */
  readonly steps: number;
}

type Point = Contact | Meter;

function pointsOf(thing: string, source: SourceBinding): readonly Point[] {
  const follows = thing.endsWith(".indicator") ? thing.replace(".indicator", ".position") : undefined;
  if ("closed" in source) {
    const { closed, open } = source;
    return [
      ...("input" in closed ? [{ input: closed.input, thing, follows, made: "closed" }] : []),
      ...("input" in open ? [{ input: open.input, thing, follows, made: "open" }] : []),
    ] as readonly Contact[];
  }
  if ("input" in source)
    return [{ input: source.input, thing, follows, made: (source.says?.made as Thing | undefined) ?? true }];
  if (!("register" in source)) return [];
  const [rawLow = 0, rawHigh = 1] = source.scale?.raw ?? [];
  const [low = 0, high = 1] = source.scale?.value ?? [];
  return [{ register: source.register, thing, steps: (rawHigh - rawLow) / (high - low) }];
}

const span = (numbers: readonly number[]): number => Math.max(...numbers) + 1;

/** One answer for all contacts, and one for all meters. */
export function unitOf(file: ShipFile, port: string, unit: number): readonly Speaker[] {
  const points = Object.entries(file.bindings).flatMap(([id, signals]) =>
    Object.entries(signals).flatMap(([signal, sources]) =>
      sources
        .filter((source) => ("port" in source ? source.port === port : source.closed.port === port))
        .flatMap((source) => pointsOf(`${id}.${signal}`, source)),
    ),
  );
  const contacts = points.filter((point) => "input" in point);
  const meters = points.filter((point) => "register" in point);
  const inputs = span(contacts.map(({ input }) => input));
  const registers = span(meters.map(({ register }) => register));
  const told = (table: "input" | "register", count: number, bytes: Uint8Array) =>
    toldAnswer({ unit, table, from: 0, count }, bytes);
  const says = (standing: Standing): readonly string[] => {
    const bits = new Uint8Array(Math.ceil(inputs / 8));
    for (const { input, thing, follows = "", made } of contacts) {
      const stands = standing.get(thing) ?? standing.get(follows);
      if (stands === made || stands === true) bits[input >> 3] = (bits[input >> 3] ?? 0) | (1 << (input & 7));
    }
    const words = Buffer.alloc(2 * registers);
    for (const { register, thing, steps } of meters)
      words.writeInt16BE(Math.round(Number(standing.get(thing) ?? 0) * steps), 2 * register);
    return [told("input", inputs, bits), told("register", registers, words)];
  };
  return [{ every: 5000, named: port, says: ({ standing }) => says(standing) }];
}
