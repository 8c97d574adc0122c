/** The bridge panel in a real browser: what an officer tells the watch, and who may. */
import { expect, it } from "vitest";
import { pinHash } from "../../../src/outputs/panel/pin.ts";
import { evening } from "../../outputs/panel/page/evening-departure.ts";
import { describeWith } from "../parts.ts";
import { PanelInABrowser } from "./browser.ts";

describeWith(["chromium"], "what an officer does at the bridge panel", () => {
  const bridge = new PanelInABrowser();

  it("asks once who is acting, remembers it, and tells the watch the officer's word", async () => {
    await bridge.page.locator('[data-page="officer"]').click();
    await bridge.picture("officer");
    await bridge.page.locator('[data-choice="approaching"]').click();
    await bridge.name();
    const author = { name: "A. Menon", rank: "Second officer" };
    await expect.poll(() => bridge.watch.acts).toEqual([{ act: "phase", phase: "approaching", author }]);
    await bridge.page.locator('[data-do="restricted"]').click();
    await expect
      .poll(() => bridge.watch.acts.at(-1))
      .toEqual({ act: "visibility", restricted: true, author });
    const permission = bridge.page.locator('[data-form="permission"]');
    await permission.locator("select").selectOption("wtd-3");
    await permission.locator('[name="reason"]').fill("passage of the watch on deck");
    await permission.locator("button").click();
    await expect
      .poll(() => bridge.watch.acts.at(-1))
      .toMatchObject({ act: "permission", item: "wtd-3", author });
    const test = bridge.page.locator('[data-form="enter"]');
    await test.locator("select").selectOption("test");
    await test.locator('[name="text"]').fill("Bilge alarm of the engine room tested by lifting the float");
    await test.locator("button").click();
    await expect
      .poll(() => bridge.watch.acts.at(-1))
      .toMatchObject({ act: "enter", kind: "test", defects: "none", author });
  });

  it("lets nobody act whom the ship file names until they have signed in with their PIN", async () => {
    await bridge.watch.stop();
    const people = [{ name: "R. Nair", rank: "Master", pin: await pinHash("4711") }];
    bridge.address = await bridge.watch.serve(bridge.folder, 0, people);
    bridge.watch.stream.show(evening);
    await bridge.page.goto(bridge.address);
    const row = bridge.page.locator('[data-alert="PSR-I-38(1):wtd-6:unknown"]');
    await row.locator(".acknowledge").click();
    const form = bridge.page.locator('[data-form="sign-in"]');
    await form.locator('[name="secret"]').fill("1234");
    await form.locator("button", { hasText: "OK" }).click();
    await expect.poll(() => form.textContent()).toContain("The name or the PIN is wrong.");
    expect(bridge.watch.acts).toEqual([]);
    await form.locator('[name="secret"]').fill("4711");
    await form.locator("button", { hasText: "OK" }).click();
    await expect
      .poll(() => bridge.watch.acts)
      .toMatchObject([
        {
          act: "acknowledge",
          alert: "PSR-I-38(1):wtd-6:unknown",
          author: { name: "R. Nair", rank: "Master" },
        },
      ]);
    await bridge.page.locator('[data-page="officer"]').click();
    await bridge.page.locator('[data-do="sign-out"]').click();
    await bridge.page.locator('[data-do="sign-out"]').waitFor({ state: "detached" });
    await bridge.page.locator('[data-choice="aground"]').click();
    await form.waitFor();
    expect(bridge.watch.acts.length).toBe(1);
  });
});
