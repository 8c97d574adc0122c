/** What the ship file may say of a Modbus unit, and what is refused with a sentence. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { modbus } from "../../drivers/modbus/driver.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { readShipFile } from "../../src/config/load.ts";

const SAMPLE = new URL("../../drivers/modbus/sample.yaml", import.meta.url);
const LINE = { serial: "/dev/serial/by-id/usb-rs485", baud: 19_200, unit: 3 };

describe("the ship file", () => {
  const PARTICULARS = `
ship: { name: MV Test, id: test, flag: IN, types: [passenger], length: 50, breadth: 10, passengers-certified: 100,
        persons-certified: 110, propulsion: mechanical, time-zone: Asia/Kolkata }
`;
  const problems = (yaml: string): readonly string[] =>
    readShipFile(PARTICULARS + yaml, ".", declared({ drivers: DRIVERS, rules: [] })).problems.map(
      ({ message }) => message,
    );
  const A = "driver: modbus, serial: /dev/serial/by-path/a, baud: 9600";

  test("the sample is valid, without a warning", () => {
    expect(problems(readFileSync(SAMPLE, "utf8"))).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    [`{ ${A}, unit: 3 }`, []],
    [`{ ${A}, unit: 2 }`, ['unit 2 on serial /dev/serial/by-path/a is already taken by port "first"']],
    [
      `{ ${A.replace("9600", "19200")}, unit: 3 }`,
      [
        'serial /dev/serial/by-path/a is shared with port "first", which has it at 9600 baud, parity none, 1 stop bits, not 19200 baud, parity none, 1 stop bits',
      ],
    ],
    [
      `{ ${A}, unit: 3, echo: true }`,
      [
        'serial /dev/serial/by-path/a is shared with port "first", which has it at 9600 baud, parity none, 1 stop bits, not 9600 baud, parity none, 1 stop bits, with echo',
      ],
    ],
    [
      "{ driver: nmea0183, serial: /dev/serial/by-path/a, baud: 9600 }",
      ['serial /dev/serial/by-path/a is already taken by port "first": one port, one driver'],
    ],
  ])("a second port on the line of a unit: %s", (second, words) => {
    expect(problems(`ports:\n  first: { ${A}, unit: 2 }\n  second: ${second}\nequipment: []\n`)).toEqual(
      words,
    );
  });

  test("a number below the first of the maker's list is refused", () => {
    const yaml = `
ports: { io: { ${A}, unit: 2, first: { register: 30001 } } }
equipment: [{ id: well, kind: bilge-well, signals: { level: { port: io, register: 3 } } }]
`;
    expect(problems(yaml)).toEqual(["the port says that its first register is 30001"]);
    expect(problems(yaml.replace("register: 3 ", "register: 30004 "))).toEqual([]);
  });
});

describe("settings that cannot be are refused with a sentence", () => {
  test.each<[object, string]>([
    [{ serial: undefined }, "one of serial and tcp must be given; found none"],
    [{ tcp: "10.0.0.9:502" }, "one of serial and tcp must be given; found both"],
    [{ baud: undefined }, "must be given with serial"],
    [{ unit: 248 }, "must be from 1 to 247 on a serial line"],
    [{ serial: undefined, tcp: "10.0.0.9:502" }, "goes with serial only"],
    [{ serial: undefined, baud: undefined, tcp: "10.0.0.9:502", echo: true }, "goes with serial only"],
    [{ poll: "10s" }, "must be from 50 ms to 5000 ms"],
    [{ poll: 500 }, "Invalid input"],
    [{ read: { input: "15-0" } }, "numbers and ranges are written 0-15, 30"],
    [{ write: true }, "Unrecognized key"],
  ])("%j", (change, words) => {
    const given = Object.fromEntries(
      Object.entries({ ...LINE, ...change }).filter(([, value]) => value !== undefined),
    );
    const { error } = modbus.config.safeParse(given);
    expect(error?.issues.map(({ message }) => message).join("; ")).toContain(words);
  });
});
