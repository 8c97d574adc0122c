/** The technical log on a terminal: a line that a person can read. Elsewhere it stays JSON, for the journal. */

const LEVELS: Readonly<Record<number, string>> = { 40: "warning: ", 50: "ERROR: ", 60: "ERROR: " };

/** `14:48:50 warning: demonstration cannot be reached (signal watch.shore)`; the time is UTC. */
export function inPlainWords(line: string): string {
  const { level, time, msg, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const at = new Date(Number(time)).toISOString().slice(11, 19);
  const told = Object.entries(rest).filter(([, value]) => !String(msg).includes(String(value)));
  const about = told.map(
    ([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`,
  );
  return `${at} ${LEVELS[Number(level)] ?? ""}${msg}${about.length > 0 ? ` (${about.join(", ")})` : ""}\n`;
}

export const onTerminal = (write: (text: string) => void) => ({
  write: (line: string): void => write(inPlainWords(line)),
});
