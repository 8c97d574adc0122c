/** From one binding of the ship file to the ears that hear it and the sink that it speaks to. */
import type { SingleBinding, SourceBinding } from "../ship/binding-grammar.ts";
import { maxAgeOf } from "./ages.ts";
import { CONTRADICTION_TOLERANCE, doorContacts } from "./contacts.ts";
import { contactOf, listenToContact } from "./listen-contacts.ts";
import { listenToDetector, listenToDoor, listenToWater } from "./listen-sections.ts";
import { listenToValue } from "./listen-values.ts";
import type { Bound, ListeningPort } from "./listening.ts";
import type { Sink } from "./said.ts";
import type { Timers } from "./timers.ts";

function listenToOne(
  binding: SingleBinding,
  port: ListeningPort,
  bound: Bound,
  timers: Timers,
  sink: Sink,
): void {
  const listening = { port, bound, timers, sink, maxAge: maxAgeOf(binding, port.poll) };
  if ("dor" in binding) return listenToDoor(binding, listening);
  if ("fir" in binding) return listenToDetector(binding, listening);
  if ("wat" in binding) return listenToWater(binding, listening);
  const contact = contactOf(binding, bound.is);
  if (contact !== undefined) listenToContact(contact, listening);
  else listenToValue(binding, listening);
}

/** Puts up the ears for one binding. */
export function listen(
  binding: SourceBinding,
  portOf: (name: string) => ListeningPort,
  bound: Bound,
  timers: Timers,
  sink: Sink,
): void {
  if ("port" in binding) return listenToOne(binding, portOf(binding.port), bound, timers, sink);
  const { closed, open } = doorContacts(binding.tolerance ?? CONTRADICTION_TOLERANCE, timers, sink);
  const contact: Bound = { ...bound, is: "boolean" };
  listenToOne(binding.closed, portOf(binding.closed.port), contact, timers, closed);
  listenToOne(binding.open, portOf(binding.open.port), contact, timers, open);
}
