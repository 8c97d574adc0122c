/** The alert of these tests: a watertight door that has stood open under way for three minutes. */
import type { Alert } from "../../../src/alerts/alert.ts";

const AT = Date.UTC(2028, 2, 1, 18, 30, 5, 120);

export const doorOpen: Alert = {
  id: "PSR-I-38(1):wtd-3:2",
  occurrence: 2,
  rule: "PSR-I-38(1)",
  priority: "warning",
  category: "B",
  state: "active-unacknowledged",
  title: "WTD OPEN",
  text: "Watertight door 3 open under way",
  cites: "Schedule I, para 38(1)",
  subject: "wtd-3",
  aspect: "position",
  raisedAt: AT,
  changedAt: AT + 1000,
  evidence: [
    { signal: "wtd-3.position", quality: "good", value: "open", at: AT - 180_000, source: "wtd-console" },
  ],
  latched: false,
  because: "open for 180 s",
  count: 1,
};
