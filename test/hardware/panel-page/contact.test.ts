/** The bridge panel in a real browser: the watch falls silent, its server is killed, the page itself fails. */
import { expect, it } from "vitest";
import { alerts, evening } from "../../outputs/panel/page/evening-departure.ts";
import { describeWith } from "../parts.ts";
import { PanelInABrowser } from "./browser.ts";

describeWith(["chromium"], "the contact of the bridge panel with the watch", () => {
  const bridge = new PanelInABrowser();

  it("says within six seconds that there is no contact when the watch falls silent, and comes back whole", async () => {
    await bridge.page.locator('[data-sound="blocked"]').click();
    bridge.watch.speaks = false;
    const silentFrom = performance.now();
    const banner = bridge.page.locator("wk-contact-banner [role=alert]");
    await banner.waitFor({ timeout: 8000 });
    expect(performance.now() - silentFrom).toBeLessThan(6000);
    expect(await banner.textContent()).toMatch(/NO CONTACT WITH THE WATCH since \d\d:\d\d:\d\d UTC/);
    expect(await bridge.page.locator("main").evaluate((main) => getComputedStyle(main).filter)).toContain(
      "grayscale(1)",
    );
    await bridge.picture("lost");
    // While nobody looked, every alert but one ended: none of the others may be seen again.
    bridge.watch.speaks = true;
    bridge.watch.stream.show({
      ...evening,
      alertsVersion: 50,
      alerts: alerts.slice(0, 1),
      groups: [],
      sound: null,
    });
    await banner.waitFor({ state: "detached", timeout: 8000 });
    expect(await bridge.list().count()).toBe(1);
  });

  it("finds its server again by itself after it was killed, without a phantom alarm", async () => {
    const port = Number(new URL(bridge.address).port);
    await bridge.watch.stop();
    const banner = bridge.page.locator("wk-contact-banner [role=alert]");
    await banner.waitFor({ timeout: 7000 });
    await bridge.watch.serve(bridge.folder, port);
    bridge.watch.stream.show({ ...evening, alertsVersion: 1, alerts: [], groups: [], sound: null });
    await banner.waitFor({ state: "detached", timeout: 10_000 });
    expect(await bridge.list().count()).toBe(0);
    expect(await bridge.page.locator("wk-alert-list .none").textContent()).toContain("No alerts.");
  });

  it("shows nothing but that it has failed when it fails itself, and loads itself again", async () => {
    // No watch sends this: it stands for whatever the page was not made for.
    bridge.change({ alertsVersion: 42, groups: 7 as never, alerts });
    await bridge.page.locator("body > .failed", { hasText: "THIS PANEL HAS FAILED" }).waitFor();
    expect(await bridge.list().count()).toBe(0);
    bridge.watch.stream.show(evening);
    await bridge.list().first().waitFor({ timeout: 12_000 });
  });
});
