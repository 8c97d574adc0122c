/** Securing devices, each apart, para 32(2): "any of the securing arrangements". */
import { seconds } from "../../kernel/duration.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { type AnyCheck, condition } from "../bind.ts";
import { setting } from "../setting.ts";
import { mayBePermittedOpen, type ShellDoor } from "./doors.ts";
import { titled } from "./titles.ts";

/** A device with the door that it holds; where the ship file has no such door, none excuses it. */
type Device = Equipment<"securing-device"> & { readonly door: ShellDoor | undefined };

/** Those of a watertight door are the fastenings of para 27(2). */
const devices = (ship: Ship): readonly Device[] => {
  const vehicleDoors = fitted(ship, "watertight-door").map(({ id }) => id);
  return fitted(ship, "securing-device")
    .filter(({ secures }) => secures === undefined || !vehicleDoors.includes(secures))
    .map((device) => ({
      ...device,
      door: fitted(ship, "shell-door").find(({ id }) => id === device.secures),
    }));
};

const held = ({ door }: Device): string => (door === undefined ? "" : `, ${door.name}`);

/** Shown at all times. */
export const eachDeviceShown: AnyCheck = condition({
  check: "device",
  items: devices,
  reads: (device) => ({ locked: of(device, "locked") }),
  complies: ({ locked }) => locked,
  alert: {
    aspect: "securing",
    category: "B",
    title: (device) => titled(device, "NOT LOCKED"),
    steps: [{ after: seconds(0), says: (device) => `${device.name}${held(device)} not locked` }],
  },
});

/** Sounded whenever she is not made fast, unless the master permitted the door to be opened. */
export const eachDeviceSounds: AnyCheck = condition({
  check: "device",
  items: devices,
  settings: { settle: setting(seconds(1), "switches bounce while the door shakes in a seaway") },
  reads: (device) => ({
    locked: of(device, "locked"),
    status: ifKnown(fact("navigation.status")),
    permission: itemFact("permission", { id: device.secures ?? device.id }),
  }),
  complies: ({ locked, status, permission }, { item }) =>
    locked ||
    status === "made-fast" ||
    (permission !== undefined && item.door !== undefined && mayBePermittedOpen(item.door)),
  alert: {
    aspect: "securing",
    category: "B",
    title: (device) => titled(device, "NOT LOCKED"),
    latched: true,
    steps: [
      {
        after: ({ settle }) => settle,
        priority: "alarm",
        says: (device) => `${device.name}${held(device)} not locked`,
      },
    ],
    unknown: { priority: "alarm" },
  },
});
