/** The four priorities of bridge alert management (IMO MSC.302(87) 6.1), most urgent first. */
export const PRIORITIES = ["emergency-alarm", "alarm", "warning", "caution"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Negative when a is the more urgent. */
export const byUrgency = (a: Priority, b: Priority): number => PRIORITIES.indexOf(a) - PRIORITIES.indexOf(b);
