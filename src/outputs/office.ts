/**
 * The watch's handle on the front office. Telling it something never waits and never grows: one message is under way
 * at a time, and of what comes meanwhile only the latest is kept. When it dies or falls silent it is started again.
 */
import { Worker } from "node:worker_threads";
import { backoff } from "../kernel/backoff.ts";
import { systemClock } from "../kernel/clock.ts";
import { saysDuration, seconds } from "../kernel/duration.ts";
import type { FromFront, FrontOfficeStart, ToFront } from "./feed.ts";
import { LatestOnly } from "./latest-only.ts";
import type { PictureChange } from "./picture.ts";

export interface FrontOffice {
  /** The whole picture at first, and then what changes. */
  tell(change: PictureChange): void;
  answer(id: number, ok: boolean, words: string): void;
  /** Whether it has answered lately: part of the watchdog. */
  answering(): boolean;
  /** Says goodbye ashore, closes the panel, and ends; at most 5 s. */
  stop(): Promise<void>;
}

const PING_EVERY = seconds(2);
const SILENT_AFTER = seconds(10);
const STOPS_WITHIN = seconds(5);
/** One that has lived this long has recovered. */
const RECOVERED_AFTER = seconds(60);
const MEGABYTES = 128;

const monotonic = (): number => systemClock.now().mono;

/** A worker runs from compiled code: on Node 20 it cannot load TypeScript. */
const compiled = (path: string): URL =>
  import.meta.url.endsWith(".ts")
    ? new URL(`../../dist/src/${path}`, import.meta.url)
    : new URL(`../${path}`, import.meta.url);

export function frontOffice(
  start: FrontOfficeStart,
  onMessage: (message: FromFront) => void,
  script: URL = compiled("front-office.js"),
): FrontOffice {
  const untold = new LatestOnly();
  let worker: Worker | undefined;
  let waits = backoff(seconds(1), seconds(60));
  let underWay = false;
  let told = false;
  let stopping = false;
  let bornAt = 0;
  let lastAlive = 0;
  let pings = 0;
  let restart: NodeJS.Timeout | undefined;
  let because = "";

  const post = (message: ToFront): void => worker?.postMessage(message);

  function flush(): void {
    if (worker === undefined || underWay || !told) return;
    const change = untold.take();
    if (change === undefined) return;
    underWay = true;
    post({ say: "change", change });
  }

  function open(): void {
    because = "";
    bornAt = lastAlive = monotonic();
    worker = new Worker(script, {
      workerData: start,
      name: "front office",
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.on("message", hear);
    worker.on("error", (error: Error) => {
      because = error.message;
    });
    worker.on("exit", closed);
    underWay = told;
    if (told) post({ say: "picture", picture: untold.whole() });
  }

  function hear(message: FromFront): void {
    lastAlive = monotonic();
    if (message.say === "shown") {
      underWay = false;
      flush();
    } else if (message.say !== "alive") onMessage(message);
  }

  function closed(): void {
    worker = undefined;
    underWay = false;
    if (stopping) return;
    if (monotonic() - bornAt > RECOVERED_AFTER) waits = backoff(seconds(1), seconds(60));
    const wait = waits.next().value;
    const why = because === "" ? "it ended by itself" : because;
    const words = `The front office has died (${why}): panels and shore are cut off. It is started again in ${saysDuration(wait)}.`;
    onMessage({ say: "trouble", where: "front office", words });
    restart = setTimeout(open, wait);
  }

  const pulse = setInterval(() => {
    if (worker === undefined) return;
    if (monotonic() - lastAlive > SILENT_AFTER) {
      because = `it has not answered for ${saysDuration(SILENT_AFTER)}`;
      void worker.terminate();
    } else post({ say: "ping", id: ++pings });
  }, PING_EVERY);

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(pulse);
    clearTimeout(restart);
    const leaving = worker;
    if (leaving === undefined) return;
    const gone = new Promise((resolve) => leaving.once("exit", resolve));
    const late = setTimeout(() => void leaving.terminate(), STOPS_WITHIN);
    post({ say: "stop" });
    await gone;
    clearTimeout(late);
  }

  open();
  return {
    tell: (change) => {
      untold.add(change);
      if (!told && worker !== undefined) {
        underWay = true;
        post({ say: "picture", picture: untold.whole() });
      }
      told = true;
      flush();
    },
    answer: (id, ok, words) => post({ say: "answer", id, ok, words }),
    answering: () => worker !== undefined && monotonic() - lastAlive < SILENT_AFTER,
    stop,
  };
}
