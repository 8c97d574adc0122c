/** A ship whose signs are given by hand, for stories of the situation: what is given is said again every second. */

import { seconds } from "../../src/kernel/duration.ts";
import type { Json } from "../../src/kernel/json.ts";
import type { Equipment, Ship } from "../../src/ship/ship.ts";
import type { Act } from "../../src/signals/act.ts";
import { type Board, createBoard } from "../../src/signals/board.ts";
import type { SignalValue } from "../../src/signals/reading.ts";
import { createSituation, type Situation } from "../../src/situation/situation.ts";
import { ferry, item } from "../rules/ferry.ts";

export const receiver = (id: string): Equipment => item("gnss", id, ["position", "speed", "time"]);
export const transponder = item("ais", "ais", ["status"]);
export const mooring = item("mooring", "mooring", ["lines-ashore"]);

/** 1 March 2028, 06:00 UTC: day at Kochi. */
export const START = Date.UTC(2028, 2, 1, 6);

export class Sailing {
  readonly #board: Board = createBoard();
  readonly #situation: Situation;
  readonly #given = new Map<string, SignalValue>();
  #mono = 0;

  constructor(equipment: readonly Equipment[], kept?: Json, ship: Partial<Ship> = {}, start = START) {
    this.#start = start;
    this.#situation = createSituation(ferry(equipment, {}, ship), this.#board, {
      now: this.#now(),
      ...(kept === undefined ? {} : { kept }),
    });
    this.#look();
  }

  readonly #start: number;

  given(values: Readonly<Record<string, SignalValue>>): this {
    for (const [signal, value] of Object.entries(values)) this.#given.set(signal, value);
    return this.#say();
  }

  silence(...signals: readonly string[]): this {
    for (const signal of signals) this.#given.delete(signal);
    return this;
  }

  after(seconds_: number): this {
    for (let n = 0; n < seconds_; n += 1) {
      this.#mono += 1000;
      this.#board.expire(this.#now());
      this.#say();
    }
    return this;
  }

  says(act: Act): this {
    for (const reading of this.#situation.act(act, this.#now())) this.#board.post(reading);
    return this;
  }

  /** The value of a fact; `unknown` when nobody may rely on it. */
  fact(name: string): SignalValue | "unknown" {
    const known = this.#board.know(name);
    return known.quality === "good" ? known.value : "unknown";
  }

  save(): Json {
    return this.#situation.save();
  }

  #now(): { readonly at: number; readonly mono: number } {
    return { at: this.#start + this.#mono, mono: this.#mono };
  }

  #say(): this {
    for (const [signal, value] of this.#given)
      this.#board.post({ signal, value, when: this.#now(), source: "test", maxAge: seconds(5) });
    return this.#look();
  }

  #look(): this {
    for (const reading of this.#situation.look(this.#now())) this.#board.post(reading);
    return this;
  }
}
