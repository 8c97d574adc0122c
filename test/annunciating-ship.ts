/**
 * A ship with a horn or a lamp at every place, from the wire to what each of them is told: sentences of the fire panel
 * and answers of a Modbus unit go in, through the program's own drivers. That a coil then does it: hardware/relay-keeper.
 */
import { DRIVERS } from "../drivers/index.ts";
import { compileBindings } from "../src/bindings/compile.ts";
import { declared } from "../src/commands/ship-file.ts";
import { readShipFile } from "../src/config/load.ts";
import type { Decoder } from "../src/ingest/driver.ts";
import type { Instant } from "../src/kernel/clock.ts";
import { demandOf } from "../src/outputs/relays/demand.ts";
import { relaysSchema } from "../src/outputs/relays/settings.ts";
import { rules } from "../src/rules/index.ts";
import { createWatch } from "../src/watch.ts";
import { watchedShip } from "../src/watched-ship.ts";
import { encodeFir } from "../src/wire/nmea0183/encode.ts";

/** The inputs of the unit, in their order. */
const INPUTS = [
  "manned",
  "engineers' alarm in order",
  "engineers' alarm sounding",
  "cabin connected",
  "unattended",
  "lubricating oil low",
  "accepted in the engine room",
] as const;
type Input = (typeof INPUTS)[number];
const input = (name: Input): string => `{ port: io, input: ${INPUTS.indexOf(name)} }`;
const detector = "{ port: fire, fir: { type: FS, zone: 1, loop: 1, detector: 11 } }";

const SHIP = `
ship: { name: MV Test Ferry, id: test-ferry, flag: IN, class: I, types: [passenger], keel-laid: 2026-09-01,
        gross-tonnage: 900, length: 60, breadth: 12, passengers-certified: 200, persons-certified: 230,
        propulsion: mechanical, time-zone: Asia/Kolkata }
ports:
  fire: { driver: nmea0183, serial: /dev/serial/by-id/fire, baud: 4800, safety: true }
  io: { driver: modbus, serial: /dev/serial/by-id/io, baud: 19200, unit: 1, poll: 500ms }
equipment:
  - { id: smoke-11, kind: fire-detector, name: Smoke 11, signals: { alarm: ${detector}, acknowledged: ${detector} } }
  - { id: bnwas, kind: bridge-watch-alarm, name: BNWAS, signals: { manned: ${input("manned")} } }
  - { id: bell, kind: engineers-alarm, name: Engineers' alarm, signals: { healthy: ${input("engineers' alarm in order")},
      sounding: ${input("engineers' alarm sounding")} } }
  - { id: ams, kind: machinery-alarm-system, name: Alarm system, signals: { cabin-connected: ${input("cabin connected")},
      unattended: ${input("unattended")} } }
  - { id: lube, kind: machinery-alarm, name: Lubricating oil, signals: { active: ${input("lubricating oil low")},
      accepted: ${input("accepted in the engine room")} } }
watch:
  relays:
    - { name: bridge horn, port: io, coil: 0, is: sounder }
    - { name: bridge lamp, port: io, coil: 1, is: lamp, priorities: [warning] }
    - { name: fire bell, port: io, coil: 2, is: sounder, aspects: [fire] }
    - { name: engineers, port: io, coil: 3, is: sounder, place: engineers }
    - { name: back-up officer, port: io, coil: 4, is: sounder, place: back-up-officer }
    - { name: crew, port: io, coil: 5, is: sounder, place: crew }
`;

export class AnnunciatingShip {
  #now: Instant = { at: Date.UTC(2028, 2, 1, 12), mono: 0 };
  readonly #made = new Set<Input>(["manned", "engineers' alarm in order", "cabin connected"]);
  #fire: "no" | "fire" | "acknowledged" = "no";
  readonly #relays;
  readonly #watch;
  readonly #decoders: Readonly<Record<string, Decoder>>;

  constructor() {
    const loaded = readShipFile(SHIP, ".", declared({ drivers: DRIVERS, rules }));
    if (!loaded.valid) throw new Error(JSON.stringify(loaded.problems));
    const { file } = loaded;
    const bindings = compileBindings(file);
    const { outputs } = file.watch;
    this.#relays = relaysSchema.parse(outputs.relays);
    this.#watch = createWatch({ ship: watchedShip(file), bindings, rules, now: this.#now, outputs });
    this.#decoders = Object.fromEntries(
      file.ports.flatMap(({ name, driver, config }) => {
        const one = DRIVERS.find((other) => other.name === driver);
        return one ? [[name, one.decoder(config, bindings.wanted(name))]] : [];
      }),
    );
    this.after(15);
    // What a ship at sea for the first time has to say: no drills, no tests entered.
    this.answer();
  }

  input(name: Input, made: boolean): this {
    if (made) this.#made.add(name);
    else this.#made.delete(name);
    return this.after(1);
  }

  fire(is: "no" | "fire" | "acknowledged"): this {
    this.#fire = is;
    return this.after(1);
  }

  /** Seconds, in each of which everything is told again. */
  after(seconds: number): this {
    for (let n = 0; n < seconds; n += 1) {
      this.#now = { at: this.#now.at + 1000, mono: this.#now.mono + 1000 };
      this.#tell();
    }
    return this;
  }

  acknowledge(rule: string): this {
    const alert = this.#alerts().find((one) => one.rule === rule)?.id ?? "";
    const refused = this.#watch.act({ act: "acknowledge", author: { name: "Rao" }, alert }, this.#now);
    if (refused !== undefined) throw new Error(refused);
    return this;
  }

  /** Everything that can be is acknowledged on the bridge. */
  answer(): this {
    for (const { id } of this.#alerts())
      this.#watch.act({ act: "acknowledge", author: { name: "Rao" }, alert: id }, this.#now);
    return this;
  }

  /** The names of the horns and lamps that are told to sound or show. */
  sounding(): readonly string[] {
    return this.#relays
      .filter((relay) => demandOf(relay, this.#alerts()).pattern !== "off")
      .map(({ name }) => name);
  }

  standing(rule: string): string | undefined {
    return this.#alerts().find((one) => one.rule === rule)?.text;
  }

  #alerts() {
    return this.#watch.alerts.list();
  }

  #tell(): void {
    const bits = INPUTS.reduce((all, name, n) => all | (this.#made.has(name) ? 1 << n : 0), 0);
    this.#hear("io", `unit 1 input 0-${INPUTS.length - 1}: ${bits.toString(16).padStart(2, "0")}`);
    const condition = this.#fire === "no" ? "V" : "A";
    const acknowledgement = this.#fire === "acknowledged" ? "A" : "V";
    const fire = {
      type: "E",
      system: "FS",
      firstDivision: "1",
      secondDivision: "1",
      detector: "11",
    } as const;
    this.#hear("fire", encodeFir("FR", { ...fire, condition, acknowledgement }));
  }

  #hear(port: string, text: string): void {
    const when = this.#now;
    this.#watch.hear(port, this.#decoders[port]?.({ when, text }) ?? [], when);
  }
}
