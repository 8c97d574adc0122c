import { FromPgn } from "@canboat/canboatjs";
import { describe, expect, test } from "vitest";
import type { Alert } from "../../../src/alerts/alert.ts";
import { alertBook } from "../../../src/alerts/book.ts";
import type { Json } from "../../../src/kernel/json.ts";
import { busAlerts } from "../../../src/outputs/n2k-alerts/alerts.ts";
import { n2kAlertsSchema, ownName } from "../../../src/outputs/n2k-alerts/settings.ts";
import { alertResponsePayload } from "../../../src/wire/nmea2000/alerts.ts";
import { nmea2000Bus } from "../../../src/wire/nmea2000/bus.ts";
import { candumpLines, frames } from "../../../src/wire/nmea2000/encode.ts";
import { at, door, rao } from "../../alerts/officer.ts";

/** A book of alerts on a bus at whose far end canboat, which shares no code with us, reads what it is told. */
function bus(alerts: readonly Alert[] = [], kept?: Json, settings: object = {}) {
  const [parsed] = n2kAlertsSchema.parse([{ port: "bus", manufacturer: 2046, unique: 77, ...settings }]);
  if (!parsed) throw new Error("no settings");
  const book = alertBook();
  const line = busAlerts(parsed, ["wtd-3", "wtd-4"], () => "deck 3, frame 42", alerts, kept);
  const canboat = new FromPgn();
  canboat.on("error", () => {});
  const ears = nmea2000Bus({ wanted: "all" });
  const taken = (t: number) => {
    const sent = [];
    for (let one = line.take(at(t)); one; one = line.take(at(t)))
      sent.push({ ...one, source: 200, sequence: sent.length % 8 });
    return sent;
  };
  return {
    book,
    line,
    taken,
    told: (t: number): readonly Record<string, unknown>[] =>
      taken(t).map((one) => {
        const read = candumpLines("can0", 0, one).map((text) => canboat.parseString(text));
        return { pgn: one.pgn, ...read.at(-1)?.fields };
      }),
    find: (t: number, what: Parameters<typeof door>[0] = {}) => line.changed(book.find(door(what), at(t))),
    clear: (t: number) =>
      line.changed(book.find({ is: "clear", at: at(t).at, id: door().id, because: "Closed." }, at(t))),
    does: (t: number, act: "acknowledge" | "silence") =>
      line.changed(book.act({ act, author: rao, alert: door().id }, at(t)).changes),
    /** A display on the bus answers the alert that it was last told of. */
    answers(t: number, command: 0 | 1, change: object = {}, name = ownName(parsed)) {
      const read = this.told(t).findLast(({ pgn }) => pgn === 126_983) ?? expect.fail("nothing was told");
      const identity = {
        type: 2,
        category: 1,
        system: Number(read.alertSystem),
        subsystem: Number(read.alertSubSystem),
        id: Number(read.alertId),
        name,
        instance: Number(read.dataSourceInstance),
        index: Number(read.dataSourceIndexSource),
        occurrence: Number(read.alertOccurrenceNumber),
        ...change,
      };
      const payload = alertResponsePayload(identity, "0xC0A1A0001CBEA005", command);
      const address = { pgn: 126_984, source: 35, destination: 200, priority: 2 };
      const [message] = ears.message(address, payload, 0);
      return message?.is === "pgn" ? line.heard(message) : expect.fail("not decoded");
    },
  };
}

describe("alerts of this ship on NMEA 2000", () => {
  test("an alarm is told at once, with its words and its place, and canboat reads both as one alert", () => {
    const ship = bus();
    ship.find(0);
    const [alert, words] = ship.told(0);
    expect(alert).toMatchObject({
      pgn: 126_983,
      alertType: "Alarm",
      alertState: "Active",
      acknowledgeSupport: "Yes",
      temporarySilenceSupport: "Yes",
      dataSourceInstance: 1,
      alertOccurrenceNumber: 1,
    });
    expect(words).toMatchObject({
      pgn: 126_985,
      alertTextDescription: "Watertight door 3 open under way",
      alertLocationTextDescription: "deck 3, frame 42",
    });
    for (const key of [
      "alertType",
      "alertSystem",
      "alertId",
      "dataSourceNetworkIdName",
      "alertOccurrenceNumber",
    ])
      expect(words?.[key]).toEqual(alert?.[key]);
  });

  test("it is told again every second, its words every ten", () => {
    const ship = bus();
    ship.find(0);
    const pgns = Array.from({ length: 11 }, (_, t) => ship.told(t).map(({ pgn }) => pgn));
    expect(pgns).toEqual([
      [126_983, 126_985],
      ...Array.from({ length: 9 }, () => [126_983]),
      [126_983, 126_985],
    ]);
  });

  test("silenced, acknowledged, awaiting acknowledgement and normal are told at once; normal three times", () => {
    const ship = bus();
    ship.find(0);
    ship.told(0);
    ship.does(0.1, "silence");
    expect(ship.told(0.1)).toMatchObject([{ alertState: "Silenced", temporarySilenceStatus: "Yes" }]);
    ship.does(0.2, "acknowledge");
    expect(ship.told(0.2)).toMatchObject([{ alertState: "Acknowledged", acknowledgeStatus: "Yes" }]);
    ship.clear(0.3);
    const after = Array.from({ length: 6 }, (_, t) => ship.told(0.3 + t).map(({ alertState }) => alertState));
    expect(after).toEqual([["Normal"], ["Normal"], ["Normal"], [], [], []]);
  });

  test("an alarm whose cause has gone awaits its acknowledgement", () => {
    const ship = bus();
    ship.find(0);
    ship.clear(1);
    expect(ship.told(1)[0]).toMatchObject({ alertState: "Awaiting Acknowledge", thresholdStatus: "Normal" });
  });

  test.for([
    ["emergency-alarm", "Emergency Alarm", "No"],
    ["warning", "Warning", "Yes"],
    ["caution", "Caution", "No"],
  ] as const)("%s is told as %s; that it may be acknowledged: %s", ([priority, type, may]) => {
    const ship = bus();
    ship.find(0, { priority });
    expect(ship.told(0)[0]).toMatchObject({ alertType: type, acknowledgeSupport: may });
  });

  test("alerts of others are not told again under our name", () => {
    const ship = bus();
    ship.find(0, { id: "EXT/cam.RA/3052/1" });
    expect(ship.told(0)).toEqual([]);
  });

  test("its numbers are the same after a restart", () => {
    const ship = bus();
    ship.find(0);
    const [before] = ship.told(0);
    const again = bus(ship.book.list(), ship.line.save());
    expect(again.told(0)[0]).toEqual(before);
  });

  test("a thousand alerts take no more than a hundred frames a second, and every one is told", () => {
    const ship = bus();
    for (let n = 0; n < 1000; n += 1) ship.find(0, { id: `PSR-I-38(1):wtd-${n}:open`, subject: `wtd-${n}` });
    const heard = new Set<unknown>();
    let count = 0;
    for (let t = 0; t < 120; t += 0.5)
      for (const one of ship.taken(t)) {
        count += frames(one).length;
        heard.add(`${one.payload[13]}.${one.payload[14]}`);
      }
    expect(count).toBeLessThanOrEqual(120 * 100 + 60 + 10);
    expect(heard.size).toBe(1000);
  });

  test("and an emergency among them goes first", () => {
    const ship = bus();
    for (let n = 0; n < 100; n += 1) ship.find(0, { id: `PSR-I-38(1):wtd-${n}:open`, subject: `wtd-${n}` });
    ship.find(0, { id: "PSR-I-82:fire:2", subject: "fire", priority: "emergency-alarm" });
    expect(ship.told(0)[0]).toMatchObject({ alertType: "Emergency Alarm" });
  });
});

describe("a response (126984) from the bus", () => {
  test("acknowledges the alert, in the name of who sent it", () => {
    const ship = bus();
    ship.find(0);
    expect(ship.answers(0, 0)).toEqual({
      act: "acknowledge",
      author: { name: "address 35 (126984 on bus)" },
      alert: door().id,
    });
  });

  test("silences it, or bears the station that the ship file gives it", () => {
    const ship = bus();
    ship.find(0);
    expect(ship.answers(0, 1)).toMatchObject({ act: "silence", alert: door().id });
    const engine = bus([], undefined, { station: "engine-room" });
    engine.find(0, { category: "C" });
    expect(engine.answers(0, 0)).toMatchObject({ act: "acknowledge", station: "engine-room" });
  });

  test.for([
    ["an occurrence that is over", { occurrence: 9 }],
    ["another alert", { id: 4 }],
    ["another item", { instance: 2 }],
    ["another system", { system: 9 }],
  ] as const)("to %s is none to ours", ([, change]) => {
    const ship = bus();
    ship.find(0);
    expect(ship.answers(0, 0, change)).toBeUndefined();
  });

  test("to an alert of another device with the same numbers is none to ours", () => {
    const ship = bus();
    ship.find(0);
    expect(ship.answers(0, 0, {}, "0xC0A1A0001CBEA005")).toBeUndefined();
  });
});
