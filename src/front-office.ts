/**
 * The front office: panel and shore, in a thread of their own with a read-only handle on the log, so that no browser and
 * no broker can delay the watch. It keeps nothing: whatever it knows it was told by the watch, or reads from the log.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { systemClock } from "./kernel/clock.ts";
import { milliseconds, minutes, seconds } from "./kernel/duration.ts";
import type { FromFront, FrontOfficeStart, ShoreSettings, ToFront } from "./outputs/feed.ts";
import { LogHandle } from "./outputs/log-handle.ts";
import { connect } from "./outputs/mqtt/connection.ts";
import { demonstrationBroker } from "./outputs/mqtt/demonstration-broker.ts";
import { DEMONSTRATION } from "./outputs/mqtt/settings.ts";
import { Shore } from "./outputs/mqtt/shore.ts";
import type { Output } from "./outputs/output.ts";
import { Answers } from "./outputs/panel/answers.ts";
import { panel } from "./outputs/panel/panel.ts";
import { LOG_FILE } from "./records/open.ts";
import { defectsOpenIn } from "./records/open-defects.ts";

const TICK = milliseconds(100);
const GOODBYES_WITHIN = seconds(2);
/** The same trouble is not told again for so long. */
const TOLD_AGAIN_AFTER = minutes(1);

const start = workerData as FrontOfficeStart;
const say = (message: FromFront): void => parentPort?.postMessage(message);
const now = systemClock.now;
const told = new Map<string, number>();

const handle = new LogHandle(join(start.store, LOG_FILE));
const answers = new Answers((id, act) => say({ say: "act", id, act }), now().at);
const bridge = panel(
  {
    settings: start.panel,
    ship: start.ship,
    equipment: start.equipment,
    defects: () => defectsOpenIn(handle.log),
    log: ({ before, book, limit }) => [...handle.log.entries({ before, book, last: limit })].reverse(),
    answers,
    page: fileURLToPath(new URL("../panel-page", import.meta.url)),
    now,
  },
  {
    listening: (address) => say({ say: "listening", address }),
    trouble: (words) => trouble("panel", words),
    deaf: (words) => say({ say: "deaf", words }),
    sound: (words) => say({ say: "sound", words }),
  },
);
const demonstration = start.demonstrationBroker ? await demonstrationBroker() : undefined;
if (demonstration) say({ say: "demonstration", broker: demonstration.url });
const brokers = demonstration
  ? [...start.shore, { name: DEMONSTRATION, url: demonstration.url }]
  : start.shore;
const outputs: readonly Output[] = [bridge, ...brokers.map((broker) => shore(broker))];

const pulse = setInterval(() => {
  if (handle.replaced()) throw new Error("the logbook was set aside, and is opened anew");
  each((output) => output.tick(now()));
}, TICK);

parentPort?.on("message", (message: ToFront) => {
  bridge.heard(now().mono);
  switch (message.say) {
    case "picture":
      each((output) => output.picture(message.picture, now()));
      return say({ say: "shown" });
    case "change":
      each((output) => output.change(message.change, now()));
      return say({ say: "shown" });
    case "answer":
      return answers.answered(message.id, { ok: message.ok, words: message.words });
    case "ping":
      return say({ say: "alive", id: message.id });
    case "stop":
      return void stop();
  }
});

/** A shore from where this broker has the log; the demonstration's own begins anew each time, and is remembered by nobody. */
function shore(settings: ShoreSettings): Shore {
  const { name } = settings;
  const remembered = name !== DEMONSTRATION;
  return new Shore(
    {
      ship: start.ship.id,
      settings,
      entriesAfter: (seq, limit) => handle.log.entriesAfter(seq, limit),
      signedHead: () => handle.log.signedHead(),
      cursor: () => (remembered ? handle.log.cursor(name) : 0),
      topics: () => (remembered ? handle.log.topics(name) : []),
      connect,
      now,
      guarded: (work) => guarded(`shore ${name}`, work),
    },
    {
      progress: (progress) => {
        if (remembered) say({ say: "progress", progress });
      },
      state: (connected, because, behind) =>
        say({ say: "shore", broker: name, connected, behind, ...(because === undefined ? {} : { because }) }),
      trouble: (words) => trouble(`shore ${name}`, words),
    },
  );
}

/** The border at which an output's trouble ends. */
function guarded(where: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    trouble(where, error instanceof Error ? error.message : String(error));
  }
}

function each(work: (output: Output) => void): void {
  for (const output of outputs) guarded(output.name, () => work(output));
}

function trouble(where: string, words: string): void {
  const { mono } = now();
  const last = told.get(words);
  if (last !== undefined && mono - last < TOLD_AGAIN_AFTER) return;
  told.set(words, mono);
  say({ say: "trouble", where, words });
}

async function stop(): Promise<void> {
  clearInterval(pulse);
  const limit = new Promise((resolve) => setTimeout(resolve, GOODBYES_WITHIN));
  await Promise.race([limit, Promise.allSettled(outputs.map((output) => output.stop()))]);
  await demonstration?.close();
  handle.close();
  say({ say: "stopped" });
  process.exit(0);
}
