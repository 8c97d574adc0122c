/** The register map of a navigation light controller is one sample: asked for at once, and judged together. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { blocksOf } from "../../drivers/modbus/blocks.ts";
import { compileBindings } from "../../src/bindings/compile.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { readShipFile } from "../../src/config/load.ts";
import { rules } from "../../src/rules/index.ts";
import { createWatch } from "../../src/watch.ts";
import { watchedShip } from "../../src/watched-ship.ts";

const SAMPLE = readFileSync(new URL("../../drivers/modbus/sample.yaml", import.meta.url), "utf8");
const SHIP = `
ship: { name: MV Test, id: test, flag: IN, types: [passenger], length: 60, breadth: 10, passengers-certified: 100,
        persons-certified: 110, propulsion: mechanical, time-zone: Asia/Kolkata }
`;
const START = Date.UTC(2028, 2, 1, 18);
const OFF = 1;
const LIT = 2;
/** Mastheads, sidelights, stern, anchor. */
const UNDER_WAY = [LIT, LIT, LIT, LIT, LIT, OFF];
const AT_ANCHOR = [OFF, OFF, OFF, OFF, OFF, LIT];

function ship() {
  const loaded = readShipFile(SHIP + SAMPLE, ".", declared({ drivers: DRIVERS, rules }));
  if (!loaded.valid) throw new Error(loaded.problems.map(({ message }) => message).join("\n"));
  const { file } = loaded;
  const bindings = compileBindings(file);
  const now = { at: START, mono: 0 };
  return { bindings, watch: createWatch({ ship: watchedShip(file), bindings, rules, now }) };
}

test("all lights are asked for in one question", () => {
  const numbers = [...ship().bindings.wanted("lights")].flatMap((point) =>
    point.startsWith("holding ") ? [Number(point.slice("holding ".length))] : [],
  );
  expect(blocksOf("holding", numbers, 8)).toEqual([
    { table: "holding", wanted: [40_001, 40_002, 40_003, 40_004, 40_005, 40_006] },
  ]);
});

test("the lights of a ship that anchors change in one moment, before anything is judged", () => {
  const { watch } = ship();
  const sample = (values: readonly number[], mono: number) => {
    const when = { at: START + mono, mono };
    watch.hear("lights", [{ is: "points", unit: 1, table: "holding", from: 40_001, values }], when);
    return watch.take().changes.filter(({ signal }) => signal.startsWith("light-"));
  };
  expect(sample(UNDER_WAY, 1000)).toHaveLength(6);
  const changes = sample(AT_ANCHOR, 1500);
  expect(changes.map(({ signal, after }) => `${signal} ${"value" in after ? after.value : ""}`)).toEqual([
    "light-masthead.state off",
    "light-masthead-aft.state off",
    "light-sidelight-port.state off",
    "light-sidelight-starboard.state off",
    "light-stern.state off",
    "light-anchor.state lit",
  ]);
  expect(new Set(changes.map(({ when }) => when.mono))).toEqual(new Set([1500]));
});

test("a light whose register says what the map does not name is broken, and the others are not", () => {
  const { watch } = ship();
  const values = UNDER_WAY.with(2, 9);
  watch.hear("lights", [{ is: "points", unit: 1, table: "holding", from: 40_001, values }], {
    at: START + 1000,
    mono: 1000,
  });
  expect(watch.board.know("light-sidelight-port.state").quality).toBe("broken");
  expect(watch.board.know("light-stern.state")).toMatchObject({ quality: "good", value: "lit" });
});
