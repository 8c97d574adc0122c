/** Why a file could not be read, in words. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "the watch may not read it",
  EISDIR: "it is a directory",
};

export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause ? String(cause.code) : "";
  return WORDS[code] ?? cause.message;
}
