/** The lines of the alert list, in the watch's own order, folded under their groups; and their counts. */
import { PRIORITIES, type Priority } from "../../../../signals/priority.ts";
import type { AlertView, GroupView } from "../../../feed.ts";
import { flashes } from "./alert-look.ts";

export interface AlertLine {
  readonly alert: AlertView;
  /** Shown under the leader of its group. */
  readonly member: boolean;
  /** How many of its members are folded away under it now. */
  readonly folded: number;
  /** Members stand below it only because the officer unfolded them. */
  readonly unfolded: boolean;
}

/**
 * A group stands where the first of its members stands in the watch's order, so that nothing that waits sinks with an
 * acknowledged leader. Only what nobody needs to act on folds away: a member that flashes is always on the list.
 */
export function alertLines(
  alerts: readonly AlertView[],
  groups: readonly GroupView[],
  unfolded: ReadonlySet<string>,
): readonly AlertLine[] {
  const shown = alerts.filter((alert) => alert.state !== "normal");
  const groupOf = new Map(groups.flatMap((group) => group.members.map((id) => [id, group] as const)));
  const done = new Set<string>();
  return shown.flatMap((alert) => {
    if (done.has(alert.id)) return [];
    const group = groupOf.get(alert.id);
    const all = group ? shown.filter((one) => groupOf.get(one.id) === group) : [alert];
    for (const one of all) done.add(one.id);
    const leader = all.find((one) => one.id === group?.leader) ?? alert;
    return block(
      leader,
      all.filter((one) => one !== leader),
      unfolded.has(leader.id),
    );
  });
}

function block(leader: AlertView, members: readonly AlertView[], open: boolean): readonly AlertLine[] {
  const waiting = members.filter(flashes);
  const below = open ? members : waiting;
  const head = {
    alert: leader,
    member: false,
    folded: members.length - below.length,
    unfolded: open && members.length > waiting.length,
  };
  return [head, ...below.map((alert) => ({ alert, member: true, folded: 0, unfolded: false }))];
}

export interface AlertCounts {
  readonly total: number;
  readonly waiting: number;
  readonly by: Readonly<Record<Priority, number>>;
}

/** Counted from the very list that is shown, never from a number sent beside it. */
export function countAlerts(alerts: readonly AlertView[]): AlertCounts {
  const shown = alerts.filter((alert) => alert.state !== "normal");
  const of = (priority: Priority) => shown.filter((alert) => alert.priority === priority).length;
  const by = Object.fromEntries(PRIORITIES.map((priority) => [priority, of(priority)])) as Record<
    Priority,
    number
  >;
  return { total: shown.length, waiting: shown.filter(flashes).length, by };
}
