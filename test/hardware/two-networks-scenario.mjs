/**
 * Runs in a network namespace of its own, as root: two interfaces, one group of IEC 61162-450 on both, and one of
 * them that goes down and up. Prints one line of JSON for each thing that the test looks at.
 * Usage: node two-networks-scenario.mjs DIST
 */
import { execFileSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { join, resolve } from "node:path";

const dist = resolve(process.argv[2] ?? "dist");
const load = (path) => import(join(dist, path));
const { supervise } = await load("src/ingest/supervisor.js");
const { systemPorts } = await load("src/ports/system-ports.js");
const { systemClock } = await load("src/kernel/clock.js");
const { silentLog } = await load("src/kernel/log.js");
const { nmea0183 } = await load("drivers/nmea0183/driver.js");

const ip = (words) => execFileSync("ip", words.split(" "));
const say = (what, value) => process.stdout.write(`${JSON.stringify({ what, value })}\n`);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
async function until(so, ms = 30_000) {
  const end = Date.now() + ms;
  while (!so() && Date.now() < end) await pause(20);
  return so();
}

const networks = ["172.16.0.5", "172.17.0.5"];
ip("link set lo up");
for (const [n, address] of networks.entries()) {
  ip(`link add lan${n} type veth peer name switch${n}`);
  ip(`addr add ${address}/16 dev lan${n}`);
  ip(`link set lan${n} up`);
  ip(`link set switch${n} up`);
}

const heard = [];
const changes = [];
const ports = systemPorts(systemClock);
supervise({
  port: "panel",
  driver: nmea0183,
  config: nmea0183.config.parse({ group: "VDRD", interface: networks }),
  ports,
  clock: systemClock,
  log: silentLog,
  wanted: new Set(["HDT"]),
  heard: (_port, _raw, messages) => heard.push(...messages),
  changed: (_port, state, because) => changes.push(`${state} ${because}`.trim()),
});

const senders = networks.map((address) => {
  const socket = createSocket("udp4");
  socket.on("error", () => {});
  socket.bind(0, address, () => socket.setMulticastInterface(address));
  return (text) => socket.send(text, 60_005, "239.192.0.5", () => {});
});
const checksum = (body) =>
  [...body]
    .reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0)
    .toString(16)
    .toUpperCase()
    .padStart(2, "0");
let sent = 0;
await pause(500);
const sending = setInterval(() => {
  sent += 1;
  const block = `s:HE0001,n:${sent % 1000}`;
  for (const send of senders)
    send(`UdPbC\0\\${block}*${checksum(block)}\\$HEHDT,${sent}.0,T*${checksum(`HEHDT,${sent}.0,T`)}\r\n`);
}, 50);

await until(() => heard.length >= 40);
ip("link set lan1 down");
say("one network lost", await until(() => changes.some((change) => change.includes("172.17.0.5"))));
ip("link set lan1 up");
say("and back", await until(() => changes.at(-1) === "hearing"));
clearInterval(sending);
await pause(300);
say("changes", changes);
const headings = heard.filter(({ is }) => is === "sentence").map(({ fields }) => fields.heading);
say("doubled", headings.length - new Set(headings).size);
say("lost", sent - new Set(headings).size);
process.exit(0);
