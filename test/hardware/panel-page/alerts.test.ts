/** The bridge panel in a real browser: its list of alerts, one acknowledged at a time, all sounds silenced at once. */
import { expect, it } from "vitest";
import { alert, alerts } from "../../outputs/panel/page/evening-departure.ts";
import { describeWith } from "../parts.ts";
import { now, PanelInABrowser } from "./browser.ts";

describeWith(["chromium"], "the alerts of the bridge panel in a browser", () => {
  const bridge = new PanelInABrowser();

  it("acknowledges one alert by one press, and sends nothing else", async () => {
    await bridge.page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"] .acknowledge').click();
    await expect.poll(() => bridge.watch.acts.length).toBe(1);
    await bridge.page.waitForTimeout(300);
    expect(bridge.watch.acts).toEqual([
      {
        act: "acknowledge",
        alert: "PSR-I-38(1):wtd-6:unknown",
        author: { name: "not named, at the bridge panel" },
      },
    ]);
    // Shown as acknowledged only when the watch says so.
    expect(
      await bridge.page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"]').getAttribute("data-state"),
    ).toBe("active-unacknowledged");
  });

  it("says on request what is behind an alert, and takes the asking for no acknowledgement", async () => {
    const line = bridge.page.locator('[data-alert="PSR-I-38(1):wtd-3:2"]');
    await line.locator(".text").click();
    await expect.poll(() => line.textContent()).toMatch(/WTD 3.*, position: open\s+by wtd-console/);
    await bridge.page.waitForTimeout(300);
    expect(bridge.watch.acts).toEqual([]);
  });

  it("hands the alert under the hand over, and shelves it with a reason and an end, under the officer's name", async () => {
    const line = bridge.page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"]');
    await line.locator(".text").click();
    await line.locator('[data-form="transfer"] button').click();
    await bridge.name();
    const author = { name: "A. Menon", rank: "Second officer" };
    const to = { act: "transfer", alert: "PSR-I-38(1):wtd-6:unknown", to: "Back-up officer", author };
    await expect.poll(() => bridge.watch.acts).toEqual([to]);

    const shelving = line.locator('[data-form="shelve"]');
    await shelving.locator("button").click();
    await shelving.locator('[name="reason"]').fill("Switch faulty, to be changed at Kochi");
    await shelving.locator('[name="minutes"]').fill("30");
    await shelving.locator("button").click();
    await expect
      .poll(() => bridge.watch.acts.at(-1))
      .toMatchObject({
        act: "shelve",
        alert: to.alert,
        reason: "Switch faulty, to be changed at Kochi",
        author,
      });
    // Without a reason nothing was sent.
    expect(bridge.watch.acts.length).toBe(2);
  });

  it("offers neither for what is answered for at another station", async () => {
    const line = bridge.page.locator('[data-alert="EXT/ecr/3012/1"]');
    await line.locator(".text").click();
    await expect.poll(() => line.locator(".behind").count()).toBe(1);
    expect(await line.locator("form").count()).toBe(0);
  });

  it("has no way to acknowledge all: as many buttons as alerts that may be acknowledged here, each for its own", async () => {
    const buttons = bridge.page.locator("button, obc-button");
    const words = await buttons.allTextContents();
    expect(words.filter((word) => /\ball\b/i.test(word))).toEqual([]);
    const mine = alerts.filter((one) => one.category === "B" && /unack|silenced|transferred/.test(one.state));
    expect(await bridge.page.locator(".acknowledge").count()).toBe(mine.length);
    expect(await bridge.page.locator('[data-alert="EXT/ecr/3012/1"] .acknowledge').count()).toBe(0);
    expect(await bridge.page.locator('[data-alert="EXT/ecr/3012/1"]').textContent()).toContain("station");
  });

  it("silences everything by one press or one key, and acknowledges the alert under the hand by another", async () => {
    await bridge.page.locator("wk-alert-list .silence").click();
    await expect.poll(() => bridge.watch.acts.map((act) => act.act)).toEqual(["silence"]);
    await expect.poll(() => bridge.page.locator("[data-notice]").count()).toBe(1);
    await bridge.page.keyboard.press("s");
    await expect.poll(() => bridge.watch.acts.map((act) => act.act)).toEqual(["silence", "silence"]);
    await bridge.page.waitForTimeout(700);
    await bridge.page.keyboard.press("a");
    await expect
      .poll(() => bridge.watch.acts.at(-1))
      .toMatchObject({ act: "acknowledge", alert: "PSR-I-39:bilge-er:1" });
  });

  it("lists the alerts in the watch's order, with counts that equal the list", async () => {
    const shown = await bridge
      .list()
      .evaluateAll((lines) => lines.map((line) => line.getAttribute("data-alert")));
    expect(shown).toEqual(alerts.map((one) => one.id));
    const counted = await bridge.page.locator("[data-count]:not([data-count=waiting]) b").allTextContents();
    expect(counted.reduce((sum, n) => sum + Number(n), 0)).toBe(shown.length);
    expect(Number(await bridge.page.locator("wk-alert-list .total").textContent())).toBe(shown.length);
    const icons = await bridge
      .list()
      .evaluateAll((lines) => lines.map((line) => line.getAttribute("data-icon")));
    expect(new Set(icons).size).toBeGreaterThanOrEqual(7);
  });

  it("shows twenty alerts and more at once on a screen of 1280 by 800", async () => {
    const many = Array.from({ length: 24 }, (_, n) =>
      alert(`PSR-I-38(1):wtd-${n}:1`, {
        text: `Watertight door ${n}: position unknown, the input has been silent for 95 s`,
      }),
    );
    bridge.change({ alertsVersion: 42, alerts: many, groups: [] });
    await expect.poll(() => bridge.list().count()).toBe(24);
    // The marked one says more than the others, and no line of it stands on the edge of its frame.
    const marked = bridge.page.locator("wk-alert-list .close .selected");
    const edges = await marked.evaluate((line) => {
      const [frame, words] = [line, line.querySelector(".words")].map((part) =>
        part?.getBoundingClientRect(),
      );
      return frame && words ? [words.top - frame.top, frame.bottom - words.bottom] : [];
    });
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(3);
    const bottoms = await bridge
      .list()
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().bottom));
    const floor = await bridge.page
      .locator("wk-alert-list ol")
      .evaluate((ol) => ol.getBoundingClientRect().bottom);
    const seen = bottoms.filter((bottom) => bottom <= floor).length;
    await bridge.picture("many");
    expect(seen).toBeGreaterThanOrEqual(20);
    // What does not fit is said, and is one press away; so is the top.
    const more = bridge.page.locator('wk-alert-list [data-do="more"]');
    expect(await more.textContent()).toContain(`${24 - seen} more below`);
    await more.click();
    await expect.poll(() => more.textContent()).toContain("0 more below");
    await bridge.page.locator('wk-alert-list [data-do="top"]').click();
    await expect.poll(() => more.textContent()).toContain(`${24 - seen} more below`);
  });

  it("says that sound is blocked until somebody touches the page, and then that an alarm sounds", async () => {
    const sign = bridge.page.locator("wk-top-bar [data-sound]");
    expect(await sign.textContent()).toContain("SOUND BLOCKED — press here");
    await expect.poll(() => bridge.watch.silent.at(-1), { timeout: 30_000 }).toBe(true);
    await sign.click();
    await expect.poll(() => bridge.watch.silent.at(-1), { timeout: 30_000 }).toBe(false);
    await bridge.page.locator('wk-top-bar [data-sound="sounding"]').waitFor();
    const silenced = alert("a:b:1", { state: "active-silenced", silencedUntil: now().at + 30_000 });
    bridge.change({ sound: null, alertsVersion: 42, alerts: [silenced] });
    await bridge.page.locator('wk-top-bar [data-sound="silenced"]').waitFor();
  });
});
