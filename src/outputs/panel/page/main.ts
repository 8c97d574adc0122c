/** The page's composition root: store, stream, sound and keys put together. The only place here with timers. */
import "@oicl/openbridge-webcomponents/src/palettes/variables.css";
import "./page.css";
import "./regions/panel.ts";
import { showFailureOf } from "./failure.ts";
import {
  fetchDefects,
  fetchLog,
  fetchShip,
  fetchWho,
  sendAct,
  signIn,
  signOut,
  tellSound,
} from "./link/acts.ts";
import { rememberAuthor, remembered, rememberPalette } from "./link/memory.ts";
import { openStream } from "./link/stream.ts";
import type { Panel } from "./regions/panel.ts";
import type { Palette } from "./regions/region.ts";
import { makeSoundEngine } from "./sound/engine.ts";
import { soundWanted } from "./sound/wanted.ts";
import { keyMeans } from "./state/keys.ts";
import { type Deed, keyOf, opened, watchTime } from "./state/panel-state.ts";
import { type PanelEvent, reduce } from "./state/reduce.ts";

const TICK = 500;
/** Between attempts to open the stream anew while contact is lost. */
const TRY_AGAIN = 3000;
const SLEPT = 5000;
/** The watch takes a page that says nothing for half a minute to be closed. */
const SOUND_TOLD_EVERY = 5000;
const LOG_LINES = 40;

const mono = () => performance.now();
const sound = makeSoundEngine();
const panel = document.createElement("wk-panel") as Panel;
let palette: Palette = remembered.palette;
let state = { ...opened(mono()), author: remembered.author };
let logSeq = -1;
/** Whoever comes back may be another watch, with another ship file. */
let fittedKnown = false;
let wall = Date.now();
let triedAt = mono();
let soundToldAt = Number.NEGATIVE_INFINITY;
let drawn = false;

function send(event: PanelEvent): void {
  if (event.is === "opened") fittedKnown = false;
  state = reduce(state, event, mono());
  sound.play(soundWanted(state));
  draw();
}

function draw(): void {
  if (drawn) return;
  drawn = true;
  // However many changes come at once, the page is drawn once for all of them.
  queueMicrotask(() => {
    drawn = false;
    document.documentElement.dataset.contact = state.link;
    panel.view = {
      state,
      now: watchTime(state),
      palette,
      sound: { tone: sound.blocked() ? null : (soundWanted(state)?.tone ?? null), blocked: sound.blocked() },
      act: (deed) => void act(deed),
      send,
      silence,
      signIn: (name, secret) => void identify(name, secret),
      signOut: () => void leave(),
      choosePalette,
      testSound: () => sound.test("alarm"),
    };
  });
}

async function act(deed: Deed): Promise<void> {
  const key = keyOf(deed);
  if (state.pending.includes(key)) return;
  // Silence and acknowledgement never wait for a name: seconds count. Everything else is signed.
  const urgent = deed.act === "silence" || deed.act === "acknowledge";
  if (!state.author && !(urgent && state.who?.mayAct.is !== "people")) {
    send({ is: "asking", asking: { deed, why: "" } });
    return;
  }
  send({ is: "acting", key });
  const answer = await sendAct(deed, state.author ?? { name: "not named, at the bridge panel" });
  send({ is: "answered", key, ok: answer.ok, words: answer.words });
  if (answer.signInFirst && state.who?.mayAct.is === "people")
    send({ is: "asking", asking: { deed, why: answer.words } });
}

function silence(): void {
  if (state.link === "lost") send({ is: "loss-silenced" });
  else void act({ act: "silence" });
}

/** By stated name, or where the ship file names people, by name and PIN at the server. */
async function identify(name: string, secret: string): Promise<void> {
  const deed = state.asking?.deed ?? null;
  if (state.who?.mayAct.is === "people") {
    const answer = await signIn(name, secret);
    if (!answer.ok) {
      send({ is: "asking", asking: { deed, why: answer.words } });
      return;
    }
    const who = await fetchWho().catch(() => null);
    if (!who) {
      send({ is: "asking", asking: { deed, why: "The watch did not answer. Sign in again." } });
      return;
    }
    send({ is: "who", who });
  } else {
    const author = secret ? { name, rank: secret } : { name };
    rememberAuthor(author);
    send({ is: "author", author });
  }
  send({ is: "asking", asking: null });
  if (deed) await act(deed);
}

/** Whoever is relieved leaves no name behind for the next officer's acts. */
async function leave(): Promise<void> {
  const answer = await signOut();
  send({ is: "answered", key: "sign-out", ok: answer.ok, words: answer.words });
  if (!answer.ok) return;
  send({ is: "author", author: null });
  fittedKnown = false;
}

function choosePalette(chosen: Palette): void {
  palette = chosen;
  rememberPalette(chosen);
  document.documentElement.dataset.obcTheme = chosen;
  document.documentElement.style.colorScheme = chosen === "night" || chosen === "dusk" ? "dark" : "light";
  draw();
}

async function refresh(): Promise<void> {
  // What is fetched beside the stream may fail while the watch is away: the next tick tries again.
  try {
    if (!fittedKnown) {
      fittedKnown = true;
      send({ is: "fitted", fitted: await fetchShip() });
      send({ is: "who", who: await fetchWho() });
    }
    const seq = state.picture?.head.seq ?? -1;
    if (state.link === "live" && seq !== logSeq) {
      logSeq = seq;
      send({ is: "log", log: await fetchLog(LOG_LINES) });
      send({ is: "defects", defects: await fetchDefects() });
    }
  } catch {
    fittedKnown = false;
    logSeq = -1;
  }
}

choosePalette(palette);
document.body.append(panel);
draw();
const stream = openStream("stream", send);

let refreshing = false;
fetchBeside();
setInterval(() => {
  // A tablet that slept has heard nothing meanwhile, although its monotonic clock may have stood still.
  const slept = Date.now() - wall > SLEPT;
  wall = Date.now();
  send({ is: slept ? "slept" : "tick" });
  if ((state.resync || state.link === "lost") && mono() - triedAt > (state.resync ? TICK : TRY_AGAIN)) {
    triedAt = mono();
    stream.reopen();
  }
  fetchBeside();
  if (mono() - soundToldAt > SOUND_TOLD_EVERY && state.link !== "lost") {
    soundToldAt = mono();
    void tellSound(sound.blocked());
  }
}, TICK);

function fetchBeside(): void {
  if (refreshing) return;
  refreshing = true;
  void refresh().finally(() => {
    refreshing = false;
  });
}

addEventListener("error", (event) => showFailureOf(event.message));
addEventListener("unhandledrejection", (event) => showFailureOf(String(event.reason)));
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => sound.unblock(), true);
addEventListener("keydown", (event) => {
  const typing = event
    .composedPath()
    .some((node) => node instanceof HTMLElement && node.matches("input, select, textarea"));
  if (typing || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
  const meant = keyMeans(event.key, state);
  if (!meant) return;
  event.preventDefault();
  if (meant.is === "silence") silence();
  else if (meant.is === "select") send(meant);
  else void act({ act: "acknowledge", alert: meant.alert });
});
