/** `watchkeeper doctor` on a ship file: what it examines, in words and JSON, and with which exit status. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, describe, expect, test } from "vitest";
import { DRIVERS as drivers } from "../../drivers/index.ts";
import { addDoctor } from "../../src/commands/doctor.ts";
import { shipFiles } from "../../src/commands/ship-file.ts";
import type { Ports } from "../../src/ports/ports.ts";
import { lentPorts } from "../drivers/lent-ports.ts";

const when = { at: Date.UTC(2028, 2, 1, 18), mono: 0 };

describe("the command", () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  async function run(
    ship: string,
    links: string | undefined,
    ports: Ports,
  ): Promise<{ readonly said: string; readonly status: unknown }> {
    const folder = mkdtempSync(join(tmpdir(), "ship-"));
    const path = join(folder, "ship.yaml");
    writeFileSync(path, ship);
    const said: string[] = [];
    const program = new Command();
    const loadShip = shipFiles({ drivers, rules: [], warn: () => {} });
    addDoctor(program, {
      drivers,
      loadShip,
      ports,
      clock: { now: () => when },
      write: (text) => said.push(text),
      links: async () => links,
    });
    await program.parseAsync(["node", "watchkeeper", "doctor", "--ship", path, "--seconds", "0.2", "--json"]);
    return { said: said.join(""), status: process.exitCode };
  }

  const SHIP = `
ship: { name: MV Test, id: test, flag: IN, types: [passenger], length: 50, breadth: 10, passengers-certified: 100,
        persons-certified: 110, propulsion: mechanical, time-zone: Asia/Kolkata }
ports: { backbone: { driver: nmea2000, can: can0 } }
equipment: []
`;
  const bus = (lines: readonly string[]) =>
    lentPorts({
      now: () => when,
      sleep: async () => {},
      async *can() {
        yield lines.map((text) => ({ when, line: text }));
      },
    });

  test("a ship with a bus that is heard is well, as far as could be seen", async () => {
    const link = { ifname: "can0", link_type: "can", flags: ["UP"], linkinfo: { info_kind: "vcan" } };
    const { said, status } = await run(
      SHIP,
      JSON.stringify([link]),
      bus(["(1.0) can0 09F80123#D05D6D239815C10E"]),
    );
    const { examined } = JSON.parse(said) as { examined: { about: string; result: string; words: string }[] };
    expect(examined.find(({ about }) => about === "port backbone")).toMatchObject({
      result: "well",
      words: "1 message in 0.2 s: 129025",
    });
    expect(examined.find(({ about }) => about === "CAN interface can0")).toMatchObject({
      result: "well",
      words: "up",
    });
    expect(status).toBe(examined.some(({ result }) => result === "wrong") ? 1 : 0);
  });

  test("a bus at another bit rate shows as error frames", async () => {
    const link = { ifname: "can0", link_type: "can", flags: ["UP"] };
    const { said, status } = await run(
      SHIP,
      JSON.stringify([link]),
      bus(["(1.0) can0 20000004#0004000000000000"]),
    );
    expect(said).toContain("is the bit rate of the interface that of the bus");
    expect(status).toBe(1);
  });

  test("a bus whose interface is not there is wrong: exit 1, and JSON tells all", async () => {
    const { said, status } = await run(SHIP, "[]", bus([]));
    const answer = JSON.parse(said) as { well: boolean; examined: { about: string; result: string }[] };
    expect(answer.well).toBe(false);
    expect(answer.examined).toContainEqual(
      expect.objectContaining({ about: "CAN interface can0", result: "wrong" }),
    );
    expect(status).toBe(1);
  });
});
