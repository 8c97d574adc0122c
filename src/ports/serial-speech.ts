/** Speaking on a serial line on which nothing is heard: it is opened for that alone, and made anew after it was lost. */
import { SerialPort } from "serialport";
import type { SerialLine } from "./ports.ts";
import { openingTrouble, transmit } from "./serial.ts";
import { oneAtATime, type Say } from "./speech.ts";

/** A line of its own, until stopped. */
export function sayOnSerial({ path, baud }: SerialLine, stop: AbortSignal): Say {
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
