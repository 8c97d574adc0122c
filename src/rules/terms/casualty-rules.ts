/** Rules that differ only in their case: immediate reports by the master, and notices by the owner. */
import type { Casualty } from "../../signals/forms.ts";
import { condition } from "../bind.ts";
import { navigationSafety } from "../citation.ts";
import { defineRule, type Rule } from "../rule.ts";
import type { LogSpec } from "../shapes.ts";
import {
  type Case,
  cases,
  casualtyReads,
  isNoticed,
  isReported,
  noticeTimes,
  reportTimes,
} from "./casualties.ts";
import { waterwayVessels } from "./ships.ts";
import { onANationalWaterway } from "./waterways.ts";

interface Provided {
  readonly provision: string;
  readonly title: string;
  readonly words: string;
  readonly cases: readonly Casualty[];
  readonly reading?: string;
}

const rectified = (missing: string, done: string): LogSpec<Case, object, "raised" | "rectified"> => ({
  when: ["raised", "rectified"],
  book: "deck",
  says: ({ name }, event) => (event === "raised" ? `${name}: ${missing}` : `${name}: ${done}`),
});

/** Reg 18(4): "The master shall make immediate report to the nearest competent officer on". */
export const immediateReport = (spec: Provided): Rule =>
  defineRule({
    id: `SAF-${spec.provision}`,
    title: spec.title,
    cites: navigationSafety(spec.provision, spec.words),
    version: 1,
    reading: `${spec.reading ?? "Known to the watch when a person enters it."} Reported when that is entered, at or after the time at which it began; the form for it is made by log report. On national waterways.`,
    binds: waterwayVessels,
    status: spec.reading === undefined ? "entered" : "watched",
    checks: [
      condition({
        items: cases(...spec.cases),
        settings: reportTimes,
        reads: casualtyReads,
        during: onANationalWaterway,
        complies: (values, { since }) => isReported(values, since),
        alert: {
          aspect: "record",
          category: "B",
          title: () => "REPORT NOT SENT",
          steps: [
            {
              after: ({ remind }) => remind,
              priority: "warning",
              says: ({ name }) => `${name}: report it to the nearest competent officer, and enter that`,
            },
            {
              after: ({ escalate }) => escalate,
              priority: "alarm",
              says: ({ name }) => `${name}: not reported to the competent officer`,
            },
          ],
        },
        log: rectified("not reported to the competent officer", "reported, or over"),
      }),
    ],
  });

/** Reg 19(2)(j): "forthwith give notice to the nearest competent officer, whenever". */
export const ownersNotice = (spec: Provided): Rule =>
  defineRule({
    id: `SAF-${spec.provision}`,
    title: spec.title,
    cites: navigationSafety(spec.provision, spec.words),
    version: 1,
    reading:
      "Owed of what was entered as such a case, or reported by the master. The notice is the owner's; the ship is reminded of it, and it ends when a person enters that notice was given. On national waterways.",
    binds: waterwayVessels,
    status: "entered",
    checks: [
      condition({
        items: cases(...spec.cases),
        settings: noticeTimes,
        reads: casualtyReads,
        during: onANationalWaterway,
        complies: isNoticed,
        alert: {
          aspect: "record",
          category: "B",
          title: () => "OWNER'S NOTICE",
          steps: [
            {
              after: ({ remind }) => remind,
              priority: "warning",
              says: ({ name }) => `${name}: the owner has not been entered as having given notice`,
            },
          ],
        },
        log: rectified("owner's notice not entered", "owner's notice entered"),
      }),
    ],
  });
