/** The ports of this machine, as they are lent to drivers. */
import type { Clock } from "../kernel/clock.ts";
import { canLines, sendCan } from "./can.ts";
import { sayOnCan } from "./can-speech.ts";
import { fileLines } from "./file.ts";
import { modbusLines } from "./modbus.ts";
import type { OpenLines } from "./open-lines.ts";
import type { Ports, SpeechLine } from "./ports.ts";
import { serialChunks } from "./serial.ts";
import { sayOnSerial } from "./serial-speech.ts";
import { sleep } from "./sleep.ts";
import { type Say, sayOnHeard } from "./speech.ts";
import { tcpChunks } from "./tcp.ts";
import { peerChunks } from "./tcp-server.ts";
import { sayOnTcp, sayToWhoConnects } from "./tcp-speech.ts";
import { udpChunks } from "./udp.ts";
import { sayInDatagrams } from "./udp-speech.ts";

export function systemPorts(clock: Clock): Ports {
  const now = clock.now;
  const openLines: OpenLines = new Map();
  return {
    serial: (line, stop) => serialChunks(line, stop, now, openLines),
    udp: (at, stop) => udpChunks(at, stop, now),
    tcp: (to, stop) =>
      to.listen ? peerChunks(to, stop, now, openLines) : tcpChunks(to, stop, now, openLines),
    can: (bus, stop) => canLines(bus, stop, now),
    speak: (line, stop) => speaking(line, stop, openLines),
    sendCan,
    modbus: modbusLines(now),
    file: fileLines,
    sleep,
    now,
  };
}

function speaking(line: SpeechLine, stop: AbortSignal, open: OpenLines): Say {
  if ("heardOn" in line) return sayOnHeard(line.heardOn, open);
  if ("serial" in line) return sayOnSerial(line.serial, stop);
  if ("tcp" in line) return sayOnTcp(line.tcp, stop);
  if ("listen" in line) return sayToWhoConnects(line.listen, stop);
  return "can" in line ? sayOnCan(line.can, stop) : sayInDatagrams(line.datagrams, stop);
}
