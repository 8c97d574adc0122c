/** Whether she is under way, when what tells of it is wrong, forgotten or lost: nothing of it may free anybody. */
import { describe, expect, it } from "vitest";
import { mooring, receiver, Sailing, transponder } from "./sailing.ts";

const officer = { name: "R. Menon" };

describe("signs of being made fast that are wrong", () => {
  it("are not believed of a ship that moves: a contact of the lines that is stuck", () => {
    const ship = new Sailing([receiver("gnss-1"), mooring])
      .given({ "mooring.lines-ashore": true, "gnss-1.speed": 0 })
      .after(5);
    expect(ship.fact("voyage.phase")).toBe("alongside");
    ship.given({ "gnss-1.speed": 11 }).after(61);
    expect(ship.fact("navigation.status")).toBe("underway");
    expect(ship.fact("voyage.phase")).toBe("leaving");
  });

  it("are not believed again when the receiver that gave them the lie falls silent", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 0 })
      .after(5)
      .given({ "gnss-1.speed": 12 })
      .after(61);
    expect(ship.fact("navigation.status")).toBe("underway");
    ship.silence("gnss-1.speed").after(20);
    expect(ship.fact("navigation.status")).not.toBe("made-fast");
    expect(ship.fact("voyage.phase")).toBe("leaving");
  });

  it("nor when she stops at sea: the AIS must first have said something else", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 0 })
      .after(5)
      .given({ "gnss-1.speed": 12 })
      .after(61)
      .given({ "gnss-1.speed": 0 })
      .after(300);
    expect(ship.fact("navigation.status")).toBe("unknown");
    expect(ship.fact("voyage.phase")).toBe("leaving");
    ship
      .given({ "ais.status": "under-way-using-engine" })
      .after(5)
      .given({ "ais.status": "moored" })
      .after(5);
    expect(ship.fact("navigation.status")).toBe("made-fast");
  });

  it("nor after a restart in the midst of it", () => {
    const before = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 12 })
      .after(70);
    const ship = new Sailing([receiver("gnss-1"), transponder], before.save()).given({
      "ais.status": "moored",
      "gnss-1.speed": 12,
    });
    for (let n = 0; n < 90; n += 1) expect(ship.after(1).fact("navigation.status")).not.toBe("made-fast");
  });

  it("nor at the start, while the speed that speaks against them has not lasted yet", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder]).given({
      "gnss-1.speed": 12,
      "ais.status": "moored",
    });
    for (let n = 0; n < 90; n += 1) expect(ship.after(1).fact("navigation.status")).not.toBe("made-fast");
    expect(ship.fact("navigation.status")).toBe("underway");
  });

  it("an officer's word puts it right", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 12 })
      .after(61)
      .given({ "gnss-1.speed": 0 })
      .after(5)
      .says({ act: "status", status: "made-fast", author: officer });
    expect(ship.fact("navigation.status")).toBe("made-fast");
  });
});

describe("receivers that disagree about the speed", () => {
  it("she moves if one of them says so, and her speed is not known", () => {
    const ship = new Sailing([receiver("gnss-1"), receiver("gnss-2"), transponder])
      .given({ "gnss-1.speed": 0, "gnss-2.speed": 12, "ais.status": "moored" })
      .after(61);
    expect(ship.fact("navigation.status")).toBe("underway");
    expect(ship.fact("navigation.speed")).toBe("unknown");
  });

  it("and one that differs by the noise of a receiver is no disagreement", () => {
    const ship = new Sailing([receiver("gnss-1"), receiver("gnss-2")])
      .given({ "gnss-1.speed": 11.6, "gnss-2.speed": 12 })
      .after(5);
    expect(ship.fact("navigation.speed")).toBe(11.6);
  });
});

describe("when nothing tells any more", () => {
  it("she is not taken to be alongside: a ship that nobody sees may have left", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 0 })
      .after(10);
    expect(ship.fact("voyage.phase")).toBe("alongside");
    ship.silence("ais.status", "gnss-1.speed").after(10);
    expect(ship.fact("navigation.status")).toBe("unknown");
    expect(ship.fact("voyage.phase")).toBe("unknown");
  });

  it("but while a receiver shows that she lies still, she is where she was", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 0 })
      .after(10)
      .silence("ais.status")
      .after(10);
    expect(ship.fact("voyage.phase")).toBe("alongside");
  });

  it("and an officer who says the phase is believed until something tells", () => {
    const ship = new Sailing([receiver("gnss-1"), transponder])
      .given({ "ais.status": "moored", "gnss-1.speed": 0 })
      .after(10)
      .silence("ais.status", "gnss-1.speed")
      .after(10)
      .says({ act: "phase", phase: "alongside", author: officer });
    expect(ship.fact("voyage.phase")).toBe("alongside");
  });
});
