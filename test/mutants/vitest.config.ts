import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What a changed rule must not get past: the stories of the rules, and the table made of what they declare. The house
 * rules read the sources as text, and would only see that they are instrumented. MUTANTS_BY asks fewer of the tests:
 * what survives those may still be caught by others.
 */
const READS_SOURCES = "test/rules/house.test.ts";

/** It binds every rule there is, and is asked last: a story that says no spares it. */
const LAST = /readme\.test\.ts$/;

class StoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const last = (file: TestSpecification): number => (LAST.test(file.moduleId) ? 1 : 0);
    return (await super.sort(files)).sort((a, b) => last(a) - last(b));
  }
}

export default defineConfig({
  test: {
    include: [process.env.MUTANTS_BY ?? "test/rules/**/*.test.ts"],
    exclude: [READS_SOURCES],
    testTimeout: 60_000,
    sequence: { sequencer: StoriesFirst },
  },
});
