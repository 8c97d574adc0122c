/**
 * The watch over itself, 21 March 2028, alongside: it is held up for four seconds, its disk fills and is cleared, the
 * offices beside it fail and come back, the clock steps, and its memory grows: each is said once, with what to do, and
 * ends when it has ended. That the shore is out of reach for two minutes is told to nobody.
 */
import { nila } from "../nila.ts";
import { people, type Voyage } from "../voyage.ts";

const { officer } = people;
type Said = NonNullable<Voyage["health"]>[number];

const said = (signal: Said["signal"], from: number, to: number, value: string | number): readonly Said[] => [
  { at: from, signal, value },
  { at: to, signal, value: typeof value === "number" ? 0 : "well" },
];

export const voyage: Voyage = {
  title: "The watch over itself: held up, disk filling, offices failed, clock stepped, memory",
  aboard: nila,
  begins: "2028-03-21T03:00:00.000Z",
  lasts: 1800,
  repeats: 30,
  initial: {},
  changes: [],
  acts: [
    {
      at: 320,
      act: { act: "acknowledge", author: officer, alert: "WK-itself:records-office:1" },
    },
  ],
  events: [],
  health: [
    ...said("watch.loop-delay", 120, 180, 4000),
    ...said(
      "watch.records-office",
      300,
      345,
      "The log is not being written: the records office has ended; it is started again",
    ),
    ...said(
      "watch.front-office",
      480,
      500,
      "No panel is served: the front office has ended; it is started again",
    ),
    ...said("watch.disk", 600, 900, "The disk is filling: 38 MB are left; recordings are no longer kept"),
    ...said("watch.write-time", 960, 1020, 2.5),
    ...said("watch.clock-step", 1080, 1140, 37),
    ...said("watch.shore", 1200, 1320, "The office ashore cannot be reached since 09:18: connection refused"),
    ...said("watch.memory", 1440, 1500, 340),
  ],
};
