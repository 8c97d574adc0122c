/** From one binding of the ship file to the ears that hear it and the sink that it speaks to. */
import type { SingleBinding, SourceBinding } from "../ship/binding-grammar.ts";
import { maxAgeOf } from "./ages.ts";
import { CONTRADICTION_TOLERANCE, doorContacts } from "./door-contacts.ts";
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
  const contact = contactOf(binding, bound.is);
  if ("dor" in binding) listenToDoor(binding, listening);
  else if ("fir" in binding) listenToDetector(binding, listening);
  else if ("wat" in binding) listenToWater(binding, listening);
  else if (contact !== undefined) listenToContact(contact, listening);
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
  if ("port" in binding) {
    listenToOne(binding, portOf(binding.port), bound, timers, sink);
    return;
  }
  const tolerance = binding.tolerance ?? CONTRADICTION_TOLERANCE;
  const ends = doorContacts(tolerance, timers, sink);
  for (const contact of ["closed", "open"] as const) {
    const end: Bound = { ...bound, is: "boolean", edge: (edge) => bound.edge({ ...edge, contact }) };
    listenToOne(binding[contact], portOf(binding[contact].port), end, timers, ends[contact]);
  }
}
