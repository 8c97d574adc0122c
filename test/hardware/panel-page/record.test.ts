/** The bridge panel in a real browser: what goes on record by hand, by the page Record. */
import { expect, it } from "vitest";
import { pinHash } from "../../../src/outputs/panel/pin.ts";
import { evening, says } from "../../outputs/panel/page/evening-departure.ts";
import { describeWith } from "../parts.ts";
import { entry, PanelInABrowser } from "./browser.ts";

const DEFECT = entry(301, "Test of WTD 4: closed in 52 s. Defects: packing of the hand pump leaks.");
const author = { name: "A. Menon", rank: "Second officer" };

describeWith(["chromium"], "what goes on record at the bridge panel", () => {
  const bridge = new PanelInABrowser();
  const open = async () => {
    await bridge.page.locator('[data-page="record"]').click();
    await bridge.page.locator("wk-record").waitFor();
  };
  const last = () => expect.poll(() => bridge.watch.acts.at(-1));

  it("lets the master countersign every entry up to the head that stands on the button, under the PIN", async () => {
    await bridge.watch.stop();
    const people = [{ name: "R. Nair", rank: "Master", pin: await pinHash("4711") }];
    bridge.address = await bridge.watch.serve(bridge.folder, 0, people);
    bridge.watch.stream.show({ ...evening, head: { seq: 318, hash: "1".repeat(64) } });
    await bridge.page.goto(bridge.address);
    await open();
    const button = bridge.page.locator('[data-do="countersign"]');
    await expect.poll(() => button.textContent()).toContain("up to entry 318");
    await button.click();
    const form = bridge.page.locator('[data-form="sign-in"]');
    await form.locator('[name="secret"]').fill("4711");
    expect(bridge.watch.acts).toEqual([]);
    await form.locator("button", { hasText: "OK" }).click();
    await last().toMatchObject({
      act: "countersign",
      upTo: { seq: 318, hash: "1".repeat(64) },
      author: { name: "R. Nair", rank: "Master" },
    });
  });

  it("closes a defect by how it was made good, and by nothing less", async () => {
    bridge.watch.defects = [DEFECT];
    await bridge.page.reload();
    await open();
    const row = bridge.page.locator('[data-defect="301"]');
    expect(await row.textContent()).toContain("packing of the hand pump leaks");
    expect(await bridge.page.locator('[data-page="record"] b').textContent()).toBe("1");
    await row.locator("button").click();
    expect(bridge.watch.acts).toEqual([]);
    await row.locator('[name="text"]').fill("Packing renewed, tried by hand");
    await row.locator("button").click();
    await bridge.name();
    await last().toEqual({
      act: "enter",
      kind: "defect-closed",
      text: "Packing renewed, tried by hand",
      closes: 301,
      author,
    });
  });

  it("enters a drill in one form: sort, scenario, contents, who took part, how it went, defects", async () => {
    await open();
    const form = bridge.page.locator('[data-form="drill"]');
    await form.locator('[name="scenario"]').fill("collision, frame 70");
    for (const content of ["stations", "closures", "bilge"])
      await form.locator(`[value="${content}"]`).check();
    await form.locator('[name="participants"]').fill("damage control party");
    await form.locator('[name="text"]').fill("All at stations in 4 min");
    await form.locator("button").click();
    await bridge.name();
    await last().toEqual({
      act: "enter",
      kind: "drill",
      text: "All at stations in 4 min",
      defects: "none",
      drill: {
        sort: "damage-control",
        scenario: "collision, frame 70",
        contents: ["stations", "closures", "bilge"],
        participants: "damage control party",
      },
      author,
    });
  });

  it("enters a fire drill that was not held with circumstances and extent, and asks for no contents", async () => {
    await open();
    const form = bridge.page.locator('[data-form="drill"]');
    await form.locator('[name="sort"]').selectOption("fire");
    await form.locator('[name="not-held"]').check();
    await expect.poll(() => form.locator('[name="contents"]').count()).toBe(0);
    await form.locator('[name="scenario"]').fill("galley");
    await form.locator('[name="text"]').fill("Put off to tomorrow");
    await form.locator("button").click();
    expect(bridge.watch.acts).toEqual([]);
    await form.locator('[name="circumstances"]').fill("heavy weather; parties mustered only");
    await form.locator("button").click();
    await bridge.name();
    await last().toMatchObject({
      kind: "drill",
      drill: {
        sort: "fire",
        scenario: "galley",
        contents: [],
        notHeld: "heavy weather; parties mustered only",
      },
    });
  });

  it("says what she is engaged in: pressed is what the watch holds, each press tells the whole", async () => {
    bridge.change({ signals: [says("activities", "towing")] });
    await open();
    const press = (activity: string) => bridge.page.locator(`[data-activity="${activity}"]`);
    await expect.poll(() => press("towing").getAttribute("aria-pressed")).toBe("true");
    await press("restricted-manoeuvrability").click();
    await bridge.name();
    await last().toEqual({ act: "activity", activities: ["towing", "restricted-manoeuvrability"], author });
    await press("towing").click();
    await last().toEqual({ act: "activity", activities: [], author });
  });

  it("confirms what was seen, in words that suit the item", async () => {
    await open();
    const form = bridge.page.locator('[data-form="confirm"]');
    await form.locator('[name="item"]').selectOption("wtd-4");
    await form.locator('[name="state"]').selectOption("closed");
    await form.locator("button").click();
    await bridge.name();
    await last().toEqual({ act: "confirm", item: "wtd-4", state: "closed", author });
  });

  it("enters what the rules ask for besides, each kind with what belongs to it", async () => {
    await bridge.page.locator('[data-page="officer"]').click();
    const form = bridge.page.locator('[data-form="enter"]');
    const kind = (value: string) => form.locator('[name="kind"]').selectOption(value);
    const enter = async (text: string) => {
      await form.locator('[name="text"]').fill(text);
      await form.locator("button").click();
    };
    await kind("familiarisation");
    await enter("All nine of the damage control party");
    await bridge.name();
    await last().toEqual({
      act: "enter",
      kind: "familiarisation",
      text: "All nine of the damage control party",
      author,
    });
    await kind("paper");
    await form.locator('[name="paper"]').fill("safety-certificate");
    await form.locator('[name="until"]').fill("2029-01-31");
    await enter("Renewed at Kochi");
    await last().toMatchObject({
      kind: "paper",
      items: ["safety-certificate"],
      validUntil: "2029-01-31T23:59:59Z",
    });
    await kind("bunker-delivery-note");
    await form.locator('[name="flashpoint"]').fill("61.5");
    await enter("MGO 40 t");
    await last().toMatchObject({ kind: "bunker-delivery-note", fuel: { flashpoint: 61.5, use: "any" } });
    await kind("casualty-reported");
    await form.locator('[name="casualty"]').selectOption("grounding");
    await enter("By VHF 16 to IWAI Kochi");
    await last().toMatchObject({ kind: "casualty-reported", casualty: "grounding" });
    await kind("inspection");
    await form.locator('[name="item"]').selectOption("wtd-4");
    await enter("Gasket looked at");
    await last().toMatchObject({ kind: "inspection", items: ["wtd-4"], defects: "none" });
    await bridge.picture("officer-entry");
  });

  it("fits a bridge screen and a tablet, by day and by night", async () => {
    bridge.watch.defects = [DEFECT];
    await bridge.page.reload();
    await open();
    await bridge.page.locator('[data-defect="301"]').waitFor();
    for (const palette of ["day", "night"]) {
      await bridge.page.locator(`[data-palette="${palette}"]`).click();
      await bridge.picture(`record-${palette}`);
    }
    await bridge.page.setViewportSize({ width: 800, height: 1280 });
    await bridge.picture("record-tablet");
    const spill = await bridge.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill).toBe(0);
    expect(bridge.complaints).toEqual([]);
  });
});
