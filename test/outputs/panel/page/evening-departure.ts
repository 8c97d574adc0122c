/** A ro-ro passenger ferry on an evening in 2028, for the panel's tests: her fittings, and what the watch shows of her. */
import type { Json } from "../../../../src/kernel/json.ts";
import type {
  AlertView,
  FrontOfficeStart,
  GroupView,
  Picture,
  SignalView,
} from "../../../../src/outputs/feed.ts";

type Item = FrontOfficeStart["equipment"][number];

export const NOW = Date.parse("2028-03-01T13:02:40Z");

const door = (n: number, name: string, deck: number, frame: number, y: number): Item => ({
  id: `wtd-${n}`,
  kind: "watertight-door",
  name: `WTD ${n}, ${name}`,
  place: { deck, frame, space: name },
  plan: { x: 4 + frame * 0.62, y },
  signals: ["position", "supply"],
});

const item = (id: string, kind: string, name: string, signals: readonly string[], place?: Json): Item => ({
  id,
  kind,
  name,
  ...(place === undefined ? {} : { place }),
  signals,
});

export const ship: FrontOfficeStart["ship"] = {
  id: "malabar-star",
  name: "Malabar Star",
  timeZone: "Asia/Kolkata",
};

export const equipment: readonly Item[] = [
  door(1, "steering gear", 1, 8, 50),
  door(2, "shaft tunnel port", 1, 28, 22),
  door(3, "shaft tunnel starboard", 1, 28, 78),
  door(4, "engine room aft", 1, 48, 50),
  door(5, "auxiliary engines", 1, 66, 50),
  door(6, "pump room", 1, 88, 50),
  door(7, "crew stores", 2, 70, 30),
  door(8, "bow thruster", 1, 124, 50),
  {
    ...item("bow-door", "shell-door", "Bow door", ["position", "secured"], { deck: 3, frame: 148 }),
    plan: { x: 95, y: 50 },
  },
  {
    ...item("stern-ramp", "shell-door", "Stern ramp", ["position", "secured"], { deck: 3, frame: 0 }),
    plan: { x: 4, y: 50 },
  },
  {
    ...item("pilot-port", "shell-door", "Pilot door", ["position", "secured"], { deck: 3, frame: 90 }),
    plan: { x: 60, y: 88 },
  },
  item("escape-hatch", "opening", "Escape hatch, void 4", ["position"]),
  item("mast-fore", "navigation-light", "Masthead fore", ["state"]),
  item("mast-aft", "navigation-light", "Masthead aft", ["state"]),
  item("side-port", "navigation-light", "Sidelight port", ["state"]),
  item("side-stbd", "navigation-light", "Sidelight starboard", ["state"]),
  item("stern-light", "navigation-light", "Stern light", ["state"]),
  item("anchor-fore", "navigation-light", "Anchor light", ["state"]),
  item("bilge-er", "bilge-well", "Bilge engine room", ["high", "level"], { deck: 1, frame: 50 }),
  item("bilge-aux", "bilge-well", "Bilge auxiliaries", ["high"], { deck: 1, frame: 66 }),
  item("flood-void4", "flooding-detector", "Flooding void 4", ["wet"]),
  item("fire-zone2", "fire-detector", "Smoke, car deck 2", ["alarm", "fault"], { zone: "2" }),
  item("fire-panel", "fire-panel", "Fire panel", ["healthy", "alarm"]),
  item("gnss-1", "gnss", "GNSS 1", ["position", "speed", "course"]),
  item("gnss-2", "gnss", "GNSS 2", ["position", "speed"]),
];

export const says = (signal: string, value: Json, source = "wtd-console"): SignalView => ({
  signal,
  quality: "good",
  value,
  at: NOW - 4000,
  source,
});

export const cannotSay = (
  signal: string,
  quality: "stale" | "broken" | "never",
  because?: string,
): SignalView => ({
  signal,
  quality,
  value: null,
  at: quality === "never" ? null : NOW - 95_000,
  source: quality === "never" ? null : "io-3",
  ...(because === undefined ? {} : { because }),
});

const signals: readonly SignalView[] = [
  says("voyage.phase", "on-voyage", "situation"),
  says("navigation.status", "underway", "situation"),
  says("navigation.making-way", true, "situation"),
  says("environment.night", true, "situation"),
  cannotSay("visibility.restricted", "never"),
  says("gnss-1.position", { latitude: 9.9661, longitude: 76.2083 }, "backbone"),
  says("gnss-1.speed", 11.4, "backbone"),
  says("gnss-1.course", 262, "backbone"),
  cannotSay("gnss-2.position", "stale", "last heard 95 s ago"),
  says("wtd-1.position", "closed"),
  says("wtd-2.position", "closed"),
  says("wtd-3.position", "open"),
  says("wtd-4.position", "moving"),
  says("wtd-5.position", "secured"),
  cannotSay("wtd-6.position", "broken", "both contacts are made: open and closed at once"),
  cannotSay("wtd-7.position", "stale", "last heard 95 s ago"),
  says("wtd-8.position", "closed"),
  says("bow-door.position", "closed"),
  says("bow-door.secured", true),
  says("stern-ramp.position", "closed"),
  says("stern-ramp.secured", false),
  says("pilot-port.position", "closed"),
  cannotSay("pilot-port.secured", "broken", "input 7 of io-3 reports a cut line"),
  says("mast-fore.state", "lit", "io-3"),
  says("mast-aft.state", "open-circuit", "io-3"),
  says("side-port.state", "lit", "io-3"),
  says("side-stbd.state", "lit", "io-3"),
  cannotSay("stern-light.state", "stale", "last heard 95 s ago"),
  says("anchor-fore.state", "off", "io-3"),
  says("bilge-er.high", true, "backbone"),
  says("bilge-er.level", 0.62, "io-3"),
  says("bilge-aux.high", false, "backbone"),
  says("flood-void4.wet", false, "backbone"),
  cannotSay("fire-zone2.alarm", "broken", "bank unavailable"),
  says("fire-zone2.fault", true, "fire-panel"),
  says("fire-panel.healthy", true, "fire-panel"),
  says("fire-panel.alarm", false, "fire-panel"),
];

export const alert = (id: string, parts: Partial<AlertView> = {}): AlertView => ({
  id,
  occurrence: 1,
  rule: id.split(":")[0] ?? "",
  priority: "warning",
  category: "B",
  state: "active-unacknowledged",
  title: id.slice(0, 16),
  text: id,
  cites: "Schedule I, para 38(1)",
  subject: id.split(":")[1] ?? "",
  aspect: "position",
  raisedAt: NOW - 80_000,
  changedAt: NOW - 80_000,
  evidence: [],
  latched: false,
  because: "raised",
  count: 1,
  recorded: true,
  ...parts,
});

export const alerts: readonly AlertView[] = [
  alert("PSR-I-39:bilge-er:1", {
    priority: "alarm",
    aspect: "water",
    text: "Bilge engine room: water is high",
    cites: "Schedule I, para 39",
    raisedAt: NOW - 21_000,
    recorded: false,
  }),
  alert("PSR-I-38(1):wtd-3:2", {
    priority: "alarm",
    text: "Watertight door 3, shaft tunnel starboard, open under way for 3 min",
    evidence: [
      { signal: "wtd-3.position", quality: "good", value: "open", at: NOW - 4000, source: "wtd-console" },
      { signal: "voyage.phase", quality: "good", value: "on-voyage", at: NOW - 900_000, source: "situation" },
    ],
    raisedAt: NOW - 65_000,
  }),
  alert("PSR-I-38(3):wtd-3:1", {
    text: "Watertight door 3: permission for passage has ended",
    cites: "Schedule I, para 38(3)",
    state: "active-silenced",
    silencedUntil: NOW + 22_000,
  }),
  alert("PSR-I-38(1):wtd-6:unknown", {
    text: "Watertight door 6, pump room: position unknown, both contacts are made",
  }),
  alert("PSR-I-32(2)/visual:pilot-port:1", {
    text: "Pilot door: securing unknown, cut line at input 7",
    cites: "Schedule I, para 32(2)",
    count: 3,
  }),
  alert("EXT/ecr/3012/1", {
    category: "C",
    text: "Main engine: lubricating oil pressure low (engine control room)",
    cites: "reported by the alarm system of the engine room",
    aspect: "health",
  }),
  alert("COL-23(a):mast-aft:1", {
    state: "rectified-unacknowledged",
    text: "Masthead light aft: went out; lit again",
    cites: "Collision Regulations, Rule 23(a)",
    aspect: "light",
    raisedAt: NOW - 400_000,
  }),
  alert("PSR-I-32(2)/visual:stern-ramp:1", {
    priority: "alarm",
    state: "active-acknowledged",
    acknowledgedBy: "A. Menon",
    text: "Stern ramp: closed, but not secured",
    cites: "Schedule I, para 32(2)",
    raisedAt: NOW - 1_300_000,
  }),
  alert("WK-health:io-3:1", {
    state: "active-transferred",
    transferredTo: "engine control room",
    text: "Input io-3: bank unavailable",
    cites: "Watchkeeper, self-watch",
    aspect: "health",
    raisedAt: NOW - 5_000_000,
  }),
  alert("PSR-I-38(1):wtd-4:0", {
    priority: "caution",
    state: "active",
    text: "Watertight door 4 is moving",
    raisedAt: NOW - 6000,
  }),
];

export const groups: readonly GroupView[] = [
  {
    subject: "wtd-3",
    aspect: "position",
    leader: "PSR-I-38(1):wtd-3:2",
    members: ["PSR-I-38(1):wtd-3:2", "PSR-I-38(3):wtd-3:1"],
    active: true,
  },
];

export const evening: Picture = {
  at: NOW,
  alertsVersion: 41,
  alerts,
  groups,
  signals,
  gate: [
    {
      rule: "PSR-I-38(11)",
      subject: "stern-ramp",
      met: false,
      text: "Stern ramp closed and secured before the voyage",
    },
    {
      rule: "PSR-I-38(11)",
      subject: "pilot-port",
      met: false,
      text: "Pilot door closed and secured before the voyage",
    },
    {
      rule: "PSR-I-38(11)",
      subject: "bow-door",
      met: true,
      text: "Bow door closed and secured before the voyage",
    },
    {
      rule: "PSR-I-38(12)",
      subject: "voyage",
      met: true,
      text: "Closing of all openings entered in the log",
    },
  ],
  indications: [
    {
      rule: "PSR-I-32(2)/visual",
      subject: "stern-ramp",
      title: "STERN RAMP OPEN",
      text: "Stern ramp not secured",
      cites: "Schedule I, para 32(2)",
      unknown: false,
    },
  ],
  duties: [
    {
      rule: "PSR-I-37(2)",
      subject: "wtd-7",
      text: "Watertight door 7 operated today",
      due: NOW + 3 * 3_600_000,
      done: false,
      overdue: false,
    },
    {
      rule: "PSR-I-37(4)",
      subject: "ship",
      text: "Weekly inspection of watertight doors",
      due: NOW - 7_200_000,
      done: false,
      overdue: true,
    },
    {
      rule: "PSR-I-37(2)",
      subject: "wtd-1",
      text: "Watertight door 1 operated today",
      due: NOW + 20 * 3_600_000,
      done: true,
      overdue: false,
    },
  ],
  ports: [
    {
      port: "wtd-console",
      driver: "nmea0183",
      state: "hearing",
      since: NOW - 9_000_000,
      good: 81_230,
      refused: 2,
    },
    {
      port: "backbone",
      driver: "nmea2000",
      state: "hearing",
      since: NOW - 9_000_000,
      good: 1_920_331,
      refused: 0,
    },
    {
      port: "io-3",
      driver: "modbus",
      state: "lost",
      since: NOW - 95_000,
      good: 8123,
      refused: 41,
      because: "unit 3 does not answer",
    },
  ],
  unwatched: [
    { rule: "PSR-I-26(6)(c)(i)/level", subject: "wtd-1", name: "WTD 1", missing: ["hydraulic-level"] },
    {
      rule: "PSR-I-32(2)/mode",
      subject: "unfitted-shell-door-panel",
      name: "Shell door panel",
      missing: ["unfitted-shell-door-panel.mode"],
    },
  ],
  head: { seq: 318, hash: "5b1f" },
  sound: "alarm",
};
