/** The CAN interfaces of this machine as `ip -details -json link` tells them: whether up, at which rate, in what state. */
import type { Examined } from "./examined.ts";

export interface CanInterface {
  readonly name: string;
  readonly up: boolean;
  /** Absent for an interface without wires. */
  readonly bitrate?: number;
  /** `ERROR-ACTIVE` is well; then come `ERROR-WARNING`, `ERROR-PASSIVE`, `BUS-OFF`. */
  readonly state?: string;
  readonly restartMs?: number;
  readonly listenOnly: boolean;
}

interface Link {
  readonly ifname?: string;
  readonly link_type?: string;
  readonly flags?: readonly string[];
  readonly linkinfo?: {
    readonly info_data?: {
      readonly state?: string;
      readonly restart_ms?: number;
      readonly ctrlmode?: readonly string[];
      readonly bittiming?: { readonly bitrate?: number };
    };
  };
}

/** Undefined where the text is not what `ip` writes. */
export function readLinks(text: string): readonly CanInterface[] | undefined {
  let links: unknown;
  try {
    links = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(links)) return undefined;
  return (links as readonly Link[])
    .filter(({ link_type: type, ifname }) => type === "can" && ifname !== undefined)
    .map(({ ifname = "", flags = [], linkinfo }) => {
      const { state, restart_ms: restartMs, ctrlmode = [], bittiming } = linkinfo?.info_data ?? {};
      return {
        name: ifname,
        up: flags.includes("UP"),
        listenOnly: ctrlmode.includes("LISTEN-ONLY"),
        ...(bittiming?.bitrate === undefined ? {} : { bitrate: bittiming.bitrate }),
        ...(state === undefined ? {} : { state }),
        ...(restartMs === undefined ? {} : { restartMs }),
      };
    });
}

const NMEA_2000 = 250_000;

const bringUp = (name: string, bitrate: number): string =>
  `ip link set ${name} down; ip link set ${name} up type can bitrate ${bitrate} restart-ms 100`;

/** `needed`: the rate that what is spoken on it demands, where one does. */
export function examineInterface(one: CanInterface, needed: number | undefined): Examined {
  const { name, up, bitrate, state, restartMs, listenOnly } = one;
  const about = `CAN interface ${name}`;
  const rate = bitrate ?? needed ?? NMEA_2000;
  const wrong = (words: string, mend: string): Examined => ({ about, result: "wrong", words, mend });
  if (!up) return wrong("it is down", bringUp(name, needed ?? rate));
  if (bitrate !== undefined && needed !== undefined && bitrate !== needed)
    return wrong(`it runs at ${bitrate} bit/s, and NMEA 2000 at ${needed}`, bringUp(name, needed));
  if (state === "BUS-OFF")
    return wrong(
      "it is off the bus: its telegrams were answered with errors",
      `${bringUp(name, rate)}; then look at bit rate, wiring and both terminators`,
    );
  if (state === "ERROR-PASSIVE" || state === "ERROR-WARNING")
    return wrong(
      `it counts errors (${state})`,
      "is the bit rate that of the bus, are CAN-H and CAN-L exchanged, are both terminators (120 Ω) there?",
    );
  const words = [
    "up",
    bitrate === undefined ? undefined : `${bitrate} bit/s`,
    state,
    listenOnly ? "listen only" : undefined,
  ];
  const told = words.filter((word) => word !== undefined).join(", ");
  if (restartMs === 0 && bitrate !== undefined)
    return {
      about,
      result: "advice",
      words: `${told}; it does not come back by itself from bus-off`,
      mend: bringUp(name, rate),
    };
  return { about, result: "well", words: told };
}

/** The rate that a driver's bus must have. */
export const rateOf = (driver: string): number | undefined => (driver === "nmea2000" ? NMEA_2000 : undefined);

export const absentInterface = (name: string, found: readonly CanInterface[]): Examined => ({
  about: `CAN interface ${name}`,
  result: "wrong",
  words: "it is not there",
  mend: `is its adapter plugged in and its kernel driver loaded? CAN interfaces of this machine: ${found.map((one) => one.name).join(", ") || "none"}`,
});
