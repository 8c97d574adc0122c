/** What a failed write means: the disk is full, the file is damaged, the storage fails, or one item is at fault. */
import Database from "better-sqlite3";

export type Trouble = "disk-full" | "damaged" | "busy" | "storage" | "item";

/** Codes that speak of the value handed in and not of the file. */
const OF_THE_ITEM = ["SQLITE_CONSTRAINT", "SQLITE_MISMATCH", "SQLITE_TOOBIG", "SQLITE_RANGE"];

export function troubleOf(error: unknown): Trouble {
  const code = codeOf(error);
  if (code === "ENOSPC" || code.startsWith("SQLITE_FULL")) return "disk-full";
  if (code.startsWith("SQLITE_CORRUPT") || code.startsWith("SQLITE_NOTADB")) return "damaged";
  if (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED")) return "busy";
  if (code.startsWith("SQLITE_") && !OF_THE_ITEM.some((kind) => code.startsWith(kind))) return "storage";
  return /^E[A-Z]+$/.test(code) ? "storage" : "item";
}

/** The words of an error, with its code. */
export function wordsOf(error: unknown): string {
  const code = codeOf(error);
  const words = error instanceof Error ? error.message : String(error);
  return code ? `${words} (${code})` : words;
}

function codeOf(error: unknown): string {
  if (error instanceof Database.SqliteError) return error.code;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}
