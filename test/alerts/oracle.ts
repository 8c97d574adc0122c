/**
 * What must hold of the alerts at every moment, whoever does what. The oracle is told everything that goes in
 * and comes out, and knows nothing of how the book works: it keeps its own account of what is wrong on board,
 * of what the changes said, and of who answered for what.
 */
import type { Alert, AlertChange } from "../../src/alerts/alert.ts";
import type { AttentionSettings } from "../../src/alerts/attention.ts";
import type { AlertBook } from "../../src/alerts/book.ts";
import { PRIORITIES, type Priority } from "../../src/signals/priority.ts";

/** Plain and quick: it is asked some millions of times. */
export function holds(truth: boolean, words: string): void {
  if (!truth) throw new Error(words);
}
const sameAlert = (one: Alert | undefined, other: Alert | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What calls the back-up officer when nobody answers it: alarms that the bridge answers for. */
const waits = ({ state, priority, category, shelved }: Alert): boolean =>
  priority === "alarm" && category !== "C" && !shelved && /^active-(unacknowledged|silenced)$/.test(state);

const active = (alert: Alert): boolean => alert.state.startsWith("active");
const urgency = ({ priority }: Alert): number => PRIORITIES.indexOf(priority);
const row = ({ priority, state }: Alert): number =>
  priority === "emergency-alarm"
    ? 0
    : /unacknowledged|silenced/.test(state)
      ? state.startsWith("a")
        ? 1
        : 2
      : 3;

interface Fault {
  present: boolean;
  /** Monotonic time of the last edge. */
  since: number;
  /** The rises that came in quick succession up to now. */
  quick: number;
  lastRise: number;
  /** As it was last told. */
  priority: Priority;
}

export class Oracle {
  readonly #settings: AttentionSettings;
  readonly #faults = new Map<string, Fault>();
  /** The list as the changes alone tell it. */
  readonly #told = new Map<string, Alert>();
  /** Since when an alert that nobody acknowledged has been quiet, and how. */
  readonly #quiet = new Map<string, { state: string; since: number }>();
  /** Since when an alarm has waited for an answer on the bridge. */
  readonly #waiting = new Map<string, number>();
  /** Alerts that a person has acknowledged since their fault last came. */
  readonly #answered = new Set<string>();
  readonly #occurrences = new Map<string, number>();
  #lastStamp = 0;

  constructor(settings: AttentionSettings) {
    this.#settings = settings;
  }

  isPresent(id: string): boolean {
    return this.#faults.get(id)?.present ?? false;
  }

  /** A finding goes in. What is new in it must leave a trace in the history. */
  rises(id: string, priority: Priority, mono: number): { readonly edge: boolean } {
    const fault = this.#faults.get(id);
    if (fault?.present) {
      const worse = PRIORITIES.indexOf(priority) < PRIORITIES.indexOf(fault.priority);
      if (worse) return this.#worsens(id, fault, priority, mono);
      this.#faults.set(id, { ...fault, priority });
      return { edge: priority !== fault.priority };
    }
    const quickly = fault !== undefined && mono - fault.lastRise <= this.#settings.flappingGap;
    const absent = fault === undefined ? Number.POSITIVE_INFINITY : mono - fault.since;
    const inEpisode =
      fault !== undefined &&
      fault.quick >= this.#settings.flappingRises &&
      fault.since - fault.lastRise <= this.#settings.flappingGap &&
      absent < this.#settings.flappingSettles;
    // A fault that comes back, other than in the midst of flapping, has not been acknowledged by anybody.
    if (!inEpisode) for (const one of [id, `${id}:escalated`]) this.#answered.delete(one);
    const quick = fault && (quickly || inEpisode) ? fault.quick + 1 : 1;
    this.#faults.set(id, { present: true, since: mono, quick, lastRise: mono, priority });
    return { edge: true };
  }

  /** A fault that is worse than it was has not been acknowledged by anybody. */
  #worsens(id: string, fault: Fault, priority: Priority, mono: number): { readonly edge: boolean } {
    this.#answered.delete(id);
    const quickly = mono - fault.lastRise <= this.#settings.flappingGap;
    this.#faults.set(id, { ...fault, priority, quick: quickly ? fault.quick + 1 : 1, lastRise: mono });
    return { edge: true };
  }

  goes(id: string, mono: number): { readonly edge: boolean } {
    const fault = this.#faults.get(id);
    const edge = fault?.present ?? false;
    if (fault && edge) this.#faults.set(id, { ...fault, present: false, since: mono });
    return { edge };
  }

  /** A higher step speaks for the fault from now on. */
  superseded(id: string, mono: number): void {
    this.goes(id, mono);
  }

  answers(id: string): void {
    this.#answered.add(id);
  }

  /** Whoever took it says so again. */
  renews(id: string, mono: number): void {
    const quiet = this.#quiet.get(id);
    if (quiet) this.#quiet.set(id, { ...quiet, since: mono });
  }

  hears(changes: readonly AlertChange[], mono: number, wall: number): void {
    for (const { before, after, because } of changes) {
      const { id, state, occurrence, changedAt } = after;
      holds(sameAlert(before, this.#told.get(id)), `${id}: a change begins where the last one ended`);
      holds(because === after.because && because.length > 5, `${id}: every change has its reason`);
      holds(changedAt >= this.#lastStamp && changedAt <= wall, `${id}: time goes forward`);
      this.#lastStamp = changedAt;
      const last = this.#occurrences.get(id) ?? 0;
      const fresh = before === undefined || occurrence !== before.occurrence;
      holds(occurrence - last === (fresh ? 1 : 0), `${id}: occurrences are counted without a gap`);
      this.#occurrences.set(id, occurrence);
      const ended = because.startsWith("Superseded");
      const wasUnanswered = before !== undefined && /unacknowledged|silenced|transferred/.test(before.state);
      if (state === "active-acknowledged" || (state === "normal" && wasUnanswered && !ended)) {
        holds(this.#answered.has(id), `${id}: acknowledged by nobody`);
      }
      if (ended) this.#answered.delete(id);
      if (state === "normal") this.#told.delete(id);
      else this.#told.set(id, after);
      if (!waits(after)) this.#waiting.delete(id);
      else if (fresh || !before || !waits(before)) this.#waiting.set(id, mono);
      const quiet = state === "active-silenced" || state === "active-transferred";
      if (!quiet) this.#quiet.delete(id);
      else if (this.#quiet.get(id)?.state !== state || because.startsWith("Handed over")) {
        this.#quiet.set(id, { state, since: mono });
      }
    }
  }

  /** Everything that must hold now. */
  inspects(book: AlertBook, mono: number, wall: number): void {
    const list = book.list();
    this.#listIsWhole(book, list);
    this.#nothingIsHidden(list);
    this.#nothingIsQuietTooLong(book, list, mono, wall);
    this.#whoeverIsCalledIsNeeded(list, mono);
    for (const { id, priority, state, shelved } of list) {
      const brief = priority === "emergency-alarm" || priority === "caution";
      holds((state === "active") === brief, `${id}: emergency alarms and cautions are only active or normal`);
      holds(!shelved || priority !== "emergency-alarm", `${id}: no emergency alarm is shelved`);
      if (state !== "active-acknowledged") continue;
      holds(this.#answered.has(id), `${id}: an acknowledgement hides a later fault`);
    }
  }

  /** Counts equal lists: the changes rebuild the list, and the groups hold every alert once. */
  #listIsWhole(book: AlertBook, list: readonly Alert[]): void {
    holds(list.length === this.#told.size, "the changes tell of as many alerts as are listed");
    for (const alert of list)
      holds(sameAlert(alert, this.#told.get(alert.id)), `${alert.id}: listed as told`);
    const groups = book.groups();
    const members = groups.flatMap((group) => group.members);
    holds(members.length === list.length, "every alert is in one group");
    holds(new Set(members).size === list.length, "no alert is in two groups");
    for (const group of groups) {
      const alerts = list.filter(({ id }) => group.members.includes(id));
      holds(alerts.length === group.members.length, "a group has no member that is not listed");
      holds(group.active === alerts.some(active), "a group is active when a member is");
      const lead = alerts.find(({ id }) => id === group.leader);
      holds(
        lead !== undefined && alerts.every((one) => urgency(lead) <= urgency(one)),
        "the most urgent leads",
      );
    }
    for (const [i, alert] of list.entries()) {
      const above = list[i - 1];
      const inOrder = !above || 10 * row(above) + urgency(above) <= 10 * row(alert) + urgency(alert);
      holds(inOrder, `${alert.id}: shown below what is less urgent`);
    }
  }

  /** Nothing that is wrong on board is invisible. */
  #nothingIsHidden(list: readonly Alert[]): void {
    const shown = new Set(list.filter(active).map(({ id }) => id));
    for (const [id, { present }] of this.#faults) {
      holds(!present || shown.has(id) || shown.has(`${id}:escalated`), `${id}: active and invisible`);
    }
  }

  /** What nobody answers on the bridge goes on to the back-up officer and to the crew, in time and not before. */
  #whoeverIsCalledIsNeeded(list: readonly Alert[], mono: number): void {
    const { callBackUp, callBackUpUnmanned, callCrew } = this.#settings;
    for (const alert of list) {
      const { id, called } = alert;
      const since = this.#waiting.get(id);
      holds(
        called === undefined || since !== undefined,
        `${id}: somebody is called, and it waits for nobody`,
      );
      if (since === undefined) continue;
      const waited = mono - since;
      if (callBackUp === "never") holds(called === undefined, `${id}: called where nobody can be`);
      else {
        holds(called !== undefined || waited <= callBackUp, `${id}: the back-up officer is not called`);
        const soonest = Math.min(callBackUp, callBackUpUnmanned);
        holds(called === undefined || waited >= soonest, `${id}: the back-up officer is called too soon`);
        const crewAt = callCrew === "never" ? Number.POSITIVE_INFINITY : callBackUp + callCrew;
        holds(called === "crew" || waited <= crewAt, `${id}: the crew is not called`);
      }
    }
  }

  /** Nothing unacknowledged stays silent beyond its limit. */
  #nothingIsQuietTooLong(book: AlertBook, list: readonly Alert[], mono: number, wall: number): void {
    for (const [id, { state, since }] of this.#quiet) {
      const limit = state === "active-silenced" ? this.#settings.silence : this.#settings.transferReturns;
      holds(mono - since < limit, `${id}: quiet too long`);
    }
    let loudest = Number.POSITIVE_INFINITY;
    for (const alert of list) {
      const { id, priority, state, shelved, changedAt } = alert;
      holds(!shelved || wall < shelved.until, `${id}: shelved too long`);
      const waiting = state === "active-unacknowledged" && !shelved;
      if (waiting || priority === "emergency-alarm") loudest = Math.min(loudest, urgency(alert));
      const inTime = priority !== "warning" || !waiting || wall - changedAt < this.#settings.repeatWarning;
      holds(inTime, `${id}: a warning that is not repeated`);
    }
    holds(
      book.sound() === ((PRIORITIES as readonly (string | undefined)[])[loudest] ?? null),
      "what is sounded is the most urgent that is unanswered",
    );
  }
}
