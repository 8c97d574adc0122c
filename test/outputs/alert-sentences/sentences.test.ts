import { describe, expect, test } from "vitest";
import { canonical, type Json } from "../../../src/kernel/json.ts";
import { at, rao } from "../../alerts/officer.ts";
import { legacy, line, of, settings } from "./line.ts";

describe("What is sent", () => {
  test("at the start a heartbeat and an empty list; then nothing until something happens or is due", () => {
    const cam = line();
    expect(cam.drain(0)).toEqual(["HBT|30|A|0", "ALC|01|01|00|0"]);
    expect(cam.sentences.due()).toBe(at(30).mono);
    expect(cam.drain(29.9)).toEqual([]);
    expect(cam.drain(30)).toEqual(["HBT|30|A|1", "ALC|01|01|01|0"]);
  });

  test("each change of an alert at once, its revision growing by one, in two sentences while it is not normal", () => {
    const cam = line();
    cam.drain(0);
    cam.raise(1);
    expect(cam.drain(1)).toEqual([
      "ALF|2|1|0|120001.00|B|A|V|XXX|100101|3|1|0|WTD 3 OPEN",
      "ALF|2|2|0|||||XXX|100101|3|1|0|Watertight door 3 open under way",
    ]);
    cam.acknowledge(5);
    expect(cam.drain(5)[0]).toBe("ALF|2|1|1|120005.00|B|A|A|XXX|100101|3|2|0|WTD 3 OPEN");
    cam.clear(9);
    expect(cam.drain(9)).toEqual(["ALF|1|1|2|120009.00|||N|XXX|100101|3|3|0|WTD 3 OPEN"]);
    expect(of("ALC", cam.drain(30))).toEqual(["ALC|01|01|01|0"]);
  });

  test("every state has its letter, and each repetition of a warning counts as an escalation", () => {
    const cam = line();
    cam.drain(0);
    cam.raise(1, { priority: "warning" });
    cam.until(61);
    expect(cam.drain(61).at(-2)).toMatch(/^ALF\|2\|1\|.\|120101.00\|B\|W\|V\|XXX\|100101\|3\|2\|1\|/);
    cam.hears(62, "ACN", "", "", "0", "0", "S", "C");
    expect(cam.drain(62)[0]).toContain("|B|W|S|");
    cam.clear(63);
    expect(cam.drain(63)[0]).toContain("|B|W|U|");
    cam.raise(64, { id: "late", priority: "caution" });
    cam.raise(64, { id: "fire", priority: "emergency-alarm" });
    const [fire, , late] = cam.drain(64);
    expect(fire).toContain("|B|E|A|");
    expect(late).toContain("|B|C|A|");
  });

  test("the escalation counter goes to 9, and then to 1 again", () => {
    const cam = line();
    cam.raise(0, { priority: "warning" });
    cam.drain(0);
    const counters = Array.from({ length: 11 }, (_, i) => {
      cam.until(60 * (i + 1));
      return of("ALF|2|1", cam.drain(60 * (i + 1)))[0]?.split("|")[12];
    });
    expect(counters.join(" ")).toBe("1 2 3 4 5 6 7 8 9 1 2");
  });

  test("on a line that was busy the most urgent goes first, and of an alert that changed twice the latest", () => {
    const cam = line();
    cam.drain(0);
    cam.raise(1, { id: "w", priority: "warning" });
    cam.raise(1, { id: "a" });
    cam.raise(1, { id: "e", priority: "emergency-alarm" });
    cam.acknowledge(2);
    cam.sentences.changed(cam.book.act({ act: "acknowledge", author: rao, alert: "w" }, at(2)).changes);
    const firsts = of("ALF|2|1", cam.drain(3)).map((sentence) => sentence.split("|").slice(6, 8).join());
    expect(firsts).toEqual(["E,A", "A,V", "W,A"]);
  });

  test("1,000 alerts in a second are each told once, and the list is told between", () => {
    const cam = line();
    cam.drain(0);
    for (let i = 0; i < 1000; i += 1)
      cam.raise(1 + i / 1000, { id: `PSR-I-38(1):d${i}:open`, subject: `d${i}` });
    const heard = cam.drain(30);
    expect(of("ALF|2|1", heard)).toHaveLength(1000);
    expect(new Set(of("ALF|2|1", heard).map((sentence) => sentence.split("|")[10])).size).toBe(1000);
    expect(of("ALC", heard)).toHaveLength(99);
    expect(of("WRONG", heard)).toEqual([]);
  });

  test("alerts of other equipment are not told again under our name", () => {
    const cam = line();
    cam.drain(0);
    cam.raise(1, { id: "EXT/radar/3052/1" });
    expect(cam.drain(1)).toEqual([]);
  });

  test("after a restart the numbers and revisions go on, and every alert is told again", () => {
    const cam = line();
    cam.raise(1, { id: "WK-1:wtd-9:silent", subject: "wtd-9" });
    cam.raise(1);
    const before = cam.drain(1);
    const kept = JSON.parse(canonical(cam.sentences.save())) as Json;
    const again = line(settings, cam.book, 2, kept);
    const numbers = (heard: readonly string[]) =>
      of("ALF|2|1", heard)
        .map((sentence) => sentence.split("|").slice(8, 11).join())
        .sort();
    expect(numbers(again.drain(2))).toEqual(numbers(before));
    again.acknowledge(3);
    expect(again.drain(3)[0]).toContain("|XXX|100101|3|3|0|");
  });
});

describe("Older equipment", () => {
  test("is told ALR, each alarm again in its list, and that there is none", () => {
    const vdr = line(legacy);
    expect(vdr.drain(0)).toEqual(["ALR|||V|V|"]);
    vdr.raise(1);
    expect(vdr.drain(1)).toEqual(["ALR|120001.00|001|A|V|Watertight door 3 open under way"]);
    expect(vdr.drain(30)).toEqual(["ALR|120001.00|001|A|V|Watertight door 3 open under way"]);
    vdr.hears(31, "ACK", "001");
    expect(vdr.drain(31)).toEqual(["ALR|120031.00|001|A|A|Watertight door 3 open under way"]);
    vdr.clear(32);
    expect(vdr.drain(32)).toEqual(["ALR|120032.00|001|V|A|Watertight door 3 open under way"]);
    expect(vdr.drain(60)).toEqual(["ALR|||V|V|"]);
  });

  test("an ACK of an unknown number does nothing; rectified, the alarm waits for its ACK", () => {
    const vdr = line(legacy);
    vdr.raise(1);
    vdr.clear(2);
    expect(vdr.drain(2).at(-1)).toBe("ALR|120002.00|001|V|V|Watertight door 3 open under way");
    vdr.hears(3, "ACK", "777");
    expect(vdr.state()).toBe("rectified-unacknowledged");
    vdr.hears(4, "ACK", "1");
    expect(vdr.state()).toBeUndefined();
  });

  test("there are 999 numbers; then those of alarms long normal are given again", () => {
    const vdr = line(legacy);
    for (let i = 0; i < 1200; i += 1) {
      vdr.raise(i, { id: `alarm-${i}`, priority: "caution" });
      if (i !== 0) vdr.clear(i, `alarm-${i}`);
    }
    const numbers = vdr.drain(2000).map((sentence) => sentence.split("|")[2]);
    expect(numbers).toContain("999");
    expect(numbers.filter((number) => number === "001").length).toBeGreaterThan(0);
  });
});
