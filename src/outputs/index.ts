/** The outputs that the ship file sets up: what it may say of each under `watch`. */
import { attentionSchema } from "../alerts/attention-schema.ts";
import { foreignAlertsSchema } from "../alerts/foreign/settings.ts";
import type { NamedPort, OutputSchema } from "../config/schema.ts";
import { alertLinesSchema } from "./alert-sentences/settings.ts";
import { shoreSchema } from "./mqtt/settings.ts";
import { n2kAlertsSchema } from "./n2k-alerts/settings.ts";
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

const portsOfBuses = (config: unknown): readonly NamedPort[] =>
  n2kAlertsSchema.parse(config).map(({ port }, n) => ({ path: [n, "port"], port, uses: "bus" }));

export const OUTPUTS: readonly OutputSchema[] = [
  { name: "panel", config: panelSchema },
  { name: "shore", config: shoreSchema },
  { name: "alert-sentences", config: alertLinesSchema, ports: portsOfLines },
  { name: "attention", config: attentionSchema },
  { name: "foreign-alerts", config: foreignAlertsSchema, ports: portsHeard },
  { name: "n2k-alerts", config: n2kAlertsSchema, ports: portsOfBuses },
  { name: "states", config: statesSchema, ports: portsOfStates, equipment: equipmentOfStates },
  { name: "relays", config: relaysSchema, ports: portsOfRelays },
];
