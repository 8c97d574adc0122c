import { expect, test } from "vitest";
import { refusal } from "../../../src/outputs/panel/origin.ts";

const asked = (method: string, host: string | undefined, origin?: string, fetchSite?: string) => ({
  method,
  host,
  origin,
  fetchSite,
});

test.each(["127.0.0.1:8470", "localhost:8470", "[::1]:8470", "127.0.0.1"])(
  "a panel on loopback answers to %s",
  (host) => {
    expect(refusal(asked("GET", host), "127.0.0.1", [])).toBeUndefined();
  },
);

test.each([
  "evil.example:8470",
  "192.168.4.2:8470",
  "127.0.0.1.evil.example",
  "",
  undefined,
  "a b",
  "user@127.0.0.1",
])("a panel on loopback does not answer to the name %s", (host) => {
  expect(refusal(asked("GET", host), "127.0.0.1", [])).toMatch(/does not answer to the name/);
});

test("a panel on the ship's network answers to addresses, its host's name, and no other name", () => {
  const ask = (host: string) => refusal(asked("GET", host), "0.0.0.0", ["bridge-pi"]);
  expect(["192.168.4.2:8470", "bridge-pi:8470", "Bridge-Pi.local:8470", "localhost"].map(ask)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(ask("rebound.example:8470")).toMatch(/does not answer/);
});

test("a post from another page is refused, whichever header betrays it", () => {
  const post = (origin?: string, site?: string) =>
    refusal(asked("POST", "127.0.0.1:8470", origin, site), "127.0.0.1", []);
  expect(post("http://evil.example")).toMatch(/own page/);
  expect(post("null")).toMatch(/own page/);
  expect(post("http://127.0.0.1:9999")).toMatch(/own page/);
  expect(post(undefined, "cross-site")).toMatch(/own page/);
  expect(post(undefined, "same-site")).toMatch(/own page/);
  expect(post("http://127.0.0.1:8470", "same-origin")).toBeUndefined();
  expect(post()).toBeUndefined();
});
