/** Bindings to DOR, FIR and WAT: an item of a section, its mode switch, or the health of its panel. */
import type { Instant } from "../kernel/clock.ts";
import { samePart } from "../ship/field-schemas.ts";
import type { DorBinding, FirBinding, WatBinding } from "../ship/panel-bindings.ts";
import type { Fields } from "../wire/message.ts";
import { detectorSays, doorSays, healthOf, switchSays, waterSays } from "./detections.ts";
import type { Listening } from "./listening.ts";
import type { Section } from "./sections.ts";

const part = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : samePart(text);

function overhear(
  { port, sink, maxAge }: Listening,
  section: Section,
  system: string | undefined,
  hear: (fields: Fields, when: Instant) => void,
): void {
  section.overhear({ system, hear });
  port.ears.whenLost((when, because) => sink(when, { broken: because }, maxAge));
}

export function listenToDoor({ dor }: DorBinding, listening: Listening): void {
  const { port, bound, sink, maxAge } = listening;
  const section = port.sections.DOR;
  const { system, division, deck, door, tells } = dor;
  const address = { system, first: part(division), second: part(deck), item: part(door) };
  if (tells === "health") overhear(listening, section, system, healthOf(bound.signal, sink, maxAge));
  else if (tells === "switch")
    overhear(listening, section, system, (fields, when) => {
      const said = switchSays(fields);
      if (said !== undefined) sink(when, said, maxAge);
    });
  else section.listen({ address, says: (fields) => doorSays(bound.signal, fields), sink, maxAge });
}

export function listenToDetector({ fir }: FirBinding, listening: Listening): void {
  const { port, bound, sink, maxAge } = listening;
  const section = port.sections.FIR;
  const { type, zone, loop, detector, tells } = fir;
  const address = { system: type, first: part(zone), second: part(loop), item: part(detector) };
  if (tells === "health") overhear(listening, section, type, healthOf(bound.signal, sink, maxAge));
  else section.listen({ address, says: (fields) => detectorSays(bound.signal, fields), sink, maxAge });
}

export function listenToWater({ wat }: WatBinding, listening: Listening): void {
  const { port, bound, sink, maxAge } = listening;
  const section = port.sections.WAT;
  const { system, first, second, point, tells } = wat;
  const address = { system, first: part(first), second: part(second), item: part(point) };
  if (tells === "health") overhear(listening, section, system, healthOf(bound.signal, sink, maxAge));
  else section.listen({ address, says: waterSays, sink, maxAge });
}
