/**
 * A fault of the program itself: it is told with where it arose, and ends the command with a status of its own, that
 * no script can take for the answer "no" and systemd may answer by starting the watch again.
 */

/** EX_SOFTWARE of sysexits.h. */
const FAULT = 70;

export interface FaultStart {
  readonly on: (event: "uncaughtException", hear: (error: unknown) => void) => unknown;
  readonly exit: (status: number) => never;
  readonly warn: (words: string) => void;
}

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Promises that nobody waits for end here too: Node hands them on as exceptions. */
export function endsOnFault({ on, exit, warn }: FaultStart): (error: unknown) => never {
  const end = (error: unknown): never => {
    warn(`Watchkeeper itself has a fault and ends here. Please report it with these lines:\n${told(error)}`);
    return exit(FAULT);
  };
  on("uncaughtException", end);
  return end;
}
