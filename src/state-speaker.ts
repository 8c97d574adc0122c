/** The states of doors, water and fire told on every line that the ship file names: to the VDR and the stability computer. */
import type { ShipFile } from "./config/load.ts";
import type { Driver } from "./ingest/driver.ts";
import type { Clock } from "./kernel/clock.ts";
import { statesSchema } from "./outputs/states/settings.ts";
import { stateSentences } from "./outputs/states/states.ts";
import type { Ports } from "./ports/ports.ts";
import type { Board } from "./signals/board.ts";
import { spokenLine, type Trouble } from "./spoken-line.ts";
import { spokenAt } from "./spoken-place.ts";
import type { Told } from "./told.ts";

export interface StateSpeaker {
  told(told: Pick<Told, "changes">): void;
  /** Says what is due; called at least twice a second. */
  tick(): void;
  troubles(): readonly Trouble[];
}

export interface StateSpeakerStart {
  readonly file: Pick<ShipFile, "ship" | "ports" | "watch">;
  readonly drivers: readonly Driver[];
  readonly ports: Pick<Ports, "speak">;
  readonly clock: Clock;
  readonly board: Pick<Board, "know">;
}

export function createStateSpeaker(start: StateSpeakerStart, stop: AbortSignal): StateSpeaker {
  const { clock, board, file } = start;
  const fitted = new Map(file.ship.equipment.map((item) => [item.id, item]));
  const lines = statesSchema.parse(file.watch.outputs.states).map((settings) => {
    const knows = (signal: string) => board.know(signal);
    const sentences = stateSentences(settings, (id) => fitted.get(id), knows, clock.now());
    const { take } = sentences;
    const spoken = spokenLine({ take, ...spokenAt(settings, start, stop) }, clock, stop);
    return { settings, sentences, spoken };
  });
  return {
    told({ changes }) {
      if (lines.length === 0 || changes.length === 0) return;
      const signals = changes.map(({ signal }) => signal);
      for (const { sentences, spoken } of lines) {
        sentences.changed(signals, clock.now());
        spoken.pump();
      }
    },
    tick() {
      for (const { spoken } of lines) spoken.pump();
    },
    troubles: () =>
      lines.flatMap(({ spoken, settings: { port } }) => {
        const words = spoken.trouble(clock.now());
        return words === undefined
          ? []
          : [{ port, words: `Door, water and fire states are not told: ${words}` }];
      }),
  };
}
