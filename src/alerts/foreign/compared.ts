/** Two words on one alert of another: the same, or another occurrence. */
import type { ForeignAlert } from "../../signals/foreign-alert.ts";

/** What an alert was called goes on being known when a later word leaves it out. */
export const wordsOf = (
  alert: ForeignAlert | undefined,
): Pick<ForeignAlert, "priority" | "category" | "title" | "text"> => {
  if (alert === undefined) return {};
  const { priority, category, title, text } = alert;
  return {
    ...(priority === undefined ? {} : { priority }),
    ...(category === undefined ? {} : { category }),
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
  };
};

export const isSame = (a: ForeignAlert, b: ForeignAlert): boolean =>
  a.state === b.state &&
  a.revision === b.revision &&
  a.occurrence === b.occurrence &&
  a.priority === b.priority &&
  a.category === b.category &&
  a.title === b.title &&
  a.text === b.text;

/** Unacknowledged again after somebody had answered, or another occurrence: an acknowledgement never hides it. */
export const isFresh = (before: ForeignAlert, after: ForeignAlert): boolean =>
  after.state === "unacknowledged" &&
  (before.state === "acknowledged" ||
    before.state === "transferred" ||
    (before.occurrence !== undefined && before.occurrence !== after.occurrence));
