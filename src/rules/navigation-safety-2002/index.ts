/** The provisions of the Navigation Safety Regulations, 2002, that are watched: one line each. */
import type { Rule } from "../rule.ts";
import { papersAndLogsOnBoard } from "./reg-18-1-d.ts";
import { distressReported } from "./reg-18-4-i.ts";
import { groundingReported } from "./reg-18-4-ii.ts";
import { fireOrFloodingReported } from "./reg-18-4-iii.ts";
import { damageReported } from "./reg-18-4-iv.ts";
import { obstructionReported } from "./reg-18-4-v.ts";
import { overboardReported } from "./reg-18-4-vi.ts";
import { oilReported } from "./reg-18-4-vii.ts";
import { piracyReported } from "./reg-18-4-viii.ts";
import { noticeOfWreck } from "./reg-19-2-j-i.ts";
import { noticeOfCasualty } from "./reg-19-2-j-ii.ts";
import { noticeOfOil } from "./reg-19-2-j-iii.ts";

export const navigationSafety2002: readonly Rule[] = [
  papersAndLogsOnBoard,
  distressReported,
  groundingReported,
  fireOrFloodingReported,
  damageReported,
  obstructionReported,
  overboardReported,
  oilReported,
  piracyReported,
  noticeOfWreck,
  noticeOfCasualty,
  noticeOfOil,
];
