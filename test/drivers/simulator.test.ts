/** The simulator: everything it plays is valid, and what it plays is what the demonstration ship binds. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { simulator } from "../../drivers/simulator/driver.ts";
import { playing } from "../../drivers/simulator/playing.ts";
import { demo } from "../../drivers/simulator/scenarios/demo.ts";
import { compileBindings } from "../../src/bindings/compile.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { loadShipFile } from "../../src/config/load.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import { rules } from "../../src/rules/index.ts";
import type { Message } from "../../src/wire/message.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const START = Date.UTC(2028, 2, 1, 12);

function heard(
  port: string,
  seconds: number,
): readonly { readonly raw: Raw; readonly messages: readonly Message[] }[] {
  const play = playing(demo, port);
  const decode = simulator.decoder(simulator.config.parse({ scenario: "demo", plays: port }));
  const all: { raw: Raw; messages: readonly Message[] }[] = [];
  for (let second = 0; second <= seconds; second += 0.5) {
    const when = { at: START + second * 1000, mono: second * 1000 };
    for (const text of play.upTo(second, when.at))
      all.push({ raw: { when, text }, messages: decode({ when, text }) });
  }
  return all;
}

describe.each(Object.keys(demo.parts))("port %s", (port) => {
  test("says only what a decoder accepts, and says something", () => {
    const messages = heard(port, 30).flatMap(({ messages }) => messages);
    expect(messages.filter(({ is }) => is === "refused")).toEqual([]);
    expect(messages.length).toBeGreaterThan(4);
  });
});

test("within ten seconds every signal that the demonstration ship binds has been told", () => {
  const loaded = loadShipFile(resolve(ROOT, "config/demo.yaml"), declared({ drivers: DRIVERS, rules }));
  expect(loaded.problems.map(({ message }) => message)).toEqual([]);
  if (!loaded.valid) return;
  const bindings = compileBindings(loaded.file);
  const told = new Set<string>();
  for (const port of Object.keys(demo.parts)) {
    for (const { raw, messages } of heard(port, 10)) {
      for (const message of messages)
        for (const { signal } of bindings.read(port, message, raw.when)) told.add(signal);
      for (const { signal } of bindings.settle(raw.when)) told.add(signal);
    }
  }
  expect([...bindings.bound.keys()].filter((signal) => !told.has(signal))).toEqual([]);
});

test("a port that the scenario does not have is refused with those it has", () => {
  const said = simulator.config.safeParse({ scenario: "demo", plays: "wtd-consol" }).error?.issues[0]
    ?.message;
  expect(said).toContain("wtd-console");
});

test("its sample is a port that a ship file may have", () => {
  const sample = readFileSync(resolve(ROOT, "drivers/simulator/sample.yaml"), "utf8");
  expect(sample).toContain("driver: simulator");
  expect(simulator.config.safeParse({ scenario: "demo", plays: "wtd-console" }).success).toBe(true);
});
