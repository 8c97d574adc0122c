import { defineConfig } from "vitest/config";

/** Two projects: what runs anywhere, and what needs real parts (ptys, broker, kernel, browser) one at a time. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rooms",
          include: ["test/**/*.test.ts"],
          exclude: ["test/hardware/**"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "hardware",
          include: ["test/hardware/**/*.test.ts"],
          globalSetup: ["test/hardware/provision.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
