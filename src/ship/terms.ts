/** The field's own words for the states of things on board. */

/** `moving`: neither contact made. A contradiction (both made) is no position but a broken reading. */
export type DoorPosition = "open" | "closed" | "secured" | "moving" | "free";

export type LampState = "lit" | "off" | "open-circuit" | "short-circuit" | "failed";

/** Which navigation light a lamp is, by its place in the tables of lights. */
export type NavigationLightKind =
  | "masthead"
  | "masthead-aft"
  | "sidelight-port"
  | "sidelight-starboard"
  | "stern"
  | "anchor"
  | "anchor-aft"
  | "not-under-command-upper"
  | "not-under-command-lower"
  | "towing";

export interface GeoPosition {
  /** Degrees, north positive, −90 to 90. */
  readonly latitude: number;
  /** Degrees, east positive, −180 to 180. */
  readonly longitude: number;
}
