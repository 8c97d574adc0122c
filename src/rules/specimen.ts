/** A ship that every rule binds, fitted with one of everything: what a rule reads and raises is shown on her. */
import { type Kind, kinds } from "../ship/kinds.ts";
import { PAPER_SORTS } from "../ship/paper.ts";
import type { Equipment, Ship } from "../ship/ship.ts";
import type { Rule } from "./rule.ts";

const one = (kind: Kind, attributes: Partial<Equipment> = {}): Equipment => ({
  id: kind,
  kind,
  name: `the ${kind.replaceAll("-", " ")}`,
  signals: Object.keys(kinds[kind]),
  place: { deck: 3, frame: 42, space: "a space", zone: "1" },
  belowBulkheadDeck: true,
  ...attributes,
});

/** Kinds of which the Rules know several sorts; each sort is fitted once more. */
const SORTS: readonly Equipment[] = [
  one("watertight-door", { id: "watertight-door (hydraulic)", power: "hydraulic", cutIn: 120 }),
  one("watertight-door", { id: "watertight-door (electric)", power: "electric" }),
  one("watertight-door", { id: "watertight-door (permitted)", permittedOpen: true }),
  one("watertight-door", { id: "watertight-door (wide)", width: 1.4 }),
  one("watertight-door", { id: "watertight-door (upper)", belowBulkheadDeck: false }),
  one("watertight-door", { id: "watertight-door (hinged)", operation: "hinged", usedAtSea: true }),
  one("watertight-door", { id: "watertight-door (cargo)", category: "tween-deck-cargo" }),
  one("watertight-door", { id: "watertight-door (plates)", category: "replaces-plates" }),
  one("watertight-door", { id: "watertight-door (vehicles)", category: "goods-vehicles" }),
  one("shell-door", { id: "shell-door (side)", shellDoor: "side", onlyUnderWay: true, atAnchorage: true }),
  one("ro-ro-access", { id: "ro-ro-access (permitted)", access: "other", permittedOpen: true }),
  one("ro-ro-access", { id: "ro-ro-access (barrier)", access: "in-barrier" }),
  one("gnss", { id: "gnss (second)" }),
  ...(["forward", "aft"] as const).map((gauge) =>
    one("draught-gauge", { id: `draught-gauge (${gauge})`, gauge }),
  ),
  one("stability-computer", { id: "stability-computer (no GM)", signals: ["healthy", "complies"] }),
  one("load-line", { id: "load-line (P1)", line: "subdivision", draught: 6 }),
  ...(
    ["sea-inlet", "cross-flooding", "scupper", "collision-bulkhead", "bilge", "bilge-crossover"] as const
  ).map((valve) => one("valve", { id: `valve (${valve})`, valve })),
  one("valve", { id: "valve (ballast)", valve: "ballast", serves: "oil-fuel-tank" }),
  ...(["portable-plate", "sidescuttle", "gangway-port", "cargo-port", "fuelling-port", "hatch"] as const).map(
    (opening) =>
      one("opening", {
        id: `opening (${opening})`,
        opening,
        sill: 8,
        notAccessible: true,
        portableDeadlight: true,
        cargoOrPassengers: true,
      }),
  ),
  one("steering-power-unit", { id: "steering-power-unit (second)", gear: "main" }),
  one("steering-circuit", { id: "steering-circuit (second)" }),
  ...(["sidelight-port", "sidelight-starboard", "stern"] as const).map((light) =>
    one("navigation-light", { id: `navigation-light (${light})`, light }),
  ),
];

const FITTED: Partial<Record<Kind, Partial<Equipment>>> = {
  "watertight-door": { operation: "power-sliding", permittedOpen: false, usedAtSea: true, width: 1 },
  "watertight-door-hydraulics": { cutIn: 120 },
  "shell-door": { shellDoor: "stern-ramp" },
  opening: { opening: "hinged-door" },
  "navigation-light": { light: "masthead" },
  "securing-device": { secures: "shell-door" },
  "ro-ro-access": { access: "vehicle-ramp" },
  valve: { valve: "discharge" },
  "draught-gauge": { gauge: "midships" },
  "load-line": { line: "seasonal", draught: 6.5 },
  "steering-power-unit": { gear: "main", drive: "electrohydraulic" },
  "steering-control-system": { gear: "main" },
  "propulsion-remote-control": { propeller: "propeller" },
  "fire-detector": { machinerySpace: true },
};

const specimen: Ship = {
  particulars: {
    name: "the ship",
    id: "specimen",
    flag: "IN",
    class: "I",
    types: ["passenger", "ro-ro-passenger"],
    keelLaid: "2028-01-01",
    grossTonnage: 30_000,
    length: 180,
    breadth: 28,
    passengersCertified: 1200,
    personsCertified: 1300,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
    longestVoyageDays: 8,
    deckEdgeImmersedAtFiveDegrees: true,
    goodsVehicleDeckArea: 1500,
    bulkheadDeckHeight: 9,
  },
  ports: [{ id: "a-port", driver: "nmea0183" }],
  alternatives: [{ id: "gnss.position", name: "the position", sources: ["a-port", "another-port"] }],
  equipment: [...(Object.keys(kinds) as Kind[]).map((kind) => one(kind, FITTED[kind])), ...SORTS],
  papers: PAPER_SORTS.map((paper) => ({ id: paper, paper, name: `the paper (${paper})` })),
  settings: {},
  harbours: [],
  waterways: [[]],
};

/** Para 44(4) is about an auxiliary steering gear, which a ship of para 44(6) has not. */
const withAuxiliaryGear: Ship = {
  ...specimen,
  equipment: [
    ...specimen.equipment,
    one("steering-power-unit", { id: "steering-power-unit (auxiliary)", gear: "auxiliary" }),
  ],
};

/** Some paragraphs bind only ships built before the Rules, or ships of another sort: such ones, fitted alike. */
const others: readonly Ship[] = [
  { deckEdgeImmersedAtFiveDegrees: false, limitingDraught: 6 },
  { class: "III" as const },
  { keelLaid: "2020-01-01" },
].map((change) => ({ ...specimen, particulars: { ...specimen.particulars, ...change } }));

/** The first of them on which the rule has a subject. */
export const specimenFor = ({ instances }: Pick<Rule, "instances">): Ship =>
  [specimen, withAuxiliaryGear, ...others].find((ship) => instances(ship).length > 0) ?? specimen;
