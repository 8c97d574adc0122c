/** Bindings to values: what a sentence, a message or a register says of a lamp, an alarm, a place or a measure. */
import type { Instant } from "../kernel/clock.ts";
import type { SingleBinding } from "../ship/binding-grammar.ts";
import type { SignalValue } from "../signals/reading.ts";
import { fromDevice } from "./listen-contacts.ts";
import { pointOf } from "./listen-points.ts";
import type { Listening } from "./listening.ts";
import { sentenceReader, transducer } from "./navigation-sentences.ts";
import { alarmSays, lampSays, ownAisSays } from "./panel-sentences.ts";
import { pgnReader } from "./pgn-fields.ts";
import { registerReader, wideNumber } from "./registers.ts";
import type { Said } from "./said.ts";

export function listenToValue(binding: SingleBinding, { port, bound, sink, maxAge }: Listening): void {
  const { ears } = port;
  const say = (when: Instant, said: Said | undefined): void => {
    if (said !== undefined) sink(when, said, maxAge);
  };
  const found = (when: Instant, value: SignalValue | undefined): void => {
    if (value !== undefined) sink(when, { value }, maxAge);
  };
  ears.whenLost((when, because) => say(when, { broken: because }));
  if ("nls" in binding) ears.sentence("NLS", (fields, when) => say(when, lampSays(binding.nls, fields)));
  else if ("ala" in binding) ears.sentence("ALA", (fields, when) => say(when, alarmSays(binding, fields)));
  else if ("ais" in binding)
    ears.sentence("VDO", (fields, when) => say(when, ownAisSays(binding.field, fields)));
  else if ("sentence" in binding) {
    const { sentence, field, talker, name, number, inverted } = binding;
    const read = sentenceReader(sentence, field);
    ears.sentence(sentence, (fields, when, from) => {
      if (talker !== undefined && talker !== from) return;
      if (number !== undefined && fields.number !== number) return;
      const value = sentence === "XDR" ? transducer(fields, name) : read?.(fields);
      found(when, inverted && typeof value === "number" ? -value : value);
    });
  } else if ("pgn" in binding) {
    const ours = fromDevice(binding);
    const read = pgnReader(binding.pgn, binding.field ?? "");
    ears.pgn(binding.pgn, binding.instance, (message, when) => {
      if (ours(message)) found(when, read?.(message.fields));
    });
  } else if ("register" in binding || "holding" in binding) {
    const read = registerReader(binding, bound.is);
    const { wide } = binding;
    const [table, number] = pointOf(binding);
    // The second half is asked for as well, and says nothing by itself.
    if (wide !== undefined) ears.point(table, number + 1, () => {});
    ears.point(table, number, (raw, when, next) => {
      if (wide === undefined) say(when, read(Number(raw)));
      else if (next !== undefined) say(when, read(wideNumber(wide, Number(raw), Number(next))));
    });
  }
}
