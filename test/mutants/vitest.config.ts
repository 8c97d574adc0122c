import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What a changed rule must not get past: the stories of the rules, and the tables made of what they declare. The house
 * rules read the sources as text, and would only see that they are instrumented. MUTANTS_BY asks fewer of the tests:
 * what survives those may still be caught by others.
 */
const READS_SOURCES = ["test/rules/house.test.ts"];

/** They go through every rule once more for what one of the others would notice too, and take long. */
const SLOW = ["applies", "unwatched", "watertight-integrity"].map((name) => `test/rules/${name}.test.ts`);

/** They bind every rule there is, and are asked last: a story that says no spares them. */
const LAST = ["/readme.test.ts", "/declared.test.ts"];

class StoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const last = ({ moduleId }: TestSpecification): number =>
      LAST.findIndex((name) => moduleId.endsWith(name));
    return (await super.sort(files)).sort((a, b) => last(a) - last(b));
  }
}

export default defineConfig({
  test: {
    include: [process.env.MUTANTS_BY ?? "test/rules/**/*.test.ts"],
    exclude: [...READS_SOURCES, ...SLOW],
    testTimeout: 60_000,
    sequence: { sequencer: StoriesFirst },
  },
});
