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
import { dbt } from "./sentences/dbt.ts";
import { ddc } from "./sentences/ddc.ts";
import { dor } from "./sentences/dor.ts";
import { dpt } from "./sentences/dpt.ts";
import { eve } from "./sentences/eve.ts";
import { fir } from "./sentences/fir.ts";
import { gga } from "./sentences/gga.ts";
import { gll } from "./sentences/gll.ts";
import { gns } from "./sentences/gns.ts";
import { hbt } from "./sentences/hbt.ts";
import { hdg } from "./sentences/hdg.ts";
import { hdt } from "./sentences/hdt.ts";
import { hss } from "./sentences/hss.ts";
import { mtw } from "./sentences/mtw.ts";
import { mwv } from "./sentences/mwv.ts";
import { nls } from "./sentences/nls.ts";
import { nrx } from "./sentences/nrx.ts";
import { prc } from "./sentences/prc.ts";
import { rmc } from "./sentences/rmc.ts";
import { rot } from "./sentences/rot.ts";
import { rpm } from "./sentences/rpm.ts";
import { rsa } from "./sentences/rsa.ts";
import { slm } from "./sentences/slm.ts";
import { ths } from "./sentences/ths.ts";
import { trc } from "./sentences/trc.ts";
import { trd } from "./sentences/trd.ts";
import { ttd } from "./sentences/ttd.ts";
import { ttm } from "./sentences/ttm.ts";
import { vbw } from "./sentences/vbw.ts";
import { vdm } from "./sentences/vdm.ts";
import { vhw } from "./sentences/vhw.ts";
import { vtg } from "./sentences/vtg.ts";
import { wat } from "./sentences/wat.ts";
import { xdr } from "./sentences/xdr.ts";
import { zda } from "./sentences/zda.ts";

/** Sentences that stand alone. */
export const SENTENCES: ReadonlyMap<string, Layout> = new Map([
  ["ACK", ack],
  ["ACN", acn],
  ["AKD", akd],
  ["ALA", ala],
  ["ALR", alr],
  ["ARC", arc],
  ["DBT", dbt],
  ["DDC", ddc],
  ["DOR", dor],
  ["DPT", dpt],
  ["EVE", eve],
  ["FIR", fir],
  ["GGA", gga],
  ["GLL", gll],
  ["GNS", gns],
  ["HBT", hbt],
  ["HDG", hdg],
  ["HDT", hdt],
  ["HSS", hss],
  ["MTW", mtw],
  ["MWV", mwv],
  ["NLS", nls],
  ["PRC", prc],
  ["RMC", rmc],
  ["ROT", rot],
  ["RPM", rpm],
  ["RSA", rsa],
  ["SLM", slm],
  ["THS", ths],
  ["TRC", trc],
  ["TRD", trd],
  ["TTM", ttm],
  ["VBW", vbw],
  ["VHW", vhw],
  ["VTG", vtg],
  ["WAT", wat],
  ["XDR", xdr],
  ["ZDA", zda],
]);

/** Sentences that may come in several parts. */
export const JOINED: ReadonlyMap<string, Joined> = new Map([
  ["AGL", agl],
  ["ALC", alc],
  ["ALF", alf],
  ["NRX", nrx],
  ["TTD", ttd],
  ["VDM", vdm],
  ["VDO", vdm],
]);

/** Sentences on which safety hangs: without a checksum they are believed only where the port says so. */
export const SAFETY: ReadonlySet<string> = new Set("DOR FIR WAT NLS ALR ALA ALF ALC ACN ARC HBT".split(" "));
