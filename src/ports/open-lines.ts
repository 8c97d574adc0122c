/** The lines that drivers hear just now, for who speaks on them: a line is opened once. */

/** A line by what opened it: a serial path, a TCP server (`host:port`), or a TCP port of this machine. */
export type Heard = { readonly serial: string } | { readonly tcp: string } | { readonly listen: number };

export interface OpenLine {
  readonly send: (bytes: Uint8Array, done: (error?: Error | null) => void) => void;
  /** Ends when the driver lets it go. */
  readonly life: AbortSignal;
}

export type OpenLines = Map<string, OpenLine>;

/** As it is named in words, and known among the open ones. */
export function lineName(heard: Heard): string {
  if ("serial" in heard) return `serial line ${heard.serial}`;
  return "tcp" in heard ? `TCP server ${heard.tcp}` : `TCP port ${heard.listen}`;
}
