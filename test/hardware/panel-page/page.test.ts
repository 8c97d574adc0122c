/** The bridge panel in a real browser: doors and lamps as they are shown, the lists, the light it gives, and where it fits. */
import { expect, it } from "vitest";
import { says } from "../../outputs/panel/page/evening-departure.ts";
import { describeWith } from "../parts.ts";
import { PanelInABrowser } from "./browser.ts";
import { isGreen, isRed, light, rgb } from "./colours.ts";

describeWith(["chromium"], "the bridge panel in a browser", () => {
  const bridge = new PanelInABrowser();

  it("shows an open door red, a closed one green, one in between flashing red, on a plan", async () => {
    expect(rgb(await bridge.fill("wtd-3"))).toSatisfy(isRed);
    expect(rgb(await bridge.fill("wtd-1"))).toSatisfy(isGreen);
    expect(rgb(await bridge.fill("wtd-4"))).toSatisfy(isRed);
    const flashing = bridge.door("wtd-4").locator("g:has(> .mark)");
    const seen = new Set<string>();
    for (let n = 0; n < 12; n++) {
      seen.add(await flashing.evaluate((mark) => getComputedStyle(mark).opacity));
      await bridge.page.waitForTimeout(120);
    }
    expect([...seen].sort()).toEqual(["0", "1"]);
    await bridge.page.locator('[data-sound="blocked"]').click();
    await bridge.page.locator('[data-sound="sounding"]').waitFor();
    await bridge.picture("day");
    bridge.change({ signals: [says("wtd-3.position", "closed")] });
    await bridge.door("wtd-3").and(bridge.page.locator('[data-look="closed"]')).waitFor();
    expect(rgb(await bridge.fill("wtd-3"))).toSatisfy(isGreen);
  });

  it("shows a door that is not known hatched, with a question mark, neither red nor green, in every palette", async () => {
    for (const palette of ["bright", "day", "dusk", "night"]) {
      await bridge.page.locator(`[data-palette="${palette}"]`).click();
      for (const id of ["wtd-6", "wtd-7", "pilot-port", "escape-hatch"]) {
        expect(await bridge.fill(id)).toMatch(/^url/);
        expect(await bridge.door(id).locator("svg text").first().textContent()).toBe("?");
      }
      expect(rgb(await bridge.fill("wtd-3"))).toSatisfy(isRed);
      expect(rgb(await bridge.fill("wtd-1"))).toSatisfy(isGreen);
    }
  });

  it("is truly dark at night: less than a fiftieth of the light of day, and the alarm still red", async () => {
    await bridge.page.locator('[data-palette="day"]').click();
    const day = await light(bridge.browser, await bridge.page.screenshot());
    await bridge.page.locator('[data-palette="night"]').click();
    await bridge.page.mouse.move(5, 400);
    await bridge.page.waitForTimeout(150);
    const night = await light(bridge.browser, await bridge.page.screenshot());
    await bridge.picture("night");
    expect(night).toBeLessThan(day / 50);
    const lines = bridge.page.locator("wk-alert-list .line.alarm").first();
    expect(rgb(await lines.evaluate((line) => getComputedStyle(line, "::before").backgroundColor))).toSatisfy(
      isRed,
    );
  });

  it("shows what is open before departure, which inputs are lost, and what binds without being watched", async () => {
    expect(await bridge.page.locator("[data-gate=open]").count()).toBe(2);
    await bridge.page.locator('[data-page="ports"]').click();
    expect(await bridge.page.locator('[data-port="io-3"]').textContent()).toContain("unit 3 does not answer");
    await bridge.page.locator('[data-page="unwatched"]').click();
    expect(await bridge.page.locator("[data-unwatched]").count()).toBe(2);
    await bridge.page.locator('[data-page="situation"]').click();
    expect(await bridge.page.locator('[data-fact="visibility restricted"]').textContent()).toContain(
      "NOT KNOWN",
    );
    await bridge.picture("situation");
    await bridge.page.locator('[data-page="log"]').click();
    await bridge.page.locator('[data-seq="318"]').waitFor();
  });

  it("shows the lamps in trouble before the others, so that none of them is out of sight below", async () => {
    const lamps = () =>
      bridge.page
        .locator("wk-lights [data-lamp]")
        .evaluateAll((all) => all.map((lamp) => lamp.getAttribute("data-lamp")));
    expect((await lamps()).slice(0, 2)).toEqual(["mast-aft", "stern-light"]);
    bridge.change({ signals: [says("anchor-fore.state", "open-circuit")] });
    await expect
      .poll(async () => (await lamps()).slice(0, 3))
      .toEqual(["mast-aft", "anchor-fore", "stern-light"]);
  });

  it("lets the lower pages be reached on a small low screen, with the alerts still in sight", async () => {
    await bridge.page.setViewportSize({ width: 800, height: 600 });
    const floor = bridge.page.locator("wk-pages section");
    await floor.scrollIntoViewIfNeeded();
    await bridge.page.mouse.move(400, 400);
    await bridge.page.mouse.wheel(0, 2000);
    const bottom = () => floor.evaluate((section) => section.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(600);
    const list = await bridge.page.locator("wk-alert-list").boundingBox();
    expect(list?.y).toBeGreaterThan(0);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(600);
    await bridge.picture("800x600");
  });

  it("fits a bridge screen and a tablet held either way, and fetches nothing from elsewhere", async () => {
    const foreign: string[] = [];
    bridge.page.on("request", (request) => {
      if (!request.url().startsWith(bridge.address) && !request.url().startsWith("data:"))
        foreign.push(request.url());
    });
    await bridge.page.reload();
    await bridge.list().first().waitFor();
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [800, 1280],
    ] as const) {
      await bridge.page.setViewportSize({ width, height });
      const spill = await bridge.page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(spill).toEqual({ wide: 0, high: 0 });
      await bridge.picture(`${width}`);
    }
    expect(foreign).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  });
});
