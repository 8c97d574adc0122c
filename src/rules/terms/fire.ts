/** Fire detectors, and what makes a first sign of fire a confirmed one. */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";

export type FireDetector = Equipment<"fire-detector">;
type FireReads = Readonly<Record<`fire ${string}`, Ref<boolean | undefined>>>;

export const fireDetectors = (ship: Ship): readonly FireDetector[] => fitted(ship, "fire-detector");

/** Para 82(4): those of machinery spaces that are at times unattended, or supervised from a control room. */
export const machineryDetectors = (ship: Ship): readonly FireDetector[] =>
  fireDetectors(ship).filter(({ machinerySpace }) => machinerySpace === true);

/** Every fire detector on board. */
export const fireAnywhere = (ship: Ship): FireReads =>
  Object.fromEntries(fireDetectors(ship).map((item) => [`fire ${item.id}`, ifKnown(of(item, "alarm"))]));

/** The other detectors of the same zone; of every zone where the ship file names none. */
export const otherDetectors = (ship: Ship, detector: FireDetector): FireReads => {
  const zone = detector.place?.zone;
  const others = fireDetectors(ship).filter(
    ({ id, place }) =>
      id !== detector.id && (zone === undefined || place?.zone === undefined || place.zone === zone),
  );
  return Object.fromEntries(others.map((item) => [`fire ${item.id}`, ifKnown(of(item, "alarm"))]));
};

export const fireElsewhere = (values: object): boolean =>
  Object.entries(values).some(([key, value]) => key.startsWith("fire ") && value === true);
