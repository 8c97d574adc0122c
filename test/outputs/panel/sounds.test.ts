import { expect, test } from "vitest";
import { createSounds, type Sounds } from "../../../src/outputs/panel/sounds.ts";

/** A page at an address says every five seconds whether it is kept from sounding; gives all that is said of it. */
function tells(sounds: Sounds, from: number, to: number, pages: Readonly<Record<string, boolean>>): string[] {
  const said: string[] = [];
  for (let second = from; second < to; second += 1) {
    if (second % 5 === 0)
      for (const [address, blocked] of Object.entries(pages)) sounds.told(address, blocked, second * 1000);
    const words = sounds.look(second * 1000);
    if (words !== undefined) said.push(words);
  }
  return said;
}

const WORDS = (address: string) => `The browser of the panel at ${address} lets no alarm be heard`;

test("the screen of this computer, kept from sounding for twenty seconds, is told once, and again when it can", () => {
  const sounds = createSounds();
  expect(tells(sounds, 0, 20, { "127.0.0.1": true })).toEqual(["well"]);
  expect(tells(sounds, 20, 60, { "127.0.0.1": true })).toEqual([expect.stringContaining(WORDS("127.0.0.1"))]);
  expect(tells(sounds, 60, 90, { "127.0.0.1": false })).toEqual(["well"]);
});

test("a page that is touched soon after it was opened is no fault", () => {
  const sounds = createSounds();
  tells(sounds, 0, 16, { "127.0.0.1": false });
  expect(tells(sounds, 16, 32, { "127.0.0.1": true })).toEqual([]);
  expect(tells(sounds, 32, 90, { "127.0.0.1": false })).toEqual([]);
});

test("a tablet in a cabin is nobody's business, a wing panel that the ship file names is", () => {
  const sounds = createSounds(["10.0.0.7"]);
  expect(tells(sounds, 0, 60, { "10.0.0.9": true, "::ffff:10.0.0.7": false })).toEqual(["well"]);
  expect(tells(sounds, 60, 90, { "10.0.0.9": true, "::ffff:10.0.0.7": true })).toEqual([
    expect.stringContaining(WORDS("10.0.0.7")),
  ]);
});

test("a page that has been closed is silent no longer", () => {
  const sounds = createSounds();
  tells(sounds, 0, 60, { "127.0.0.1": true });
  expect(tells(sounds, 60, 95, {})).toEqual(["well"]);
});

test("after a start of the office an alert that stands does not end before the pages have come back", () => {
  const sounds = createSounds();
  expect(tells(sounds, 0, 12, {})).toEqual([]);
});
