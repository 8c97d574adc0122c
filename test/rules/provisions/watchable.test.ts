import { expect, test } from "vitest";
import { provisions } from "../../../src/rules/provisions/provisions.ts";
import { type CatalogueEntry, watchable } from "../../../src/rules/provisions/watchable.ts";

const entry = (change: Partial<CatalogueEntry>): CatalogueEntry => ({
  id: "PSR-I-999",
  cite: "Schedule I, para 999",
  title: "",
  quote: "",
  kind: "continuous",
  applies: { state: ["always"] },
  signals: ["wtd[i].closed", "voyage.state"],
  alert: { needed: true, basis: "proposed" },
  log: { needed: true, basis: "proposed" },
  ...change,
});

test("what hangs on a sensor is watched by signals, also where an officer's word helps", () => {
  expect(watchable(entry({})).watch).toBe("signals");
  expect(watchable(entry({ signals: ["op.input", "wtd[i].closed"] }))).toEqual({
    watch: "signals",
    by: "op.input, wtd[i].closed",
  });
});

test("what only a person can say is kept by a person's entry", () => {
  expect(watchable(entry({ kind: "periodic", signals: ["op.inspection", "nav.utc"] })).watch).toBe("entry");
  expect(watchable(entry({ kind: "voyage-gate", signals: ["cert", "op.persons"] })).watch).toBe("entry");
});

test("drawings and certificates are not watched, unless the text itself demands the record", () => {
  const paper = { kind: "record-only", signals: ["op.document", "cfg.certificates"] };
  expect(watchable(entry(paper)).watch).toBe("none");
  expect(watchable(entry({ ...paper, log: { needed: true, basis: "rule" } })).watch).toBe("entry");
  expect(watchable(entry({ ...paper, log: { needed: true, basis: "law" } })).watch).toBe("entry");
  expect(watchable(entry({ applies: { state: ["configuration"] } })).watch).toBe("none");
  expect(watchable(entry({ applies: { state: ["configuration", "voyage"] } })).watch).toBe("signals");
  expect(watchable(entry({ kind: "advisory" })).by).toContain("judgement");
});

test("definitions, scope, and the authority's own business are not watched, each with its reason", () => {
  const reason = (id: string) => provisions.find((provision) => provision.id === id);
  expect(reason("COL-3(g)")).toMatchObject({ watch: "none", by: expect.stringContaining("definition") });
  expect(reason("PSR-R-2(2)")).toMatchObject({
    watch: "none",
    by: expect.stringContaining("whom they bind"),
  });
  expect(reason("COL-40")).toMatchObject({ watch: "none", by: expect.stringContaining("authority") });
  expect(reason("COL-38")).toMatchObject({ watch: "none", by: expect.stringContaining("2006") });
  expect(reason("SAF-18(1)(b)")).toMatchObject({ watch: "entry" });
});

test("nothing that the text demands be alarmed is called unwatchable", () => {
  const given = provisions.filter(({ alert, watch }) => alert === "rule-alarm" && watch === "none");
  expect(given).toEqual([]);
});

test("as counted for the surveyor: 570 by signals, 98 by entry, 79 not at all", () => {
  const count = (watch: string) => provisions.filter((provision) => provision.watch === watch).length;
  expect([count("signals"), count("entry"), count("none")]).toEqual([570, 98, 79]);
});
