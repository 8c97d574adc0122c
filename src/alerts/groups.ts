/**
 * Groups: alerts on one subject and one aspect are shown as one, led by the most urgent, while each member
 * keeps its own state and is acknowledged singly. A group says which of its members came first (first-out):
 * where one fault drags others after it, the first is the one to look at.
 */
import { byUrgency } from "../signals/priority.ts";
import { isActive, type Life } from "./life.ts";

export interface AlertGroup {
  readonly subject: string;
  readonly aspect: string;
  /** The id of the most urgent member; among equals the one that is shown highest. */
  readonly leader: string;
  readonly members: readonly string[];
  readonly active: boolean;
  /** The id of the member that was raised first of those shown. */
  readonly firstOut: string;
}

/** The groups of lives that are given in the order of display, in that order too. */
export function groupsOf(shown: readonly Life[]): readonly AlertGroup[] {
  const bySubject = new Map<string, [Life, ...Life[]]>();
  for (const life of shown) {
    const key = JSON.stringify([life.alert.subject, life.alert.aspect]);
    const group = bySubject.get(key);
    if (group) group.push(life);
    else bySubject.set(key, [life]);
  }
  return [...bySubject.values()].map((members) => {
    const [first] = members;
    const leader = members.reduce((a, b) => (byUrgency(b.alert.priority, a.alert.priority) < 0 ? b : a));
    const firstOut = members.reduce((a, b) => (b.order < a.order ? b : a));
    return {
      subject: first.alert.subject,
      aspect: first.alert.aspect,
      leader: leader.alert.id,
      members: members.map(({ alert }) => alert.id),
      active: members.some(({ alert }) => isActive(alert.state)),
      firstOut: firstOut.alert.id,
    };
  });
}
