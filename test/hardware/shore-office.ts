/** The office ashore: a subscriber that is never forgotten by its broker, and that drops what it has seen. */
import mqtt, { type MqttClient } from "mqtt";
import type { Entry } from "../../src/logbook/entry.ts";
import { OFFICER } from "./broker.ts";

export interface ShoreOffice {
  /** Topics in the order in which they came, without the root, the log entries among them as `log/<book>`. */
  readonly arrived: string[];
  /** The seq of each entry kept: those above the last kept. */
  readonly kept: number[];
  /** Entries that came again. */
  again(): number;
  /** What each topic last said. */
  readonly latest: Map<string, string>;
  /** Resolves when it is so. Looked at with each arrival. */
  until(so: () => boolean): Promise<void>;
  close(): Promise<void>;
}

const ROOT = /^watchkeeper\/[^/]+\//;

export async function shoreOffice(url: string): Promise<ShoreOffice> {
  const client: MqttClient = await mqtt.connectAsync(url, {
    ...OFFICER,
    clientId: "shore-office",
    clean: false,
    reconnectPeriod: 200,
    protocolVersion: 4,
  });
  const arrived: string[] = [];
  const kept: number[] = [];
  const latest = new Map<string, string>();
  let again = 0;
  const waiting = new Set<{ readonly so: () => boolean; readonly resolve: () => void }>();
  client.on("message", (topic, payload) => {
    const short = topic.replace(ROOT, "");
    arrived.push(short);
    latest.set(short, payload.toString());
    if (short.startsWith("log/")) {
      const { seq } = JSON.parse(payload.toString()) as Entry;
      if (seq > (kept.at(-1) ?? 0)) kept.push(seq);
      else again += 1;
    }
    for (const wait of waiting) {
      if (!wait.so()) continue;
      waiting.delete(wait);
      wait.resolve();
    }
  });
  await client.subscribeAsync("watchkeeper/#", { qos: 1 });
  return {
    arrived,
    kept,
    latest,
    again: () => again,
    until: (so) =>
      new Promise((resolve) => {
        if (so()) resolve();
        else waiting.add({ so, resolve });
      }),
    close: () => client.endAsync(true),
  };
}

/** What a broker holds retained under the ship now, asked by somebody who comes new. */
export async function retainedAt(url: string): Promise<Map<string, string>> {
  const client = await mqtt.connectAsync(url, { ...OFFICER, protocolVersion: 4 });
  const held = new Map<string, string>();
  client.on("message", (topic, payload, packet) => {
    if (packet.retain) held.set(topic.replace(ROOT, ""), payload.toString());
  });
  await client.subscribeAsync("watchkeeper/#", { qos: 1 });
  // Retained messages come before the answer to a later request on the same line.
  await client.subscribeAsync("nothing", { qos: 1 });
  await client.endAsync(true);
  return held;
}
