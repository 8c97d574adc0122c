/**
 * Alerts told on every NMEA 2000 bus that the ship file names, and answered from there: on a CAN interface under an
 * address of our own, through a gateway under its. A bus that takes nothing holds up nobody.
 */
import type { Alert } from "./alerts/alert.ts";
import type { ShipFile } from "./config/load.ts";
import { driverOf } from "./driver-of.ts";
import type { Driver } from "./ingest/driver.ts";
import type { Supervisor } from "./ingest/supervisor.ts";
import type { Clock } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import { type Kept, onlyChanges } from "./only-changes.ts";
import { ISO_REQUEST, type OwnAddress, ownAddress } from "./outputs/n2k-alerts/address.ts";
import { type BusAlerts, busAlerts } from "./outputs/n2k-alerts/alerts.ts";
import { answerTo } from "./outputs/n2k-alerts/product.ts";
import {
  type N2kAlertsSettings,
  n2kAlertsSchema,
  ownDevice,
  ownName,
} from "./outputs/n2k-alerts/settings.ts";
import type { Ports } from "./ports/ports.ts";
import type { Equipment } from "./ship/ship.ts";
import type { Act } from "./signals/act.ts";
import { type SpokenLine, spokenLine, type Trouble } from "./spoken-line.ts";
import type { Told } from "./told.ts";
import type { Message } from "./wire/message.ts";
import { ADDRESS_CLAIM } from "./wire/nmea2000/address-claim.ts";
import { ALERT_RESPONSE, alertResponsePayload } from "./wire/nmea2000/alerts.ts";
import type { Sent } from "./wire/nmea2000/encode.ts";
import { EVERYBODY, NOBODY } from "./wire/nmea2000/frame.ts";
import { onBus } from "./wire/nmea2000/gateway-encode.ts";

export interface BusSpeaker {
  wanted(port: string): readonly string[];
  told(told: Pick<Told, "alerts" | "asked">): Kept;
  heard(port: string, messages: readonly Message[]): void;
  /** Says what is due; called at least twice a second. */
  tick(): void;
  troubles(): readonly Trouble[];
}

export interface BusSpeakerStart {
  readonly file: Pick<ShipFile, "ship" | "ports" | "watch">;
  readonly drivers: readonly Driver[];
  readonly ports: Pick<Ports, "speak">;
  readonly clock: Clock;
  readonly alerts: readonly Alert[];
  readonly kept: ReadonlyMap<string, Json>;
  readonly act: (act: Act) => string | undefined;
  readonly supervisors: readonly Pick<Supervisor, "report">[];
}

interface Bus {
  readonly settings: N2kAlertsSettings;
  readonly alerts: BusAlerts;
  /** Absent on a gateway, which has its own. */
  readonly address: OwnAddress | undefined;
  readonly answers: Omit<Sent, "source">[];
  readonly spoken: SpokenLine;
  readonly changed: (state: Json) => Kept;
  /** Not heard: nothing is said, for nobody could be heard to object. */
  readonly ear: { deaf: boolean };
}

/** Answers that nobody can be given must not pile up. */
const MOST_ANSWERS = 32;
const WANTED = [ADDRESS_CLAIM, ISO_REQUEST, ALERT_RESPONSE].map(String);

export function createBusSpeaker(start: BusSpeakerStart, stop: AbortSignal): BusSpeaker {
  const buses = n2kAlertsSchema
    .parse(start.file.watch.outputs["n2k-alerts"])
    .map((settings) => openBus(settings, start, stop));

  /** Whose interface was away claims its address anew: others may have come meanwhile. */
  function listen({ settings, ear, address }: Bus): void {
    const report = start.supervisors.map((one) => one.report()).find(({ port }) => port === settings.port);
    const deaf = report?.state === "lost" || report?.state === "starting";
    if (ear.deaf && !deaf) address?.again();
    ear.deaf = deaf;
  }

  function hear(bus: Bus, message: Extract<Message, { is: "pgn" }>): void {
    bus.address?.heard(message);
    const own = bus.address?.held(start.clock.now());
    const answer = own === undefined ? undefined : answerTo(message, own, bus.settings.unique);
    if (answer && bus.answers.length < MOST_ANSWERS) bus.answers.push(answer);
    const forUs =
      bus.address === undefined || message.destination === own || message.destination === EVERYBODY;
    const act = forUs ? bus.alerts.heard(message) : undefined;
    // A refusal has no message of its own: the state that is told goes on being what it was.
    if (act) start.act(act);
  }

  return {
    wanted: (port) => (buses.some((bus) => bus.settings.port === port) ? WANTED : []),
    told({ alerts, asked }) {
      for (const bus of buses) {
        bus.alerts.changed(alerts);
        for (const one of asked)
          if (one.port === bus.settings.port && "acknowledge" in one && one.acknowledge.by === "126984") {
            const { to, by: _, ...identity } = one.acknowledge;
            const payload = alertResponsePayload(identity, ownName(bus.settings), 0);
            bus.answers.push({ pgn: ALERT_RESPONSE, priority: 2, destination: to, payload });
          }
        bus.spoken.pump();
      }
      return alerts.length === 0 ? [] : buses.flatMap((bus) => bus.changed(bus.alerts.save()));
    },
    heard(port, messages) {
      for (const bus of buses) {
        if (bus.settings.port !== port) continue;
        for (const message of messages) if (message.is === "pgn") hear(bus, message);
        bus.spoken.pump();
      }
    },
    tick() {
      for (const bus of buses) {
        listen(bus);
        bus.spoken.pump();
      }
    },
    troubles: () =>
      buses.flatMap(({ settings: { port }, address, spoken }) => {
        const words = address?.trouble() ?? spoken.trouble(start.clock.now());
        return words === undefined ? [] : [{ port, words: `Alerts are not told on port ${port}: ${words}` }];
      }),
  };
}

function openBus(settings: N2kAlertsSettings, start: BusSpeakerStart, stop: AbortSignal): Bus {
  const { file, drivers, clock } = start;
  const { line, tongue } = busOf(settings.port, file, drivers);
  const key = `n2k-alerts.${settings.port}`;
  const kept = start.kept.get(key);
  const fitted = new Map(file.ship.equipment.map((item) => [item.id, item]));
  const alerts = busAlerts(settings, [...fitted.keys()], (id) => placeOf(fitted.get(id)), start.alerts, kept);
  const address = tongue === "can" ? ownAddress(ownDevice(settings), settings.address) : undefined;
  const answers: Omit<Sent, "source">[] = [];
  const sequences = new Map<number, number>();

  const ear = { deaf: true };

  const take = (): Sent | undefined => {
    if (ear.deaf) return undefined;
    const now = clock.now();
    const claim = address?.take(now);
    if (claim) return claim;
    const source = address === undefined ? NOBODY : address.held(now);
    const message = source === undefined ? undefined : (answers.shift() ?? alerts.take(now));
    return message && source !== undefined ? { ...message, source } : undefined;
  };
  const bytes = (sent: Sent): Uint8Array => {
    const sequence = sequences.get(sent.pgn) ?? 0;
    sequences.set(sent.pgn, (sequence + 1) % 8);
    return onBus(tongue, { ...sent, sequence });
  };
  const speech = { take, bytes, say: start.ports.speak(line, stop), lost: () => address?.again() };
  const spoken = spokenLine(speech, clock, stop);
  return { settings, alerts, address, answers, spoken, changed: onlyChanges(key, kept), ear };
}

/** `check` has seen to it that there is one. */
function busOf(port: string, file: Pick<ShipFile, "ports">, drivers: readonly Driver[]) {
  const heard = file.ports.find(({ name }) => name === port);
  const bus = heard && driverOf(heard, drivers).bus?.(heard.config);
  if (bus === undefined) throw new Error(`alerts may not be told on port “${port}”`);
  return bus;
}

function placeOf(item: Equipment | undefined): string {
  const { space, deck, frame } = item?.place ?? {};
  const parts = [
    space,
    deck === undefined ? "" : `deck ${deck}`,
    frame === undefined ? "" : `frame ${frame}`,
  ];
  return parts.filter(Boolean).join(", ");
}
