import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AlertView, FromFront } from "../../src/outputs/feed.ts";
import { doorOpen } from "../outputs/mqtt/door-open.ts";
import { type Broker, broker, OFFICER } from "./broker.ts";
import { describeWith } from "./parts.ts";
import { apart, mortal, type ShipHost, shipHost } from "./ship-host.ts";
import { retainedAt, type ShoreOffice, shoreOffice } from "./shore-office.ts";

const alarm: AlertView = { ...doorOpen, priority: "alarm", recorded: true };
const ALARM = "alert/PSR-I-38(1):wtd-3:2";
const numbers = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

describeWith(["mosquitto"], "the feed to shore", () => {
  let mosquitto: Broker;
  let ship: ShipHost;
  let ashore: ShoreOffice;
  let watches: ChildProcess[] = [];
  const office = () => ({ name: "office", url: mosquitto.url, ...OFFICER });

  beforeEach(async () => {
    mosquitto = await broker();
    await mosquitto.start();
    ship = shipHost();
    ashore = await shoreOffice(mosquitto.url);
  });
  afterEach(async () => {
    for (const watch of watches) watch.kill("SIGKILL");
    watches = [];
    await ship.remove();
    await ashore.close();
    await mosquitto.remove();
  });

  it("has every entry once and in order, alarms first, after a broker was gone for more than 70,000", async () => {
    ship.write(10);
    ship.office([office()]);
    await ashore.until(() => ashore.kept.length === 10);
    await mosquitto.stop();
    ship.write(70_500);
    ship.show({ alerts: [alarm] });
    const before = ashore.arrived.length;
    await mosquitto.start();
    await ashore.until(() => ashore.arrived[before] !== undefined);
    const began = performance.now();
    await ashore.until(() => ashore.kept.at(-1) === 70_510);
    const drained = performance.now() - began;
    expect(ashore.kept).toEqual(numbers(70_510));
    // Before the ship is back, the broker repeats to the office what that had not confirmed when it was stopped.
    const since = ashore.arrived.indexOf("status", before);
    const came = ashore.arrived.slice(since).filter((topic) => topic !== "head");
    expect(came.indexOf(ALARM)).toBeGreaterThanOrEqual(0);
    expect(came.indexOf(ALARM)).toBeLessThan(came.findIndex((topic) => topic.startsWith("log/")));
    console.info(
      `70,500 entries drained in ${(drained / 1000).toFixed(1)} s (${Math.round(70_500 / (drained / 1000))} a second); ${ashore.again()} came twice`,
    );
  });

  it("loses nothing when the front office dies again and again in the middle of it", async () => {
    ship.write(10_000);
    ship.office([office()], mortal(ship.store));
    await ashore.until(() => ashore.kept.at(-1) === 10_000);
    expect(ashore.kept).toEqual(numbers(10_000));
    const deaths = ship.said.filter(
      (message) => message.say === "trouble" && message.where === "front office",
    );
    expect(deaths.length).toBeGreaterThanOrEqual(2);
  });

  it("loses nothing when the whole watch is killed in the middle of it, and clears the alarm that ended meanwhile", async () => {
    ship.write(30_000);
    ship.release();
    const sail = (...alerts: AlertView[]): ChildProcess => {
      const watch = apart(ship.store, [office()], alerts);
      watches.push(watch);
      return watch;
    };
    const first = sail(alarm);
    await ashore.until(() => ashore.kept.length > 3000);
    first.kill("SIGKILL");
    await once(first, "exit");
    await ashore.until(() => ashore.latest.get("status")?.includes('"online":false') ?? false);
    expect(ashore.latest.get("status")).toContain("the connection to the ship was lost");
    expect((await retainedAt(mosquitto.url)).has(ALARM)).toBe(true);
    sail();
    await ashore.until(() => ashore.kept.at(-1) === 30_000);
    expect(ashore.kept).toEqual(numbers(30_000));
    await ashore.until(() => ashore.latest.get(ALARM) === "");
    const held = await retainedAt(mosquitto.url);
    expect([...held.keys()]).toEqual(["status"]);
  });

  it("says which broker refuses the password and where to correct it, and goes on trying", async () => {
    const wrong = { ...office(), password: "wrong-one" };
    ship.office([wrong]);
    const trouble = await heard(ship, "trouble");
    expect(trouble).toMatchObject({
      where: "shore office",
      words: `Nothing reaches shore: the broker at ${mosquitto.url} refuses the user name or password: correct username and password of "office" under watch.shore in the ship file. It is tried again at least once a minute.`,
    });
    expect(JSON.stringify(ship.said)).not.toContain("wrong-one");
    expect(await heard(ship, "shore")).toMatchObject({ connected: false });
  });

  it("is told when the watch is stopped, which is not the same as being lost", async () => {
    const front = ship.office([office()]);
    await ashore.until(() => ashore.latest.get("status")?.includes('"online":true') ?? false);
    await front.stop();
    await ashore.until(() => ashore.latest.get("status")?.includes('"online":false') ?? false);
    expect(ashore.latest.get("status")).toContain("the watch was stopped");
  });

  it("sends the demonstration's own broker everything, and remembers nothing of it", async () => {
    ship.write(300);
    ship.office([], undefined, { demonstrationBroker: true });
    const { broker: url } = await heard(ship, "demonstration");
    expect(url).toMatch(/^mqtt:\/\/127\.0\.0\.1:\d+$/);
    const visitor = await shoreOffice(url);
    ship.write(10);
    await visitor.until(() => visitor.kept.at(-1) === 310);
    await visitor.close();
    expect(ship.said.filter(({ say }) => say === "progress")).toEqual([]);
  });

  it("of two brokers the one that is gone does not hold up the other", async () => {
    ship.write(500);
    ship.office([{ name: "gone", url: "mqtt://127.0.0.1:1" }, office()]);
    await ashore.until(() => ashore.kept.length === 500);
    expect(ship.said).toContainEqual(
      expect.objectContaining({
        say: "shore",
        broker: "gone",
        connected: false,
        because: "nothing listens at mqtt://127.0.0.1:1",
      }),
    );
  });
});

async function heard<S extends FromFront["say"]>(
  ship: ShipHost,
  say: S,
): Promise<Extract<FromFront, { readonly say: S }>> {
  const wanted = (message: FromFront): message is Extract<FromFront, { readonly say: S }> =>
    message.say === say;
  for (;;) {
    const message = ship.said.find(wanted);
    if (message !== undefined) return message;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
