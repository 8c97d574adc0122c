/** Once a year the Port Health Officer inspects the medical stores, and certifies it. */
import { days } from "../../kernel/duration.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { expiry, expiryLog, inForce, paperOrNone, validUntil } from "../terms/papers.ts";
import { passengerShipsWithMedicalStores } from "../terms/ships.ts";

export const medicalStoresInspected = defineRule({
  id: "PSR-I-74(10)(b)",
  title: "Medical stores inspected once a year",
  cites: schedule(
    "74(10)(b)",
    "the medical stores and surgical appliances shall be inspected one a year by the Port Health Officer",
  ),
  version: 1,
  reading:
    "'One a year' is read as once a year: the certificate ends on the day that the ship file or an entry gives, a year after the inspection. Bound are ships of classes III to VI for more than 100 passengers; one that does not state her class is bound. Without a certificate it is overdue.",
  binds: passengerShipsWithMedicalStores,
  status: "entered",
  checks: [
    duty({
      items: (ship) => paperOrNone(ship, "medical-stores", "Certificate of the medical stores"),
      settings: { reminder: setting(days(30), "the Port Health Officer wants to be asked weeks before") },
      reads: (paper) => ({ until: validUntil(paper) }),
      ...inForce,
      warnBefore: ({ reminder }) => reminder,
      owes: ({ name }) => `${name}: inspection by the Port Health Officer`,
      alert: expiry("MEDICAL STORES", "caution"),
      log: expiryLog,
    }),
  ],
});
