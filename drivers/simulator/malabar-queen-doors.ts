/** The door consoles of the MV Malabar Queen: what they say by DOR about how things stand on board. */
import { encodeDor } from "../../src/wire/nmea0183/encode.ts";
import { type Part, type Scene, utc } from "./part.ts";
import type { Standing } from "./timeline.ts";

const LETTER: Readonly<Record<string, "O" | "C" | "X">> = { open: "O", closed: "C", moving: "O", error: "X" };

const letter = (standing: Standing, item: string) =>
  LETTER[String(standing.get(`${item}.position`) ?? "closed")] ?? "C";

const count = (standing: Standing, items: readonly string[]): number =>
  items.filter((item) => letter(standing, item) !== "C").length;

/** Doors of one console by DOR: each second one by one, and the count of the section. */
export function doors(
  talker: string,
  system: string,
  items: readonly (readonly [id: string, division: string, deck: string, door: string])[],
): Part {
  const sea = ({ standing }: Scene): "C" | "O" =>
    standing.get("shell-panel.sea-voyage") === true ? "C" : "O";
  return {
    speaks: "nmea0183",
    speakers: [
      {
        every: 1000,
        says: (scene) =>
          items.map(([id, firstDivision, secondDivision, door]) =>
            encodeDor(talker, {
              type: "E",
              time: utc(scene.at),
              system,
              firstDivision,
              secondDivision,
              door,
              status: letter(scene.standing, id),
              switchSetting: sea(scene),
              text: id.toUpperCase(),
            }),
          ),
      },
      {
        every: 5000,
        says: (scene) => [
          encodeDor(talker, {
            type: "S",
            time: utc(scene.at),
            system,
            count: count(
              scene.standing,
              items.map(([id]) => id),
            ),
          }),
        ],
      },
    ],
  };
}
