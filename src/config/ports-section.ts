/** The `ports` section: each port against the schema of its driver, and the ports against each other. */
import type { Duration } from "../kernel/duration.ts";
import { readBy } from "./explain.ts";
import { didYouMean } from "./nearest.ts";
import type { Remark } from "./problem.ts";
import type { DriverSchema, Share } from "./schema.ts";

export interface PortConfig {
  readonly name: string;
  readonly driver: string;
  /** As the driver's schema gives it. */
  readonly config: unknown;
}

/** How often the port asks, where its driver has a setting `poll`. */
export const pollOfPort = (port: PortConfig | undefined): Duration | undefined =>
  isGroup(port?.config) && typeof port.config.poll === "number" ? (port.config.poll as Duration) : undefined;

/** What the port's driver calls the first point of a table, where it has a setting `first`; otherwise 0. */
export function firstOfPort(port: PortConfig | undefined, table: string): number {
  const first = isGroup(port?.config) ? port.config.first : undefined;
  return isGroup(first) && typeof first[table] === "number" ? first[table] : 0;
}

/** Names that the kernel gives out in the order in which things were plugged in. */
const UNSTABLE = /^\/dev\/tty(USB|ACM)\d+$/;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Holder {
  readonly port: string;
  readonly driver: string;
  readonly share: Share | undefined;
  /** Which port holds which part. */
  readonly parts: Map<string, string>;
}

/** Why a port cannot have what it holds; takes it for the port where it can. */
function taken(held: string, wanted: Holder, holders: Map<string, Holder>): string | undefined {
  const { share, port } = wanted;
  const holder = holders.get(held) ?? wanted;
  if (holder !== wanted && (share === undefined || holder.driver !== wanted.driver))
    return `${held} is already taken by port "${holder.port}": one port, one driver`;
  if (share !== undefined) {
    const owner = holder.parts.get(share.part);
    if (owner !== undefined) return `${share.part} on ${held} is already taken by port "${owner}"`;
    if (holder.share?.alike !== share.alike)
      return `${held} is shared with port "${holder.port}", which has it at ${holder.share?.alike}, not ${share.alike}`;
    holder.parts.set(share.part, port);
  }
  holders.set(held, holder);
  return undefined;
}

export function readPorts(
  section: unknown,
  drivers: readonly DriverSchema[],
  remark: (remark: Remark) => void,
): readonly PortConfig[] {
  const ports: PortConfig[] = [];
  const holders = new Map<string, Holder>();
  for (const [name, written] of Object.entries(isGroup(section) ? section : {})) {
    if (!isGroup(written)) continue;
    const path = ["ports", name];
    const { driver: driverName, ...settings } = written;
    for (const [key, value] of Object.entries(settings))
      if (typeof value === "string" && UNSTABLE.test(value))
        remark({
          path: [...path, key],
          severity: "warning",
          message: `${value} may be another device after the next start: use its name under /dev/serial/by-id or /dev/serial/by-path`,
        });
    if (typeof driverName !== "string") continue;
    const driver = drivers.find((candidate) => candidate.name === driverName);
    if (driver === undefined) {
      const names = drivers.map((candidate) => candidate.name);
      remark({
        path: [...path, "driver"],
        message: `there is no driver "${driverName}".${didYouMean(driverName, names)} Drivers: ${names.join(", ")}`,
      });
      continue;
    }
    const result = readBy(driver.config, settings, path);
    if ("remarks" in result) {
      for (const refusal of result.remarks) remark(refusal);
      continue;
    }
    const config = result.read;
    const held = driver.holds?.(config);
    if (held !== undefined) {
      const wanted = { port: name, driver: driverName, share: driver.shares?.(config), parts: new Map() };
      const message = taken(held, wanted, holders);
      if (message !== undefined) remark({ path, atKey: true, message });
    }
    ports.push({ name, driver: driverName, config });
  }
  return ports;
}
