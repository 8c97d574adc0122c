/** The ship, as her ship file describes her: the particulars that decide which rules bind, and what is fitted. */
import type { Duration } from "../kernel/duration.ts";
import type { Kind } from "./kinds.ts";
import type { Paper } from "./paper.ts";
import type { GeoPosition, NavigationLightKind } from "./terms.ts";

export type ShipClass = "I" | "II" | "III" | "IV" | "V" | "VI";

export interface Particulars {
  readonly name: string;
  /** Used in topics and file names: lower case, digits and hyphens. */
  readonly id: string;
  readonly mmsi?: number | undefined;
  readonly flag: string;
  readonly class?: ShipClass | undefined;
  readonly types: readonly ShipType[];
  /** Dates as 2026-07-13. */
  readonly keelLaid?: string | undefined;
  readonly contract?: string | undefined;
  readonly delivered?: string | undefined;
  readonly grossTonnage?: number | undefined;
  /** Metres. */
  readonly length: number;
  readonly breadth: number;
  readonly passengersCertified: number;
  readonly personsCertified: number;
  readonly propulsion: "mechanical" | "sail" | "oars" | "none";
  /** IANA time zone of the ship's clocks, which decides her calendar days. */
  readonly timeZone: string;
  /** The longest voyage the ship makes, in days; absent: not known. */
  readonly longestVoyageDays?: number | undefined;
  /** Enclosed spaces on the bulkhead deck whose deck edge is immersed at 5° of heel or less, para 51(2)(h). */
  readonly deckEdgeImmersedAtFiveDegrees?: boolean | undefined;
  /** Number of main vertical zones, paras 21(2) and 21(3). */
  readonly mainVerticalZones?: number | undefined;
  /** Damage stability is assessed ashore on call, paras 21(3) and 35(4); absent: not known. */
  readonly shoreSupport?: boolean | undefined;
  /** Para 27(2): Ad, m². */
  readonly goodsVehicleDeckArea?: number | undefined;
  /** Para 38(13)(b): the mean draught to which sidescuttles may be opened, metres. */
  readonly limitingDraught?: number | undefined;
  /** Height of the bulkhead deck at side above the keel, amidships, metres; paras 51(2)(g), 51(3)(g). */
  readonly bulkheadDeckHeight?: number | undefined;
  /** Para 13(5): the last lightweight survey, or the inclining on completion. */
  readonly lightweightSurvey?: string | undefined;
  /** Para 51(3)(c). */
  readonly bilgePumpNumeral?: number | undefined;
  /** Diameter of the rudder stock in way of the tiller, less strengthening for ice, millimetres: para 44(14). */
  readonly rudderStock?: number | undefined;
}

export type ShipType =
  | "passenger"
  | "ro-ro-passenger"
  | "special-trade"
  | "ferry"
  | "cargo"
  | "high-speed-craft";

/** One piece of equipment. Attributes that a kind does not have are absent. */
export interface Equipment<K extends Kind = Kind> {
  readonly id: string;
  readonly kind: K;
  readonly name: string;
  readonly place?:
    | {
        readonly deck?: number | undefined;
        readonly frame?: number | undefined;
        readonly space?: string | undefined;
        readonly zone?: string | undefined;
      }
    | undefined;
  /** Where the panel draws it: per cent of the plan, from aft and from port. */
  readonly plan?: { readonly x: number; readonly y: number } | undefined;
  readonly operation?: "power-sliding" | "hinged" | "rolling" | undefined;
  /** Clear width, metres. */
  readonly width?: number | undefined;
  /** A watertight door that the Administration permits to be opened during navigation, para 38(3). */
  readonly permittedOpen?: boolean | undefined;
  readonly usedAtSea?: boolean | undefined;
  readonly shellDoor?: "bow" | "inner-bow" | "visor" | "stern-ramp" | "side" | "loading" | undefined;
  readonly opening?:
    | "hinged-door"
    | "portable-plate"
    | "sidescuttle"
    | "gangway-port"
    | "cargo-port"
    | "fuelling-port"
    | "hatch"
    | undefined;
  readonly light?: NavigationLightKind | undefined;
  readonly belowBulkheadDeck?: boolean | undefined;
  /** Of a fire detector: it watches a machinery space of para 82(4). */
  readonly machinerySpace?: boolean | undefined;
  /** Of a securing device: the shell door, or the watertight door of para 27, that it holds. */
  readonly secures?: string | undefined;
  /** A watertight door of para 26(8), 26(9) or 27. */
  readonly category?: "tween-deck-cargo" | "replaces-plates" | "goods-vehicles" | undefined;
  /** Of a watertight door: how long it takes to close under power when all is well. */
  readonly closingTime?: Duration | undefined;
  /** What moves a power-operated sliding door, para 26(6)(c). */
  readonly power?: "central-hydraulic" | "hydraulic" | "electric" | undefined;
  /** The pressure at which the pumps start, bar. */
  readonly cutIn?: number | undefined;
  readonly access?: "vehicle-ramp" | "other" | "in-barrier" | undefined;
  readonly valve?:
    | "discharge"
    | "sea-inlet"
    | "cross-flooding"
    | "scupper"
    | "collision-bulkhead"
    | "bilge"
    | "ballast"
    | "bilge-crossover"
    | undefined;
  /** Of a ballast valve: the oil fuel tank that it can fill. */
  readonly serves?: string | undefined;
  readonly gauge?: "forward" | "aft" | "midships" | undefined;
  readonly line?: "seasonal" | "subdivision" | undefined;
  /** Of a load line: that of the tropical zone. */
  readonly tropical?: boolean | undefined;
  /** Of a stability computer: its limits include part A of the 2008 Intact Stability Code, para 13(1). */
  readonly intactCriteria?: boolean | undefined;
  /** Of a load line: where it is awash in salt water, metres. */
  readonly draught?: number | undefined;
  /** Of a sidescuttle or port: its height above the keel, metres. */
  readonly sill?: number | undefined;
  readonly notAccessible?: boolean | undefined;
  /** Its deadlight is portable, para 28(4). */
  readonly portableDeadlight?: boolean | undefined;
  /** In a space of para 28(5)(b). */
  readonly cargoOrPassengers?: boolean | undefined;
  /** A shell door of the proviso to para 38(8). */
  readonly onlyUnderWay?: boolean | undefined;
  /** A shell door of para 38(9). */
  readonly atAnchorage?: boolean | undefined;
  /** Of the steering gear: which of the two of para 44(1). */
  readonly gear?: "main" | "auxiliary" | undefined;
  readonly drive?: "electrohydraulic" | "electric" | undefined;
  /** Of a remote control: the propeller whose machinery it controls. */
  readonly propeller?: string | undefined;
  readonly controllablePitch?: boolean | undefined;
  /** The signals that the ship file binds. */
  readonly signals: readonly string[];
}

/** A closed ring of positions, first equals last; several rings are several areas. */
export type Area = readonly (readonly GeoPosition[])[];

export interface Ship {
  readonly particulars: Particulars;
  readonly equipment: readonly Equipment[];
  /** Named numbers of rules, by rule id, as the ship file sets them. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, Duration | number | boolean | string>>>>;
  readonly harbours: Area;
  readonly waterways: Area;
  readonly papers?: readonly Paper[];
  /** Where she is heard; so that the watch can watch its own hearing. */
  readonly ports?: readonly { readonly id: string; readonly driver: string }[];
  /** Signals with several sources, tried in order: `gnss-1.position`, its name, and the ports of each source. */
  readonly alternatives?: readonly Alternative[];
}

export interface Alternative {
  readonly id: string;
  readonly name: string;
  readonly sources: readonly string[];
}

/** The fitted items of one kind, in the order of the ship file. */
export function fitted<K extends Kind>(ship: Ship, kind: K): readonly Equipment<K>[] {
  return ship.equipment.filter((item): item is Equipment<K> => item.kind === kind);
}
