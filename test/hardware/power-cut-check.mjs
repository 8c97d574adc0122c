/**
 * Run in the guest after the power has come back: opens the store as the office would have it, verifies the
 * whole chain, and holds it against what had been answered as recorded.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [store, answeredFile] = process.argv.slice(2);
const room = (file) => new URL(`../../dist/src/${file}`, import.meta.url).href;
const { openQueries } = await import(room("records/queries.js"));
const { verify } = await import(room("logbook/verify.js"));
const { PUBLIC_KEY_FILE, verifyingKey } = await import(room("logbook/signature.js"));

const answered = readFileSync(answeredFile, "utf8").split("\n").filter(Boolean);
if (!existsSync(join(store, "log.sqlite"))) {
  console.log(
    `CHECKED ${JSON.stringify({ answered: answered.length, lost: answered, whole: answered.length === 0 })}`,
  );
  process.exit(0);
}
const log = openQueries(join(store, "log.sqlite"), { asOfNow: true });
const entries = [...log.entries({})];
const keys = [verifyingKey(readFileSync(join(store, PUBLIC_KEY_FILE), "utf8"))];
const { whole, fault } = verify({ entries, heads: log.heads(), keys, published: [] });
const lost = answered.filter((line) => {
  const [seq, key] = line.split(" ");
  return entries[Number(seq) - 1]?.key !== key;
});
log.close();
console.log(
  `CHECKED ${JSON.stringify({ answered: answered.length, entries: entries.length, lost, whole, fault })}`,
);
