/** The particulars of the ship as the ship file writes them: they decide which rules bind. */
import { z } from "zod";
import { dateText, durationText, idText } from "./field-schemas.ts";
import type { Particulars } from "./ship.ts";

/** The first word of a time zone says that it is one: the full list is the computer's own. */
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** More than any ship that was ever built: a figure beyond is a slip of the pen, and it decides which rules bind. Metres. */
const LARGEST = { grossTonnage: 500_000, length: 500, breadth: 100, persons: 20_000 } as const;

export const particularsSchema = z
  .strictObject({
    name: z.string().min(1).meta({ description: "Her name, as painted" }),
    id: idText.meta({ description: "Her name in topics and file names", examples: ["malabar-queen"] }),
    mmsi: z
      .number()
      .int()
      .min(100_000_000)
      .max(999_999_999)
      .optional()
      .meta({ description: "Maritime Mobile Service Identity, nine digits" }),
    flag: z
      .string()
      .min(2)
      .meta({ description: "Where she is registered", examples: ["IN"] }),
    class: z
      .enum(["I", "II", "III", "IV", "V", "VI"])
      .optional()
      .meta({ description: "Class of passenger ship (Passenger Ship Rules 2026, rule 5)" }),
    types: z
      .array(z.enum(["passenger", "ro-ro-passenger", "special-trade", "ferry", "cargo", "high-speed-craft"]))
      .min(1)
      .meta({ description: "What she is; several may hold" }),
    "keel-laid": dateText.optional().meta({ description: "Date on which the keel was laid" }),
    contract: dateText.optional().meta({ description: "Date of the building contract" }),
    delivered: dateText.optional().meta({ description: "Date of delivery" }),
    "gross-tonnage": z
      .number()
      .positive()
      .max(LARGEST.grossTonnage)
      .optional()
      .meta({ description: "Gross tonnage" }),
    length: z.number().positive().max(LARGEST.length).meta({ description: "Length, metres" }),
    breadth: z.number().positive().max(LARGEST.breadth).meta({ description: "Breadth, metres" }),
    "passengers-certified": z
      .number()
      .int()
      .nonnegative()
      .max(LARGEST.persons)
      .meta({ description: "The most passengers that her certificate allows" }),
    "persons-certified": z
      .number()
      .int()
      .nonnegative()
      .max(LARGEST.persons)
      .meta({ description: "The most persons on board, crew included" }),
    propulsion: z.enum(["mechanical", "sail", "oars", "none"]).meta({ description: "What drives her" }),
    "time-zone": z
      .string()
      .refine(
        isTimeZone,
        "no such time zone; one of the IANA list is wanted, such as Asia/Kolkata or Indian/Maldives",
      )
      .meta({ description: "Time zone of the ship's clocks, which decides her calendar days" }),
    "longest-voyage": durationText.optional().meta({ description: "The longest voyage she makes" }),
    "deck-edge-immersed-at-five-degrees": z.boolean().optional().meta({
      description:
        "She has enclosed spaces on the bulkhead deck whose deck edge is immersed at 5° of heel or less (Schedule I, para 51(2)(h))",
    }),
    "main-vertical-zones": z.number().int().positive().optional().meta({
      description: "Number of her main vertical zones (Schedule I, para 21)",
    }),
    "goods-vehicle-deck-area": z.number().positive().optional().meta({
      description:
        "Deck area of her spaces for goods vehicles with a clear height of 4 m or more, square metres (Ad of Schedule I, para 27(2))",
    }),
    "limiting-draught": z.number().positive().optional().meta({
      description:
        "The mean draught up to which the Director-General allows her low sidescuttles to be opened, metres (Schedule I, para 38(13)(b))",
    }),
    "bulkhead-deck-height": z.number().positive().optional().meta({
      description:
        "Height of the bulkhead deck at side above the keel, amidships, metres (Schedule I, para 51(2)(g) and 51(3)(g))",
    }),
    "lightweight-survey": dateText.optional().meta({
      description:
        "Date of the last lightweight survey, or of the inclining on completion (Schedule I, para 13(5))",
    }),
    "shore-support": z.boolean().optional().meta({
      description: "Her damage stability is assessed from ashore on call (Schedule I, paras 21(3) and 35(4))",
    }),
    "bilge-pump-numeral": z.number().positive().optional().meta({
      description: "Her bilge pump numeral (Schedule I, para 51(3)(c))",
    }),
    "rudder-stock": z.number().positive().optional().meta({
      description:
        "Diameter of the rudder stock in way of the tiller, without strengthening for ice, millimetres (Schedule I, para 44(14))",
    }),
  })
  .refine((ship) => ship["passengers-certified"] <= ship["persons-certified"], {
    path: ["passengers-certified"],
    error: "more passengers than persons on board, crew included",
  })
  .transform(
    ({
      "keel-laid": keelLaid,
      "gross-tonnage": grossTonnage,
      "passengers-certified": passengersCertified,
      "persons-certified": personsCertified,
      "time-zone": timeZone,
      "longest-voyage": longest,
      "deck-edge-immersed-at-five-degrees": deckEdgeImmersedAtFiveDegrees,
      "main-vertical-zones": mainVerticalZones,
      "shore-support": shoreSupport,
      "goods-vehicle-deck-area": goodsVehicleDeckArea,
      "limiting-draught": limitingDraught,
      "bulkhead-deck-height": bulkheadDeckHeight,
      "lightweight-survey": lightweightSurvey,
      "bilge-pump-numeral": bilgePumpNumeral,
      "rudder-stock": rudderStock,
      ...rest
    }): Particulars => ({
      ...rest,
      keelLaid,
      grossTonnage,
      passengersCertified,
      personsCertified,
      timeZone,
      longestVoyageDays: longest === undefined ? undefined : longest / 86_400_000,
      deckEdgeImmersedAtFiveDegrees,
      mainVerticalZones,
      shoreSupport,
      goodsVehicleDeckArea,
      limitingDraught,
      bulkheadDeckHeight,
      lightweightSurvey,
      bilgePumpNumeral,
      rudderStock,
    }),
  );
