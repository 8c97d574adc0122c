import { describe, expect, test } from "vitest";
import { hours, minutes, seconds } from "../../../src/kernel/duration.ts";
import { Access, standing } from "../../../src/outputs/panel/access.ts";
import { failed, wait } from "../../../src/outputs/panel/lockout.ts";
import { pinHash, pinMatches } from "../../../src/outputs/panel/pin.ts";

const settings = (host: string, ...people: { name: string; rank?: string; pin?: string }[]) => ({
  host,
  port: 0,
  people,
});
const menon = { name: "A. Menon", rank: "Second officer" };
const pin = await pinHash("4711");

test("a PIN is kept only as a hash, different each time, that fits this PIN alone", async () => {
  expect(pin).toMatch(/^scrypt:/);
  expect(pin).not.toContain("4711");
  expect(await pinHash("4711")).not.toBe(pin);
  expect(await pinMatches("4711", pin)).toBe(true);
  expect(await pinMatches("4712", pin)).toBe(false);
  expect(await pinMatches("4711", "scrypt::")).toBe(false);
});

describe("with nobody named in the ship file", () => {
  test("on loopback anyone at this machine may act, under the name they state", () => {
    const access = new Access(settings("127.0.0.1"));
    expect(access.author(undefined, { name: "The mate" }, 0)).toEqual({
      ok: true,
      value: { name: "The mate" },
    });
  });

  test.each(["0.0.0.0", "192.168.4.2", "::", "bridge.lan"])(
    "nobody may act where the panel listens on %s",
    (host) => {
      expect(standing(settings(host)).is).toBe("nobody");
      const refused = new Access(settings(host)).author(undefined, { name: "The mate" }, 0);
      expect(refused.ok ? "" : refused.words).toContain("watch.panel.people");
    },
  );
});

describe("with people named", () => {
  const open = () => new Access(settings("0.0.0.0", { ...menon, pin }, { name: "B. Das", pin }));

  test("an act needs somebody signed in, and is recorded with the rank of the ship file", async () => {
    const access = open();
    expect(access.author(undefined, menon, 0).ok).toBe(false);
    const opened = await access.signIn("A. Menon", "4711", 0);
    const token = opened.ok ? opened.value : "";
    expect(access.author(token, { name: "A. Menon", rank: "Admiral" }, 0)).toEqual({
      ok: true,
      value: { ...menon, attributed: "pin" },
    });
  });

  test("who signed in without a PIN, at this machine, is a stated name and no more", async () => {
    const access = new Access(settings("127.0.0.1", menon));
    const opened = await access.signIn("A. Menon", "", 0);
    expect(access.author(opened.ok ? opened.value : "", { name: "A. Menon" }, 0)).toEqual({
      ok: true,
      value: menon,
    });
  });

  test("nobody acts under the name of another", async () => {
    const access = open();
    const opened = await access.signIn("A. Menon", "4711", 0);
    const refused = access.author(opened.ok ? opened.value : "", { name: "B. Das" }, 0);
    expect(refused.ok ? "" : refused.words).toBe(
      "A. Menon is signed in at this panel, not B. Das. Sign in under your own name first.",
    );
  });

  test("signing out ends it, and so do twelve hours", async () => {
    const access = open();
    const opened = await access.signIn("A. Menon", "4711", 0);
    const token = opened.ok ? opened.value : "";
    expect(access.who(token, hours(12) - 1)).toEqual(menon);
    expect(access.who(token, hours(12))).toBeUndefined();
    access.signOut(token);
    expect(access.who(token, 0)).toBeUndefined();
  });

  test("a wrong PIN and an unknown name are told apart by nobody", async () => {
    const access = open();
    expect(await access.signIn("A. Menon", "0000", 0)).toEqual(await access.signIn("Nobody", "0000", 0));
  });

  test("someone without a PIN cannot sign in from the network, and can at the machine itself", async () => {
    expect((await new Access(settings("0.0.0.0", menon)).signIn("A. Menon", "", 0)).ok).toBe(false);
    expect((await new Access(settings("127.0.0.1", menon)).signIn("A. Menon", "", 0)).ok).toBe(true);
  });

  test("after three wrong PINs each further one costs twice the wait, and the right one must wait too", async () => {
    const access = open();
    for (let i = 0; i < 3; i++) await access.signIn("A. Menon", "0000", 0);
    const early = await access.signIn("A. Menon", "4711", 999);
    expect(early).toEqual({
      ok: false,
      words: "Too many wrong PINs for A. Menon. Try again in 1 s.",
      retryAfter: 1,
    });
    expect((await access.signIn("A. Menon", "4711", 1000)).ok).toBe(true);
  });

  test("guesses made side by side count as guesses", async () => {
    const access = open();
    const answers = await Promise.all(Array.from({ length: 6 }, () => access.signIn("A. Menon", "0000", 0)));
    expect(answers.filter((answer) => !answer.ok && answer.retryAfter !== undefined)).toHaveLength(3);
  });

  test("wrong guesses never take the panel from an officer who is signed in", async () => {
    const access = open();
    const opened = await access.signIn("A. Menon", "4711", 0);
    for (let i = 0; i < 4; i++) await access.signIn("A. Menon", "0000", 0);
    expect(access.author(opened.ok ? opened.value : "", menon, 0).ok).toBe(true);
  });
});

test("the waits grow from one second to a quarter of an hour", () => {
  const after = (count: number) => wait({ count, last: 0 }, 0);
  expect([0, 1, 2, 3, 4, 5, 9, 10, 500].map(after)).toEqual(
    [0, 0, 0, 1, 2, 4, 64].map((s) => seconds(s)).concat(minutes(15), minutes(15)),
  );
  expect(failed(failed(undefined, 5), 9)).toEqual({ count: 2, last: 9 });
});
