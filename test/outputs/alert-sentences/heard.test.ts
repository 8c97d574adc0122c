import { describe, expect, test } from "vitest";
import { at } from "../../alerts/officer.ts";
import { line, of, settings } from "./line.ts";

describe("What is heard", () => {
  const acn = (command: string, alert = "100101", instance = "3") => [
    "",
    "XXX",
    alert,
    instance,
    command,
    "C",
  ];

  test("an acknowledgement is taken, and the new state is told", () => {
    const cam = line();
    cam.raise(0);
    cam.drain(0);
    cam.hears(1, "ACN", ...acn("A"));
    expect(cam.state()).toBe("active-acknowledged");
    expect(cam.book.list()[0]?.acknowledgedBy).toBe("IN (ACN on cam)");
    expect(cam.drain(1)[0]).toContain("|A|A|XXX|100101|3|2|");
  });

  test("command and status flag are read in either order", () => {
    const cam = line();
    cam.raise(0);
    cam.hears(1, "ACN", "", "XXX", "100101", "3", "C", "A");
    expect(cam.state()).toBe("active-acknowledged");
  });

  test("an acknowledgement of a category A alert, of all instances, or of what is not there, is refused by ARC", () => {
    const cam = line();
    cam.raise(0, { category: "A" });
    cam.drain(0);
    cam.hears(1, "ACN", ...acn("A"));
    cam.hears(1, "ACN", ...acn("A", "100101", "0"));
    cam.hears(1, "ACN", ...acn("A", "100199", "3"));
    cam.hears(1, "ACN", ...acn("A", "0", "0"));
    expect(cam.state()).toBe("active-unacknowledged");
    expect(cam.drain(1)).toEqual([
      "ARC||XXX|100101|3|A",
      "ARC||XXX|100101|0|A",
      "ARC||XXX|100199|3|A",
      "ARC||XXX|0|0|A",
    ]);
  });

  test("an acknowledgement of all instances is refused though there is but one: singly only", () => {
    const cam = line();
    cam.raise(0);
    cam.drain(0);
    cam.hears(1, "ACN", ...acn("A", "100101", "0"));
    expect(cam.state()).toBe("active-unacknowledged");
    expect(cam.drain(1)).toEqual(["ARC||XXX|100101|0|A"]);
  });

  test("at a task station category A is acknowledged", () => {
    const radar = line({ ...settings, station: "task-station" });
    radar.raise(0, { category: "A" });
    radar.hears(1, "ACN", ...acn("A"));
    expect(radar.state()).toBe("active-acknowledged");
  });

  test("a command under another maker's mnemonic is not ours, and is neither obeyed nor refused", () => {
    const cam = line();
    cam.raise(0);
    cam.drain(0);
    cam.hears(1, "ACN", "", "TCK", "100101", "3", "A", "C");
    expect(cam.state()).toBe("active-unacknowledged");
    expect(cam.drain(1)).toEqual([]);
  });

  test("silence, all or one; a silence of what does not sound is refused", () => {
    const cam = line();
    cam.raise(0);
    cam.raise(0, { id: "PSR-I-38(1):wtd-1:open", subject: "wtd-1" });
    cam.hears(1, "ACN", ...acn("S"));
    expect(cam.state()).toBe("active-silenced");
    expect(cam.state("PSR-I-38(1):wtd-1:open")).toBe("active-unacknowledged");
    cam.drain(1);
    cam.hears(2, "ACN", ...acn("S"));
    expect(cam.drain(2)).toEqual(["ARC||XXX|100101|3|S"]);
    cam.hears(3, "ACN", "", "", "0", "0", "S", "C");
    expect(cam.book.sound()).toBeNull();
  });

  test("asked about an alert or about all, it is told again without a new revision", () => {
    const cam = line();
    cam.raise(0);
    cam.raise(0, { id: "PSR-I-38(1):wtd-1:open", subject: "wtd-1" });
    const first = of("ALF", cam.drain(0)).map((sentence) => sentence.split("|").slice(4).join());
    cam.hears(1, "ACN", "", "", "0", "0", "Q", "C");
    expect(cam.drain(1).map((sentence) => sentence.split("|").slice(4).join())).toEqual(first);
    cam.hears(2, "ACN", ...acn("Q"));
    expect(cam.drain(2)).toHaveLength(2);
    cam.hears(3, "ACN", ...acn("Q", "100199"));
    expect(cam.drain(3)).toEqual(["ARC||XXX|100199|3|Q"]);
  });

  test("responsibility goes only to one whose heart beats, and comes back when it stops", () => {
    const cam = line();
    cam.raise(0);
    cam.drain(0);
    cam.hears(1, "ACN", ...acn("O"));
    expect(cam.drain(1)).toEqual(["ARC||XXX|100101|3|O"]);
    for (let t = 10; t <= 600; t += 30) {
      cam.hears(t, "HBT", "30", "A", String(((t - 10) / 30) % 10));
      if (t === 10) cam.hears(11, "ACN", ...acn("O"));
      cam.until(t + 29);
      expect(cam.state()).toBe("active-transferred");
    }
    cam.until(580 + 89.9);
    expect(cam.state()).toBe("active-transferred");
    cam.until(580 + 90);
    expect(cam.state()).toBe("active-unacknowledged");
  });

  test("the heartbeat of another does not keep it for him", () => {
    const cam = line();
    cam.raise(0);
    cam.hears(0, "HBT", "30", "A", "0");
    cam.hears(1, "ACN", ...acn("O"));
    for (const t of [30, 60, 89]) {
      const beat = {
        is: "sentence",
        talker: "EI",
        formatter: "HBT",
        fields: { interval: 30, status: "A" },
      } as const;
      expect(cam.sentences.heard(beat, at(t))).toEqual([]);
    }
    cam.until(91);
    expect(cam.state()).toBe("active-unacknowledged");
  });

  test("one that says it is faulty may not take over", () => {
    const cam = line();
    cam.raise(0);
    cam.hears(1, "HBT", "30", "V", "0");
    cam.hears(2, "ACN", ...acn("O"));
    expect(cam.state()).toBe("active-unacknowledged");
  });
});
