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

/** Only what nobody needs to act on folds away: a member that flashes is always on the list. */
export function alertLines(
  alerts: readonly AlertView[],
  groups: readonly GroupView[],
  unfolded: ReadonlySet<string>,
): readonly AlertLine[] {
  const shown = alerts.filter((alert) => alert.state !== "normal");
  const present = new Map(shown.map((alert) => [alert.id, alert]));
  const led = new Map<string, readonly AlertView[]>();
  const follows = new Set<string>();
  for (const group of groups) {
    if (!present.has(group.leader)) continue;
    const members = shown.filter((alert) => alert.id !== group.leader && group.members.includes(alert.id));
    led.set(group.leader, members);
    for (const member of members) follows.add(member.id);
  }
  return shown
    .filter((alert) => !follows.has(alert.id))
    .flatMap((alert) => {
      const members = led.get(alert.id) ?? [];
      const waiting = members.filter(flashes);
      const open = unfolded.has(alert.id);
      const below = open ? members : waiting;
      const leader = {
        alert,
        member: false,
        folded: members.length - below.length,
        unfolded: open && members.length > waiting.length,
      };
      return [leader, ...below.map((one) => ({ alert: one, member: true, folded: 0, unfolded: false }))];
    });
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
