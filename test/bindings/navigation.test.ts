/** Position, speed, heading, time: only what the instrument itself vouches for. */
import { describe, expect, test } from "vitest";
import { listeningShip } from "./listening-ship.ts";

const gnss = () =>
  listeningShip(`
  - id: gnss
    kind: gnss
    signals:
      position: { port: line, sentence: RMC, field: position }
      speed: { port: line, sentence: RMC, field: speed }
      course: { port: line, sentence: RMC, field: course }
      time: { port: line, sentence: RMC, field: time }
`);

const GOOD = "GPRMC,123456.00,A,0958.0000,N,07614.0000,E,12.0,090.0,010328,9.1,E,A,S";

describe("RMC", () => {
  test("with a valid fix gives position, speed, course and time", () => {
    const ship = gnss().says("line", GOOD);
    expect(ship.shows("gnss.position")).toEqual({ latitude: 9.966666667, longitude: 76.233333333 });
    expect(ship.shows("gnss.speed")).toBe(12);
    expect(ship.shows("gnss.course")).toBe(90);
    expect(ship.shows("gnss.time")).toBe("2028-03-01T12:34:56Z");
  });

  test.each([
    ["status V", "GPRMC,123457.00,V,0100.0000,N,07700.0000,E,1.0,1.0,010328,9.1,E,A,S"],
    ["no fix", "GPRMC,123457.00,A,0100.0000,N,07700.0000,E,1.0,1.0,010328,9.1,E,N,S"],
    ["dead reckoning", "GPRMC,123457.00,A,0100.0000,N,07700.0000,E,1.0,1.0,010328,9.1,E,E,S"],
    ["manual input", "GPRMC,123457.00,A,0100.0000,N,07700.0000,E,1.0,1.0,010328,9.1,E,M,S"],
    ["simulation", "GPRMC,123457.00,A,0100.0000,N,07700.0000,E,1.0,1.0,010328,9.1,E,S,S"],
    ["not valid for navigation", "GPRMC,123457.00,A,0100.0000,N,07700.0000,E,1.0,1.0,010328,9.1,E,A,V"],
    ["0, 0 in mode E with a date of 2005", "GPRMC,000000.00,A,0000.0000,N,00000.0000,E,0.0,0.0,050505,,,E"],
    ["0, 0 without a mode", "GPRMC,000000.00,A,0000.0000,N,00000.0000,E,,,,,"],
    ["nothing in it", "GPRMC,,V,,,,,,,,,,N"],
  ])("with %s never moves the ship", (_, sentence) => {
    const ship = gnss().says("line", GOOD).after(1).says("line", sentence);
    expect(ship.knows("gnss.position")).toMatchObject({
      quality: "good",
      value: { longitude: 76.233333333 },
    });
    expect(ship.after(4).shows("gnss.position")).toBe("stale");
  });

  test("with one empty field loses that value alone", () => {
    const ship = gnss().says("line", "GPRMC,123456.00,A,0958.0000,N,07614.0000,E,,090.0,010328,,,A,S");
    expect(ship.shows("gnss.speed")).toBe("never");
    expect(ship.shows("gnss.course")).toBe(90);
  });

  test.each([
    ["before the program was written", "010305"],
    ["a 31st of February", "310228"],
    ["no date", ""],
  ])("with %s gives no time", (_, date) => {
    const ship = gnss().says("line", `GPRMC,123456.00,A,0958.0000,N,07614.0000,E,12.0,090.0,${date},,,A,S`);
    expect(ship.shows("gnss.time")).toBe("never");
    expect(ship.shows("gnss.speed")).toBe(12);
  });

  test("of a talker that is not named is not heard where one is", () => {
    const ship = listeningShip(`
  - id: gnss
    kind: gnss
    signals: { speed: { port: line, sentence: RMC, talker: GN, field: speed } }
`);
    expect(ship.says("line", GOOD).shows("gnss.speed")).toBe("never");
    expect(ship.says("line", GOOD.replace("GPRMC", "GNRMC")).shows("gnss.speed")).toBe(12);
  });
});

const one = (kind: string, signal: string, binding: string) =>
  listeningShip(`
  - id: it
    kind: ${kind}
    signals: { ${signal}: { ${binding} } }
`);

describe("sentences of position", () => {
  test.each([
    ["GGA", "GPGGA,123456.00,0958.0000,N,07614.0000,E,1,10,0.9,25.0,M,17.5,M,,", true],
    ["GGA", "GPGGA,123456.00,0958.0000,N,07614.0000,E,0,10,0.9,25.0,M,17.5,M,,", false],
    ["GGA", "GPGGA,123456.00,0958.0000,N,07614.0000,E,6,10,0.9,25.0,M,17.5,M,,", false],
    ["GGA", "GPGGA,123456.00,0958.0000,N,07614.0000,E,8,10,0.9,25.0,M,17.5,M,,", false],
    ["GLL", "GPGLL,0958.0000,N,07614.0000,E,123456.00,A,A", true],
    ["GLL", "GPGLL,0958.0000,N,07614.0000,E,123456.00,A,S", false],
    ["GLL", "GPGLL,0958.0000,N,07614.0000,E,123456.00,V,A", false],
    ["GNS", "GNGNS,123456.00,0958.0000,N,07614.0000,E,AAN,14,0.8,25.0,17.5,,,S", true],
    ["GNS", "GNGNS,123456.00,0958.0000,N,07614.0000,E,NNN,14,0.8,25.0,17.5,,,S", false],
    ["GNS", "GNGNS,123456.00,0958.0000,N,07614.0000,E,AAN,14,0.8,25.0,17.5,,,V", false],
  ])("%s %s is believed: %s", (formatter, sentence, believed) => {
    const ship = one("gnss", "position", `port: line, sentence: ${formatter}, field: position`);
    expect(ship.says("line", sentence).knows("it.position").quality).toBe(believed ? "good" : "never");
  });
});

describe("sentences of heading, turn and speed", () => {
  test.each([
    ["gyro", "heading", "HDT", "heading", "HEHDT,090.5,T", 90.5],
    ["gyro", "heading", "THS", "heading", "HETHS,090.5,A", 90.5],
    ["gyro", "heading", "THS", "heading", "HETHS,090.5,V", "never"],
    ["gyro", "heading", "THS", "heading", "HETHS,090.5,S", "never"],
    ["gyro", "rate-of-turn", "ROT", "rate-of-turn", "HEROT,-003.5,A", -3.5],
    ["gyro", "rate-of-turn", "ROT", "rate-of-turn", "HEROT,-003.5,V", "never"],
    ["gnss", "speed", "VTG", "speed", "GPVTG,090.0,T,080.9,M,12.0,N,22.2,K,A", 12],
    ["gnss", "speed", "VTG", "speed", "GPVTG,090.0,T,080.9,M,12.0,N,22.2,K,N", "never"],
    ["gnss", "time", "ZDA", "time", "GPZDA,123456.50,01,03,2028,-05,30", "2028-03-01T12:34:56.500Z"],
    [
      "speed-log",
      "speed-through-water",
      "VHW",
      "speed-through-water",
      "VDVHW,090.0,T,080.9,M,12.1,N,22.4,K",
      12.1,
    ],
    ["steering-gear", "rudder-angle", "RSA", "rudder-angle", "AGRSA,-5.5,A,,", -5.5],
    ["steering-gear", "rudder-angle", "RSA", "rudder-angle", "AGRSA,-5.5,V,,", "never"],
    ["steering-gear", "rudder-angle", "RSA", "rudder-angle-port", "AGRSA,-5.5,A,4.0,A", 4],
    ["speed-log", "speed-through-water", "VBW", "speed-through-water", "VDVBW,-1.5,0.1,A,12.0,0.2,A", -1.5],
    [
      "speed-log",
      "speed-through-water",
      "VBW",
      "speed-through-water",
      "VDVBW,12.1,0.1,V,12.0,0.2,A",
      "never",
    ],
    ["propeller", "speed", "RPM", "shaft-speed", "RCRPM,S,1,105.0,80.0,A", 105],
    ["propeller", "speed", "RPM", "shaft-speed, inverted: true", "RCRPM,S,1,-105.0,80.0,A", 105],
    ["propeller", "speed", "RPM", "shaft-speed, number: 2", "RCRPM,S,1,105.0,80.0,A", "never"],
    ["propeller", "speed", "RPM", "shaft-speed", "RCRPM,E,1,105.0,80.0,A", "never"],
    ["propeller", "speed", "RPM", "shaft-speed", "RCRPM,S,1,105.0,80.0,V", "never"],
    ["inclinometer", "heel", "XDR", "value, name: ROLL", "YXXDR,A,-1.0,D,PITCH,A,3.0,D,ROLL", 3],
  ])("%s.%s by %s %s: %s", (kind, signal, formatter, field, sentence, said) => {
    const ship = one(kind, signal, `port: line, sentence: ${formatter}, field: ${field}`);
    expect(ship.says("line", sentence).shows(`it.${signal}`)).toBe(said);
  });
});

describe("messages of NMEA 2000, in the units of the catalogue", () => {
  test.each([
    ["gyro", "heading", 127250, "heading", { heading: Math.PI / 2, reference: "True" }, 90],
    ["gyro", "heading", 127250, "heading", { heading: Math.PI / 2, reference: "Magnetic" }, "never"],
    ["steering-gear", "rudder-angle", 127245, "rudder-angle", { position: 0.6109, angleOrder: 0 }, 35.002],
    ["steering-gear", "ordered-angle", 127245, "ordered-angle", { position: 0, angleOrder: -0.1745 }, -9.998],
    [
      "propeller",
      "speed",
      127488,
      "shaft-speed, instance: 0",
      { instance: "Single Engine or Dual Engine Port", speed: 105 },
      105,
    ],
    [
      "propeller",
      "speed",
      127488,
      "shaft-speed, instance: 1",
      { instance: "Dual Engine Starboard", speed: 105 },
      105,
    ],
    [
      "propeller",
      "speed",
      127488,
      "shaft-speed, instance: 1",
      { instance: "Single Engine or Dual Engine Port", speed: 105 },
      "never",
    ],
    ["propeller", "speed", 127488, "shaft-speed, instance: 2", { instance: 2, speed: 105 }, 105],
    ["gyro", "rate-of-turn", 127251, "rate-of-turn", { rate: -0.001 }, -3.44],
    ["inclinometer", "heel", 127257, "heel", { roll: 0.0528, pitch: 0.0272 }, 3.025],
    ["gnss", "speed", 129026, "speed", { sog: 5.14, cog: 1, cogReference: "True" }, 9.991],
    ["gnss", "course", 129026, "course", { sog: 5.14, cog: 1, cogReference: "Magnetic" }, "never"],
    [
      "gnss",
      "position",
      129025,
      "position",
      { latitude: 9.9, longitude: 76.2 },
      { latitude: 9.9, longitude: 76.2 },
    ],
    ["gnss", "position", 129025, "position", { latitude: 9.9 }, "never"],
    ["gnss", "position", 129025, "position", { latitude: 0, longitude: 0 }, "never"],
    ["gnss", "position", 129029, "position", { latitude: 9.9, longitude: 76.2, method: "no GNSS" }, "never"],
    [
      "gnss",
      "position",
      129029,
      "position",
      { latitude: 9.9, longitude: 76.2, method: "Simulate mode" },
      "never",
    ],
    ["gnss", "time", 126992, "time", { date: "2028.03.01", time: "12:34:56" }, "2028-03-01T12:34:56Z"],
    ["speed-log", "speed-through-water", 128259, "speed-through-water", { speedWaterReferenced: 1 }, 1.944],
  ])("%s.%s by %s %s of %s: %s", (kind, signal, pgn, field, fields, said) => {
    const ship = one(kind, signal, `port: bus, pgn: ${pgn}, field: ${field}`);
    expect(ship.pgn(pgn, fields).shows(`it.${signal}`)).toEqual(said);
  });
});

test("own ship's AIS gives the status that she reports, and that of others is not hers", () => {
  const ship = one("ais", "status", "port: line, ais: own, field: status");
  const fields = { type: 1, mmsi: 419000123, navigationalStatus: 5 };
  ship.hear("line", { is: "sentence", talker: "AI", formatter: "VDM", fields });
  expect(ship.shows("it.status")).toBe("never");
  const own = (navigationalStatus: number) =>
    ship.hear("line", {
      is: "sentence",
      talker: "AI",
      formatter: "VDO",
      fields: { ...fields, navigationalStatus },
    });
  expect(own(5).shows("it.status")).toBe("moored");
  expect(own(0).shows("it.status")).toBe("under-way-using-engine");
  expect(own(12).shows("it.status")).toBe("under-way-using-engine");
  expect(own(15).shows("it.status")).toBe("undefined");
});
