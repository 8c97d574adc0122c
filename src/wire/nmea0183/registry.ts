/** The registry of sentences: a sentence is one file in `sentences/` and one line here. */
import type { Layout } from "./fields.ts";
import type { Joined } from "./parts.ts";
import { ack } from "./sentences/ack.ts";
import { acn } from "./sentences/acn.ts";
import { agl } from "./sentences/agl.ts";
import { akd } from "./sentences/akd.ts";
import { ala } from "./sentences/ala.ts";
import { alc } from "./sentences/alc.ts";
import { alf } from "./sentences/alf.ts";
import { alr } from "./sentences/alr.ts";
import { arc } from "./sentences/arc.ts";
import { dor } from "./sentences/dor.ts";
import { eve } from "./sentences/eve.ts";
import { fir } from "./sentences/fir.ts";
import { gga } from "./sentences/gga.ts";
import { gll } from "./sentences/gll.ts";
import { gns } from "./sentences/gns.ts";
import { hbt } from "./sentences/hbt.ts";
import { hdg } from "./sentences/hdg.ts";
import { hdt } from "./sentences/hdt.ts";
import { hss } from "./sentences/hss.ts";
import { nls } from "./sentences/nls.ts";
import { rmc } from "./sentences/rmc.ts";
import { rot } from "./sentences/rot.ts";
import { ths } from "./sentences/ths.ts";
import { vdm } from "./sentences/vdm.ts";
import { vhw } from "./sentences/vhw.ts";
import { vtg } from "./sentences/vtg.ts";
import { wat } from "./sentences/wat.ts";
import { zda } from "./sentences/zda.ts";

/** Sentences that stand alone. */
export const SENTENCES: ReadonlyMap<string, Layout> = new Map([
  ["ACK", ack],
  ["ACN", acn],
  ["AKD", akd],
  ["ALA", ala],
  ["ALR", alr],
  ["ARC", arc],
  ["DOR", dor],
  ["EVE", eve],
  ["FIR", fir],
  ["GGA", gga],
  ["GLL", gll],
  ["GNS", gns],
  ["HBT", hbt],
  ["HDG", hdg],
  ["HDT", hdt],
  ["HSS", hss],
  ["NLS", nls],
  ["RMC", rmc],
  ["ROT", rot],
  ["THS", ths],
  ["VHW", vhw],
  ["VTG", vtg],
  ["WAT", wat],
  ["ZDA", zda],
]);

/** Sentences that may come in several parts. */
export const JOINED: ReadonlyMap<string, Joined> = new Map([
  ["AGL", agl],
  ["ALC", alc],
  ["ALF", alf],
  ["VDM", vdm],
  ["VDO", vdm],
]);

/** Sentences on which safety hangs: without a checksum they are believed only where the port says so. */
export const SAFETY: ReadonlySet<string> = new Set("DOR FIR WAT NLS ALR ALA ALF ALC ACN ARC HBT".split(" "));
