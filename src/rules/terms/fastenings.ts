/** Doors between spaces for goods vehicles, and their fastenings, para 27(2). */
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { of, type Ref } from "../../signals/ref.ts";
import { dividesGoodsVehicles, type WatertightDoor, watertightDoors } from "./doors.ts";

export type VehicleDoor = WatertightDoor & { readonly devices: readonly Equipment<"securing-device">[] };

export const vehicleDoors = (ship: Ship): readonly VehicleDoor[] =>
  watertightDoors(ship)
    .filter(dividesGoodsVehicles)
    .map((door) => ({
      ...door,
      devices: fitted(ship, "securing-device").filter(({ secures }) => secures === door.id),
    }));

/** Each device that the ship file names, and the signal that tells of them together; without devices that one must be. */
export const fasteningsOf = (door: VehicleDoor): Readonly<Record<`fastening ${string}`, Ref<boolean>>> =>
  Object.fromEntries([
    ...(door.devices.length === 0 || door.signals.includes("secured")
      ? [[`fastening ${door.id}`, of(door, "secured")] as const]
      : []),
    ...door.devices.map((device) => [`fastening ${device.id}`, of(device, "locked")] as const),
  ]);

export const areFastened = (values: object): boolean =>
  Object.entries(values).every(([key, value]) => !key.startsWith("fastening ") || value === true);
