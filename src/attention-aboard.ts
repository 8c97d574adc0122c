/** The times of alerts on this ship: as her file sets them, and nobody is called whom nothing could reach. */
import type { AttentionSettings } from "./alerts/attention.ts";
import { attentionFrom } from "./alerts/attention-schema.ts";
import { seconds } from "./kernel/duration.ts";
import { relaysSchema } from "./outputs/relays/settings.ts";

const BACK_UP_AFTER = seconds(30);
const CREW_AFTER = seconds(90);

/** From the outputs of the ship file, as it has them under `watch`. */
export function attentionAboard(outputs: Readonly<Record<string, unknown>>): Partial<AttentionSettings> {
  const places = new Set(relaysSchema.parse(outputs.relays).map(({ place }) => place));
  const { callBackUp = BACK_UP_AFTER, callCrew = CREW_AFTER, ...times } = attentionFrom(outputs.attention);
  return {
    ...times,
    ...(places.has("back-up-officer") ? { callBackUp } : {}),
    ...(places.has("crew") ? { callCrew } : {}),
  };
}
