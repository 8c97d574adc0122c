import { expect, test } from "vitest";
import { shoreSchema as shore } from "../../src/outputs/mqtt/settings.ts";
import { pinHash } from "../../src/outputs/panel/pin.ts";
import { panelSchema as panel } from "../../src/outputs/panel/settings.ts";

const words = (result: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}) => result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`.replace(/^: /, ""));

test("without a word about it the panel listens on loopback and nothing is sent ashore", () => {
  expect(panel.parse({})).toEqual({
    host: "127.0.0.1",
    port: 8440,
    "must-sound": ["127.0.0.1", "::1"],
    people: [],
  });
  expect(shore.parse(undefined)).toEqual([]);
});

test("a PIN never stands in the ship file itself", async () => {
  const people = (pin: string) => ({ people: [{ name: "A. Menon", pin }] });
  expect(words(panel.safeParse(people("4711")))?.[0]).toMatch(/^people\.0\.pin: the hash of a PIN is wanted/);
  expect(panel.safeParse(people(await pinHash("4711"))).success).toBe(true);
});

test("nobody is named twice, and unknown keys are refused", () => {
  expect(words(panel.safeParse({ people: [{ name: "A" }, { name: "A" }] }))).toEqual([
    "people: somebody is named twice: each person once",
  ]);
  expect(panel.safeParse({ prot: 80 }).success).toBe(false);
});

test.each([
  [
    { name: "Office", url: "mqtt://shore" },
    "0.name: the name of a broker has lower case letters, digits and hyphens",
  ],
  [
    { name: "demonstration", url: "mqtt://shore" },
    `0.name: "demonstration" is the name of the demonstration's own broker; take another`,
  ],
  [
    { name: "office", url: "http://shore" },
    "0.url: the address of a broker is mqtt://host:port or mqtts://host:port, without a user name",
  ],
  [
    { name: "office", url: "mqtt://me:secret@shore" },
    "0.url: the address of a broker is mqtt://host:port or mqtts://host:port, without a user name",
  ],
])("a broker %j is refused with a sentence", (broker, sentence) => {
  expect(words(shore.safeParse([broker]))).toEqual([sentence]);
});

test("two brokers of one name would share a cursor, and are refused", () => {
  const office = { name: "office", url: "mqtts://shore:8883" };
  expect(words(shore.safeParse([office, office]))).toEqual([
    "two brokers have one name: each keeps its own place in the log under its name",
  ]);
});
