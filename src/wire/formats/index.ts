/** The registry of recording formats. A format is one file and one line here; on equal scores the first wins. */

import { actisenseBin } from "./actisense-bin.ts";
import { actisenseEbl } from "./actisense-ebl.ts";
import { actisenseN2kAscii } from "./actisense-n2k-ascii.ts";
import { canboatFast } from "./canboat-fast.ts";
import { canboatMixed } from "./canboat-mixed.ts";
import { canboatPlain } from "./canboat-plain.ts";
import { candumpAngstrom } from "./candump-angstrom.ts";
import { candumpLog } from "./candump-log.ts";
import { candumpScreen } from "./candump-screen.ts";
import type { RecordingFormat } from "./format.ts";
import { ikonvert } from "./ikonvert.ts";
import { j1939dump } from "./j1939dump.ts";
import { n2kIn0183 } from "./n2k-in-0183.ts";
import { nmea0183, nmea0183Stamped, nmea0183Tagged } from "./nmea0183.ts";
import { garminCsv, wibl, ydvr } from "./not-read.ts";
import { pcanTrc } from "./pcan-trc.ts";
import { pcapSocketcan } from "./pcap-socketcan.ts";
import { pcapUdp } from "./pcap-udp.ts";
import { watchRecording } from "./watch-recording.ts";
import { actisenseRawAscii, ydraw } from "./ydraw.ts";

export const FORMATS: readonly RecordingFormat[] = [
  ydvr,
  wibl,
  garminCsv,
  watchRecording,
  n2kIn0183,
  nmea0183Tagged,
  nmea0183Stamped,
  nmea0183,
  pcapUdp,
  candumpLog,
  candumpScreen,
  candumpAngstrom,
  ydraw,
  actisenseRawAscii,
  actisenseN2kAscii,
  actisenseEbl,
  actisenseBin,
  ikonvert,
  canboatPlain,
  canboatFast,
  canboatMixed,
  pcapSocketcan,
  pcanTrc,
  j1939dump,
];
