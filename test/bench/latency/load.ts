/**
 * The load of the ship while latency is measured: eight lines at 38400 baud, each as full as it can be, and a saturated
 * NMEA 2000 bus of 1,900 frames a second (played from a recording: the machines that build this have no CAN).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { encodeHdt } from "../../../src/wire/nmea0183/encode.ts";
import { candumpLines } from "../../../src/wire/nmea2000/encode.ts";
import {
  SWITCH_BANK_STATUS,
  switchBankStatusPayload,
} from "../../../src/wire/nmea2000/switch-bank-status.ts";
import { until } from "./until.ts";

const LINES = 8;
const FRAMES = 1900;
/** 38400 baud carry 3,840 characters a second: a heading takes 20. */
const SENTENCES = 190;
/** So that one writing has nine or ten of them. */
const EVERY = 50;
const MINUTES_OF_BUS = 3;

export interface Line {
  /** The end that the watch opens, and the end that the ship writes to. */
  readonly near: string;
  readonly far: string;
}

/** A pty that is a serial line. */
export async function openLine(folder: string, name: string, children: ChildProcess[]): Promise<Line> {
  const [near, far] = [join(folder, `${name}-near`), join(folder, `${name}-far`)];
  children.push(
    spawn("socat", [`pty,raw,echo=0,link=${near}`, `pty,raw,echo=0,link=${far}`], { stdio: "ignore" }),
  );
  await until(() => existsSync(near) && existsSync(far));
  return { near, far };
}

export const openLoadLines = (folder: string, children: ChildProcess[]): Promise<readonly Line[]> =>
  Promise.all(Array.from({ length: LINES }, (_, n) => openLine(folder, `load-${n}`, children)));

/** Distinct devices and instances, so that nothing is spared by being unchanged for ever. */
export function writeBus(path: string): void {
  const start = Date.UTC(2028, 2, 1);
  const lines: string[] = [];
  for (let frame = 0; frame < FRAMES * 60 * MINUTES_OF_BUS; frame += 1) {
    const payload = switchBankStatusPayload(frame % 50, { 1: frame % 100 < 50 ? "on" : "off", 2: "off" });
    const source = 30 + (frame % 50);
    const at = start + (frame * 1000) / FRAMES;
    lines.push(...candumpLines("can0", at, { pgn: SWITCH_BANK_STATUS, source, payload }));
  }
  writeFileSync(path, `${lines.join("\n")}\n`);
}

/** Writes on every line for as long as it is not stopped. */
export function loading(lines: readonly Line[]): { readonly stop: () => void } {
  const ends = lines.map(({ far }) => openSync(far, "r+"));
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    const text = Array.from(
      { length: (SENTENCES * EVERY) / 1000 },
      (_, n) => `${encodeHdt("HE", (turn * 7 + n) % 360)}\r\n`,
    ).join("");
    for (const end of ends) writeSync(end, text);
  }, EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      for (const end of ends) closeSync(end);
    },
  };
}
