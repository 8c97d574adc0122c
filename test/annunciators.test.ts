/** What must be heard where, from the wire to the horn: paras 53, 65(1), 82(4)(b), 82(5)(i), and the back-up officer. */
import { beforeEach, describe, expect, test } from "vitest";
import { AnnunciatingShip } from "./annunciating-ship.ts";

let ship = new AnnunciatingShip();
beforeEach(() => {
  ship = new AnnunciatingShip();
});

test("a ship on which nothing is wrong, or everything has been answered, is quiet", () => {
  expect(ship.sounding().filter((name) => name !== "bridge lamp")).toEqual([]);
});

describe("fire", () => {
  test("is heard on the bridge and at the fire bell at once; answered on the bridge, it calls nobody", () => {
    ship.fire("fire");
    expect(ship.sounding()).toEqual(expect.arrayContaining(["bridge horn", "fire bell"]));
    expect(ship.sounding()).not.toContain("crew");
    ship.answer();
    expect(ship.after(300).sounding()).not.toContain("crew");
  });

  test("that nobody answers for two minutes calls the crew", () => {
    ship.fire("fire").after(118);
    expect(ship.sounding()).not.toContain("crew");
    ship.after(2);
    expect(ship.standing("PSR-I-82(5)(i)(i)")).toContain("Fire alarm not answered, call the crew");
    expect(ship.sounding()).toEqual(expect.arrayContaining(["bridge horn", "fire bell", "crew"]));
  });

  test("that is acknowledged at the fire panel itself (FIR, field 8) calls nobody", () => {
    ship.fire("acknowledged").after(300);
    expect(ship.standing("PSR-I-82(5)(i)(i)")).toBeUndefined();
  });

  test("while nobody is on the bridge is heard by the back-up officer and the crew at once", () => {
    ship.input("manned", false).fire("fire");
    expect(ship.standing("PSR-I-82(4)(b)/unmanned")).toContain("nobody on the bridge");
    expect(ship.sounding()).toEqual(expect.arrayContaining(["back-up officer", "crew"]));
  });
});

describe("an alarm that nobody answers on the bridge", () => {
  test("calls the back-up officer after 30 s, and the crew 90 s later; acknowledged, both are let go", () => {
    ship.input("engineers' alarm sounding", true).after(1);
    const before = ship.sounding();
    expect(before).toContain("bridge horn");
    expect(before).not.toContain("back-up officer");
    ship.after(31);
    expect(ship.sounding()).toContain("back-up officer");
    expect(ship.sounding()).not.toContain("crew");
    ship.after(90);
    expect(ship.sounding()).toEqual(expect.arrayContaining(["bridge horn", "back-up officer", "crew"]));
    ship.answer();
    expect(ship.sounding().filter((name) => name !== "bridge lamp")).toEqual([]);
  });

  test("calls the back-up officer after 15 s while nobody is on the bridge", () => {
    ship.input("manned", false).input("engineers' alarm sounding", true).after(10);
    expect(ship.sounding()).not.toContain("back-up officer");
    ship.after(7);
    expect(ship.sounding()).toContain("back-up officer");
  });
});

describe("the engineers", () => {
  test("are called by a machinery alarm that nobody attends to for three minutes, whatever the bridge does (65(1)(e))", () => {
    ship.input("lubricating oil low", true).after(178);
    expect(ship.sounding()).not.toContain("engineers");
    ship.after(3);
    expect(ship.standing("PSR-I-65(1)(e)")).toContain("not attended to in the engine room");
    expect(ship.sounding()).toContain("engineers");
    ship.input("accepted in the engine room", true);
    expect(ship.sounding()).not.toContain("engineers");
  });

  test("are not called by one that is accepted in time", () => {
    ship.input("lubricating oil low", true).after(120).input("accepted in the engine room", true).after(300);
    expect(ship.sounding()).not.toContain("engineers");
  });

  test("whose alarm is given, or cannot sound, are told of on the bridge (53)", () => {
    ship.input("engineers' alarm sounding", true);
    expect(ship.standing("PSR-I-53")).toContain("the engineers are being called");
    expect(ship.sounding()).toContain("bridge horn");
    ship.acknowledge("PSR-I-53").input("engineers' alarm sounding", false);
    ship.input("engineers' alarm in order", false);
    expect(ship.standing("PSR-I-53")).toContain("cannot sound");
    expect(ship.sounding()).toContain("bridge horn");
  });

  test("of whom none is on call while the engine room is unattended are a warning on the bridge (65(1)(b))", () => {
    ship.input("unattended", true).input("cabin connected", false).after(28);
    expect(ship.standing("PSR-I-65(1)(b)")).toBeUndefined();
    ship.after(3);
    expect(ship.standing("PSR-I-65(1)(b)")).toContain("select the cabin of the duty engineer");
    expect(ship.sounding()).toEqual(expect.arrayContaining(["bridge horn", "bridge lamp"]));
  });
});
