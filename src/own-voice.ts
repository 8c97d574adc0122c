/**
 * What this watch says on an IEC 61162-450 network comes back to it, for everybody in a group hears it. It must not be
 * taken for what the ship says: a door once told as a fault would for ever be heard as one.
 */
import { alertLinesSchema } from "./outputs/alert-sentences/settings.ts";
import { statesSchema } from "./outputs/states/settings.ts";
import type { Message } from "./wire/message.ts";

export function ownVoice(outputs: Readonly<Record<string, unknown>>): (message: Message) => boolean {
  const lines = [
    ...alertLinesSchema.parse(outputs["alert-sentences"]),
    ...statesSchema.parse(outputs.states),
  ];
  const sources = new Set(
    lines.flatMap(({ group, udp, source }) => ((group ?? udp) === undefined ? [] : [source])),
  );
  return (message) =>
    message.is === "sentence" && message.source !== undefined && sources.has(message.source);
}
