/**
 * The bridge panel in a real browser, served by the panel's own server. The watch behind the server is a double: it
 * shows the pictures of these tests, takes acts down, and can be made to fall silent.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { Entry } from "../../src/logbook/entry.ts";
import type { PanelSettings, Picture } from "../../src/outputs/feed.ts";
import { Answers } from "../../src/outputs/panel/answers.ts";
import { pinHash } from "../../src/outputs/panel/pin.ts";
import { type PanelServer, panelServer } from "../../src/outputs/panel/server.ts";
import { Stream } from "../../src/outputs/panel/stream.ts";
import type { Act } from "../../src/signals/act.ts";
import {
  alert,
  alerts,
  equipment,
  evening,
  NOW,
  says,
  ship,
} from "../outputs/panel/page/evening-departure.ts";
import { describeWith } from "./parts.ts";

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
const now = () => ({ at: NOW + (performance.now() - began), mono: performance.now() });

/** The watch, as far as the panel can see it. */
class WatchDouble {
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

const entry = (seq: number, text: string): Entry => ({
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

describeWith(["chromium"], "the bridge panel in a browser", () => {
  let folder: string;
  let browser: Browser;
  let watch: WatchDouble;
  let address: string;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "panel-page-"));
    const configFile = "src/outputs/panel/page/vite.config.ts";
    await build({ configFile, logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    watch = new WatchDouble();
    address = await watch.serve(folder);
    watch.stream.show(evening);
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    complaints.length = 0;
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(address);
    await page.locator("wk-alert-list .line").first().waitFor();
    await page.locator("wk-door-plan .door").first().waitFor();
  });
  afterEach(async () => {
    await page.close();
    await watch.stop();
  });

  const change = (parts: Partial<Picture>) => watch.stream.change({ at: now().at, ...parts });
  const list = () => page.locator("wk-alert-list .line");
  const door = (id: string) => page.locator(`wk-door-plan [data-door="${id}"]`);
  const fill = (id: string) =>
    door(id)
      .locator(".mark")
      .evaluate((mark) => getComputedStyle(mark).fill);
  const name = async () => {
    await page.locator('[data-form="sign-in"] input[name="name"]').fill("A. Menon");
    await page.locator('[data-form="sign-in"] input[name="secret"]').fill("Second officer");
    await page.locator('[data-form="sign-in"] button', { hasText: "OK" }).click();
  };
  const picture = async (title: string) => {
    if (!PICTURES) return;
    // With the flashing marks showing, not in their dark half.
    await page.waitForFunction(() => {
      const look = getComputedStyle(document.documentElement);
      return ["--alarm-blink-on", "--warning-blink-on"].every(
        (name) => look.getPropertyValue(name).trim() !== "0",
      );
    });
    await page.screenshot({ path: join(PICTURES, `panel-${title}.png`) });
  };

  it("shows an open door red, a closed one green, one in between flashing red, on a plan", async () => {
    expect(rgb(await fill("wtd-3"))).toSatisfy(isRed);
    expect(rgb(await fill("wtd-1"))).toSatisfy(isGreen);
    expect(rgb(await fill("wtd-4"))).toSatisfy(isRed);
    const flashing = door("wtd-4").locator("g:has(> .mark)");
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++) {
      seen.add(await flashing.evaluate((mark) => getComputedStyle(mark).opacity));
      await page.waitForTimeout(120);
    }
    expect([...seen].sort()).toEqual(["0", "1"]);
    await page.locator('[data-sound="blocked"]').click();
    await page.locator('[data-sound="sounding"]').waitFor();
    await picture("day");
    change({ signals: [says("wtd-3.position", "closed")] });
    await door("wtd-3").and(page.locator('[data-look="closed"]')).waitFor();
    expect(rgb(await fill("wtd-3"))).toSatisfy(isGreen);
  });

  it("shows a door that is not known hatched, with a question mark, neither red nor green, in every palette", async () => {
    for (const palette of ["bright", "day", "dusk", "night"]) {
      await page.locator(`[data-palette="${palette}"]`).click();
      for (const id of ["wtd-6", "wtd-7", "pilot-port", "escape-hatch"]) {
        expect(await fill(id)).toMatch(/^url/);
        expect(await door(id).locator("svg text").first().textContent()).toBe("?");
      }
      expect(rgb(await fill("wtd-3"))).toSatisfy(isRed);
      expect(rgb(await fill("wtd-1"))).toSatisfy(isGreen);
    }
  });

  it("acknowledges one alert by one press, and sends nothing else", async () => {
    await page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"] .acknowledge').click();
    await expect.poll(() => watch.acts.length).toBe(1);
    await page.waitForTimeout(300);
    expect(watch.acts).toEqual([
      {
        act: "acknowledge",
        alert: "PSR-I-38(1):wtd-6:unknown",
        author: { name: "not named, at the bridge panel" },
      },
    ]);
    // Shown as acknowledged only when the watch says so.
    expect(await page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"]').getAttribute("data-state")).toBe(
      "active-unacknowledged",
    );
  });

  it("says on request what is behind an alert, and takes the asking for no acknowledgement", async () => {
    const line = page.locator('[data-alert="PSR-I-38(1):wtd-3:2"]');
    await line.locator(".text").click();
    await expect.poll(() => line.textContent()).toMatch(/wtd-3.position: open\s+by wtd-console/);
    await page.waitForTimeout(300);
    expect(watch.acts).toEqual([]);
  });

  it("has no way to acknowledge all: as many buttons as alerts that may be acknowledged here, each for its own", async () => {
    const buttons = page.locator("button, obc-button");
    const words = await buttons.allTextContents();
    expect(words.filter((word) => /\ball\b/i.test(word))).toEqual([]);
    const mine = alerts.filter((one) => one.category === "B" && /unack|silenced|transferred/.test(one.state));
    expect(await page.locator(".acknowledge").count()).toBe(mine.length);
    expect(await page.locator('[data-alert="EXT/ecr/3012/1"] .acknowledge').count()).toBe(0);
    expect(await page.locator('[data-alert="EXT/ecr/3012/1"]').textContent()).toContain("station");
  });

  it("silences everything by one press or one key, and acknowledges the alert under the hand by another", async () => {
    await page.locator("wk-alert-list .silence").click();
    await expect.poll(() => watch.acts.map((act) => act.act)).toEqual(["silence"]);
    await expect.poll(() => page.locator("[data-notice]").count()).toBe(1);
    await page.keyboard.press("s");
    await expect.poll(() => watch.acts.map((act) => act.act)).toEqual(["silence", "silence"]);
    await page.waitForTimeout(700);
    await page.keyboard.press("a");
    await expect
      .poll(() => watch.acts.at(-1))
      .toMatchObject({ act: "acknowledge", alert: "PSR-I-39:bilge-er:1" });
  });

  it("lists the alerts in the watch's order, with counts that equal the list", async () => {
    const shown = await list().evaluateAll((lines) => lines.map((line) => line.getAttribute("data-alert")));
    expect(shown).toEqual(alerts.map((one) => one.id));
    const counted = await page.locator("[data-count]:not([data-count=waiting]) b").allTextContents();
    expect(counted.reduce((sum, n) => sum + Number(n), 0)).toBe(shown.length);
    expect(Number(await page.locator("wk-alert-list .total").textContent())).toBe(shown.length);
    const icons = await list().evaluateAll((lines) => lines.map((line) => line.getAttribute("data-icon")));
    expect(new Set(icons).size).toBeGreaterThanOrEqual(7);
  });

  it("shows twenty alerts and more at once on a screen of 1280 by 800", async () => {
    const many = Array.from({ length: 24 }, (_, n) =>
      alert(`PSR-I-38(1):wtd-${n}:1`, {
        text: `Watertight door ${n}: position unknown, the input has been silent for 95 s`,
      }),
    );
    change({ alertsVersion: 42, alerts: many, groups: [] });
    await expect.poll(() => list().count()).toBe(24);
    const bottoms = await list().evaluateAll((lines) =>
      lines.map((line) => line.getBoundingClientRect().bottom),
    );
    const floor = await page.locator("wk-alert-list ol").evaluate((ol) => ol.getBoundingClientRect().bottom);
    const seen = bottoms.filter((bottom) => bottom <= floor).length;
    await picture("many");
    expect(seen).toBeGreaterThanOrEqual(20);
    // What does not fit is said, and is one press away; so is the top.
    const more = page.locator('wk-alert-list [data-do="more"]');
    expect(await more.textContent()).toContain(`${24 - seen} more below`);
    await more.click();
    await expect.poll(() => more.textContent()).toContain("0 more below");
    await page.locator('wk-alert-list [data-do="top"]').click();
    await expect.poll(() => more.textContent()).toContain(`${24 - seen} more below`);
  });

  it("says within six seconds that there is no contact when the watch falls silent, and comes back whole", async () => {
    await page.locator('[data-sound="blocked"]').click();
    watch.speaks = false;
    const silentFrom = performance.now();
    const banner = page.locator("wk-contact-banner [role=alert]");
    await banner.waitFor({ timeout: 8000 });
    expect(performance.now() - silentFrom).toBeLessThan(6000);
    expect(await banner.textContent()).toMatch(/NO CONTACT WITH THE WATCH since \d\d:\d\d:\d\d UTC/);
    expect(await page.locator("main").evaluate((main) => getComputedStyle(main).filter)).toContain(
      "grayscale(1)",
    );
    await picture("lost");
    // While nobody looked, every alert but one ended: none of the others may be seen again.
    watch.speaks = true;
    watch.stream.show({ ...evening, alertsVersion: 50, alerts: alerts.slice(0, 1), groups: [], sound: null });
    await banner.waitFor({ state: "detached", timeout: 8000 });
    expect(await list().count()).toBe(1);
  });

  it("finds its server again by itself after it was killed, without a phantom alarm", async () => {
    const port = Number(new URL(address).port);
    await watch.stop();
    const banner = page.locator("wk-contact-banner [role=alert]");
    await banner.waitFor({ timeout: 7000 });
    await watch.serve(folder, port);
    watch.stream.show({ ...evening, alertsVersion: 1, alerts: [], groups: [], sound: null });
    await banner.waitFor({ state: "detached", timeout: 10_000 });
    expect(await list().count()).toBe(0);
    expect(await page.locator("wk-alert-list .none").textContent()).toContain("No alerts.");
  });

  it("shows nothing but that it has failed when it fails itself, and loads itself again", async () => {
    // No watch sends this: it stands for whatever the page was not made for.
    change({ alertsVersion: 42, groups: 7 as never, alerts });
    await page.locator("body > .failed", { hasText: "THIS PANEL HAS FAILED" }).waitFor();
    expect(await list().count()).toBe(0);
    watch.stream.show(evening);
    await list().first().waitFor({ timeout: 12_000 });
  });

  it("is truly dark at night: less than a fiftieth of the light of day, and the alarm still red", async () => {
    await page.locator('[data-palette="day"]').click();
    const day = await light(browser, await page.screenshot());
    await page.locator('[data-palette="night"]').click();
    await page.mouse.move(5, 400);
    await page.waitForTimeout(150);
    const night = await light(browser, await page.screenshot());
    await picture("night");
    expect(night).toBeLessThan(day / 50);
    const lines = page.locator("wk-alert-list .line.alarm").first();
    expect(rgb(await lines.evaluate((line) => getComputedStyle(line, "::before").backgroundColor))).toSatisfy(
      isRed,
    );
  });

  it("asks once who is acting, remembers it, and tells the watch the officer's word", async () => {
    await page.locator('[data-page="officer"]').click();
    await picture("officer");
    await page.locator('[data-choice="approaching"]').click();
    await name();
    const author = { name: "A. Menon", rank: "Second officer" };
    await expect.poll(() => watch.acts).toEqual([{ act: "phase", phase: "approaching", author }]);
    await page.locator('[data-do="restricted"]').click();
    await expect.poll(() => watch.acts.at(-1)).toEqual({ act: "visibility", restricted: true, author });
    const permission = page.locator('[data-form="permission"]');
    await permission.locator("select").selectOption("wtd-3");
    await permission.locator('[name="reason"]').fill("passage of the watch on deck");
    await permission.locator("button").click();
    await expect.poll(() => watch.acts.at(-1)).toMatchObject({ act: "permission", item: "wtd-3", author });
    const test = page.locator('[data-form="enter"]');
    await test.locator("select").selectOption("test");
    await test.locator('[name="text"]').fill("Bilge alarm of the engine room tested by lifting the float");
    await test.locator("button").click();
    await expect
      .poll(() => watch.acts.at(-1))
      .toMatchObject({ act: "enter", kind: "test", defects: "none", author });
  });

  it("lets nobody act whom the ship file names until they have signed in with their PIN", async () => {
    await watch.stop();
    const people = [{ name: "R. Nair", rank: "Master", pin: await pinHash("4711") }];
    address = await watch.serve(folder, 0, people);
    watch.stream.show(evening);
    await page.goto(address);
    const row = page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"]');
    await row.locator(".acknowledge").click();
    const form = page.locator('[data-form="sign-in"]');
    await form.locator('[name="secret"]').fill("1234");
    await form.locator("button", { hasText: "OK" }).click();
    await expect.poll(() => form.textContent()).toContain("The name or the PIN is wrong.");
    expect(watch.acts).toEqual([]);
    await form.locator('[name="secret"]').fill("4711");
    await form.locator("button", { hasText: "OK" }).click();
    await expect
      .poll(() => watch.acts)
      .toMatchObject([
        {
          act: "acknowledge",
          alert: "PSR-I-38(1):wtd-6:unknown",
          author: { name: "R. Nair", rank: "Master" },
        },
      ]);
    await page.locator('[data-page="officer"]').click();
    await page.locator('[data-do="sign-out"]').click();
    await page.locator('[data-do="sign-out"]').waitFor({ state: "detached" });
    await page.locator('[data-choice="aground"]').click();
    await form.waitFor();
    expect(watch.acts.length).toBe(1);
  });

  it("says that sound is blocked until somebody touches the page, and then that an alarm sounds", async () => {
    const sign = page.locator("wk-top-bar [data-sound]");
    expect(await sign.textContent()).toContain("SOUND BLOCKED — press here");
    await expect.poll(() => watch.silent.at(-1), { timeout: 30_000 }).toBe(true);
    await sign.click();
    await expect.poll(() => watch.silent.at(-1), { timeout: 30_000 }).toBe(false);
    await page.locator('wk-top-bar [data-sound="sounding"]').waitFor();
    const silenced = alert("a:b:1", { state: "active-silenced", silencedUntil: now().at + 30_000 });
    change({ sound: null, alertsVersion: 42, alerts: [silenced] });
    await page.locator('wk-top-bar [data-sound="silenced"]').waitFor();
  });

  it("shows what is open before departure, which inputs are lost, and what binds without being watched", async () => {
    expect(await page.locator("[data-gate=open]").count()).toBe(2);
    await page.locator('[data-page="ports"]').click();
    expect(await page.locator('[data-port="io-3"]').textContent()).toContain("unit 3 does not answer");
    await page.locator('[data-page="unwatched"]').click();
    expect(await page.locator("[data-unwatched]").count()).toBe(2);
    await page.locator('[data-page="situation"]').click();
    expect(await page.locator('[data-fact="visibility restricted"]').textContent()).toContain("NOT KNOWN");
    await picture("situation");
    await page.locator('[data-page="log"]').click();
    await page.locator('[data-seq="318"]').waitFor();
  });

  it("fits a bridge screen and a tablet held either way, and fetches nothing from elsewhere", async () => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(address) && !request.url().startsWith("data:"))
        foreign.push(request.url());
    });
    await page.reload();
    await list().first().waitFor();
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [800, 1280],
    ] as const) {
      await page.setViewportSize({ width, height });
      const spill = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(spill).toEqual({ wide: 0, high: 0 });
      await picture(`${width}`);
    }
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

function rgb(colour: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
}
const isRed = ([r, g, b]: readonly [number, number, number]) => r > 120 && r > 3 * g && r > 3 * b;
const isGreen = ([r, g, b]: readonly [number, number, number]) => g > 80 && g > 2 * r && g > 2 * b;

/** Mean luminance of a picture, 0 black to 1 white, in linear light. */
async function light(browser: Browser, png: Buffer): Promise<number> {
  const blank = await browser.newPage();
  try {
    return await blank.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), {
          width: image.width,
          height: image.height,
        });
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
        let sum = 0;
        for (let n = 0; n < pixels.length; n += 4) {
          const linear = (at: number) => ((pixels[n + at] ?? 0) / 255) ** 2.2;
          sum += 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
        }
        return sum / (pixels.length / 4);
      },
      `data:image/png;base64,${png.toString("base64")}`,
    );
  } finally {
    await blank.close();
  }
}
