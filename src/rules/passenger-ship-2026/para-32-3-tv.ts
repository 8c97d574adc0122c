/** The pictures of the doors. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const doorCamerasShow = defineRule({
  id: "PSR-I-32(3)/tv",
  title: "Television surveillance of doors",
  cites: schedule("32(3)", "Television surveillance and a water leakage detection system shall be arranged"),
  version: 1,
  reading:
    "A picture that is frozen or black, as the camera system reports it, is none. From leaving a berth to the next.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "camera"),
      settings: {
        lost: setting(seconds(10), "a picture that flickers while cameras are switched is back by then"),
      },
      reads: (camera) => ({ picture: of(camera, "picture") }),
      during: untilTheNextBerth,
      complies: ({ picture }) => picture,
      alert: {
        aspect: "health",
        category: "B",
        title: (camera) => titled(camera, "NO PICTURE"),
        steps: after("lost", "caution", ({ name }) => `No picture from ${name}: have the door looked at`),
        unknown: { priority: "caution" },
      },
    }),
  ],
});
