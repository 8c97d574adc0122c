/** Door states told on real lines: serial, IEC 61162-450 and TCP, read by the independent reader (awk). */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { read } from "../outputs/alert-sentences/independent.ts";
import { describeWith } from "./parts.ts";
import { plug } from "./pty.ts";
import { freePort } from "./running-watch.ts";
import { aboard, closing, farEnd, until } from "./speaking-ship.ts";

const doors = [{ equipment: "wtd-7", system: "WT", division: "42", deck: 3, door: 7 }];
const equipment = [{ id: "wtd-7", kind: "watertight-door", name: "WTD 7 DK3 FR42" }];
const OPEN = /^DOR\|E\|\d{6}\.\d\d\|WT\|42\|003\|007\|O\|\|WTD 7 DK3 FR42$/;
const NOT_KNOWN = /^DOR\|E\|\d{6}\.\d\d\|WT\|42\|003\|007\|X\|\|WTD 7 DK3 FR42$/;
const ONE = /^DOR\|S\|\d{6}\.\d\d\|WT\|\|\|001\|\|\|$/;

const settled = async (seen: () => readonly string[], wanted: RegExp): Promise<void> =>
  until(() => seen().some((one) => wanted.test(one)), seen);

describeWith(["socat"], "the states of doors on a serial line", () => {
  test("a door that has never spoken is told as a fault, then as it opens, and summed up", async () => {
    const cable = await plug();
    closing.push(() => cable.remove());
    const recorder = farEnd(cable);
    const ship = aboard({ equipment, states: [{ serial: cable.path, baud: 38_400, doors }] });
    ship.later(11_000);
    await settled(recorder.seen, NOT_KNOWN);
    await settled(recorder.seen, ONE);
    ship.signal("wtd-7.position", "open");
    await settled(recorder.seen, OPEN);
    expect(recorder.seen().filter((one) => one.startsWith("WRONG"))).toEqual([]);
    expect(ship.troubles).toEqual([]);
  });
});

test("to VDRD they go as datagrams of IEC 61162-450, one sentence each, no group", async () => {
  const heard: string[] = [];
  const socket = createSocket({ type: "udp4", reuseAddr: true });
  await new Promise<void>((bound) => socket.bind(60_005, "239.192.0.5", bound));
  socket.addMembership("239.192.0.5", "127.0.0.1");
  socket.on("message", (bytes) => heard.push(bytes.toString("latin1")));
  closing.push(() => socket.close());
  const ship = aboard({
    equipment,
    states: [{ group: "VDRD", interface: "127.0.0.1", source: "WD0001", doors }],
  });
  ship.signal("wtd-7.position", "open");
  await until(
    () => heard.length > 0,
    () => heard,
  );
  expect(heard[0]).toMatch(/^UdPbC\0\\s:WD0001,n:\d+\*[0-9A-F]{2}\\\$WDDOR,E,.*\r\n$/);
  const [first = ""] = heard;
  expect(read([first.slice(first.indexOf("$"), -2)])[0]).toMatch(OPEN);
});

test("a stability computer that connects to our TCP port is told of the door that is open", async () => {
  const port = await freePort();
  const ship = aboard({ equipment, states: [{ listen: port, doors }] });
  ship.signal("wtd-7.position", "open");
  await ship.ticks(2);
  const computer = connect(port, "127.0.0.1");
  await once(computer, "connect");
  let text = "";
  computer.on("data", (bytes) => (text += bytes.toString("latin1")));
  closing.push(() => computer.destroy());
  const seen = (): readonly string[] => read(text.split("\r\n").slice(0, -1));
  await ship.ticks(2);
  // Told when it changed, before anybody was there; whoever comes later hears of it with the next summary.
  ship.later(61_000);
  await settled(seen, ONE);
  await settled(seen, OPEN);
});

test("a recorder that cannot be reached is a warning after 10 s, in words that say what it does not hear", async () => {
  const port = await freePort();
  const ship = aboard({ equipment, states: [{ tcp: `127.0.0.1:${port}`, doors }] });
  ship.signal("wtd-7.position", "open");
  await ship.ticks(3);
  ship.later(11_000);
  await until(
    () => ship.troubles.length > 0,
    () => ship.troubles,
  );
  expect(ship.troubles[0]).toBe(
    `Door, water and fire states are not told: TCP server 127.0.0.1:${port} cannot be spoken on: it refuses: nothing listens there`,
  );
});
