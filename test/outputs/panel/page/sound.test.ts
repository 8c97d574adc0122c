import { describe, expect, it } from "vitest";
import type { Picture } from "../../../../src/outputs/feed.ts";
import { beepsBetween, PATTERNS } from "../../../../src/outputs/panel/page/sound/patterns.ts";
import { soundWanted } from "../../../../src/outputs/panel/page/sound/wanted.ts";
import { keyMeans } from "../../../../src/outputs/panel/page/state/keys.ts";
import { opened, type PanelState } from "../../../../src/outputs/panel/page/state/panel-state.ts";
import { alert, evening, NOW } from "./evening-departure.ts";

const state = (picture: Partial<Picture>, parts: Partial<PanelState> = {}): PanelState => ({
  ...opened(0),
  link: "live",
  picture: { ...evening, ...picture },
  ...parts,
});

describe("the sound of the panel", () => {
  it("is three short beeps every seven seconds for an alarm", () => {
    const beeps = beepsBetween(PATTERNS.alarm, 0, 14);
    expect(beeps.length).toBe(6);
    expect(beeps[3]?.on).toBeCloseTo(7);
    for (const { on, off } of beeps) expect(off - on).toBeLessThan(0.25);
  });

  it("is two beeps for a warning, on another note than the alarm's", () => {
    expect(beepsBetween(PATTERNS.warning, 0, 59).length).toBe(2);
    expect(PATTERNS.warning.hertz).not.toBe(PATTERNS.alarm.hertz);
  });

  it("does not stop at all for an emergency alarm", () => {
    const beeps = beepsBetween(PATTERNS["emergency-alarm"], 0, 30);
    beeps.slice(1).forEach((beep, n) => {
      expect(beep.on).toBeCloseTo(beeps[n]?.off ?? Number.NaN);
    });
  });

  it("never overlaps itself, and lays each beep out once however it is cut into windows", () => {
    for (const pattern of Object.values(PATTERNS)) {
      const whole = beepsBetween(pattern, 0, 700);
      const cut = Array.from({ length: 1400 }, (_, n) => beepsBetween(pattern, n / 2, n / 2 + 0.5)).flat();
      expect(cut).toEqual(whole);
      whole.slice(1).forEach((beep, n) => {
        expect(beep.on).toBeGreaterThanOrEqual((whole[n]?.off ?? 0) - 1e-9);
      });
    }
  });

  it("is what the watch says it is, and nothing when the watch says nothing", () => {
    expect(soundWanted(state({ sound: "alarm" }))?.tone).toBe("alarm");
    expect(soundWanted(state({ sound: null }))).toBeNull();
  });

  it("begins anew for a second warning although the first still stands", () => {
    const one = state({ sound: "warning", alerts: [alert("a:x:1")] });
    const two = state({ sound: "warning", alerts: [alert("b:x:1", { raisedAt: NOW }), alert("a:x:1")] });
    expect(soundWanted(one)?.key).not.toBe(soundWanted(two)?.key);
  });

  it("begins anew when the watch sounds an unanswered warning again", () => {
    const once = state({ sound: "warning", alerts: [alert("a:x:1")] });
    const again = state({ sound: "warning", alerts: [alert("a:x:1", { repeated: 1 })] });
    expect(soundWanted(once)?.key).not.toBe(soundWanted(again)?.key);
  });
});

describe("when contact with the watch is lost, the panel", () => {
  const lost = { link: "lost", mono: 20_000 } as const;

  it("warns with its own sound, once silenced no more", () => {
    expect(soundWanted(state({ sound: null }, lost))?.tone).toBe("warning");
    expect(soundWanted(state({ sound: null }, { ...lost, lossSilenced: 19_000, mono: 90_000 }))).toBeNull();
  });

  it("goes on with an alarm that was sounding, for nobody knows that it is over; silenced, it returns after 30 s", () => {
    expect(soundWanted(state({ sound: "alarm" }, lost))?.tone).toBe("alarm");
    expect(soundWanted(state({ sound: "alarm" }, { ...lost, lossSilenced: 19_000 }))).toBeNull();
    expect(
      soundWanted(state({ sound: "alarm" }, { ...lost, lossSilenced: 19_000, mono: 49_000 }))?.tone,
    ).toBe("alarm");
  });
});

describe("the keys", () => {
  const held = state({}, { selected: { alert: "PSR-I-38(1):wtd-3:2", since: 0, asked: true }, mono: 1000 });

  it("silence with S and acknowledge the alert under the hand with A", () => {
    expect(keyMeans("s", held)).toEqual({ is: "silence" });
    expect(keyMeans("a", held)).toEqual({ is: "acknowledge", alert: "PSR-I-38(1):wtd-3:2" });
  });

  it("do not acknowledge an alert that came under the hand only just now", () => {
    expect(
      keyMeans("a", { ...held, selected: { alert: "PSR-I-38(1):wtd-3:2", since: 900, asked: true } }),
    ).toBeNull();
  });

  it("do not acknowledge what cannot be acknowledged here, nor anything while contact is lost", () => {
    expect(
      keyMeans("a", { ...held, selected: { alert: "EXT/ecr/3012/1", since: 0, asked: true } }),
    ).toBeNull();
    expect(keyMeans("a", { ...held, link: "lost" })).toBeNull();
  });

  it("move the hand along the list, and not beyond its ends", () => {
    expect(keyMeans("ArrowUp", held)).toEqual({ is: "select", alert: "PSR-I-39:bilge-er:1" });
    const top = { ...held, selected: { alert: "PSR-I-39:bilge-er:1", since: 0, asked: true } };
    expect(keyMeans("ArrowUp", top)).toEqual({ is: "select", alert: "PSR-I-39:bilge-er:1" });
  });
});
