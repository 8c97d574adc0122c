/** The panel as an output: it holds the picture, and listens; a port that is taken is said, and tried again for ever. */
import { backoff } from "../../kernel/backoff.ts";
import type { Instant } from "../../kernel/clock.ts";
import { saysDuration, seconds } from "../../kernel/duration.ts";
import type { Output } from "../output.ts";
import { standing } from "./access.ts";
import { type PanelParts, type PanelServer, panelServer } from "./server.ts";
import { createSounds } from "./sounds.ts";
import { Stream } from "./stream.ts";

export interface PanelOutput extends Output {
  /** The watch has said something. */
  heard(mono: number): void;
}

export interface PanelSays {
  listening(address: string): void;
  trouble(words: string): void;
  /** It cannot listen: nobody sees anything until it does. */
  deaf(words: string): void;
  /** `well`, or which screens that must sound are kept from it. */
  sound(words: string): void;
}

export function panel(parts: Omit<PanelParts, "stream" | "sounds">, says: PanelSays): PanelOutput {
  const stream = new Stream();
  const sounds = createSounds(parts.settings["must-sound"]);
  const waits = backoff(seconds(1), seconds(30));
  const { host, port } = parts.settings;
  let server: Promise<PanelServer> | undefined;
  let nextTry = 0;
  let last = "";

  const may = standing(parts.settings);
  if (may.is === "nobody") says.trouble(may.because);

  function listen(mono: number): void {
    server = panelServer({ ...parts, stream, sounds });
    server.then(
      ({ address }) => says.listening(address),
      (error: Error) => {
        server = undefined;
        const wait = waits.next().value;
        nextTry = mono + wait;
        const words = whyNot(error, host, port);
        if (words !== last) {
          says.trouble(`${words} Trying again, first in ${saysDuration(wait)}.`);
          says.deaf(words);
        }
        last = words;
      },
    );
  }

  return {
    name: "panel",
    picture: (picture) => stream.show(picture),
    change: (change) => stream.change(change),
    heard: (mono) => stream.heard(mono),
    tick: (now: Instant) => {
      stream.tick(now);
      parts.answers.tick(now.mono);
      const heard = sounds.look(now.mono);
      if (heard !== undefined) says.sound(heard);
      if (server === undefined && now.mono >= nextTry) listen(now.mono);
    },
    stop: async () => (await server)?.close(),
  };
}

function whyNot(error: Error & { readonly code?: string }, host: string, port: number): string {
  const where = `${host}, port ${port}`;
  if (error.code === "EADDRINUSE")
    return `The panel cannot listen on ${where}: another program holds it. Stop that program, or set watch.panel.port to another.`;
  if (error.code === "EACCES")
    return `The panel may not listen on ${where}: ports below 1024 need a right that the watch does not have. Set watch.panel.port above 1023.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `The panel cannot listen on ${where}: this machine has no such address. Correct watch.panel.host.`;
  return `The panel cannot listen on ${where}: ${error.message}.`;
}
