/**
 * The bridge panel in a real browser, served by the panel's own server, for the tests of the page. The watch behind
 * the server is a double: it shows the pictures of the tests, takes acts down, and can be made to fall silent.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Entry } from "../../../src/logbook/entry.ts";
import type { PanelSettings, Picture } from "../../../src/outputs/feed.ts";
import { Answers } from "../../../src/outputs/panel/answers.ts";
import { type PanelServer, panelServer } from "../../../src/outputs/panel/server.ts";
import { Stream } from "../../../src/outputs/panel/stream.ts";
import type { Act } from "../../../src/signals/act.ts";
import { equipment, evening, NOW, ship } from "../../outputs/panel/page/evening-departure.ts";

const CHROMIUM = "/usr/bin/chromium";
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];
const ARGS = [...QUIET, "--disable-component-update", "--disable-sync"];
/** Set to a folder, the suite leaves its pictures there, to be looked at. */
const PICTURES = process.env.PANEL_PICTURES;

const began = performance.now();
export const now = () => ({ at: NOW + (performance.now() - began), mono: performance.now() });

/** The watch, as far as the panel can see it. */
class WatchDouble {
  defects: readonly Entry[] = [];
  readonly acts: Act[] = [];
  /** Whether the page said that it cannot be heard, each time. */
  readonly silent: boolean[] = [];
  readonly answers = new Answers((id, act) => this.#hear(id, act), 1);
  stream = new Stream();
  speaks = true;
  server: PanelServer | undefined;
  #timer: NodeJS.Timeout | undefined;

  async serve(page: string, port = 0, people: PanelSettings["people"] = []): Promise<string> {
    this.stream = new Stream();
    this.stream.heard(now().mono);
    const { answers, stream } = this;
    const settings = { host: "127.0.0.1", port, people };
    this.server = await panelServer({
      settings,
      ship,
      equipment,
      log: () => entries,
      defects: () => this.defects,
      answers,
      stream,
      sounds: { told: (_, blocked) => void this.silent.push(blocked) },
      page,
      now,
    });
    this.#timer = setInterval(() => {
      if (this.speaks) stream.heard(now().mono);
      stream.tick(now());
    }, 200);
    return this.server.address;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.server?.close();
  }

  #hear(id: number, act: Act): void {
    this.acts.push(act);
    queueMicrotask(() => this.answers.answered(id, { ok: true, words: `Done: ${act.act}.` }));
  }
}

export const entry = (seq: number, text: string): Entry => ({
  seq,
  book: "deck",
  bookSeq: seq,
  at: "2028-03-01T13:01:10.000Z",
  writtenAt: "2028-03-01T13:01:10.020Z",
  timeSource: { source: "gnss", uncertainty: 50 },
  position: null,
  rule: "PSR-I-38(1)",
  ruleVersion: 1,
  text,
  data: {},
  author: "watch",
  amends: null,
  key: `k${seq}`,
  prevHash: "0".repeat(64),
  hash: "1".repeat(64),
});
const entries = [
  entry(318, "Watertight door 3 opened at 13:01:10 UTC."),
  entry(317, "Voyage began: last line let go."),
];

/** One browser for the file, one page and one watch for each test; `pictures` is a folder to leave screenshots in. */
export class PanelInABrowser {
  readonly complaints: string[] = [];
  folder = "";
  address = "";
  watch = new WatchDouble();
  #browser: Browser | undefined;
  #page: Page | undefined;

  constructor() {
    beforeAll(() => this.#launch());
    beforeEach(() => this.#open());
    afterEach(async () => {
      await this.#page?.close();
      await this.watch.stop();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await rm(this.folder, { recursive: true, force: true });
    });
  }

  get page(): Page {
    if (!this.#page) throw new Error("no page is open");
    return this.#page;
  }

  get browser(): Browser {
    if (!this.#browser) throw new Error("no browser is open");
    return this.#browser;
  }

  async #launch(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), "panel-page-"));
    const configFile = "src/outputs/panel/page/vite.config.ts";
    await build({ configFile, logLevel: "error", build: { outDir: this.folder, emptyOutDir: true } });
    this.#browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  }

  async #open(): Promise<void> {
    this.watch = new WatchDouble();
    this.address = await this.watch.serve(this.folder);
    this.watch.stream.show(evening);
    const page = await this.browser.newPage({ viewport: { width: 1280, height: 800 } });
    this.#page = page;
    this.complaints.length = 0;
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    await page.goto(this.address);
    await this.list().first().waitFor();
    await page.locator("wk-door-plan .door").first().waitFor();
  }

  change(parts: Partial<Picture>): void {
    this.watch.stream.change({ at: now().at, ...parts });
  }

  list(): Locator {
    return this.page.locator("wk-alert-list .line");
  }

  door(id: string): Locator {
    return this.page.locator(`wk-door-plan [data-door="${id}"]`);
  }

  fill(id: string): Promise<string> {
    return this.door(id)
      .locator(".mark")
      .evaluate((mark) => getComputedStyle(mark).fill);
  }

  /** The officer says who they are, once. */
  async name(): Promise<void> {
    await this.page.locator('[data-form="sign-in"] input[name="name"]').fill("A. Menon");
    await this.page.locator('[data-form="sign-in"] input[name="secret"]').fill("Second officer");
    await this.page.locator('[data-form="sign-in"] button', { hasText: "OK" }).click();
  }

  async picture(title: string): Promise<void> {
    if (!PICTURES) return;
    // With the flashing marks showing, not in their dark half.
    await this.page.waitForFunction(() => {
      const look = getComputedStyle(document.documentElement);
      return ["--alarm-blink-on", "--warning-blink-on"].every(
        (name) => look.getPropertyValue(name).trim() !== "0",
      );
    });
    await this.page.screenshot({ path: join(PICTURES, `panel-${title}.png`) });
  }
}
