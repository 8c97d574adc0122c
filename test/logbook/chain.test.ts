import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, type Json } from "../../src/kernel/json.ts";
import { canonicalBody, hashOf, seal } from "../../src/logbook/chain.ts";
import type { EntryBody } from "../../src/logbook/entry.ts";
import { memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import { AT, draft } from "../records/samples.ts";

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const number = fc.double({ noNaN: true, noDefaultInfinity: true });

const bodies: fc.Arbitrary<EntryBody> = fc.record({
  seq: fc.nat(),
  book: fc.constantFrom("deck", "engine"),
  bookSeq: fc.nat(),
  at: fc.string(),
  writtenAt: fc.string(),
  timeSource: fc.record({ source: fc.constantFrom("gnss", "none"), uncertainty: maybe(number) }),
  position: maybe(fc.record({ latitude: number, longitude: number })),
  rule: maybe(fc.string({ unit: "binary" })),
  ruleVersion: maybe(fc.nat()),
  text: fc.string({ unit: "binary" }),
  data: fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<Json>),
  author: fc.string(),
  amends: maybe(fc.nat()),
  key: fc.string(),
  prevHash: fc.string(),
});

test("what is hashed is the canonical JSON of the body, as anyone can make it from the export", () => {
  fc.assert(
    fc.property(bodies, (body) => {
      expect(canonicalBody(body, canonical(body.data))).toBe(canonical(body as unknown as Json));
      expect(canonicalBody(seal(body), canonical(body.data)), "its own hash is left out").toBe(
        canonicalBody(body, canonical(body.data)),
      );
    }),
  );
});

test("the hash of a known entry never changes: logs outlive versions of this program", () => {
  const entry = memoryLogbook().write(draft(1), AT);
  expect(entry && hashOf(entry)).toBe("34277d2bcf4a1c0dfe9b4e8fae97b675a472eacd9de519f377b85c282f00ff0d");
});
