import { describe, expect, it } from "vitest";
import type { SignalView } from "../../../../src/outputs/feed.ts";
import {
  bestOf,
  factOf,
  sentence,
  signalWords,
  situationFacts,
} from "../../../../src/outputs/panel/page/state/facts.ts";
import { opened, type PanelState } from "../../../../src/outputs/panel/page/state/panel-state.ts";
import { cannotSay, equipment, says, ship } from "./evening-departure.ts";

const board = (...views: readonly SignalView[]): PanelState => ({
  ...opened(0),
  fitted: { ship, equipment },
  signals: new Map(views.map((view) => [view.signal, view])),
});

describe("the situation on the panel", () => {
  it("shows the last value of nothing that may not be believed now, but says why", () => {
    expect(factOf("speed", cannotSay("gnss-1.speed", "stale"))).toMatchObject({
      known: false,
      words: "NOT KNOWN",
    });
    expect(factOf("speed", undefined)).toMatchObject({ known: false, because: "never heard" });
  });

  it("takes the first receiver that can be believed, and where none can, says so", () => {
    const second = says("gnss-2.position", { latitude: 1, longitude: 2 });
    expect(bestOf(board(cannotSay("gnss-1.position", "stale"), second), "gnss", "position")).toEqual(second);
    expect(bestOf(board(cannotSay("gnss-1.position", "stale")), "gnss", "position")?.quality).toBe("stale");
  });

  it("holds the facts of the whole ship, not those of one item nor of the watch itself", () => {
    const facts = situationFacts(
      board(
        says("voyage.phase", "on-voyage"),
        says("navigation.speed", 11.42),
        says("wtd-1.position", "closed"),
        says("permission.wtd-1", "2028-03-01T14:00:00.000Z"),
        says("port.io-3", "lost"),
        says("watch.started", "for the first time"),
      ),
    );
    expect(facts.map((fact) => `${fact.name}: ${fact.words}`)).toEqual([
      "voyage phase: on voyage",
      "navigation speed: 11.4 kn",
    ]);
  });

  it("names what a signal is of, not its key in the ship file", () => {
    expect(signalWords("stern-light.state", board())).toBe("Stern light, state");
    expect(signalWords("permission.stern-light", board())).toBe("Stern light, permission");
    expect(signalWords("entered-stability.ship", board())).toBe("entered stability");
  });

  it("ends the watch's words with one full stop", () => {
    expect([sentence("Found."), sentence("she complies again")]).toEqual(["Found.", "She complies again."]);
  });
});
