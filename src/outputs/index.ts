/** The outputs that the ship file sets up: what it may say of each under `watch`. */
import { foreignAlertsSchema } from "../alerts/foreign/settings.ts";
import type { NamedPort, OutputSchema } from "../config/schema.ts";
import { alertLinesSchema } from "./alert-sentences/settings.ts";
import { shoreSchema } from "./mqtt/settings.ts";
import { panelSchema } from "./panel/settings.ts";
import { ownPlace } from "./place.ts";
import { relaysSchema } from "./relays/settings.ts";
import { equipmentOfStates, portsOfStates } from "./states/named.ts";
import { statesSchema } from "./states/settings.ts";

const portsOfLines = (config: unknown): readonly NamedPort[] =>
  alertLinesSchema.parse(config).flatMap((one, line) => {
    const { port } = one;
    const uses = ownPlace(one) === undefined ? "line" : undefined;
    return port === undefined ? [] : [{ path: [line, "port"], port, uses }];
  });

const portsHeard = (config: unknown): readonly NamedPort[] =>
  foreignAlertsSchema.parse(config).map((port, n) => ({ path: [n], port }));

const portsOfRelays = (config: unknown): readonly NamedPort[] =>
  relaysSchema.parse(config).map(({ port }, n) => ({ path: [n, "port"], port, uses: "coils" }));

export const OUTPUTS: readonly OutputSchema[] = [
  { name: "panel", config: panelSchema },
  { name: "shore", config: shoreSchema },
  { name: "alert-sentences", config: alertLinesSchema, ports: portsOfLines },
  { name: "foreign-alerts", config: foreignAlertsSchema, ports: portsHeard },
  { name: "states", config: statesSchema, ports: portsOfStates, equipment: equipmentOfStates },
  { name: "relays", config: relaysSchema, ports: portsOfRelays },
];
