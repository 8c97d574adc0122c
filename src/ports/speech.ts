/** What an output says on a line or into a network, one thing at a time: nothing is queued here, and nobody waits for ever. */
import { type Heard, lineName, type OpenLines } from "./open-lines.ts";

/** Hands over bytes; ends with words when they could not be sent. Until it has ended nothing more is taken. */
export type Say = (bytes: Uint8Array) => Promise<string | undefined>;

/** A line at 4800 baud takes two seconds for a kilobyte; what takes longer than this hangs. */
const PATIENCE = 5000;

/** `send` calls back when the bytes have left, or with the error; `what` names the line in words. */
export function oneAtATime(
  what: string,
  send: (bytes: Uint8Array, done: (error?: Error | null) => void) => void,
): Say {
  let busy = false;
  return (bytes) => {
    if (busy) return Promise.resolve(`${what} has not taken what was said before`);
    busy = true;
    return new Promise((resolve) => {
      const late = setTimeout(
        () =>
          resolve(`${what} takes nothing: it has held ${bytes.byteLength} bytes for ${PATIENCE / 1000} s`),
        PATIENCE,
      );
      let ended = false;
      send(bytes, (error) => {
        if (ended) return;
        ended = true;
        busy = false;
        clearTimeout(late);
        resolve(error ? `${what} cannot be spoken on: ${error.message}` : undefined);
      });
    });
  };
}

/** Only where the driver of another port hears the line: says so while that is not open. */
export const sayOnHeard = (heard: Heard, open: OpenLines): Say => {
  const what = lineName(heard);
  return oneAtATime(what, (bytes, done) => {
    const line = open.get(what);
    if (!line) return done(new Error("it is not open"));
    const lost = (): void => done(new Error("it was lost meanwhile"));
    line.life.addEventListener("abort", lost, { once: true });
    line.send(bytes, (error) => {
      line.life.removeEventListener("abort", lost);
      done(error);
    });
  });
};
