/** Bindings to contacts: an indicator of a switch bank, a point of an input unit, a switch among transducers. */
import type { ContactBinding, SingleBinding } from "../ship/binding-grammar.ts";
import type { PgnBinding } from "../ship/message-bindings.ts";
import { type ContactSink, debounced, indicatorSays, watched, wordsOf } from "./contacts.ts";
import { pointOf } from "./listen-points.ts";
import type { Bound, Listening } from "./listening.ts";
import { transducer } from "./navigation-sentences.ts";

/** The binding, if a contact is what it names; otherwise it names a value. */
export function contactOf(binding: SingleBinding, is: Bound["is"]): ContactBinding | undefined {
  if ("input" in binding || "coil" in binding) return binding;
  if ("pgn" in binding) return binding.indicator === undefined ? undefined : binding;
  return "sentence" in binding && binding.sentence === "XDR" && is !== "number" ? binding : undefined;
}

/** Whether a message comes from the device that the binding names. */
export function fromDevice({
  name,
  source,
}: PgnBinding): (message: { source: number; name?: string }) => boolean {
  const wanted = name === undefined ? undefined : `0x${name.slice(2).toLowerCase().padStart(16, "0")}`;
  return (message) =>
    (wanted === undefined || message.name?.toLowerCase() === wanted) &&
    (source === undefined || message.source === source);
}

/** Edges are waited out, then said in the words of the signal. */
export function listenToContact(
  binding: ContactBinding,
  { port, bound, timers, sink, maxAge }: Listening,
): void {
  const { ears } = port;
  const words = wordsOf(binding);
  const say: ContactSink = (when, said, age) => sink(when, words(said), age);
  const { debounce } = binding;
  const contact = watched(bound.edge, debounce === undefined ? say : debounced(debounce, timers, say));
  ears.whenLost((when, because) => contact(when, { broken: because }, maxAge));
  if ("pgn" in binding) {
    const ours = fromDevice(binding);
    const indicator = `indicator${binding.indicator ?? 0}`;
    ears.pgn(binding.pgn, binding.instance, (message, when) => {
      const said = ours(message) ? indicatorSays(message.fields[indicator]) : undefined;
      if (said !== undefined) contact(when, said, maxAge);
    });
  } else if ("sentence" in binding)
    ears.sentence("XDR", (fields, when, talker) => {
      if (binding.talker !== undefined && binding.talker !== talker) return;
      const value = transducer(fields, binding.name);
      if (value !== undefined) contact(when, { made: value !== 0 }, maxAge);
    });
  else
    ears.point(...pointOf(binding), (value, when) => {
      contact(when, { made: Boolean(value) }, maxAge);
    });
}
