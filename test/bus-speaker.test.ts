/** What goes onto a bus and what comes back, with a bus of paper: no kernel, no gateway. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { DRIVERS } from "../drivers/index.ts";
import { alertBook } from "../src/alerts/book.ts";
import { createBusSpeaker } from "../src/bus-speaker.ts";
import type { ShipFile } from "../src/config/load.ts";
import type { PortState } from "../src/kernel/port-state.ts";
import { isAlertAct } from "../src/told.ts";
import { addressClaimPayload } from "../src/wire/nmea2000/address-claim.ts";
import { nmea2000Bus } from "../src/wire/nmea2000/bus.ts";
import { frames, type Sent } from "../src/wire/nmea2000/encode.ts";
import { door } from "./alerts/officer.ts";

const CAN = { can: "can0", alerts: "send" };
const YDWG = { tcp: "10.0.0.9:1457", gateway: "ydwg", alerts: "send" };
const device = { unique: 1, manufacturer: 137, instance: 0, function: 130, class: 10, system: 0 };

function aboard(config: object) {
  const book = alertBook();
  const said: string[] = [];
  let mono = 0;
  let state: PortState = "hearing";
  let takes: string | undefined;
  const clock = { now: () => ({ at: Date.parse("2028-03-01T12:00:00Z") + mono, mono }) };
  const acts: unknown[] = [];
  const stop = new AbortController();
  const speaker = createBusSpeaker(
    {
      file: {
        ship: {
          equipment: [{ id: "wtd-3", kind: "watertight-door", name: "WTD 3", place: { deck: 3, frame: 42 } }],
        },
        ports: [{ name: "bus", driver: "nmea2000", config }],
        watch: { outputs: { "n2k-alerts": [{ port: "bus", manufacturer: 2046, unique: 77 }] } },
      } as unknown as ShipFile,
      drivers: DRIVERS,
      ports: {
        speak: () => (bytes) => {
          if (takes === undefined)
            said.push(...Buffer.from(bytes).toString("latin1").split(/\r?\n/).filter(Boolean));
          return Promise.resolve(takes);
        },
      },
      clock,
      alerts: [],
      kept: new Map(),
      act: (act) => {
        acts.push(act);
        if (!isAlertAct(act)) return "no act on an alert";
        const { changes, refused } = book.act(act, clock.now());
        speaker.told({ alerts: changes, asked: [] });
        return refused;
      },
      supervisors: [{ report: () => ({ port: "bus", state }) as never }],
    },
    stop.signal,
  );
  const ears = nmea2000Bus({ wanted: "all" });
  return {
    book,
    acts,
    speaker,
    /** So much later: everything that is due is said. */
    async later(milliseconds: number) {
      for (const end = mono + milliseconds; mono < end; mono += 50) {
        speaker.tick();
        await vi.advanceTimersByTimeAsync(0);
      }
    },
    heard: () => said.splice(0).map((one) => one.slice(0, one.search(/[# ]/))),
    /** A device on the bus says something. */
    says(sent: Sent) {
      for (const frame of frames(sent)) {
        const [id = "", data = ""] = frame.split("#");
        const messages = ears.frame(Number.parseInt(id, 16), Buffer.from(data, "hex"), mono);
        speaker.heard("bus", messages);
      }
    },
    raise: () => speaker.told({ alerts: book.find(door(), clock.now()), asked: [] }),
    port: (next: PortState) => {
      state = next;
    },
    takes: (words: string | undefined) => {
      takes = words;
    },
  };
}

vi.useFakeTimers();
afterEach(() => {
  vi.clearAllTimers();
});

const CLAIM = "18EEFFC8";
const ALERT = "09F007C8";

describe("on a CAN interface", () => {
  test("nothing is told before our address is claimed and has stood 250 ms", async () => {
    const ship = aboard(CAN);
    ship.raise();
    await ship.later(200);
    expect(ship.heard()).toEqual([CLAIM]);
    await ship.later(200);
    expect(ship.heard().slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ALERT));
  });

  test("a lower NAME at our address: from then on everything comes from the new one", async () => {
    const ship = aboard(CAN);
    await ship.later(500);
    ship.heard();
    ship.says({ pgn: 60_928, source: 200, payload: addressClaimPayload(device) });
    await ship.later(500);
    expect(ship.heard()).toEqual(["18EEFF80"]);
    ship.raise();
    await ship.later(100);
    expect(ship.heard()[0]).toBe("09F00780");
  });

  test("nothing is said while the port is not heard, and the address is claimed anew when it is", async () => {
    const ship = aboard(CAN);
    ship.port("starting");
    ship.raise();
    await ship.later(3000);
    expect(ship.heard()).toEqual([]);
    ship.port("hearing");
    await ship.later(500);
    expect(ship.heard()[0]).toBe(CLAIM);
    ship.port("lost");
    await ship.later(100);
    ship.heard();
    await ship.later(5000);
    expect(ship.heard()).toEqual([]);
    ship.port("hearing");
    await ship.later(100);
    expect(ship.heard()).toEqual([CLAIM]);
  });

  test("a bus that takes nothing for 10 s is trouble, in words; what it did not take is not told late", async () => {
    const ship = aboard(CAN);
    ship.takes("CAN interface can0 cannot be spoken on: canplayer is not installed");
    await ship.later(9000);
    expect(ship.speaker.troubles()).toEqual([]);
    await ship.later(2000);
    expect(ship.speaker.troubles()).toEqual([
      {
        port: "bus",
        words:
          "Alerts are not told on port bus: CAN interface can0 cannot be spoken on: canplayer is not installed",
      },
    ]);
    ship.takes(undefined);
    await ship.later(100);
    expect(ship.heard()).toEqual([CLAIM]);
    expect(ship.speaker.troubles()).toEqual([]);
  });

  test("who asks us what we are is told, and what we have not is refused to him alone", async () => {
    const ship = aboard(CAN);
    await ship.later(500);
    ship.heard();
    const asks = (pgn: number, destination: number): void =>
      ship.says({
        pgn: 59_904,
        source: 9,
        destination,
        payload: Uint8Array.of(pgn & 0xff, (pgn >> 8) & 0xff, pgn >> 16),
      });
    asks(126_996, 200);
    await ship.later(100);
    expect(new Set(ship.heard())).toEqual(new Set(["19F014C8"]));
    asks(126_998, 200);
    asks(126_998, 255);
    asks(126_998, 31);
    await ship.later(100);
    expect(ship.heard()).toEqual(["18E809C8"]);
  });
});

describe("through a gateway", () => {
  test("nothing is claimed: it has an address of its own", async () => {
    const ship = aboard(YDWG);
    ship.raise();
    await ship.later(100);
    const heard = ship.heard();
    expect(heard.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "09F007FE"));
    expect(heard.some((id) => id.startsWith("18EE"))).toBe(false);
  });
});

test("where the ship file does not allow it, the driver lends no bus", () => {
  const driver = DRIVERS.find(({ name }) => name === "nmea2000");
  for (const config of [{ can: "can0" }, { can: "can0", alerts: "hear" }, { udp: 1457, gateway: "ydwg" }])
    expect(driver?.bus?.(driver.config.parse(config))).toBeUndefined();
  for (const config of [CAN, YDWG, { serial: "/dev/x", gateway: "ngt-1", alerts: "send" }])
    expect(driver?.bus?.(driver.config.parse(config))).toBeDefined();
  for (const config of [
    { udp: 1457, gateway: "ydwg", alerts: "send" },
    { serial: "/dev/x", gateway: "ikonvert", alerts: "send" },
    { candump: "x.log", alerts: "send" },
  ])
    expect(driver?.config.safeParse(config).success).toBe(false);
});
