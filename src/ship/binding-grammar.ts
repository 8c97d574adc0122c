/**
 * How the ship file says which message on which port speaks for a signal. A binding is known by its key:
 * `dor`, `fir`, `wat`, `nls`, `ala`, `sentence`, `ais`, `pgn`, or a point (`input`, `coil`, `register`,
 * `holding`). A door may hang on two contacts, `closed` and `open`; a list is tried in order.
 */
import { z } from "zod";
import { durationText } from "./field-schemas.ts";
import { aisBinding, pgnBinding, sentenceBinding } from "./message-bindings.ts";
import { alaBinding, dorBinding, firBinding, nlsBinding, watBinding } from "./panel-bindings.ts";
import { coilBinding, holdingBinding, inputBinding, registerBinding } from "./point-bindings.ts";

const points = [inputBinding, coilBinding, registerBinding, holdingBinding] as const;
const contact = z.union([...points, pgnBinding, sentenceBinding]);

const twoContacts = z
  .strictObject({
    closed: contact.meta({ description: "The contact that is made when it is closed" }),
    open: contact.meta({ description: "The contact that is made when it is fully open" }),
    tolerance: durationText.optional().meta({
      description: "How long both may be made before that is a contradiction (default 500ms)",
    }),
  })
  .meta({ id: "two-contacts" });

const single = z.union([
  dorBinding,
  firBinding,
  watBinding,
  nlsBinding,
  alaBinding,
  sentenceBinding,
  aisBinding,
  pgnBinding,
  ...points,
]);
const source = z.union([twoContacts, ...single.options]);

/** One binding, or several to be tried in order: the first that is fresh and good speaks. */
export const bindingSchema = z.union([source, z.array(source).min(1)]).meta({
  id: "binding",
  description: "What speaks for the signal; a list is tried in order",
});

export type ContactBinding = z.infer<typeof contact>;
export type SingleBinding = z.infer<typeof single>;
export type SourceBinding = z.infer<typeof source>;

/** All bindings of one piece of equipment, by signal; each a list, tried in order. */
export type SignalBindings = Readonly<Record<string, readonly SourceBinding[]>>;

/** Every port that a binding hangs on. */
export const portsOf = (binding: SourceBinding): readonly string[] =>
  "port" in binding ? [binding.port] : [...new Set([binding.closed.port, binding.open.port])];
