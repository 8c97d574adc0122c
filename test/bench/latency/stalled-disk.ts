/**
 * A double of a stalled disk: loaded before the program, it makes every commit of the logbook in the records office
 * block for two seconds, as a failing SD card does. Nothing of the program is changed.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const STALL = 2000;

export function stalledDisk(folder: string): string {
  const path = join(folder, "stalled-disk.mjs");
  writeFileSync(
    path,
    `import { createRequire } from "node:module";
import { isMainThread, workerData } from "node:worker_threads";
if (!isMainThread && workerData?.store !== undefined && workerData.ship === undefined) {
  const Database = createRequire(${JSON.stringify(resolve("package.json"))})("better-sqlite3");
  const prepare = Database.prototype.prepare;
  const still = new Int32Array(new SharedArrayBuffer(4));
  Database.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    if (sql !== "COMMIT" || !this.name.endsWith("log.sqlite")) return statement;
    return { run: (...values) => (Atomics.wait(still, 0, 0, ${STALL}), statement.run(...values)) };
  };
}
`,
  );
  return path;
}
