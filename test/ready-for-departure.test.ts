/** An officer reports the ship ready: the watch answers with what is open, and she may go all the same. */
import { expect, test } from "vitest";
import { compileBindings } from "../src/bindings/compile.ts";
import { declared } from "../src/commands/ship-file.ts";
import { readShipFile } from "../src/config/load.ts";
import { familiarBeforeTheVoyage } from "../src/rules/passenger-ship-2026/para-35-4-j.ts";
import { stabilityBeforeDeparture } from "../src/rules/passenger-ship-2026/para-36-1.ts";
import type { Act } from "../src/signals/act.ts";
import { createWatch } from "../src/watch.ts";
import { watchedShip } from "../src/watched-ship.ts";

const SHIP = `
ship: { name: MV Test, id: test, flag: IN, class: I, types: [passenger], keel-laid: 2026-09-01, length: 60, breadth: 12,
  passengers-certified: 200, persons-certified: 230, propulsion: mechanical, time-zone: Asia/Kolkata }
ports: {}
equipment: []
`;
const author = { name: "R. Nair", rank: "Master" };
const READY = { act: "ready-for-departure", author } as const;
const OPEN =
  "All with damage control duties made familiar with them, entered; Trim and stability determined, upright, entered";

function ship() {
  const rules = [familiarBeforeTheVoyage, stabilityBeforeDeparture];
  const loaded = readShipFile(SHIP, ".", declared({ drivers: [], rules }));
  if (!loaded.valid) throw new Error(JSON.stringify(loaded.problems));
  let mono = 0;
  const now = () => ({ at: Date.UTC(2028, 2, 1, 12) + mono, mono });
  const watch = createWatch({
    ship: watchedShip(loaded.file),
    bindings: compileBindings(loaded.file),
    rules,
    now: now(),
  });
  const says = (act: Act) => {
    mono += 60_000;
    return watch.act(act, now());
  };
  watch.act({ act: "phase", phase: "alongside", author }, now());
  const entries = () => watch.take().drafts.map(({ text }) => text);
  entries();
  return { says, entries, watch };
}
const enter = (kind: "stability" | "familiarisation") =>
  ({ act: "enter", kind, text: "Done", author }) as const;

test("with entries open she is not called ready: the answer lists them, and so does the entry", () => {
  const { says, entries, watch } = ship();
  expect(says(READY)).toBe(
    `Not ready for departure, 2 open before departure: ${OPEN}. See the page Departure; sailing all the same is alerted and entered.`,
  );
  expect(entries()).toEqual([
    `Ship being made ready for departure, not declared ready. 2 open before departure: ${OPEN}.`,
  ]);
  expect(watch.judge.gate().map(({ met }) => met)).toEqual([false, false]);
  expect(watch.alerts.list()).toEqual([]);
});

test("when everything is entered she is called ready", () => {
  const { says, entries } = ship();
  says(enter("stability"));
  says(enter("familiarisation"));
  entries();
  expect(says(READY)).toBeUndefined();
  expect(entries()).toEqual(["Ship declared ready for departure."]);
});

test("going all the same is alerted and entered, item by item", () => {
  const { says, entries, watch } = ship();
  says(READY);
  entries();
  says({ act: "phase", phase: "leaving", author });
  expect(watch.alerts.list().map(({ priority, text }) => [priority, text])).toEqual([
    ["alarm", "Departed without the entry of trim, stability and upright"],
    ["caution", "Departed without the entry that the crew is familiar with its duties"],
  ]);
  expect(entries()).toEqual([
    "Ship leaving the berth.",
    "MV Test sailed without the entry of familiarisation",
    "MV Test sailed without the entry of trim and stability",
  ]);
});
