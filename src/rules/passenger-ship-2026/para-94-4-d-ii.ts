/** The videos of ro-ro spaces can be played for seven days, on older ships for 24 hours. */
import { minutes } from "../../kernel/duration.ts";
import { type Equipment, fitted, type Ship } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { isNewShip, roRoPassengerShipsOfAnyAge } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

/** "at least seven days", "24 hours": the law's own figures, in hours. */
const kept = ({ particulars }: Ship): number => (isNewShip(particulars) ? 7 * 24 : 24);

interface Camera extends Equipment<"camera"> {
  readonly hours: number;
}

const cameras = (ship: Ship): readonly Camera[] =>
  fitted(ship, "camera").map((camera) => ({ ...camera, hours: kept(ship) }));

export const videosCanBePlayed = defineRule({
  id: "PSR-I-94(4)(d)(ii)",
  title: "Videos kept for seven days, or 24 hours",
  cites: schedule(
    "94(4)(d)(ii)",
    "shall be available for replay at a continuously manned control station or at the safety centre for at least seven days",
  ),
  version: 1,
  reading:
    "Every camera of the ship file, by how far back the video system says that it can play. Ships with the keel laid before 13 July 2026: 24 hours, from now on, and not only from the survey that 94(1) gives them.",
  binds: roRoPassengerShipsOfAnyAge,
  status: "watched",
  checks: [
    condition({
      items: cameras,
      settings: {
        looked: setting(minutes(60), "a recorder that starts anew may take an hour to find what it kept"),
      },
      reads: (camera) => ({ replay: of(camera, "replay") }),
      complies: ({ replay }, { item }) => replay >= item.hours,
      alert: {
        aspect: "record",
        category: "B",
        title: (camera) => titled(camera, "VIDEO SHORT"),
        steps: after(
          "looked",
          "warning",
          ({ name, hours }: Camera) => `${name}: video kept for less than ${hours} h`,
        ),
      },
      log: entered(
        "deck",
        "video not kept for as long as it has to be",
        "video kept for as long as it has to be",
      ),
    }),
  ],
});
