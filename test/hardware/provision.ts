/**
 * Brings what the suites with real parts need from Debian, where the machine allows it, before they run. Where
 * something stays missing, the suites that need it do not run and it is said loudly; under CI that is a failure.
 */
import { execFileSync } from "node:child_process";
import { missingParts, PARTS, type Part } from "./parts.ts";

/** Installs by apt-get; only root can, and only where apt-get is. */
function install(parts: readonly Part[]): void {
  const apt = (...words: readonly string[]): void => {
    execFileSync("apt-get", words, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  try {
    apt("update", "-q");
    apt("install", "-q", "-y", "--no-install-recommends", ...new Set(parts.map((part) => part.debian)));
  } catch (error) {
    console.warn(
      `Debian packages could not be installed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Called once by vitest before the hardware project. */
export function setup(): void {
  const wanted = missingParts();
  if (wanted.length > 0 && process.getuid?.() === 0) install(wanted);
  const missing = missingParts();
  if (missing.length === 0) return;
  const lines = missing.map(
    (part) => `  ${part.name} (Debian package ${part.debian}): ${part.needed} will NOT be tested`,
  );
  const words = `\n${"=".repeat(78)}\n${missing.length} of ${PARTS.length} parts for tests on real parts are missing:\n${lines.join("\n")}\nInstall them as root:  apt-get install ${missing.map((part) => part.debian).join(" ")}\n${"=".repeat(78)}\n`;
  if (process.env.CI === "true") throw new Error(words);
  console.warn(words);
}
