/** Serial lines, by serialport. A line that is lost throws; a line that is only quiet does not end. */
import { type Stats, statSync } from "node:fs";
import { SerialPort } from "serialport";
import type { Instant } from "../kernel/clock.ts";
import { Absent } from "./absent.ts";
import { inbox } from "./inbox.ts";
import type { OpenLines } from "./open-lines.ts";
import type { Chunk, SerialLine } from "./ports.ts";

const LOOK_EVERY = 250;

/**
 * Looks again and again whether the device is still there, until what is returned is called. serialport does not
 * always tell: a line that hangs up reads as empty, which it tries again for ever, without a word and at full speed.
 */
export function watchDevice(path: string, gone: () => void): () => void {
  const device = deviceAt(path);
  const look = setInterval(() => {
    if (!same(device, deviceAt(path))) gone();
  }, LOOK_EVERY);
  return () => clearInterval(look);
}

/** Bytes of the line at 8N1, until stopped; while it is open it stands in `open`, for who speaks on it. */
export async function* serialChunks(
  { path, baud }: SerialLine,
  stop: AbortSignal,
  now: () => Instant,
  open: OpenLines = new Map(),
): AsyncGenerator<Chunk> {
  if (stop.aborted) return;
  const what = `serial line ${path}`;
  lookFor(path);
  const port = new SerialPort({ path, baudRate: baud, autoOpen: false });
  await opened(port);
  const life = new AbortController();
  open.set(what, { send: (bytes, done) => transmit(port, bytes, done), life: life.signal });
  const arrivals = inbox(what, now);
  const quit = (): void => arrivals.stop();
  port.on("data", (bytes: Buffer) => arrivals.put(bytes));
  port.on("error", (error) => arrivals.fail(new Error(`${what} is lost: ${error.message}`)));
  port.on("close", () => arrivals.fail(new Error(`${what} is lost: its device has gone`)));
  stop.addEventListener("abort", quit, { once: true });
  const unwatch = watchDevice(path, () => arrivals.fail(new Error(`${what} is lost: its device has gone`)));
  try {
    if (!stop.aborted) yield* arrivals.chunks;
  } finally {
    unwatch();
    stop.removeEventListener("abort", quit);
    open.delete(what);
    life.abort();
    await closed(port);
  }
}

/** Done when the last byte has left, so that the next is never older than it need be. */
export function transmit(port: SerialPort, bytes: Uint8Array, done: (error?: Error | null) => void): void {
  if (!port.isOpen) done(new Error("it is not open"));
  else
    port.write(Buffer.from(bytes), (error) => {
      if (error) done(error);
      else port.drain(done);
    });
}

function opened(port: SerialPort): Promise<void> {
  return new Promise((resolve, reject) => {
    port.open((error) => (error ? reject(openingError(port.path, error.message)) : resolve()));
  });
}

const deviceAt = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** The same name may be given to another device before anybody looks. */
const same = (before: Stats | undefined, now: Stats | undefined): boolean =>
  before?.ino === now?.ino && before?.rdev === now?.rdev;

/** Lets go of the device whatever state it is in, and of everything that listens to it. */
function closed(port: SerialPort): Promise<void> {
  return new Promise((resolve) => {
    port.removeAllListeners();
    port.on("error", () => {});
    if (port.isOpen) port.close(() => resolve());
    else resolve();
  });
}

/** Throws where there is no device: it costs less than to try to open it. */
export function lookFor(path: string): void {
  if (deviceAt(path) === undefined) throw openingError(path, "no such file");
}

export function openingError(path: string, message: string): Error {
  const words = openingTrouble(path, message);
  return /no such file/i.test(message) ? new Absent(words) : new Error(words);
}

/** What hinders the opening, and what to do about it. */
export function openingTrouble(path: string, message: string): string {
  if (/no such file/i.test(message)) return `serial line ${path} is not there: is the adapter plugged in?`;
  if (/permission denied/i.test(message))
    return `serial line ${path} may not be opened: add the user of this program to the group dialout`;
  if (/lock|busy|temporarily unavailable/i.test(message))
    return `serial line ${path} is held by another program: stop it, or give it another line`;
  if (/not a typewriter|inappropriate ioctl/i.test(message)) return `${path} is not a serial line`;
  return `serial line ${path} cannot be opened: ${message}`;
}
