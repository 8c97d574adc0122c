/**
 * One connection to a broker, from its opening to its end. There is no second attempt in it and no queue: mqtt.js keeps
 * at most 65,535 publications while offline and drops the oldest unsaid, so that it is never given one while offline.
 */
import { connect as mqttConnect } from "mqtt";
import { writeToStream } from "mqtt-packet";
import { seconds } from "../../kernel/duration.ts";
import type { ShoreSettings } from "../feed.ts";
import type { Publication } from "./topics.ts";

// Else every number there may be is kept as a buffer of its own: seven megabytes, for a few packets a second.
writeToStream.cacheNumbers = false;

export interface ConnectionEnd {
  readonly because: string;
  /** A person must correct something: waiting will not help. */
  readonly mend: boolean;
}

export interface ConnectionEvents {
  opened(): void;
  /** Once, after which nothing more comes. */
  closed(end: ConnectionEnd): void;
}

export interface Connection {
  /** Asks which topics under a filter hold something; a broker that does not let us ask is not asked again. */
  holds(filter: string, found: (topic: string) => void): void;
  /** Only while open. `confirmed` is called when the broker has it, or never. */
  publish(publication: Publication, confirmed: () => void): void;
  /** Says goodbye, so that the last will is not sent. */
  end(): Promise<void>;
  /** Cuts it off; the broker then sends the last will. */
  drop(because: string): void;
}

export type Connect = (
  settings: ShoreSettings,
  clientId: string,
  will: Publication,
  events: ConnectionEvents,
) => Connection;

const ANSWERS_WITHIN = seconds(20);
const KEEP_ALIVE_SECONDS = 30;

export const connect: Connect = (settings, clientId, will, events) => {
  let end: ConnectionEnd | undefined;
  let opened = false;
  const client = mqttConnect(settings.url, {
    protocolId: "MQTT",
    protocolVersion: 4,
    clientId,
    clean: true,
    reconnectPeriod: 0,
    resubscribe: false,
    connectTimeout: ANSWERS_WITHIN,
    keepalive: KEEP_ALIVE_SECONDS,
    will: { topic: will.topic, payload: Buffer.from(will.payload), qos: 1, retain: will.retain },
    ...(settings.username === undefined ? {} : { username: settings.username }),
    ...(settings.password === undefined ? {} : { password: settings.password }),
  });

  client.on("connect", () => {
    opened = true;
    events.opened();
  });
  client.on("error", (error) => {
    end ??= whyNot(error, settings);
  });
  client.once("close", () => {
    client.end(true);
    const lost = opened ? "the connection was lost" : `nothing answered at ${settings.url} within 20 s`;
    events.closed(end ?? { because: lost, mend: false });
  });

  return {
    holds: (filter, found) => {
      client.on("message", (topic, payload, packet) => {
        if (packet.retain && payload.length > 0) found(topic);
      });
      client.subscribe(filter, { qos: 1 }, (error) => {
        if (!error) client.unsubscribe(filter);
      });
    },
    publish: ({ topic, payload, retain }, confirmed) => {
      client.publish(topic, payload, { qos: 1, retain }, (error) => {
        if (!error) confirmed();
      });
    },
    end: () => client.endAsync(),
    drop: (because) => {
      end ??= { because, mend: false };
      client.stream.destroy();
    },
  };
};

type Why = (broker: ShoreSettings) => string;

const PASSWORD: Why = ({ name, url }) =>
  `the broker at ${url} refuses the user name or password: correct username and password of "${name}" under watch.shore in the ship file`;

/** Connect return codes of MQTT 3.1.1 (table 3.1) that a person must do something about. */
const MEND = new Map<unknown, Why>([
  [1, ({ url }) => `the broker at ${url} does not speak MQTT 3.1.1`],
  [2, ({ url }) => `the broker at ${url} refuses our client id: allow ids that begin with watchkeeper-`],
  [4, PASSWORD],
  [5, PASSWORD],
]);

/** What passes by itself. */
const WAIT = new Map<unknown, Why>([
  [3, ({ url }) => `the broker at ${url} says that it is not available`],
  ["ECONNREFUSED", ({ url }) => `nothing listens at ${url}`],
  ["ENOTFOUND", ({ url }) => `the name in ${url} is not known: no link, or a misspelt name`],
  ["EAI_AGAIN", ({ url }) => `the name in ${url} cannot be looked up: no link`],
]);

function whyNot(error: Error & { readonly code?: unknown }, broker: ShoreSettings): ConnectionEnd {
  const mend = MEND.get(error.code);
  if (mend !== undefined) return { because: mend(broker), mend: true };
  if (/certificate|self.signed|altname/i.test(error.message)) {
    return { because: `the certificate of ${broker.url} is not trusted: ${error.message}`, mend: true };
  }
  const wait = WAIT.get(error.code);
  return { because: wait?.(broker) ?? `${broker.url}: ${error.message || String(error.code)}`, mend: false };
}
