/**
 * The filling disk. History stops first; then the space held in reserve is given to the log; the log stops
 * last. Each step is said once when it is reached and once when it is left.
 */
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { DiskStep } from "./protocol.ts";

export interface DiskLimits {
  readonly reserve: number;
  readonly historyStopsBelow: number;
}

export const MEBIBYTE = 1_048_576;

/** A year's entries of a busy ferry are some 60 MiB: the reserve lasts for months. */
export const DEFAULT_LIMITS: DiskLimits = { reserve: 32 * MEBIBYTE, historyStopsBelow: 256 * MEBIBYTE };

export interface DiskState {
  readonly freeBytes: number;
  readonly step: DiskStep;
  readonly historyStopped: boolean;
  readonly words: string;
}

export interface Disk {
  /** Looks at the space that is left, and makes the reserve again when there is room. */
  look(): DiskState;
  /** A write was refused for want of space. True when space was given up, and it is worth trying again. */
  giveReserve(): boolean;
  /** Even so a write was refused, or, after that, one was accepted. */
  logStopped(stopped: boolean): void;
}

export function watchDisk(directory: string, limits: DiskLimits): Disk {
  const reserve = join(directory, "reserve.bin");
  let historyStopped = false;
  let stopped = false;
  /** Since the reserve was given up, until it is held again. */
  let given = false;

  const held = (): boolean => existsSync(reserve) && statSync(reserve).size >= limits.reserve;
  const free = (): number => {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  };

  return {
    look() {
      if (!held() && free() > 2 * limits.reserve) holdReserve(reserve, limits.reserve);
      if (held()) given = false;
      const freeBytes = free();
      // Once stopped, history waits until there is a quarter more: it must not come and go with each file.
      const wanted = limits.historyStopsBelow * (historyStopped ? 1.25 : 1);
      historyStopped = freeBytes < wanted || !held() || stopped;
      const step = stepOf({ historyStopped, held: held(), given, stopped });
      return { freeBytes, step, historyStopped, words: saysStep(step, freeBytes) };
    },
    giveReserve() {
      if (!existsSync(reserve)) return false;
      rmSync(reserve);
      given = true;
      return true;
    },
    logStopped(now) {
      stopped = now;
    },
  };
}

interface Standing {
  readonly historyStopped: boolean;
  readonly held: boolean;
  readonly given: boolean;
  readonly stopped: boolean;
}

/** A reserve that could not be made is none that is written into. */
function stepOf({ historyStopped, held, given, stopped }: Standing): DiskStep {
  if (stopped) return "log-stopped";
  if (!held) return given ? "reserve-released" : "no-reserve";
  return historyStopped ? "history-stopped" : "room";
}

function saysStep(step: DiskStep, freeBytes: number): string {
  const left = `${Math.floor(freeBytes / MEBIBYTE)} MiB free`;
  switch (step) {
    case "room":
      return `There is room on the disk (${left}).`;
    case "history-stopped":
      return `The disk is filling (${left}): the history of readings is no longer kept. The log goes on.`;
    case "no-reserve":
      return `There is no room on the disk for the log's reserve (${left}): the history of readings is not kept, and nothing is held back for the log. Make room.`;
    case "reserve-released":
      return `The disk is full (${left}): the log is written into its reserve. Make room now.`;
    case "log-stopped":
      return `The disk is full and the reserve is used up (${left}): entries wait in memory and are lost if the power fails. Make room at once.`;
  }
}

/** Written and synced: a file with holes would hold nothing. Given up again when it does not fit. */
function holdReserve(path: string, bytes: number): void {
  const file = openSync(path, "w", 0o600);
  try {
    const block = Buffer.alloc(Math.min(bytes, MEBIBYTE));
    for (let done = 0; done < bytes; done += block.length) {
      writeSync(file, block, 0, Math.min(block.length, bytes - done));
    }
    fsyncSync(file);
    closeSync(file);
  } catch {
    closeSync(file);
    rmSync(path, { force: true });
  }
}
