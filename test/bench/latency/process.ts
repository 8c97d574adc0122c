/** What a process costs, as Linux tells it. */
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Seconds of processor time, all its threads. */
export function processorTime({ pid }: ChildProcess): number {
  const fields = told(pid, "stat").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes. */
export const residentOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(told(pid, "status"))?.[1] ?? 0) / 1000;

const told = (pid: number | undefined, what: string): string => readFileSync(`/proc/${pid}/${what}`, "utf8");
