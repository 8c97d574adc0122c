/** A group of IEC 61162-450 on two networks, through the driver: heard once, and whole when one of them fails. */
import { expect, test } from "vitest";
import { nmea0183 } from "../../drivers/nmea0183/driver.ts";
import type { Chunk } from "../../src/ports/ports.ts";
import { encodeSentence } from "../../src/wire/nmea0183/encode.ts";
import { encodeDatagram } from "../../src/wire/nmea0183/encode-datagram.ts";
import { lentPorts } from "./lent-ports.ts";

const A = "172.16.0.5";
const B = "172.17.0.5";

/** What the panel sends, line by line. */
const sends = (lines: number, status: string): Uint8Array => {
  const fields = ["E", "", "WT", "42", "003", "007", status, "C", ""];
  const sentences = [encodeSentence("WD", "DOR", fields)];
  return Buffer.from(encodeDatagram({ source: "WD0001", lines, groups: 0, sentences }), "latin1");
};

async function hear(brought: readonly (readonly [mono: number, network: string, datagram: Uint8Array])[]) {
  let mono = 0;
  const asked: unknown[] = [];
  async function* udp(at: unknown): AsyncGenerator<Chunk> {
    asked.push(at);
    for (const [when, peer, bytes] of brought) {
      mono = when;
      yield { when: { at: when, mono: when }, bytes, peer };
    }
  }
  const config = nmea0183.config.parse({ group: "VDRD", interface: [A, B] });
  const ports = lentPorts({ udp, now: () => ({ at: mono, mono }) });
  const told: string[] = [];
  const impaired = (words: string): void => void told.push(`${mono}: ${words}`);
  const decode = nmea0183.decoder(config);
  const doors: unknown[] = [];
  const context = { ports, stop: new AbortController().signal, impaired };
  for await (const batch of nmea0183.read(config, context))
    for (const message of batch.flatMap(decode))
      doors.push(message.is === "sentence" ? message.fields.status : message);
  return { doors, told, asked };
}

test("the group is joined on both, and a door that opens and closes does so once, though one network is late", async () => {
  const { doors, told, asked } = await hear([
    [0, A, sends(0, "O")],
    [400, A, sends(1, "C")],
    [600, B, sends(0, "O")],
    [900, B, sends(1, "C")],
  ]);
  expect(asked).toEqual([{ group: "239.192.0.5", port: 60_005, host: [A, B] }]);
  expect(doors).toEqual(["O", "C"]);
  expect(told).toEqual([]);
});

test("a door that opens is heard at once though the network that spoke until then has failed, and the failure is told", async () => {
  const both = Array.from({ length: 5 }, (_, n) => [
    [n * 1000, A, sends(n, "C")] as const,
    [n * 1000 + 1, B, sends(n, "C")] as const,
  ]).flat();
  const alone = Array.from({ length: 20 }, (_, n) => [5000 + n * 1000, B, sends(5 + n, "O")] as const);
  const again = [[25_000, A, sends(25, "C")] as const];
  const { doors, told } = await hear([...both, ...alone, ...again]);
  expect(doors).toEqual([...Array<string>(5).fill("C"), ...Array<string>(20).fill("O"), "C"]);
  expect(told).toEqual([expect.stringMatching(/^\d+: network 172\.16\.0\.5 brings nothing$/), "25000: "]);
});

test.each([
  [{ udp: 10_110, interface: [A, B] }, "several interfaces go with group only"],
  [{ listen: 10_110, interface: [A, B] }, "several interfaces go with group only"],
])("%j is refused", (given, words) => {
  expect(nmea0183.config.safeParse(given).error?.issues.map(({ message }) => message)).toContain(words);
});
