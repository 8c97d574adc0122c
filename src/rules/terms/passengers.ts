/** How many passengers a ship with doors of para 27 may carry. */
import { fitted, type Ship } from "../../ship/ship.ts";
import type { Ref } from "../../signals/ref.ts";
import { dividesGoodsVehicles } from "./doors.ts";
import { type TheShip, theShip } from "./the-ship.ts";

export type VehicleShip = TheShip & {
  readonly certified: number;
  /** 27(2): "12 + Ad/25", whole persons; undefined where the ship file gives no area. */
  readonly most: number | undefined;
};

/** 27(3): "if a watertight door has been fitted in accordance with this rule". */
export const vehicleShip = (ship: Ship): readonly VehicleShip[] => {
  const { passengersCertified: certified, goodsVehicleDeckArea: area } = ship.particulars;
  const most = area === undefined ? undefined : Math.floor(12 + area / 25);
  return fitted(ship, "watertight-door").some(dividesGoodsVehicles)
    ? theShip(ship).map((she) => ({ ...she, certified, most }))
    : [];
};

/** A ship file that gives no area leaves her unwatched. */
export const areaOf = ({ most }: VehicleShip): Readonly<Record<string, Ref<unknown>>> =>
  most === undefined ? { area: { signal: "unfitted-goods-vehicle-deck.area", need: "must" } } : {};

export const mayCarry = ({ certified, most = 0 }: VehicleShip): number => Math.min(certified, most);
