/** A ship of a few items that is listened to: what comes over her ports, and what then stands on the board. */
import { compileBindings } from "../../src/bindings/compile.ts";
import { readShipFile } from "../../src/config/load.ts";
import type { Instant } from "../../src/kernel/clock.ts";
import { createBoard } from "../../src/signals/board.ts";
import type { Known } from "../../src/signals/reading.ts";
import type { Fields, Message } from "../../src/wire/message.ts";
import { checksum } from "../../src/wire/nmea0183/checksum.ts";
import { decoder } from "../../src/wire/nmea0183/decode.ts";
import { declared } from "../config/declared.ts";

const HEAD = `
ship: { name: MV Test, id: test, flag: IN, types: [passenger], length: 50, breadth: 10, passengers-certified: 100,
        persons-certified: 110, propulsion: mechanical, time-zone: Asia/Kolkata }
ports:
  console: { driver: line, serial: /dev/serial/by-id/usb-console, baud: 9600 }
  line: { driver: line, serial: /dev/serial/by-id/usb-line, baud: 4800 }
  bus: { driver: bus, can: can0 }
  io: { driver: io, unit: 3, poll: 500ms }
equipment:
`;

const START = Date.UTC(2028, 2, 1, 18);

export function listeningShip(equipment: string) {
  const loaded = readShipFile(`${HEAD}${equipment}`, ".", declared);
  if (!loaded.valid) throw new Error(loaded.problems.map(({ message }) => message).join("\n"));
  const bindings = compileBindings(loaded.file);
  const board = createBoard();
  const decode = decoder({ safety: true });
  let now: Instant = { at: START, mono: 0 };

  const post = (readings: ReturnType<typeof bindings.read>) => {
    for (const reading of readings) board.post(reading);
  };
  /** Every deadline up to then, in order of time. */
  const pass = (mono: number) => {
    for (;;) {
      const due = Math.min(bindings.due() ?? Infinity, board.nextStale() ?? Infinity);
      if (due > mono) break;
      const then = { at: START + due, mono: due };
      board.expire(then);
      post(bindings.settle(then));
    }
    now = { at: START + mono, mono };
  };

  const ship = {
    bindings,
    hear(port: string, message: Message) {
      post(bindings.read(port, message, now));
      return ship;
    },
    /** A sentence without its checksum: `WDDOR,E,…`. */
    says(port: string, body: string) {
      for (const message of decode(`${body.startsWith("AIVDO") ? "!" : "$"}${body}*${checksum(body)}`, now)) {
        if (message.is === "refused") throw new Error(`${message.reason}: ${message.frame}`);
        ship.hear(port, message);
      }
      return ship;
    },
    pgn: (pgn: number, fields: Fields, more: { source?: number; name?: string } = {}) =>
      ship.hear("bus", { is: "pgn", pgn, source: 35, destination: 255, fields, ...more }),
    bank: (instance: number, indicators: Readonly<Record<number, string>>) =>
      ship.pgn(127501, {
        instance,
        ...Object.fromEntries(Object.entries(indicators).map(([n, state]) => [`indicator${n}`, state])),
      }),
    points: (
      table: "input" | "coil" | "register" | "holding",
      from: number,
      values: readonly (number | boolean)[],
    ) => ship.hear("io", { is: "points", unit: 3, table, from, values }),
    lost(port: string, because: string) {
      post(bindings.lost(port, now, because));
      return ship;
    },
    after(seconds: number) {
      pass(now.mono + seconds * 1000);
      return ship;
    },
    knows: (signal: string): Known => board.know(signal),
    /** The value, or the quality where there is none that may be believed. */
    shows(signal: string): unknown {
      const known = board.know(signal);
      return known.quality === "good" ? known.value : known.quality;
    },
    why(signal: string): string {
      const known = board.know(signal);
      return known.quality === "broken" ? known.because : "";
    },
  };
  return ship;
}
