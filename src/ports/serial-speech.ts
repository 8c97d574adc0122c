/**
 * Speaking on serial lines. A line is opened once: what is said goes out through the opening of the driver that hears
 * it, or, where nothing is heard, through one of its own, which is made anew after the line was lost.
 */
import { SerialPort } from "serialport";
import type { SerialLine } from "./ports.ts";
import { type OpenLine, openingTrouble } from "./serial.ts";
import { oneAtATime, type Say } from "./speech.ts";

/** Only where the driver of another port hears the line: says so while that is not open. */
export const sayOnHeard = (path: string, open: ReadonlyMap<string, OpenLine>): Say =>
  oneAtATime(`serial line ${path}`, (bytes, done) => {
    const line = open.get(path);
    if (!line?.port.isOpen) return done(new Error("it is not open"));
    const lost = (): void => done(new Error("it was lost meanwhile"));
    line.life.addEventListener("abort", lost, { once: true });
    transmit(line.port, bytes, (error) => {
      line.life.removeEventListener("abort", lost);
      done(error);
    });
  });

/** A line of its own, until stopped. */
export function sayOnOwn({ path, baud }: SerialLine, stop: AbortSignal): Say {
  let port: SerialPort | undefined;
  const close = (): void => {
    const leaving = port;
    port = undefined;
    if (leaving?.isOpen) leaving.close(() => {});
  };
  stop.addEventListener("abort", close, { once: true });
  return oneAtATime(`serial line ${path}`, (bytes, done) => {
    if (stop.aborted) return done(new Error("it has been let go"));
    if (port?.isOpen) return transmit(port, bytes, done);
    const fresh = new SerialPort({ path, baudRate: baud, autoOpen: false });
    port = fresh;
    const forget = (): void => {
      if (port === fresh) close();
      done(new Error("it was lost meanwhile"));
    };
    fresh.on("error", forget);
    fresh.on("close", forget);
    fresh.open((error) => {
      if (error) done(new Error(openingTrouble(path, error.message)));
      else transmit(fresh, bytes, done);
    });
  });
}

/** Done when the last byte has left, so that the next is never older than it need be. */
function transmit(port: SerialPort, bytes: Uint8Array, done: (error?: Error | null) => void): void {
  port.write(Buffer.from(bytes), (error) => {
    if (error) done(error);
    else port.drain(done);
  });
}
