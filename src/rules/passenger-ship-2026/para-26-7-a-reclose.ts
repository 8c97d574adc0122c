/** In "doors closed" mode, a door let go at its handle closes again. */
import { seconds } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { consoledDoors, isOrderedClosed, modeOfConsoles } from "../terms/doors.ts";
import { notReclosing, watchReclosing } from "../terms/reclosing.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

/** 26(7)(a): "not more than 60 s". */
const LONGEST = seconds(60);

export const doorsCloseAgain = defineRule({
  id: "PSR-I-26(7)(a)/reclose",
  title: "Door closes again when its handle is released",
  cites: schedule(
    "26(7)(a)",
    "shall permit doors to be opened locally and shall automatically re-close the doors upon release of the local control mechanism",
  ),
  version: 1,
  reading:
    "The text gives no time for closing again; the sixty seconds of the same clause are taken. Each closing again is timed and entered; what sounds when it fails is the alarm of 26(7)(a)/60s, and one alert.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: consoledDoors,
      reads: (door) => ({
        position: of(door, "position"),
        handle: of(door, "local-command"),
        ...modeOfConsoles(door),
      }),
      start: notReclosing,
      turn: (state, values, now, { item }) =>
        watchReclosing(
          state,
          { ordered: isOrderedClosed(item, values), handle: values.handle, position: values.position },
          now,
          item.name,
          LONGEST,
        ),
      alert: {
        aspect: "movement",
        category: "B",
        title: (door) => titled(door, "NOT CLOSED"),
        steps: [{ after: seconds(0), says: ({ name }) => `${name} did not close again` }],
      },
      log: {
        when: ["met", "failed", "unproven"],
        book: "watertight-doors",
        says: (_, _outcome, _values, words) => words,
      },
    }),
  ],
});
