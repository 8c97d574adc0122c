/**
 * The head that the sentences of doors, fire and water have in common (fields 1 to 6), and the rule of the
 * sixth: with message type S it is a count, never the number of a door or detector.
 *
 *     1 type (S section summary, E single, F system fault, D disabled) · 2 time · 3 system ·
 *     4 first division · 5 second division · 6 item, or count when the type is S
 */
import { identifier, letter, type Rule, required, time, whole } from "./fields.ts";

const count = whole("count", 0, 999);

export const detection = (types: string, item: string): readonly Rule[] => {
  const single = identifier(item);
  return [
    required(letter("type", types)),
    time("time"),
    identifier("system"),
    identifier("firstDivision"),
    identifier("secondDivision"),
    {
      width: 1,
      read: (raw, at, into) =>
        into.fields.type === "S" ? count.read(raw, at, into) : single.read(raw, at, into),
    },
  ];
};

/** Read only in reports on a single item: null, or not to be believed, in summaries and system faults. */
export const ofItem = (rule: Rule): Rule => ({
  width: rule.width,
  read: (raw, at, into) =>
    into.fields.type === "E" || into.fields.type === "D" ? rule.read(raw, at, into) : true,
});
