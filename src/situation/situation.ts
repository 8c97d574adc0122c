/**
 * The situation: what is true of the ship now, from her signals and the word of her officers, as facts on the
 * board. Where nothing tells, the fact is broken with the reason, never a guess.
 */
import { type Instant, iso } from "../kernel/clock.ts";
import { seconds } from "../kernel/duration.ts";
import type { Json } from "../kernel/json.ts";
import { fitted, type Ship } from "../ship/ship.ts";
import type { GeoPosition } from "../ship/terms.ts";
import type { Act, VoyagePhase } from "../signals/act.ts";
import type { Board } from "../signals/board.ts";
import type { Reading, SignalId, SignalValue } from "../signals/reading.ts";
import { inside } from "./areas.ts";
import { clockFacts, clockSource, type ReceiverTime, timesItMayBe } from "./clock-source.ts";
import type { Fix } from "./fix.ts";
import { judgeMakingWay, type MakingWay } from "./making-way.ts";
import { begins, freesFromNavigation, nextPhase } from "./phase.ts";
import { together } from "./receivers.ts";
import { situationNumbers } from "./settings.ts";
import { judgeStatus, noStatus, nothingRefuted, type Refuted, type StatusState } from "./status.ts";
import { isNight } from "./sun.ts";
import { lasted, lastsAt, type Sustained, sustain } from "./sustained.ts";
import { asReading, endedAlongside, firstWords, type Word, wordsOf } from "./words.ts";

export interface Situation {
  /** Whether a change of this signal may change the situation. */
  reads(signal: SignalId): boolean;
  /** Where wall time comes from now. */
  timeSource(now: Instant): ReturnType<typeof clockSource>;
  /** Looks at the board anew and says which facts have changed. */
  look(now: Instant): readonly Reading[];
  /** A person's word. */
  act(act: Act, now: Instant): readonly Reading[];
  due(): number | undefined;
  /** What must outlive a restart. */
  save(): Json;
}

interface Kept {
  readonly phase: VoyagePhase | null;
  readonly began: string | null;
  readonly status: StatusState["word"];
  /** Absent in what was kept by an earlier version. */
  readonly refuted?: Refuted;
  readonly words: readonly Word[];
}

/** The sun moves a quarter of a degree in a minute; half a minute is near enough for sunset. */
const SUN_EVERY = seconds(30);
/** A comparison with a receiver older than this says nothing about the clock now. */
const TIME_AGE = seconds(10);

export function createSituation(
  ship: Ship,
  board: Board,
  start: { readonly now: Instant; readonly kept?: Json },
): Situation {
  const numbers = situationNumbers(ship);
  const kept = (start.kept ?? { phase: null, began: null, status: null, words: [] }) as unknown as Kept;
  const words = new Map<string, Word>(kept.words.map((word) => [word.signal, word]));
  let phase = kept.phase;
  let began = kept.began;
  let status: StatusState = { ...noStatus, word: kept.status, refuted: kept.refuted ?? nothingRefuted };
  /** The phase when the ends of words were last looked at. */
  let reviewed = phase;
  /** An officer has said the phase since anything last told the status. */
  let phaseSaid = false;
  let makingWay: MakingWay = { makes: null, candidate: null };
  let clear: Sustained = null;
  let harbour: { readonly is: boolean | undefined; readonly other: Sustained } = {
    is: undefined,
    other: null,
  };
  let lastPlace: { readonly place: GeoPosition; readonly mono: number } | undefined;
  let night: { readonly is: boolean | undefined; readonly until: number } = {
    is: undefined,
    until: -Infinity,
  };
  let wake: number | undefined = start.now.mono;
  const toSay: Reading[] = firstWords(words, start.now);

  const receivers = fitted(ship, "gnss");
  const value = (signal: string): SignalValue | undefined => {
    const known = board.know(signal);
    return known.quality === "good" ? known.value : undefined;
  };
  const first = (signals: readonly string[]): SignalValue | undefined =>
    signals.map(value).find((one) => one !== undefined);
  const signalsOf = (kind: Parameters<typeof fitted>[1], signal: string) =>
    fitted(ship, kind).map(({ id }) => `${id}.${signal}`);
  const speeds = signalsOf("gnss", "speed");
  const logs = signalsOf("speed-log", "speed-through-water");
  const lines = signalsOf("mooring", "lines-ashore");
  const reports = signalsOf("ais", "status");
  const clocks = signalsOf("gnss", "time");
  const read = new Set([...speeds, ...logs, ...lines, ...reports, ...signalsOf("gnss", "position")]);

  function look(now: Instant): readonly Reading[] {
    const fixes: Fix[] = receivers.flatMap(({ id, name }) => {
      const position = value(`${id}.position`);
      return position === undefined ? [] : [{ receiver: name, position: position as GeoPosition }];
    });
    const shown = speeds.map(value).filter((one): one is number => typeof one === "number");
    const { place, speed, highest, ...said } = together(fixes, shown, numbers);
    if (place) lastPlace = { place, mono: now.mono };

    const judged = judgeStatus(
      status,
      {
        linesAshore: first(lines) as boolean | undefined,
        ais: first(reports) as string | undefined,
        speed: highest,
      },
      numbers,
      now,
    );
    status = judged.state;
    phaseSaid &&= status.status === null;
    harbour = sideOf(harbour, place ? inside(ship.harbours, place) : undefined, now);
    clear = sustain(clear, highest !== undefined && highest > numbers["clear-of-berth-speed"], now);
    const before = phase;
    phase = nextPhase(phase, {
      status: status.status,
      insideHarbour: harbour.is,
      clearOfBerth: lasted(clear, numbers["clear-of-berth-for"], now),
    });
    if (begins(before, phase)) began = iso(now.at);
    const way = judgeMakingWay(
      makingWay,
      { status: status.status, throughWater: first(logs) as number | undefined, overGround: speed },
      numbers,
      now,
    );
    makingWay = way.state;

    const sunPlace =
      lastPlace && now.mono - lastPlace.mono <= numbers["sun-position-age"] ? lastPlace.place : undefined;
    if (now.mono >= night.until || (night.is === undefined && sunPlace)) {
      night = { is: sunPlace && nightAt(sunPlace, now), until: now.mono + SUN_EVERY };
    }
    const waits = [
      judged.wake,
      way.wake,
      lastsAt(clear, numbers["clear-of-berth-for"], now),
      lastsAt(harbour.other, numbers["harbour-side-for"], now),
      receivers.length > 0 ? night.until : undefined,
    ].filter((mono): mono is number => mono !== undefined && mono > now.mono);
    wake = waits.length > 0 ? Math.min(...waits) : undefined;

    // A ship that nobody sees may have left: only where she is seen to lie still does the last phase free anybody.
    const phaseKnown =
      status.status !== null ||
      highest !== undefined ||
      phaseSaid ||
      phase === null ||
      !freesFromNavigation(phase);

    const say = (signal: string, is: SignalValue | null | undefined, whyNot: string): Reading =>
      is === null || is === undefined
        ? { signal, when: now, source: "situation", broken: whyNot }
        : { signal, when: now, source: "situation", value: is };
    const facts = [
      say("navigation.position", place, said.placeUnknown),
      say("navigation.speed", speed, said.speedUnknown),
      say("navigation.receivers", said.disagreement ?? "agree", ""),
      say(
        "navigation.status",
        status.status,
        "neither lines, AIS, speed nor an officer tells whether she is under way",
      ),
      say("navigation.making-way", makingWay.makes, "neither log nor receiver gives a speed"),
      say("voyage.phase", phaseKnown ? phase : null, "nothing tells the phase of the voyage"),
      ...(began === null ? [] : [say("voyage.began", began, "")]),
      say("sun.night", night.is, sunPlace ? "the time is not known" : "the ship's place is not known"),
      ...(clocks.length === 0 ? [] : clockFacts(timeSource(now), say)),
      ...(ship.harbours.length === 0
        ? []
        : [say("harbour.inside", harbour.is, "the ship's place is not known")]),
      ...(ship.waterways.length === 0
        ? []
        : [say("waterway.inside", place && inside(ship.waterways, place), "the ship's place is not known")]),
    ];
    const ends = phase === "alongside" && reviewed !== null && reviewed !== "alongside";
    reviewed = phase;
    return [...toSay.splice(0), ...(ends ? endedAlongside(words, ship, now) : []), ...facts];
  }

  /** Undefined while wall clock and receivers tell times of which some are day and some are night. */
  function nightAt(place: GeoPosition, now: Instant): boolean | undefined {
    const told = new Set(timesItMayBe(receiverTimes(now), now.at).map((at) => isNight(at, place)));
    return told.size === 1 ? told.has(true) : undefined;
  }

  function sideOf(was: typeof harbour, is: boolean | undefined, now: Instant): typeof harbour {
    if (is === undefined) return { is: undefined, other: null };
    if (was.is === undefined) return { is, other: null };
    const other = sustain(was.other, is !== was.is, now);
    return lasted(other, numbers["harbour-side-for"], now) ? { is, other: null } : { is: was.is, other };
  }

  function act(one: Act, now: Instant): readonly Reading[] {
    if (one.act === "phase") [phase, phaseSaid] = [one.phase, true];
    if (one.act === "ready-for-departure" && (phase === null || phase === "alongside")) phase = "ready";
    if (one.act === "status") status = { ...status, word: one.status };
    const said = wordsOf(one, now.at).map((word): Reading | undefined => {
      if ("takenBack" in word) {
        words.delete(word.signal);
        return { signal: word.signal, when: now, source: "officer", broken: "withdrawn" };
      }
      words.set(word.signal, word);
      return asReading(word, now);
    });
    return [...said.filter((reading) => reading !== undefined), ...look(now)];
  }

  const receiverTimes = (now: Instant): readonly ReceiverTime[] =>
    clocks.flatMap((signal) => {
      const known = board.know(signal);
      const fresh = known.quality === "good" && now.mono - known.when.mono <= TIME_AGE;
      return fresh ? [{ said: Date.parse(String(known.value)), heard: known.when.at }] : [];
    });

  const timeSource: Situation["timeSource"] = (now) => clockSource(receiverTimes(now));

  return {
    reads: (signal) => read.has(signal),
    timeSource,
    look,
    act,
    due: () => wake,
    save: () =>
      ({
        phase,
        began,
        status: status.word,
        refuted: status.refuted,
        words: [...words.values()],
      }) as unknown as Json,
  };
}
