/**
 * A watch reduced to what the front office sees of it: a store with its only writer, and the handle. It can live in a
 * process of its own, to be killed as a power cut kills it.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type {
  AlertView,
  FromFront,
  FrontOfficeStart,
  Picture,
  ShoreSettings,
} from "../../src/outputs/feed.ts";
import { type FrontOffice, frontOffice } from "../../src/outputs/office.ts";
import { blankPicture, type PictureChange } from "../../src/outputs/picture.ts";
import { openStore } from "../../src/records/open.ts";
import type { ShoreProgress } from "../../src/records/protocol.ts";

const DIST = fileURLToPath(new URL("../../dist/src", import.meta.url));
if (!existsSync(join(DIST, "front-office.js"))) {
  throw new Error(
    "The front office has not been compiled. Run npm run build first: a worker cannot load TypeScript.",
  );
}

const startOf = (
  store: string,
  shore: readonly ShoreSettings[],
  part: Partial<FrontOfficeStart> = {},
): FrontOfficeStart => ({
  ship: { id: "mv-periyar", name: "MV Periyar", timeZone: "Asia/Kolkata" },
  store,
  equipment: [],
  panel: { host: "127.0.0.1", port: 0, people: [] },
  shore,
  demonstrationBroker: false,
  ...part,
});

export interface ShipHost {
  readonly store: string;
  readonly said: FromFront[];
  /** Writes so many entries more, and shows the head. */
  write(count: number): void;
  show(change: Partial<Picture>): void;
  office(shore: readonly ShoreSettings[], script?: URL, part?: Partial<FrontOfficeStart>): FrontOffice;
  /** What the watch does on a message, besides keeping the progress. */
  hear(listener: (message: FromFront) => void): void;
  /** Ends the writer, so that another process may take the store. */
  release(): void;
  remove(): Promise<void>;
}

export function shipHost(): ShipHost {
  const folder = mkdtempSync(join(tmpdir(), "ship-"));
  const store = openStore(folder, Date.now());
  const said: FromFront[] = [];
  let open = true;
  let batch = 0;
  let written = 0;
  let picture: Picture = blankPicture;
  let office: FrontOffice | undefined;
  let listener = (_: FromFront): void => {};

  const write = (drafts: number, shore: readonly ShoreProgress[] = []): void => {
    batch += 1;
    const at = Date.now();
    const draft = (n: number) => ({
      key: `remark ${n}`,
      book: n % 3 === 0 ? ("watertight-doors" as const) : ("deck" as const),
      at,
      rule: "PSR-I-38(12)",
      ruleVersion: 1,
      text: `Watertight door ${n % 8} opened`,
      data: { signal: `wtd-${n % 8}.position`, value: "open" },
      author: "watch",
      timeSource: { source: "system" as const, uncertainty: null },
      position: { latitude: 9.96, longitude: 76.24 },
    });
    const all = Array.from({ length: drafts }, (_, i) => draft(written + i));
    written += drafts;
    store.writer.write([{ id: batch, at, drafts: all, alerts: [], acts: [], kept: [], shore }], at);
  };
  const show = (change: Partial<Picture>): void => {
    picture = { ...picture, ...change, at: Date.now() };
    office?.tell({ ...change, at: picture.at } as PictureChange);
  };
  return {
    store: folder,
    said,
    write: (count) => {
      for (let left = count; left > 0; left -= 2000) write(Math.min(2000, left));
      show({ head: store.writer.head() });
    },
    show,
    hear: (given) => {
      listener = given;
    },
    office: (shore, script, part) => {
      const hear = (message: FromFront): void => {
        said.push(message);
        listener(message);
        if (message.say === "progress" && open) write(0, [message.progress]);
      };
      office = frontOffice(startOf(folder, shore, part), hear, script);
      office.tell(picture);
      return office;
    },
    release: () => {
      open = false;
      store.close();
    },
    remove: async () => {
      await office?.stop();
      if (open) store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A front office that dies, again and again, when it is about to tell that shore has 3,000 entries more than at first. */
export function mortal(folder: string): URL {
  const path = join(folder, "mortal-front-office.mjs");
  const whole = pathToFileURL(join(DIST, "front-office.js")).href;
  const code = `
    import { parentPort } from "node:worker_threads";
    const post = parentPort.postMessage.bind(parentPort);
    let first;
    parentPort.postMessage = (message) => {
      first ??= message.progress?.cursor;
      if (message.progress?.cursor >= first + 3000) process.exit(9);
      post(message);
    };
    await import(${JSON.stringify(whole)});
  `;
  writeFileSync(path, code);
  return pathToFileURL(path);
}

/** The whole watch in a process of its own, to be killed. */
export function apart(
  store: string,
  shore: readonly ShoreSettings[],
  alerts: readonly AlertView[],
): ChildProcess {
  const from = (path: string): string => JSON.stringify(pathToFileURL(join(DIST, path)).href);
  const code = `
    import { frontOffice } from ${from("outputs/office.js")};
    import { openStore } from ${from("records/open.js")};
    const store = openStore(${JSON.stringify(store)}, Date.now());
    let id = 1_000_000;
    const office = frontOffice(${JSON.stringify(startOf(store, shore))}, (message) => {
      if (message.say === "trouble") console.error(message.words);
      if (message.say !== "progress") return;
      const batch = { id: ++id, at: Date.now(), drafts: [], alerts: [], acts: [], kept: [], shore: [message.progress] };
      store.writer.write([batch], Date.now());
    });
    const blank = ${JSON.stringify({ ...blankPicture, alerts })};
    office.tell({ ...blank, at: Date.now(), head: store.writer.head() });
  `;
  const path = join(store, "watch.mjs");
  writeFileSync(path, code);
  return spawn(process.execPath, [path], { stdio: "inherit" });
}
