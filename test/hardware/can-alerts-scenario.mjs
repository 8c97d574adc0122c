/**
 * Runs inside the guest, as root on a kernel with vcan0: alerts told on a CAN bus, among other devices. What is sent is
 * heard by candump and read by canboatjs, which share no code with the program's encoders. Prints one line of JSON for
 * each thing that a test looks at. Usage: node can-alerts-scenario.mjs DIST
 */
import { execFileSync, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { FromPgn } from "@canboat/canboatjs";

const dist = resolve(process.argv[2] ?? "dist");
const load = (path) => import(join(dist, path));
const { supervise } = await load("src/ingest/supervisor.js");
const { systemPorts } = await load("src/ports/system-ports.js");
const { systemClock } = await load("src/kernel/clock.js");
const { silentLog } = await load("src/kernel/log.js");
const { nmea2000 } = await load("drivers/nmea2000/driver.js");
const { createTellers } = await load("src/tellers.js");
const { alertBook } = await load("src/alerts/book.js");
const { createBoard } = await load("src/signals/board.js");
const { foreignEars } = await load("src/foreign-ears.js");
const { isAlertAct } = await load("src/told.js");

const sh = (command, ...words) => execFileSync(command, words, { stdio: ["ignore", "ignore", "inherit"] });
const say = (what, value) =>
  process.stdout.write(`${JSON.stringify({ what, value, at: Math.round(performance.now()) })}\n`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
async function until(so, ms = 60_000) {
  const end = performance.now() + ms;
  while (!so()) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

// ── Somebody else on the bus: what he hears, and what he says ──────────────────────────────────────────

let heard = [];
let raw = [];
const canboat = new FromPgn();
canboat.on("error", () => {});
canboat.on("pgn", (pgn) => heard.push(pgn));
let ear;
/** On every interface: such an ear outlives one that goes down, or is deleted and added, and misses nothing. */
function listen() {
  ear = spawn("candump", ["-L", "any"], { stdio: ["ignore", "pipe", "ignore"] });
  createInterface(ear.stdout).on("line", (line) => {
    raw.push(line);
    canboat.parseString(line);
  });
}
const forget = () => {
  heard = [];
  raw = [];
};
const claimsFrom = (source) =>
  heard.filter(({ pgn, src, fields }) => pgn === 60928 && src === source && fields.uniqueNumber === 77);
const alerts = () => heard.filter(({ pgn }) => pgn === 126983);
const words = () => heard.filter(({ pgn }) => pgn === 126985);
const send = (...frames) => {
  for (const frame of frames) sh("cansend", "vcan0", frame);
};
const hex = (bytes) => Buffer.from(bytes).toString("hex").toUpperCase();

/** The payload of the last 126983 that was heard, byte for byte. */
function lastAlert(source) {
  const id = `09F007${source.toString(16).toUpperCase().padStart(2, "0")}#`;
  const frames = raw
    .filter((line) => line.includes(id))
    .map((line) => Buffer.from(line.split("#")[1], "hex"));
  const first = frames.findLastIndex((frame, n) => (frame[0] & 31) === 0 && frames.length >= n + 5);
  return Buffer.concat(
    frames.slice(first, first + 5).map((frame, n) => frame.subarray(n === 0 ? 2 : 1)),
  ).subarray(0, 28);
}

/** A display answers: the first sixteen bytes of the alert, its own NAME, the command. */
function answer(source, head, command) {
  const payload = Buffer.concat([
    head.subarray(0, 16),
    Buffer.from("05A0BE1C00A0A1C0", "hex"),
    Buffer.of(0xfc | command),
  ]);
  const id =
    `09F0${(0x08).toString(16).padStart(2, "0")}${source.toString(16).padStart(2, "0")}`.toUpperCase();
  const frames = [Buffer.concat([Buffer.of(0xe0, payload.length), payload.subarray(0, 6)])];
  for (let from = 6, n = 1; from < payload.length; from += 7, n += 1)
    frames.push(Buffer.concat([Buffer.of(0xe0 | n), payload.subarray(from, from + 7)]));
  send(
    ...frames.map((frame) => `${id}#${hex(Buffer.concat([frame, Buffer.alloc(8 - frame.length, 0xff)]))}`),
  );
}

// ── The watch, as far as it tells alerts ───────────────────────────────────────────────────────────────

const outputs = {
  "n2k-alerts": [{ port: "bus", manufacturer: 2046, unique: 77, acknowledges: true }],
  "foreign-alerts": ["bus"],
};
const config = nmea2000.config.parse({ can: "vcan0", alerts: "send" });
const book = alertBook();
const ears = foreignEars(outputs, systemClock.now(), new Map());
const supervisors = [];
const troubles = [];
const acts = [];
const ports = systemPorts(systemClock);
const tellers = createTellers({
  file: {
    ship: {
      equipment: [{ id: "wtd-3", kind: "watertight-door", name: "WTD 3", place: { deck: 3, frame: 42 } }],
    },
    ports: [{ name: "bus", driver: "nmea2000", config }],
    watch: { outputs },
  },
  drivers: [nmea2000],
  ports,
  clock: systemClock,
  watch: { alerts: book, board: createBoard() },
  kept: new Map(),
  supervisors,
  act,
  trouble: (said) => troubles.push(said),
});
function told(changes) {
  tellers.told({ alerts: changes, asked: ears.takeAsked(), changes: [] });
}
function others(outcomes) {
  told(
    outcomes.flatMap((one) =>
      "is" in one ? book.find(one, systemClock.now()) : book.act(one, systemClock.now()).changes,
    ),
  );
}
function act(one) {
  acts.push(one);
  if (!isAlertAct(one)) return "no act on an alert";
  const asked = ears.acknowledge(one, book.list(), systemClock.now());
  if (asked) return void others(asked);
  const { changes, refused } = book.act(one, systemClock.now());
  told(changes);
  return refused;
}
const find = (finding) => told(book.find(finding, systemClock.now()));
const door = (n) => ({
  is: "raise",
  at: systemClock.now().at,
  id: `PSR-I-38(1):wtd-${n}:open`,
  rule: "PSR-I-38(1)",
  subject: `wtd-${n}`,
  aspect: "position",
  priority: "alarm",
  category: "B",
  title: `WTD ${n} OPEN`,
  text: `Watertight door ${n} open under way`,
  cites: "para 38(1)",
  latched: false,
  evidence: [],
});
const supervisor = supervise({
  port: "bus",
  driver: nmea2000,
  config,
  ports,
  clock: systemClock,
  log: silentLog,
  wanted: new Set([...tellers.wanted("bus"), "126983", "126985"]),
  silentAfter: 3000,
  heard: (port, raw, messages) => {
    tellers.heard(port, messages, raw.when);
    for (const message of messages) others(ears.hear(port, message, systemClock.now()));
  },
  changed: () => {},
});
supervisors.push(supervisor);
const ticking = setInterval(() => tellers.tick(), 100);

// ── What they go through ───────────────────────────────────────────────────────────────────────────────

listen();
await pause(300);
const DEVICE = "18EEFF23#05A0BE1C00A0A1C0";
// Something must be heard before we may speak: nobody could object otherwise.
say("silent before anything is heard", claimsFrom(200).length);
send(DEVICE);
say("claims", await until(() => claimsFrom(200).length > 0));
const { uniqueNumber, deviceFunction, deviceClass } = claimsFrom(200)[0]?.fields ?? {};
say("our NAME", { uniqueNumber, deviceFunction, deviceClass });

find(door(3));
await until(() => alerts().length > 0 && words().length > 0);
const { alertType, alertState, acknowledgeSupport } = alerts()[0]?.fields ?? {};
say("alert", { src: alerts()[0]?.src, alertType, alertState, acknowledgeSupport });
const { alertTextDescription, alertLocationTextDescription } = words()[0]?.fields ?? {};
say("words", { alertTextDescription, alertLocationTextDescription });
say("one alert", alerts()[0]?.fields.alertId === words()[0]?.fields.alertId);

// A request for our product information, and one for what we have not.
forget();
send("18EAC823#14F001", "18EAC823#00EF01");
say(
  "product",
  (await until(() => heard.some(({ pgn }) => pgn === 126996))) &&
    heard.find(({ pgn }) => pgn === 126996).fields.modelId,
);
say("refuses the rest", await until(() => heard.some(({ pgn, dst }) => pgn === 59392 && dst === 35)));

// A device of higher NAME at our address: it is defended.
forget();
send("18EEFFC8#FFFFFFFFFFFFFFCF");
say("defends its address", await until(() => claimsFrom(200).length > 0));
forget();
say("goes on from it", (await until(() => alerts().length > 0)) && alerts()[0].src);

// One of lower NAME: it is given up, and everything goes on from another.
forget();
send("18EEFFC8#0100000000000000");
say("gives its address up", await until(() => claimsFrom(128).length > 0));
forget();
say("goes on from another", (await until(() => alerts().length > 0)) && alerts()[0].src);

// A display acknowledges it.
await until(() => raw.filter((line) => line.includes("09F00780#")).length >= 10);
answer(0x23, lastAlert(128), 0);
say("acknowledged from the bus", await until(() => book.list()[0]?.state === "active-acknowledged"));
say("by whom", book.list()[0]?.acknowledgedBy);
forget();
say("told as acknowledged", await until(() => alerts().at(-1)?.fields.alertState === "Acknowledged"));

// An alert of another device, acknowledged on our list: it is told, addressed.
find({ is: "clear", at: systemClock.now().at, id: door(3).id, because: "Closed." });
forget();
send(
  "09F00723#401C120501B90B05",
  "09F00723#41A0BE1C00A0A1C0",
  "09F00723#42000001D8FFFFFF",
  "09F00723#43FFFFFFFFFF110A",
  "09F00723#4402FFFFFFFFFFFF",
);
const EXT = "EXT/0xC0A1A0001CBEA005/5.1.3001/0.0";
say("hears another's alert", await until(() => book.list().some(({ id }) => id === EXT)));
act({ act: "acknowledge", author: { name: "Rao" }, alert: EXT });
await until(() => heard.some(({ pgn }) => pgn === 126984));
const response = heard.find(({ pgn }) => pgn === 126984);
say("answers it", {
  src: response?.src,
  alertId: response?.fields.alertId,
  alertOccurrenceNumber: response?.fields.alertOccurrenceNumber,
  responseCommand: response?.fields.responseCommand,
  same: raw.some((line) => line.includes("09F00880#") && line.includes("120501B90B05")),
});
say("waits for its word", book.list().find(({ id }) => id === EXT)?.state);
send(
  "09F00723#601C120501B90B05",
  "09F00723#61A0BE1C00A0A1C0",
  "09F00723#62000001DAFFFFFF",
  "09F00723#63FFFFFFFFFF110A",
  "09F00723#6404FFFFFFFFFFFF",
);
say(
  "takes its word",
  await until(() => book.list().find(({ id }) => id === EXT)?.state === "active-acknowledged"),
);
say("its own are not another's", book.list().filter(({ id }) => id.startsWith("EXT/")).length);

// Forty alerts at once: a share of the bus, not the bus. What is over has been said for the last time before.
await until(() => alerts().some(({ fields }) => fields.alertState === "Normal"));
await pause(2500);
forget();
for (let n = 100; n < 140; n += 1) find(door(n));
const began = performance.now();
const instances = () =>
  new Set(alerts().flatMap(({ src, fields }) => (src === 128 ? [fields.dataSourceInstance] : []))).size;
await until(() => instances() >= 40);
const seconds = (performance.now() - began) / 1000;
say("forty alerts", { told: instances(), modest: raw.length / Math.max(seconds, 1) < 200 });

// The interface down and up, then deleted and added: the address is claimed anew, and the alerts are told again.
for (const [what, away, back] of [
  ["down and up", [["link", "set", "vcan0", "down"]], [["link", "set", "vcan0", "up"]]],
  [
    "deleted and added",
    [["link", "del", "vcan0"]],
    [
      ["link", "add", "vcan0", "type", "vcan"],
      ["link", "set", "vcan0", "up"],
    ],
  ],
]) {
  for (const one of away) sh("ip", ...one);
  await pause(1500);
  // Before it is back, for the claim may come at once.
  forget();
  for (const one of back) sh("ip", ...one);
  for (let tries = 0; tries < 60 && claimsFrom(128).length === 0; tries += 1) {
    send(DEVICE);
    await until(() => claimsFrom(128).length > 0, 500);
  }
  say(`claims again after ${what}`, claimsFrom(128).length > 0);
  say(`tells again after ${what}`, await until(() => alerts().some(({ src }) => src === 128)));
}
say("troubles at the end", troubles.at(-1) ?? "well");
clearInterval(ticking);
tellers.stop();
await supervisor.stop();
ear.kill();
await until(() => false, 300);
say(
  "children left",
  execFileSync("bash", ["-c", "pgrep -c candump; pgrep -c canplayer; true"], { encoding: "utf8" }).trim(),
);
process.exit(0);
