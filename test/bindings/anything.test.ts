/** Whatever comes, in whatever order: bindings never throw, never go back in time, never invent a signal. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileBindings } from "../../src/bindings/compile.ts";
import { loadShipFile } from "../../src/config/load.ts";
import type { SignalSpec } from "../../src/ship/kinds/signal-spec.ts";
import { kinds } from "../../src/ship/kinds.ts";
import { createBoard } from "../../src/signals/board.ts";
import type { Fields, Message } from "../../src/wire/message.ts";
import { declared } from "../config/declared.ts";

const loaded = loadShipFile("test/bindings/every-source.yaml", declared);
if (!loaded.valid)
  throw new Error(loaded.problems.map(({ line, message }) => `${line}: ${message}`).join("\n"));
const { file } = loaded;
const ports = file.ports.map(({ name }) => name);

const letters = fc.constantFrom("O", "C", "S", "F", "X", "A", "V", "N", "H", "J", "K", "L", "D", "E", "");
const anyField = fc.oneof(
  letters,
  fc.constantFrom("WT", "FD", "FS", "WL", "42", "042", "3", "003", "1", "on", "off", "error", "unavailable"),
  fc.double(),
  fc.integer({ min: -5, max: 300 }),
  fc.boolean(),
  fc.constant([{ light: 3, status: 2 }, 7, { name: "MODE", value: 1 }]),
  fc.constant({ nested: [1] }),
);
const names = [
  "type",
  "system",
  "firstDivision",
  "secondDivision",
  "door",
  "detector",
  "point",
  "count",
  "status",
  "condition",
  "acknowledgement",
  "override",
  "switchSetting",
  "text",
  "lights",
  "measurements",
  "latitude",
  "longitude",
  "speed",
  "course",
  "time",
  "date",
  "mode",
  "quality",
  "navigationalStatus",
  "heading",
  "reference",
  "sog",
  "cog",
  "instance",
  "indicator1",
  "indicator2",
  "subsystem",
  "alarm",
  "number",
  "rate",
  "method",
];
const fields: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom(...names), anyField, { maxKeys: 12 });

const message: fc.Arbitrary<Message> = fc.oneof(
  fc.record({
    is: fc.constant("sentence" as const),
    talker: fc.constantFrom("WD", "GP"),
    formatter: fc.constantFrom("DOR", "FIR", "WAT", "NLS", "ALA", "RMC", "XDR", "VDO", "ZZZ"),
    fields,
  }),
  fc.record({
    is: fc.constant("pgn" as const),
    pgn: fc.constantFrom(127501, 127250, 129025, 129026, 60928),
    source: fc.nat(255),
    destination: fc.constant(255),
    fields,
  }),
  fc.record({
    is: fc.constant("points" as const),
    unit: fc.nat(4),
    table: fc.constantFrom("input" as const, "coil" as const, "register" as const, "holding" as const),
    from: fc.nat(10),
    values: fc.array(fc.oneof(fc.boolean(), fc.integer(), fc.double()), { maxLength: 12 }),
  }),
  fc.constant<Message>({ is: "ignored", name: "GSV" }),
  fc.constant<Message>({ is: "refused", reason: "checksum wrong", frame: "$" }),
);

const step = fc.record({
  after: fc.integer({ min: 0, max: 40_000 }),
  port: fc.constantFrom(...ports, "no-such-port"),
  what: fc.oneof({ weight: 12, arbitrary: message }, { weight: 1, arbitrary: fc.constant("lost" as const) }),
});

const specOf = (signal: string): SignalSpec<unknown> | undefined => {
  const [id, name = ""] = signal.split(".");
  const kind = file.ship.equipment.find((item) => item.id === id)?.kind;
  return kind && (kinds[kind] as Readonly<Record<string, SignalSpec<unknown>>>)[name];
};

const SORT = { boolean: "boolean", number: "number", text: "string", position: "object" } as const;

test("no message sequence makes bindings throw, or say what the catalogue does not have", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const bindings = compileBindings(file);
      const board = createBoard();
      let mono = 0;
      let told = 0;
      const take = (readings: ReturnType<typeof bindings.read>): void => {
        for (const reading of readings) {
          expect(reading.when.mono).toBeGreaterThanOrEqual(told);
          told = reading.when.mono;
          expect(bindings.bound.has(reading.signal.replace(/^source\./, ""))).toBe(true);
          expect((reading.value === undefined) !== (reading.broken === undefined)).toBe(true);
          const spec = specOf(reading.signal);
          if (reading.value !== undefined && spec !== undefined) {
            expect(typeof reading.value).toBe(SORT[spec.is]);
            if (typeof reading.value === "number") expect(Number.isFinite(reading.value)).toBe(true);
            if (typeof reading.value === "object") {
              expect(Math.abs(reading.value.latitude)).toBeLessThanOrEqual(90);
              expect(Math.abs(reading.value.longitude)).toBeLessThanOrEqual(180);
            }
            if (spec.oneOf !== undefined) expect(spec.oneOf).toContain(reading.value);
          }
          board.post(reading);
        }
      };
      for (const { after, port, what } of steps) {
        mono += after;
        const when = { at: mono, mono };
        for (let due = bindings.due(); due !== undefined && due <= mono; due = bindings.due())
          take(bindings.settle({ at: due, mono: due }));
        take(what === "lost" ? bindings.lost(port, when, "gone") : bindings.read(port, what, when));
      }
    }),
    { numRuns: 300 },
  );
});
