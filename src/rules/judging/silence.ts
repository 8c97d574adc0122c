/**
 * Unknown inputs, announced once: a broken input is one warning whatever number of rules read it, and everything
 * that fell silent with one port is one warning on that port.
 */
import type { Json } from "../../kernel/json.ts";
import { byUrgency, type Priority } from "../../signals/priority.ts";
import type { Finding } from "../finding.ts";
import type { BoundAlert, Instance } from "../instance.ts";
import type { Aspect } from "../words.ts";
import type { Seen, UnknownReading } from "./seen.ts";

interface Mark {
  readonly alert: string;
  readonly subject: string;
  readonly aspect: Aspect;
  readonly priority: Priority;
  /** Conditions before episodes, duties and records: theirs is the aspect that the fault is shown under. */
  readonly rank: number;
  readonly says: string;
  readonly cites: string;
  readonly evidence: Seen["evidence"];
}

export interface SilenceLedger {
  /** What the instance now says is unknown; nothing when all is known. */
  mark(instance: Instance, key: string, seen: Seen): void;
  /**
   * What has changed since it was last asked. Until `settled` (the first words after a start are still awaited),
   * what was announced before a restart stays announced.
   */
  findings(at: number, settled: boolean): readonly Finding[];
  save(): Json;
}

const RANK: Readonly<Record<Instance["shape"], number>> = {
  condition: 0,
  permission: 0,
  gate: 1,
  episode: 2,
  duty: 3,
  record: 4,
};

/** The rules that tell of inputs which are not heard in time, and of those that say nothing to be believed. */
export const SILENT = "WK-silent";
export const BROKEN = "WK-unknown";

export function silenceLedger(
  portOf: (signal: string) => string | undefined,
  nameOf: (item: string) => string | undefined,
  saved?: Json,
): SilenceLedger {
  /** By instance. */
  const marks = new Map<string, readonly Mark[]>();
  /** What has been announced, by alert id: what each that is unknown was said to be. */
  const announced = new Map(Object.entries((saved ?? {}) as Record<string, readonly string[]>));
  const restored = new Set(announced.keys());
  let dirty = restored.size > 0;

  const mark: SilenceLedger["mark"] = (instance, key, seen) => {
    const before = marks.get(key);
    const next = seen.unknown
      .filter((one) => one.is !== "waiting")
      .map((reading) => markOf(instance, seen, reading, portOf(reading.signal), nameOf));
    if (next.length === 0) {
      if (before) dirty = marks.delete(key) || dirty;
      return;
    }
    if (before?.length === next.length && before.every((one, n) => isSame(one, next[n]))) return;
    marks.set(key, next);
    dirty = true;
  };

  const findings: SilenceLedger["findings"] = (at, settled) => {
    if (!dirty) return [];
    dirty = !settled && restored.size > 0;
    const found: Finding[] = [];
    const groups = new Map<string, Mark[]>();
    for (const one of [...marks.values()].flat())
      groups.set(one.alert, [...(groups.get(one.alert) ?? []), one]);
    for (const [alert, members] of groups) {
      const says = [...new Set(members.map((one) => one.says))];
      const before = announced.get(alert);
      const joined = before !== undefined && says.some((one) => !before.includes(one));
      // Somebody new fell silent: a fresh fault, that no earlier acknowledgement hides. Another reason for one input is none.
      if (joined && alert.startsWith(SILENT))
        found.push({ is: "clear", at, id: alert, because: "more has fallen silent" });
      if (before === undefined || joined)
        found.push(raised(at, alert, members, wording(alert, members, says)));
      announced.set(alert, says);
    }
    for (const alert of announced.keys()) {
      if (groups.has(alert) || (!settled && restored.has(alert))) continue;
      restored.delete(alert);
      announced.delete(alert);
      found.push({ is: "clear", at, id: alert, because: "heard again" });
    }
    return found;
  };

  return { mark, findings, save: () => Object.fromEntries(announced) };
}

function markOf(
  instance: Instance,
  seen: Seen,
  reading: UnknownReading,
  port: string | undefined,
  nameOf: (item: string) => string | undefined,
): Mark {
  const alert: Partial<BoundAlert> = "alert" in instance ? instance.alert : {};
  const aspect = "alert" in instance ? instance.alert.aspect : instance.aspect;
  const dot = reading.signal.indexOf(".");
  const name = nameOf(reading.signal.slice(0, dot)) ?? instance.subjectName;
  const what = reading.signal.slice(dot + 1);
  const says =
    reading.is === "broken"
      ? (alert.unknown?.says ?? `${name}: ${what} unknown: ${reading.because}`)
      : `${name} ${what}`;
  return {
    alert:
      reading.is === "silent" && port
        ? `${SILENT}:${port}:1`
        : `${BROKEN}:${reading.signal.replace(".", ":")}`,
    subject: reading.is === "silent" && port ? port : instance.subject,
    aspect: reading.is === "silent" && port ? "health" : aspect,
    priority: alert.unknown?.priority ?? "warning",
    rank: RANK[instance.shape],
    says,
    cites: instance.cites,
    evidence: seen.evidence,
  };
}

const isSame = (one: Mark, other: Mark | undefined): boolean =>
  one.alert === other?.alert && one.says === other.says;

function wording(alert: string, members: readonly Mark[], says: readonly string[]): string {
  if (!alert.startsWith(SILENT)) return says.join("; ");
  return `Nothing heard in time on ${members[0]?.subject ?? "a port"}; unknown: ${says.join(", ")}`;
}

function raised(at: number, id: string, members: readonly Mark[], text: string): Finding {
  const first = [...members].sort((a, b) => byUrgency(a.priority, b.priority) || a.rank - b.rank)[0];
  return {
    is: "raise",
    at,
    id,
    rule: id.split(":")[0] ?? BROKEN,
    subject: first?.subject ?? "",
    aspect: first?.aspect ?? "health",
    priority: first?.priority ?? "warning",
    category: "B",
    title: id.startsWith(SILENT) ? "SENSORS SILENT" : "SENSOR FAULT",
    text,
    cites: first?.cites ?? "",
    latched: false,
    evidence: members.flatMap((one) => one.evidence).filter((one) => one.quality !== "good"),
  };
}
