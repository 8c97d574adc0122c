/** What the tests of the alerts share: findings as the judge makes them, an officer, and a clock that is told. */
import type { Alert, AlertChange } from "../../src/alerts/alert.ts";
import type { AttentionSettings } from "../../src/alerts/attention.ts";
import { type AlertBook, alertBook } from "../../src/alerts/book.ts";
import type { Raise } from "../../src/alerts/life.ts";
import type { Instant } from "../../src/kernel/clock.ts";
import type { Author } from "../../src/signals/act.ts";

export const rao: Author = { name: "Rao", rank: "Second Officer" };
export const nair: Author = { name: "Nair", rank: "Chief Officer" };

export const START = Date.parse("2028-03-01T12:00:00Z");

export const at = (seconds: number): Instant => ({ at: START + seconds * 1000, mono: 5000 + seconds * 1000 });

export function door(what: Partial<Raise> = {}): Raise {
  return {
    is: "raise",
    at: START,
    id: "PSR-I-38(1):wtd-3:open",
    rule: "PSR-I-38(1)",
    subject: "wtd-3",
    aspect: "position",
    priority: "alarm",
    category: "B",
    title: "WTD 3 OPEN",
    text: "Watertight door 3 open under way",
    cites: "Schedule I, para 38(1)",
    latched: false,
    evidence: [
      { signal: "wtd-3.position", quality: "good", value: "open", at: START, source: "wtd-console" },
    ],
    ...what,
  };
}

/** A watch with a clock: every doing is told in seconds from the start. */
export function onWatch(settings?: Partial<AttentionSettings>, book: AlertBook = alertBook(settings)) {
  const changes: AlertChange[] = [];
  const keep = (more: readonly AlertChange[]): readonly AlertChange[] => {
    changes.push(...more);
    return more;
  };
  const id = (alert: string | undefined): string => alert ?? door().id;
  return {
    book,
    changes,
    raise: (t: number, what: Partial<Raise> = {}) => keep(book.find(door({ at: at(t).at, ...what }), at(t))),
    clear: (t: number, alert?: string, because = "It is closed.") =>
      keep(book.find({ is: "clear", at: at(t).at, id: id(alert), because }, at(t))),
    acknowledge: (t: number, alert?: string, by = rao) => {
      const result = book.act({ act: "acknowledge", author: by, alert: id(alert) }, at(t));
      keep(result.changes);
      return result;
    },
    silence: (t: number) => {
      const result = book.act({ act: "silence", author: rao }, at(t));
      keep(result.changes);
      return result;
    },
    transfer: (t: number, to: string, alert?: string) => {
      const result = book.act({ act: "transfer", author: rao, alert: id(alert), to }, at(t));
      keep(result.changes);
      return result;
    },
    shelve: (
      t: number,
      until: number,
      reason = "Float switch faulty, to be changed at Kochi",
      alert?: string,
    ) => {
      const end = new Date(at(until).at).toISOString();
      const result = book.act({ act: "shelve", author: nair, alert: id(alert), reason, until: end }, at(t));
      keep(result.changes);
      return result;
    },
    until: (t: number) => keep(book.advance(at(t))),
    shows: (alert?: string): Alert | undefined => book.list().find((one) => one.id === id(alert)),
  };
}
