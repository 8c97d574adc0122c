/**
 * Binding a check to the items of a ship. This is the one place where the types of a rule's readings are
 * put away: whatever was proved when the rule was written is carried on by key.
 */
import type { Duration } from "../kernel/duration.ts";
import type { Json } from "../kernel/json.ts";
import type { Ship } from "../ship/ship.ts";
import type { Reads, Values } from "../signals/ref.ts";
import type { BoundAlert, BoundLog, EpisodeTurn, Instance, Known, LoggedEvent, Moment } from "./instance.ts";
import { type SettingsDeclared, type SettingsOf, settled } from "./setting.ts";
import type {
  AlertSpec,
  Condition,
  Duty,
  Episode,
  Gate,
  LogSpec,
  Permission,
  RecordOf,
  Subject,
} from "./shapes.ts";

interface Provision {
  readonly id: string;
  readonly version: number;
  readonly cites: { readonly says: string };
}

/** A check whose own types have been put away. */
export interface AnyCheck {
  readonly settings: SettingsDeclared;
  readonly bind: (provision: Provision, ship: Ship) => readonly Instance[];
}

export const bind = (check: AnyCheck, provision: Provision, ship: Ship): readonly Instance[] =>
  check.bind(provision, ship);

function boundAlert<I extends Subject, V, S>(spec: AlertSpec<I, V, S>, item: I, settings: S): BoundAlert {
  const title = spec.title(item);
  return {
    aspect: spec.aspect,
    category: spec.category,
    title: title.slice(0, 16),
    latched: spec.latched ?? false,
    steps: spec.steps.map((step) => ({
      after: typeof step.after === "function" ? step.after(settings) : step.after,
      priority: typeof step.priority === "function" ? step.priority(item) : step.priority,
      when: step.when as ((values: Known) => boolean) | undefined,
      says: (values) => step.says(item, values as Partial<V>),
    })),
    unknown: { priority: spec.unknown?.priority ?? "warning", says: spec.unknown?.says?.(item) },
  };
}

const boundLog = <I extends Subject, V, E extends LoggedEvent>(
  spec: LogSpec<I, V, E> | undefined,
  item: I,
): BoundLog | undefined =>
  spec && {
    when: spec.when,
    book: spec.book,
    says: (event, values, words) => spec.says(item, event as E, values as Partial<V>, words),
  };

interface Bindable<I extends Subject, R extends Reads, D extends SettingsDeclared> {
  readonly check?: string;
  readonly items: (ship: Ship) => readonly I[];
  readonly settings?: D;
  readonly reads: (item: I, ship: Ship) => R;
  readonly during?: Condition<I, R, D>["during"];
}

function bindable<I extends Subject, R extends Reads, D extends SettingsDeclared>(
  spec: Bindable<I, R, D>,
  make: (item: I, settings: SettingsOf<D>, common: ReturnType<typeof commonOf<I, R, D>>) => Instance,
): AnyCheck {
  return {
    settings: spec.settings ?? {},
    bind: (provision, ship) => {
      const settings = settled(spec.settings, ship.settings[provision.id]);
      return spec.items(ship).map((item) => make(item, settings, commonOf(spec, provision, ship, item)));
    },
  };
}

function commonOf<I extends Subject, R extends Reads, D extends SettingsDeclared>(
  spec: Bindable<I, R, D>,
  provision: Provision,
  ship: Ship,
  item: I,
) {
  return {
    rule: provision.id,
    version: provision.version,
    cites: provision.cites.says,
    check: spec.check ?? "",
    subject: item.id,
    subjectName: item.name,
    reads: spec.reads(item, ship),
    during: typeof spec.during === "function" ? spec.during(item) : spec.during,
  };
}

/** What a check is asked with; since when its readings hold is put together only for those that ask. */
const asked = <I, S>(moment: Moment, item: I, settings: S): Moment & { item: I; settings: S } => ({
  at: moment.at,
  item,
  settings,
  get since() {
    return moment.since;
  },
});

export const condition = <
  I extends Subject,
  R extends Reads,
  D extends SettingsDeclared = Record<never, never>,
>(
  spec: Omit<Condition<I, R, D>, "shape">,
): AnyCheck =>
  bindable(spec, (item, settings, common) => ({
    ...common,
    shape: "condition",
    complies: (values, moment) => spec.complies(values as Values<R>, asked(moment, item, settings)),
    alert: boundAlert(spec.alert, item, settings),
    log: boundLog(spec.log, item),
    lists: undefined,
    permission: undefined,
  }));

export const gate = <I extends Subject, R extends Reads, D extends SettingsDeclared = Record<never, never>>(
  spec: Omit<Gate<I, R, D>, "shape">,
): AnyCheck =>
  bindable(spec, (item, settings, common) => ({
    ...common,
    shape: "gate",
    complies: (values, moment) => spec.complies(values as Values<R>, asked(moment, item, settings)),
    alert: boundAlert(spec.alert, item, settings),
    log: boundLog(spec.log, item),
    lists: spec.lists(item),
    permission: undefined,
  }));

export const permission = <
  I extends Subject,
  R extends Reads,
  D extends SettingsDeclared = Record<never, never>,
>(
  spec: Omit<Permission<I, R, D>, "shape">,
): AnyCheck =>
  bindable(spec, (item, settings, common) => ({
    ...common,
    shape: "permission",
    complies: (values) => !spec.used(values as Values<R>, { item }),
    alert: boundAlert(spec.alert, item, settings),
    log: boundLog(spec.log, item),
    lists: undefined,
    permission: `permission.${item.id}`,
  }));

export const episode = <
  I extends Subject,
  R extends Reads,
  E extends Json,
  D extends SettingsDeclared = Record<never, never>,
>(
  spec: Omit<Episode<I, R, D, E>, "shape">,
): AnyCheck =>
  bindable(spec, (item, settings, common) => ({
    ...common,
    shape: "episode",
    start: spec.start,
    turn: (state, values, time): EpisodeTurn =>
      spec.turn(state as E, values as Partial<Values<R>>, time, { item, settings }),
    alert: boundAlert(spec.alert, item, settings),
    log: boundLog(spec.log, item),
  }));

export const duty = <I extends Subject, R extends Reads, D extends SettingsDeclared = Record<never, never>>(
  spec: Omit<Duty<I, R, D>, "shape">,
): AnyCheck =>
  bindable(spec, (item, settings, common) => ({
    ...common,
    shape: "duty",
    every: typeof spec.every === "function" ? spec.every(settings) : spec.every,
    warnBefore:
      typeof spec.warnBefore === "function" ? spec.warnBefore(settings) : (spec.warnBefore as Duration),
    evidence:
      spec.evidence.is === "until"
        ? { ...spec.evidence, inShipFile: spec.evidence.inShipFile(item) }
        : spec.evidence,
    owes: spec.owes(item),
    alert: boundAlert(spec.alert, item, settings),
    log: boundLog(spec.log, item),
  }));

export const record = <I extends Subject, R extends Reads, D extends SettingsDeclared = Record<never, never>>(
  spec: Omit<RecordOf<I, R, D>, "shape">,
): AnyCheck =>
  bindable(spec, (item, _settings, common) => ({
    ...common,
    shape: "record",
    aspect: spec.aspect,
    of: spec.of,
    as: (value) => (spec.as ? spec.as(value as Values<R>[keyof R]) : String(value)),
    log: boundLog(spec.log, item),
  }));
