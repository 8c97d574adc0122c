/** Which ships a rule binds, in the words of the instruments. What the ship file does not state frees nobody. */
import type { Particulars } from "../../ship/ship.ts";
import type { RuleSpec } from "../rule.ts";

type Binds = RuleSpec["binds"];

/** Rule 2(2): the keel laid, or at a similar stage of construction, on or after the date of notification. */
const NOTIFIED = "2026-07-13";

const SEAGOING = new Set(["passenger", "ro-ro-passenger", "special-trade"]);

const underTheRulesOf2026 = ({ types, keelLaid }: Particulars): boolean =>
  types.some((type) => SEAGOING.has(type)) && (keelLaid === undefined || keelLaid >= NOTIFIED);

const WHICH = "that carry passengers at sea, keel laid on or after 13 July 2026";

export const passengerShips: Binds = { ship: underTheRulesOf2026, which: WHICH };

export const roRoPassengerShips: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && ship.types.includes("ro-ro-passenger"),
  which: `${WHICH}, and are ro-ro passenger ships`,
};

/** Para 94(4)(d)(ii): "constructed on or after the date of notification of these rule", and existing ones. */
export const isNewShip = ({ keelLaid }: Particulars): boolean =>
  keelLaid === undefined || keelLaid >= NOTIFIED;

export const roRoPassengerShipsOfAnyAge: Binds = {
  ship: ({ types }) => types.includes("ro-ro-passenger"),
  which: "that are ro-ro passenger ships, whatever their age",
};

/** Para 38(6): "constructed before the 1st January, 2024". The entry binds them itself, whatever rule 2(2) says. */
export const passengerShipsBefore2024: Binds = {
  ship: ({ types, keelLaid }) =>
    types.some((type) => SEAGOING.has(type)) && keelLaid !== undefined && keelLaid < "2024-01-01",
  which: "that carry passengers at sea, keel laid before 1 January 2024",
};

/** Para 13(1): "a length of 24 meter and upwards". */
export const passengerShipsOf24Metres: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && ship.length >= 24,
  which: `${WHICH}, and are of 24 m or more`,
};

/** Para 21(1): "a length of 120 meters or more or having three or more main vertical zones". */
export const passengerShipsOf120Metres: Binds = {
  ship: (ship) =>
    underTheRulesOf2026(ship) &&
    (ship.length >= 120 || ship.mainVerticalZones === undefined || ship.mainVerticalZones >= 3),
  which: `${WHICH}, and are of 120 m or more, or have three or more main vertical zones`,
};

/** Para 35(4)(i): "the shore-based support, if provided". */
export const passengerShipsWithShoreSupport: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && ship.shoreSupport !== false,
  which: `${WHICH}, and have damage stability assessed from ashore`,
};

/** Para 39: "36 or more persons", not passengers. */
export const passengerShipsOf36Persons: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && ship.personsCertified >= 36,
  which: `${WHICH}, and carry 36 or more persons`,
};

/** Para 82(5)(i)(iii): "ships carrying more than 36 passengers". */
export const passengerShipsOfMoreThan36Passengers: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && ship.passengersCertified > 36,
  which: `${WHICH}, and carry more than 36 passengers`,
};

/** Para 37(1): "in which the voyage exceeds one week in duration". */
export const passengerShipsOnVoyagesOfMoreThanAWeek: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && (ship.longestVoyageDays ?? Number.POSITIVE_INFINITY) > 7,
  which: `${WHICH}, and make voyages of more than a week`,
};

/** Para 51(3)(e): by length, or by the bilge pump numeral of 51(3)(c), taken as 30. */
export const passengerShipsOf91Metres: Binds = {
  ship: (ship) =>
    underTheRulesOf2026(ship) &&
    (ship.length >= 91.5 || ship.bilgePumpNumeral === undefined || ship.bilgePumpNumeral >= 30),
  which: `${WHICH}, and are of 91.5 m or more, or have a bilge pump numeral of 30 or more`,
};

/** Para 44(14): "the rudder stock is required to be over 230 millimeter diameter in way of the tiller". */
export const passengerShipsOfStockOver230: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && (ship.rudderStock ?? Number.POSITIVE_INFINITY) > 230,
  which: `${WHICH}, and have a rudder stock of more than 230 mm`,
};

/** Para 51(2)(h): the deck edge immersed at a heel of 5° or less. */
export const passengerShipsWithDeckEdgeImmersed: Binds = {
  ship: (ship) => underTheRulesOf2026(ship) && ship.deckEdgeImmersedAtFiveDegrees !== false,
  which: `${WHICH}, and immerse the deck edge at a heel of 5° or less`,
};

/** Para 74(10): classes III to VI, "carrying more than 100 passengers". */
export const passengerShipsWithMedicalStores: Binds = {
  ship: (ship) =>
    underTheRulesOf2026(ship) && ship.class !== "I" && ship.class !== "II" && ship.passengersCertified > 100,
  which: `${WHICH}, are of classes III to VI, and carry more than 100 passengers`,
};

/** Navigation Safety Regulations 2002: every vessel, for as long as she is on a national waterway. */
export const waterwayVessels: Binds = { ship: () => true, which: "that navigate a national waterway" };

/** COL-23: "a mechanically propelled vessel". Where she is on a national waterway is a matter of the hour. */
export const mechanicallyPropelledVessels: Binds = {
  ship: ({ propulsion }) => propulsion === "mechanical",
  which: "that are mechanically propelled",
};
