/** Several sources for one signal: the first that is fresh and good speaks; failover and return are seen. */
import { describe, expect, test } from "vitest";
import { listeningShip } from "./listening-ship.ts";

const ship = () =>
  listeningShip(`
  - id: gnss
    kind: gnss
    signals:
      position:
        - { port: line, sentence: RMC, field: position, max-age: 5s }
        - { port: bus, pgn: 129025, field: position, max-age: 3s }
`);

const rmc = (status = "A") => `GPRMC,123456.00,${status},0958.0000,N,07614.0000,E,12.0,090.0,010328,,,A,S`;
const second = { latitude: 1, longitude: 77 };

describe("while the first source speaks", () => {
  test("the second is not heard", () => {
    const there = ship().says("line", rmc()).after(1).pgn(129025, second);
    expect(there.knows("gnss.position")).toMatchObject({ quality: "good", source: "line" });
  });
});

describe("when the first source falls silent", () => {
  test("the second takes over at the first's deadline, and says whose it is", () => {
    const there = ship().says("line", rmc()).after(4).pgn(129025, second);
    expect(there.after(0.9).knows("gnss.position")).toMatchObject({ source: "line" });
    expect(there.after(0.1).knows("gnss.position")).toMatchObject({
      quality: "good",
      source: "bus",
      value: second,
    });
  });

  test("the second is believed no longer than it was heard", () => {
    const there = ship().says("line", rmc()).after(4).pgn(129025, second).after(2.9);
    expect(there.knows("gnss.position")).toMatchObject({ quality: "good", source: "bus" });
    expect(there.after(0.2).shows("gnss.position")).toBe("stale");
  });

  test("which of them speaks is told, at the takeover and at the return", () => {
    const there = ship().says("line", rmc());
    expect(there.shows("source.gnss.position")).toBe(0);
    there.after(4).pgn(129025, second).after(1);
    expect(there.shows("source.gnss.position")).toBe(1);
    there.after(1).says("line", rmc());
    expect(there.shows("source.gnss.position")).toBe(0);
  });

  test("a lost fix counts as silence, for it is no value", () => {
    const there = ship().says("line", rmc());
    for (let i = 0; i < 6; i += 1) there.after(1).says("line", rmc("V")).pgn(129025, second);
    expect(there.knows("gnss.position")).toMatchObject({ source: "bus" });
  });

  test("the first has its place back as soon as it speaks again", () => {
    const there = ship().says("line", rmc()).after(4).pgn(129025, second).after(2).says("line", rmc());
    expect(there.knows("gnss.position")).toMatchObject({ source: "line" });
  });
});

describe("when the first source is lost", () => {
  test("the second takes over at once", () => {
    const there = ship().says("line", rmc()).pgn(129025, second).after(1).lost("line", "unplugged");
    expect(there.knows("gnss.position")).toMatchObject({ quality: "good", source: "bus" });
  });

  test("and there is no second, the signal is broken", () => {
    const there = ship().says("line", rmc()).after(1).lost("line", "unplugged");
    expect(there.why("gnss.position")).toBe("port line is lost: unplugged");
  });

  test("the loss of the second does not touch what the first says", () => {
    const there = ship().says("line", rmc()).pgn(129025, second).after(1).lost("bus", "down");
    expect(there.knows("gnss.position")).toMatchObject({ quality: "good", source: "line" });
  });
});
