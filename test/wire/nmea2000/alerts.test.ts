/** Our encoders of alerts, read by canboatjs, which shares no code with them, and against published frames. */
import { FromPgn } from "@canboat/canboatjs";
import { describe, expect, test } from "vitest";
import {
  ALERT,
  ALERT_RESPONSE,
  ALERT_TEXT,
  type AlertIdentity,
  alertPayload,
  alertResponsePayload,
  alertTextPayload,
  dataSourceName,
} from "../../../src/wire/nmea2000/alerts.ts";
import { candumpLines, frames } from "../../../src/wire/nmea2000/encode.ts";

const published: AlertIdentity = {
  type: 2,
  category: 1,
  system: 5,
  subsystem: 1,
  id: 3001,
  name: "0x0000000000000000",
  instance: 0,
  index: 0,
  occurrence: 1,
};
const ours: AlertIdentity = {
  ...published,
  name: "0xC0A1A0001CBEA005",
  instance: 7,
  index: 1,
  occurrence: 3,
};
const active = {
  silenced: false,
  acknowledged: false,
  escalated: false,
  maySilence: true,
  mayAcknowledge: true,
  mayEscalate: false,
  exceeded: true,
  state: 2,
};

/** Through candump's log, as an independent decoder reads it. */
function canboat(pgn: number, payload: Uint8Array): Record<string, unknown> {
  const parser = new FromPgn();
  parser.on("error", () => {});
  const read = candumpLines("can0", 0, { pgn, source: 0x23, priority: 2, payload }).map((line) =>
    parser.parseString(line),
  );
  return { ...read.at(-1)?.fields };
}

describe("alerts on NMEA 2000", () => {
  test("126983 is the bytes of the published example but for the priority, which we do not number", () => {
    const sent = frames({
      pgn: ALERT,
      source: 0x23,
      priority: 2,
      sequence: 2,
      payload: alertPayload(published, active),
    });
    expect(sent).toEqual([
      "09F00723#401C120501B90B00",
      "09F00723#4100000000000000",
      "09F00723#42000001D8FFFFFF",
      "09F00723#43FFFFFFFFFF11FF",
      "09F00723#4402FFFFFFFFFFFF",
    ]);
  });

  test("126983 is read by canboat as it was meant", () => {
    expect(canboat(ALERT, alertPayload(ours, active))).toMatchObject({
      alertType: "Alarm",
      alertCategory: "Technical",
      alertSystem: 5,
      alertSubSystem: 1,
      alertId: 3001,
      dataSourceNetworkIdName: Number(0xc0a1a0001cbea005n),
      dataSourceInstance: 7,
      dataSourceIndexSource: 1,
      alertOccurrenceNumber: 3,
      temporarySilenceStatus: "No",
      acknowledgeStatus: "No",
      escalationStatus: "No",
      temporarySilenceSupport: "Yes",
      acknowledgeSupport: "Yes",
      escalationSupport: "No",
      triggerCondition: "Auto",
      thresholdStatus: "Threshold Exceeded",
      alertState: "Active",
    });
  });

  test.for([
    ["silenced", "temporarySilenceStatus"],
    ["acknowledged", "acknowledgeStatus"],
    ["escalated", "escalationStatus"],
    ["maySilence", "temporarySilenceSupport"],
    ["mayAcknowledge", "acknowledgeSupport"],
    ["mayEscalate", "escalationSupport"],
  ] as const)("of the six flags %s is %s, and no other", ([ourName, theirName]) => {
    const none = {
      silenced: false,
      acknowledged: false,
      escalated: false,
      maySilence: false,
      mayAcknowledge: false,
      mayEscalate: false,
    };
    const read = canboat(ALERT, alertPayload(ours, { ...none, exceeded: false, state: 1, [ourName]: true }));
    expect(Object.entries(read).flatMap(([name, value]) => (value === "Yes" ? [name] : []))).toEqual([
      theirName,
    ]);
    expect(read).toMatchObject({ thresholdStatus: "Normal", alertState: "Normal" });
  });

  test("126985 is read by canboat with its words and its place", () => {
    expect(canboat(ALERT_TEXT, alertTextPayload(ours, "WTD OPEN", "FR 42"))).toMatchObject({
      alertId: 3001,
      languageId: "English (UK)",
      alertTextDescription: "WTD OPEN",
      alertLocationTextDescription: "FR 42",
    });
  });

  test("words that are longer than a message are cut, those of the place least", () => {
    const payload = alertTextPayload(ours, "x".repeat(400), "Engine room, deck 3, frame 42");
    expect(payload.length).toBe(223);
    const read = canboat(ALERT_TEXT, payload);
    expect(read.alertLocationTextDescription).toBe("Engine room, deck 3, frame 42");
    expect(String(read.alertTextDescription)).toMatch(/^x{170,}$/);
  });

  test("126984 is read by canboat as an acknowledgement by us", () => {
    expect(canboat(ALERT_RESPONSE, alertResponsePayload(ours, "0xC0320900FFE00001", 0))).toMatchObject({
      alertId: 3001,
      dataSourceInstance: 7,
      alertOccurrenceNumber: 3,
      acknowledgeSourceNetworkIdName: Number(0xc0320900ffe00001n),
      responseCommand: "Acknowledge",
    });
  });

  test("the NAME of the device that an alert is of is read to its last digit", () => {
    expect(dataSourceName(ALERT, alertPayload(ours, active))).toBe("0xC0A1A0001CBEA005");
    expect(dataSourceName(ALERT, alertPayload({ ...ours, name: undefined }, active))).toBeUndefined();
    expect(dataSourceName(129_025, alertPayload(ours, active))).toBeUndefined();
  });
});
