/**
 * Alerts told on real lines: a pty that a driver hears, and a multicast group. What is sent is read by the independent
 * reader (awk), which shares no code with the program.
 */
import { createSocket } from "node:dgram";
import { expect, test } from "vitest";
import { read } from "../outputs/alert-sentences/independent.ts";
import { describeWith } from "./parts.ts";
import { plug } from "./pty.ts";
import { aboard, acn, beat, closing, farEnd, line, settings, until } from "./speaking-ship.ts";

describeWith(["socat"], "alerts told on a serial line", () => {
  test("an alert, the list and the heartbeat reach the panel, and its acknowledgement reaches the watch", async () => {
    const cable = await plug();
    closing.push(() => cable.remove());
    const ship = aboard({ ports: [line(cable.path)], lines: [settings] });
    const panel = farEnd(cable);
    const sending = setInterval(() => void cable.send(beat).catch(() => {}), 100);
    await until(ship.hears("cam"), panel.seen);
    clearInterval(sending);
    ship.raise();
    await until(() => panel.seen().length >= 4, panel.seen);
    const kinds = panel.seen().map((sentence) => sentence.split("|")[0]);
    expect(kinds).toContain("HBT");
    expect(kinds).toContain("ALC");
    const alf = panel.seen().filter((sentence) => sentence.startsWith("ALF"));
    expect(alf[0]).toMatch(/^ALF\|2\|1\|\d\|\d{6}\.\d\d\|B\|A\|V\|XXX\|100101\|1\|1\|0\|WTD 3 OPEN$/);
    expect(alf[1]).toMatch(/\|Watertight door 3 open under$|\|Watertight door 3 open under way$/);

    await cable.send(acn("A"));
    await until(
      () => panel.seen().some((sentence) => /^ALF\|2\|1\|.*\|B\|A\|A\|XXX\|100101\|1\|2/.test(sentence)),
      panel.seen,
    );
    expect(ship.book.list()[0]).toMatchObject({
      state: "active-acknowledged",
      acknowledgedBy: "IN (ACN on cam)",
    });

    await cable.send(acn("A"));
    await until(() => panel.seen().some((sentence) => sentence.startsWith("ARC")), panel.seen);
    expect(panel.seen().find((sentence) => sentence.startsWith("ARC"))).toBe("ARC||XXX|100101|1|A");
    expect(ship.troubles).toEqual([]);
  });

  test("with the plug out nobody waits; put back, the panel is told what stands now", async () => {
    const cable = await plug();
    closing.push(() => cable.remove());
    const ship = aboard({ ports: [line(cable.path)], lines: [settings] });
    const sending = setInterval(() => void cable.send(beat).catch(() => {}), 100);
    closing.push(() => clearInterval(sending));
    await until(ship.hears("cam"), () => "not heard");
    await cable.pull();
    const before = performance.now();
    for (let i = 0; i < 60; i += 1) ship.raise({ id: `PSR-I-38(1):wtd-${i}:open`, subject: `wtd-${i}` });
    expect(performance.now() - before).toBeLessThan(1000);
    await until(ship.lost("cam"), () => "not lost");
    ship.later(30_000);
    await ship.ticks(3);
    // The port is lost, and that is alerted; that nothing can be said on it is no second alert.
    expect(ship.troubles).toEqual([]);
    await cable.putBack();
    const panel = farEnd(cable);
    const told = (): number =>
      new Set(
        panel
          .text()
          .match(/ALF,2,1,.,[\d.]+,B,A,V,XXX,100101,\d+/g)
          ?.map((one) => one.split(",")[10]),
      ).size;
    await until(() => told() === 60, told);
    clearInterval(sending);
    expect(panel.seen().filter((sentence) => sentence.startsWith("WRONG"))).toEqual([]);
  });

  test("a line on which nothing is heard, and that is not there, is a warning after 10 s, not before", async () => {
    const cable = await plug();
    closing.push(() => cable.remove());
    await cable.pull();
    const ship = aboard({
      lines: [{ serial: cable.path, baud: 4800, sentences: "ALR", manufacturer: "XXX" }],
    });
    ship.raise();
    await ship.ticks(5);
    expect(ship.troubles).toEqual([]);
    ship.later(11_000);
    await until(
      () => ship.troubles.length > 0,
      () => ship.troubles,
    );
    expect(ship.troubles[0]).toMatch(/^Alerts are not told to other equipment: serial line .* is not there/);
    await cable.putBack();
    const recorder = farEnd(cable);
    await until(
      () => ship.troubles.length === 2,
      () => ship.troubles,
    );
    expect(ship.troubles[1]).toBe("well");
    await until(
      () => recorder.seen().some((one) => /^ALR\|.*\|001\|A\|V\|Watertight door 3 open under way$/.test(one)),
      recorder.seen,
    );
  });
});

test("to a transmission group of IEC 61162-450 alerts go as datagrams with source and line", async () => {
  const heard: string[] = [];
  const socket = createSocket({ type: "udp4", reuseAddr: true });
  await new Promise<void>((bound) => socket.bind(60_017, "239.192.0.17", bound));
  socket.addMembership("239.192.0.17", "127.0.0.1");
  socket.on("message", (bytes) => heard.push(bytes.toString("latin1")));
  closing.push(() => socket.close());
  const ship = aboard({ lines: [{ ...settings, port: undefined, group: "BAM1", interface: "127.0.0.1" }] });
  ship.raise();
  await until(
    () => heard.some((one) => one.includes("ALF")),
    () => heard,
  );
  expect(heard.every((one) => one.startsWith("UdPbC\0\\"))).toBe(true);
  const alf = heard.find((one) => one.includes("ALF")) ?? "";
  expect(alf).toMatch(/\\g:1-2-1,s:II0001,n:\d+\*[0-9A-F]{2}\\\$IIALF,2,1,/);
  expect(alf).toMatch(/\\g:2-2-1,s:II0001,n:\d+\*[0-9A-F]{2}\\\$IIALF,2,2,/);
  const sentences = alf
    .split("\r\n")
    .slice(0, -1)
    .map((one) => one.slice(one.indexOf("$")));
  expect(read(sentences)[0]).toMatch(/^ALF\|2\|1\|.*\|WTD 3 OPEN$/);
});
