/**
 * What the front office has still to be told: of each part and of each signal only the latest. So it never grows
 * beyond one picture, however long the front office is slow or dead, and telling it costs the watch no waiting.
 */
import type { Picture, SignalView } from "./feed.ts";
import { blankPicture, type PictureChange } from "./picture.ts";

export class LatestOnly {
  #parts: Omit<Picture, "signals"> = blankPicture;
  readonly #signals = new Map<string, SignalView>();
  #untold: PictureChange | undefined;
  readonly #untoldSignals = new Map<string, SignalView>();

  add(change: PictureChange): void {
    const { signals = [], ...parts } = change;
    this.#parts = { ...this.#parts, ...parts };
    this.#untold = { ...this.#untold, ...parts };
    for (const view of signals) {
      this.#signals.set(view.signal, view);
      this.#untoldSignals.set(view.signal, view);
    }
  }

  /** Everything; nothing is then untold. */
  whole(): Picture {
    this.#forget();
    return { ...this.#parts, signals: [...this.#signals.values()] };
  }

  /** What has changed since the last taking, if anything. */
  take(): PictureChange | undefined {
    const untold = this.#untold;
    if (untold === undefined) return undefined;
    const signals = [...this.#untoldSignals.values()];
    this.#forget();
    return signals.length > 0 ? { ...untold, signals } : untold;
  }

  #forget(): void {
    this.#untold = undefined;
    this.#untoldSignals.clear();
  }
}
