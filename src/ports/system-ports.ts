/** The ports of this machine, as they are lent to drivers. */
import type { Clock } from "../kernel/clock.ts";
import { canLines, sendCan } from "./can.ts";
import { fileLines } from "./file.ts";
import { modbusLines } from "./modbus.ts";
import type { Ports } from "./ports.ts";
import { type OpenLine, serialChunks } from "./serial.ts";
import { sayOnHeard, sayOnOwn } from "./serial-speech.ts";
import { sleep } from "./sleep.ts";
import { tcpChunks } from "./tcp.ts";
import { peerChunks } from "./tcp-server.ts";
import { udpChunks } from "./udp.ts";
import { sayInDatagrams } from "./udp-speech.ts";

export function systemPorts(clock: Clock): Ports {
  const now = clock.now;
  const openLines = new Map<string, OpenLine>();
  return {
    serial: (line, stop) => serialChunks(line, stop, now, openLines),
    udp: (at, stop) => udpChunks(at, stop, now),
    tcp: (to, stop) => (to.listen ? peerChunks(to, stop, now) : tcpChunks(to, stop, now)),
    can: (bus, stop) => canLines(bus, stop, now),
    speak(line, stop) {
      if ("heardOn" in line) return sayOnHeard(line.heardOn, openLines);
      return "serial" in line ? sayOnOwn(line.serial, stop) : sayInDatagrams(line.datagrams, stop);
    },
    sendCan,
    modbus: modbusLines(now),
    file: fileLines,
    sleep,
    now,
  };
}
