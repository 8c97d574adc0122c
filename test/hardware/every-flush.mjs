/**
 * Run in the guest: writes heavily through dm-log-writes, which records every write and every flush that reached
 * the disk, then puts the disk together as it stood after each flush, mounts it, and holds the log on it against
 * what had been answered as recorded before that flush. A power cut at that moment would have left this disk.
 *
 *   npm run flushes      (some four minutes under software emulation, so it is no part of npm test)
 *
 * Of 15 batches: 104 flushes, 76 of them with a log on the disk; none lost an answered entry, every chain whole.
 */
import { execFileSync, spawn } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from "node:fs";
import { createInterface } from "node:readline";

const batches = Number(process.argv[2] ?? 60);
const room = (file) => new URL(`../../dist/src/${file}`, import.meta.url).href;
const { openQueries } = await import(room("records/queries.js"));
const { verify } = await import(room("logbook/verify.js"));
const { PUBLIC_KEY_FILE, verifyingKey } = await import(room("logbook/signature.js"));

const sh = (...words) => execFileSync(words[0], words.slice(1), { encoding: "utf8" }).trim();
const work = "/every-flush";
const [disk, base, log, trial] = ["disk", "base", "log", "trial"].map((name) => `${work}/${name}`);
mkdirSync(`${work}/mounted`, { recursive: true });
sh("truncate", "-s", "48M", disk);
sh("mkfs.ext4", "-q", "-F", disk);
copyFileSync(disk, base);
sh("truncate", "-s", "400M", log);

const data = sh("losetup", "-f", "--show", disk);
const recorder = sh("losetup", "-f", "--show", log);
sh(
  "dmsetup",
  "create",
  "logged",
  "--table",
  `0 ${sh("blockdev", "--getsz", data)} log-writes ${data} ${recorder}`,
);
sh("dmsetup", "mknodes");
sh("mount", "/dev/mapper/logged", `${work}/mounted`);
const answered = await written();
sh("umount", `${work}/mounted`);
sh("dmsetup", "remove", "logged");

/** Each answer is marked in the record of writes, as soon as it has been heard. */
async function written() {
  const program = new URL("../records/office-process.mjs", import.meta.url).pathname;
  const office = spawn(process.execPath, [program, `${work}/mounted/store`, "1", String(batches)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const keys = [];
  for await (const line of createInterface({ input: office.stdout })) {
    const [seq, key] = line.split(" ");
    keys[Number(seq) - 1] = key;
    if (Number(seq) % 3 === 0) sh("dmsetup", "message", "logged", "0", "mark", `answered-${seq}`);
  }
  return keys;
}

/** The record: a super block, then each write as a header of one sector and its data (Linux, dm-log-writes.c). */
const [FLUSH, FUA, DISCARD, MARK] = [1n, 2n, 4n, 8n];
const record = openSync(log, "r");
const at = (position, length) => {
  const bytes = Buffer.alloc(length);
  readSync(record, bytes, 0, length, position);
  return bytes;
};
const start = at(0, 512);
const entries = Number(start.readBigUInt64LE(16));
const sector = start.readUInt32LE(24);

const image = openSync(base, "r+");
const found = {
  batches,
  answered: answered.length,
  writes: entries,
  flushes: 0,
  checked: 0,
  lost: [],
  broken: [],
  last: 0,
};
let position = sector;
let promised = 0;
for (let n = 0; n < entries; n += 1) {
  const header = at(position, 32);
  const [where, sectors, flags, length] = [0, 8, 16, 24].map((offset) => header.readBigUInt64LE(offset));
  position += sector;
  if (flags & MARK) {
    const name = at(position - sector + 32, Number(length)).toString();
    promised = Number(/answered-(\d+)/.exec(name)?.[1] ?? promised);
    continue;
  }
  if (flags & (FLUSH | FUA)) check(n);
  if (flags & DISCARD || sectors === 0n) continue;
  const bytes = Number(sectors) * sector;
  writeSync(image, at(position, bytes), 0, bytes, Number(where) * sector);
  position += bytes;
  if (flags & FUA) check(n);
}
check(entries);
closeSync(image);
console.log(`EVERY FLUSH ${JSON.stringify(found)}`);
const good = found.lost.length + found.broken.length === 0 && found.last === answered.length;
process.exitCode = good && found.checked > 0 ? 0 : 1;

/** What a power cut here would have left: mounted, which recovers the file system, and read as after any start. */
function check(n) {
  found.flushes += 1;
  copyFileSync(base, trial);
  sh("mount", "-o", "loop", trial, `${work}/mounted`);
  try {
    const path = `${work}/mounted/store/log.sqlite`;
    if (!existsSync(path)) {
      if (promised > 0) found.lost.push({ n, promised, entries: 0 });
      return;
    }
    held(path, n);
  } catch (error) {
    if (promised > 0) found.broken.push({ n, promised, because: String(error) });
  } finally {
    sh("umount", `${work}/mounted`);
  }
}

function held(path, n) {
  const keys = [verifyingKey(readFileSync(`${work}/mounted/store/${PUBLIC_KEY_FILE}`, "utf8"))];
  const queries = openQueries(path);
  try {
    const entries = [...queries.entries({})];
    const { whole, fault } = verify({ entries, heads: queries.heads(), keys, published: [] });
    found.checked += 1;
    found.last = entries.length;
    if (!whole) found.broken.push({ n, fault });
    if (answered.slice(0, promised).some((key, i) => entries[i]?.key !== key))
      found.lost.push({ n, promised, entries: entries.length });
  } finally {
    queries.close();
  }
}
