/**
 * The frames of a CAN interface, read by can-utils' candump as a child process. Tried on a real kernel: it
 * survives the interface going down and up, ends loudly when the interface is deleted, shows error frames, and
 * with 8 MiB of socket buffer loses nothing of a burst of 20,000 frames. canboatjs's own socket is no second
 * way: after the interface has gone down it is silent for ever and does not say so.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Instant } from "../kernel/clock.ts";

export interface CanLine {
  readonly when: Instant;
  /** A line of `candump -L`. */
  readonly line: string;
}

/** Linux allows 15 characters; commas and blanks would be read as filters. */
const INTERFACE = /^[A-Za-z][A-Za-z0-9_.-]{0,14}$/;
const RECEIVE_BUFFER = 8 << 20;
/** All data frames, and every class of error frame. */
const EVERYTHING = "0:0,#FFFFFFFF";
/** candump writes lines of at most some hundred bytes; more without an end is not candump. */
const LONGEST_LINE = 4096;

/** Whether a text can be the name of a CAN interface, such as `can0`. */
export const isInterface = (name: string): boolean => INTERFACE.test(name);

/** Batches of lines as they are read, until stopped. Throws when the interface is lost or candump is absent. */
export async function* canLines(
  bus: { readonly interface: string },
  stop: AbortSignal,
  now: () => Instant,
): AsyncGenerator<readonly CanLine[]> {
  if (!isInterface(bus.interface))
    throw new Error(`"${bus.interface}" cannot be the name of a CAN interface`);
  if (stop.aborted) return;
  const child = spawn(
    "candump",
    ["-L", "-D", "-r", String(RECEIVE_BUFFER), `${bus.interface},${EVERYTHING}`],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = endOf(child);
  const complaint = keptText(child);
  const kill = (): void => void child.kill();
  stop.addEventListener("abort", kill, { once: true });
  try {
    let held = "";
    for await (const chunk of child.stdout) {
      const when = now();
      const lines = (held + String(chunk)).split("\n");
      held = lines.pop() ?? "";
      if (held.length > LONGEST_LINE) held = "";
      if (lines.length > 0) yield lines.map((line) => ({ when, line }));
    }
    const how = await ended;
    if (!stop.aborted) throw new Error(inWords(bus.interface, how, complaint()));
  } finally {
    stop.removeEventListener("abort", kill);
    kill();
  }
}

/** Puts one frame on the bus, by can-utils' cansend; words when it could not be sent. */
export async function sendCan(
  bus: { readonly interface: string },
  frame: string,
): Promise<string | undefined> {
  if (!isInterface(bus.interface)) return `"${bus.interface}" cannot be the name of a CAN interface`;
  const child = spawn("cansend", [bus.interface, frame], { stdio: ["ignore", "ignore", "pipe"] });
  const complaint = keptText(child);
  const how = await endOf(child);
  if (how === "missing") return "cansend is not installed (Debian's package can-utils)";
  return how === "ended with status 0" ? undefined : `cansend ${how}${told(complaint())}`;
}

export function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "ENOENT" ? "missing" : error.message),
    );
    child.once("close", (status, signal) => {
      resolve(status === null ? `was ended by ${String(signal)}` : `ended with status ${status}`);
    });
  });
}

/** The last words on standard error. */
export function keptText(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.on("data", (chunk: unknown) => {
    text = (text + String(chunk)).slice(-400);
  });
  return () => text.trim().split("\n").at(-1) ?? "";
}

function inWords(name: string, how: string, complaint: string): string {
  if (how === "missing") {
    return `CAN interface ${name} cannot be read: candump is not installed (Debian's package can-utils)`;
  }
  if (/no such device/i.test(complaint)) return `CAN interface ${name} is not there: ${complaint}`;
  return `CAN interface ${name} is lost: candump ${how}${told(complaint)}`;
}

const told = (complaint: string): string => (complaint === "" ? "" : `, saying "${complaint}"`);
