/**
 * Runs inside the guest, as root on a kernel with vcan0 and vcan1: two supervised buses through a bad day. Prints
 * one line of JSON for each thing that a test looks at. Usage: node can-scenario.mjs DIST
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const dist = resolve(process.argv[2] ?? "dist");
const load = (path) => import(join(dist, path));
const { supervise } = await load("src/ingest/supervisor.js");
const { systemPorts } = await load("src/ports/system-ports.js");
const { systemClock } = await load("src/kernel/clock.js");
const { silentLog } = await load("src/kernel/log.js");
const { nmea2000 } = await load("drivers/nmea2000/driver.js");

const sh = (command, ...words) => execFileSync(command, words, { stdio: ["ignore", "ignore", "inherit"] });
const say = (what, value) => process.stdout.write(`${JSON.stringify({ what, value })}\n`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until something is so, at most a while; whether it became so. */
async function until(so, ms = 15_000) {
  const end = performance.now() + ms;
  while (!so()) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}

/** A supervised bus, and what came of it. */
function watch(name, names = "listen") {
  const bus = { messages: [], changes: [], frames: 0 };
  bus.supervisor = supervise({
    port: name,
    driver: nmea2000,
    config: nmea2000.config.parse({ can: name, names }),
    ports: systemPorts(systemClock),
    clock: systemClock,
    log: silentLog,
    wanted: new Set(["129025", "59904"]),
    silentAfter: 3000,
    heard: (_port, _raw, messages) => {
      bus.frames += 1;
      bus.messages.push(...messages);
    },
    changed: (_port, state, because) => bus.changes.push({ state, because }),
  });
  bus.state = () => bus.changes.at(-1)?.state;
  bus.positions = () => bus.messages.filter((message) => message.pgn === 129025);
  bus.forget = () => {
    bus.messages.length = 0;
    bus.frames = 0;
  };
  return bus;
}

const POSITION = "09F80123#D05D6D239815C10E";
const first = watch("vcan0");
const second = watch("vcan1", "ask");

/** Sends a position until it is heard. */
async function heardAgain(bus, name) {
  bus.forget();
  for (let tries = 0; tries < 50 && bus.positions().length === 0; tries += 1) {
    sh("cansend", name, POSITION);
    await until(() => bus.positions().length > 0, 300);
  }
  return bus.positions().length > 0;
}

say("heard at first", (await heardAgain(first, "vcan0")) && (await heardAgain(second, "vcan1")));
say("asked for names", await until(() => second.messages.some((m) => m.pgn === 59904 && m.source === 254)));
say(
  "sent without leave",
  first.messages.filter((m) => m.source === 254),
);
say("states at first", [first.state(), second.state()]);

// Foreign traffic and errors.
first.forget();
for (const frame of [
  "123#0102",
  "00001808#080F018076",
  "0FF20D23#0055FFFFFFFFFFFF",
  "0DF20D23#R",
  "20000080#0000000000000000",
]) {
  sh("cansend", "vcan0", frame);
}
sh("cansend", "vcan0", POSITION);
await until(() => first.positions().length > 0);
say(
  "refused",
  first.messages.filter((m) => m.is === "refused").map((m) => m.reason),
);
say(
  "believed",
  first.messages.filter((m) => m.is === "pgn").map((m) => m.pgn),
);

// Interface down and up: the same reader goes on.
const startsBefore = first.supervisor.report().starts;
sh("ip", "link", "set", "vcan0", "down");
await pause(1000);
sh("ip", "link", "set", "vcan0", "up");
say("heard after down and up", await heardAgain(first, "vcan0"));
say("reader started anew", first.supervisor.report().starts - startsBefore);

// Deleted and added again: lost at once, found again.
sh("ip", "link", "del", "vcan0");
say("lost when deleted", await until(() => first.state() === "lost", 3000));
say("why lost", first.changes.at(-1)?.because);
sh("ip", "link", "add", "vcan0", "type", "vcan");
sh("ip", "link", "set", "vcan0", "up");
say("heard after delete and add", await heardAgain(first, "vcan0"));
say("the other bus meanwhile", second.supervisor.report().starts);

// Silence.
say("silent when nothing comes", await until(() => first.state() === "silent", 8000));
say("heard after silence", (await heardAgain(first, "vcan0")) && first.state() === "hearing");

// Two buses at 1,900 frames a second for five seconds, no two frames alike.
const SECONDS = 5;
const RATE = 1900;
const recording = join("/tmp", "load.log");
const lines = [];
for (let i = 0; i < SECONDS * RATE; i += 1) {
  const at = (1_800_000_000 + i / RATE).toFixed(6);
  const hex = (i >>> 0).toString(16).toUpperCase().padStart(8, "0").match(/../g).reverse().join("");
  lines.push(`(${at}) can0 09F80123#${hex}00000000`);
}
writeFileSync(recording, `${lines.join("\n")}\n`);
const play = (to) => once(spawn("canplayer", ["-I", recording, `${to}=can0`], { stdio: "inherit" }), "exit");
for (const bus of [first, second]) bus.forget();
const cpu = process.cpuUsage();
const began = performance.now();
await Promise.all([play("vcan0"), play("vcan1")]);
// What was lost never comes; what is only late on a busy machine does, and is waited for.
await until(
  () => first.positions().length >= lines.length && second.positions().length >= lines.length,
  60_000,
);
const took = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
const different = (bus) => new Set(bus.positions().map((m) => m.fields.latitude)).size;
say("two busy buses", {
  sent: lines.length,
  heard: [first.positions().length, second.positions().length],
  different: [different(first), different(second)],
  seconds: Math.round(took * 10) / 10,
  processorSeconds: Math.round((used.user + used.system) / 1e4) / 100,
});

// A burst of 20,000 frames at full speed.
const BURST = 20_000;
first.forget();
sh(
  "cangen",
  "vcan0",
  "-e",
  "-g",
  "0",
  "-p",
  "10",
  "-n",
  String(BURST),
  "-I",
  "09F80123",
  "-L",
  "8",
  "-D",
  "i",
);
await until(() => first.positions().length >= BURST, 60_000);
say("burst", { sent: BURST, heard: first.positions().length, different: different(first) });

await Promise.all([first.supervisor.stop(), second.supervisor.stop()]);
say("children left", execFileSync("bash", ["-c", "pgrep -c candump || true"], { encoding: "utf8" }).trim());
process.exit(0);
