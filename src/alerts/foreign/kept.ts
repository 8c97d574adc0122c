/** The roster as it is kept for a restart. Nothing has been heard while the watch was down: silence counts anew. */
import type { Instant } from "../../kernel/clock.ts";
import type { Json } from "../../kernel/json.ts";
import type { HeldAlert, Source } from "./source.ts";

interface KeptSource extends Pick<Source, "name" | "port"> {
  readonly life?: NonNullable<Source["life"]>;
  readonly trouble?: string;
  readonly alerts: readonly Omit<HeldAlert, "heard">[];
}

export function savedRoster(sources: readonly Source[]): Json {
  const kept: readonly KeptSource[] = sources.map(({ name, port, life, trouble, alerts }) => ({
    name,
    port,
    ...(life === undefined ? {} : { life }),
    ...(trouble === undefined ? {} : { trouble }),
    alerts: [...alerts.values()].map(({ heard: _, ...held }) => held),
  }));
  return JSON.parse(JSON.stringify(kept)) as Json;
}

export const rosterOf = (saved: Json, now: Instant): readonly Source[] =>
  (saved as unknown as readonly KeptSource[]).map(({ life, trouble, alerts, ...rest }) => ({
    ...rest,
    life,
    trouble,
    heard: now.mono,
    habit: { times: 0, longest: 0 },
    alerts: new Map(alerts.map((held) => [held.alert.key, heardAgain(held, now)])),
    missed: new Map(),
  }));

const heardAgain = (held: Omit<HeldAlert, "heard">, { mono }: Instant): HeldAlert => ({
  ...held,
  heard: mono,
  ...(held.answering === undefined ? {} : { answering: { ...held.answering, since: mono } }),
});
