/** What the front office is started with: the ship as panels and shore may see her. */
import type { ShipFile } from "./config/load.ts";
import type { Json } from "./kernel/json.ts";
import type { FrontOfficeStart } from "./outputs/feed.ts";
import { shoreSchema } from "./outputs/mqtt/settings.ts";
import { panelSchema } from "./outputs/panel/settings.ts";

export const frontStart = (
  { ship: { particulars, equipment }, watch }: ShipFile,
  store: string,
  demonstrationBroker: boolean,
): FrontOfficeStart => ({
  ship: { id: particulars.id, name: particulars.name, timeZone: particulars.timeZone },
  store,
  equipment: equipment.map(({ id, kind, name, place, plan, signals }) => ({
    id,
    kind,
    name,
    ...(place === undefined ? {} : { place: place as Json }),
    plan,
    signals,
  })),
  panel: panelSchema.parse(watch.outputs.panel ?? {}),
  shore: shoreSchema.parse(watch.outputs.shore ?? []),
  demonstrationBroker,
});
