/**
 * The page's one sound engine: one oscillator, one gate, so that two sounds can never overlap. It has no volume
 * control (Code on Alerts and Indicators, 5.6). A browser may block it until somebody touches the page: that is a
 * fault of the panel, and is shown as one.
 */
import { beepsBetween, PATTERNS, type Tone } from "./patterns.ts";
import type { SoundWanted } from "./wanted.ts";

/** Browsers slow the timers of hidden pages to a second: beeps are laid out this far ahead, in seconds. */
const AHEAD = 3;

export interface SoundEngine {
  /** Called often; lays out what is wanted now. */
  play(wanted: SoundWanted | null): void;
  /** True while the browser lets nothing be heard. */
  blocked(): boolean;
  /** Called on any touch or key: browsers allow sound from then on. */
  unblock(): void;
  /** One round of a pattern, so that an officer can hear that the panel sounds. */
  test(tone: Tone): void;
}

export function makeSoundEngine(): SoundEngine {
  const context = new AudioContext();
  const oscillator = context.createOscillator();
  const gate = context.createGain();
  oscillator.type = "square";
  gate.gain.value = 0;
  oscillator.connect(gate).connect(context.destination);
  oscillator.start();

  let playing: { readonly key: string; readonly tone: Tone; readonly began: number; until: number } | null =
    null;

  const quiet = () => {
    gate.gain.cancelScheduledValues(context.currentTime);
    gate.gain.setValueAtTime(0, context.currentTime);
  };

  const layOut = (tone: Tone, began: number, from: number, to: number) => {
    for (const beep of beepsBetween(PATTERNS[tone], from, to)) {
      oscillator.frequency.setValueAtTime(PATTERNS[tone].hertz, began + beep.on);
      gate.gain.setValueAtTime(0.6, began + beep.on);
      gate.gain.setValueAtTime(0, began + beep.off);
    }
  };

  const play = (wanted: SoundWanted | null) => {
    if (context.state !== "running") return;
    if (playing && playing.key !== wanted?.key) {
      quiet();
      playing = null;
    }
    if (!wanted) return;
    playing ??= { ...wanted, began: context.currentTime + 0.05, until: 0 };
    const to = context.currentTime - playing.began + AHEAD;
    if (to > playing.until) {
      layOut(playing.tone, playing.began, playing.until, to);
      playing.until = to;
    }
  };

  return {
    play,
    blocked: () => context.state !== "running",
    unblock: () => void context.resume().catch(() => undefined),
    test: (tone) => {
      if (playing) return;
      quiet();
      layOut(tone, context.currentTime + 0.05, 0, Math.min(PATTERNS[tone].every, 2));
    },
  };
}
