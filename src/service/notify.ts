/**
 * Telling systemd: READY, STATUS, WATCHDOG, STOPPING. Node has no datagram sockets of the Unix kind, so a
 * child says it (25 ms a call, four a minute). Without NOTIFY_SOCKET nothing is said.
 */
import { execFile } from "node:child_process";

export interface ServiceManager {
  /** As `READY=1`, the protocol's own words: the options of the command differ from one systemd to the next. */
  say(...states: readonly string[]): void;
  /** Half of WatchdogSec in ms, or undefined when no watchdog was asked for. */
  readonly feedEvery: number | undefined;
}

export function serviceManager(
  environment: NodeJS.ProcessEnv,
  trouble: (words: string) => void,
): ServiceManager {
  const socket = environment.NOTIFY_SOCKET;
  const microseconds = Number(environment.WATCHDOG_USEC);
  return {
    feedEvery: socket && microseconds > 0 ? microseconds / 2000 : undefined,
    say(...states) {
      if (!socket) return;
      execFile("systemd-notify", [`--pid=${process.pid}`, ...states], { env: environment }, (error) => {
        if (error) trouble(`systemd could not be told ${states.join(" ")}: ${error.message}`);
      });
    },
  };
}
