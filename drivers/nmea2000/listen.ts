/**
 * A CAN interface, heard; and its devices asked for their NAMEs where the ship file allows it. The request goes from address 254, "no address",
 * which ISO 11783-5 allows for this one request: the watch needs no address of its own and claims none.
 */
import type { DriverContext, Raw } from "../../src/ingest/driver.ts";
import { ADDRESS_CLAIM } from "../../src/wire/nmea2000/address-claim.ts";
import { frames } from "../../src/wire/nmea2000/encode.ts";
import { NOBODY } from "../../src/wire/nmea2000/frame.ts";

const REQUEST = 59904;
/** A device that was deaf to the first request, or whose answer was lost, is asked again. */
const ASK_EVERY = 600_000;

const [WHO_IS_THERE = ""] = frames({
  pgn: REQUEST,
  source: NOBODY,
  payload: Uint8Array.of(ADDRESS_CLAIM & 0xff, ADDRESS_CLAIM >> 8, 0),
});

export async function* listen(
  can: string,
  names: "ask" | "listen",
  { ports, stop }: DriverContext,
): AsyncGenerator<readonly Raw[]> {
  const bus = { interface: can };
  let asked: number | undefined;
  for await (const batch of ports.can(bus, stop)) {
    yield batch.map(({ when, line }) => ({ when, text: line }));
    const now = ports.now();
    if (names === "ask" && (asked === undefined || now.mono - asked >= ASK_EVERY)) {
      asked = now.mono;
      const trouble = await ports.sendCan(bus, WHO_IS_THERE);
      if (trouble !== undefined)
        yield [{ when: now, text: `# devices were not asked for their NAMEs: ${trouble}` }];
    }
  }
}
