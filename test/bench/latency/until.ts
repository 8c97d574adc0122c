/** Gives up after a minute: a bench that waits for ever tells nobody why. */
export async function until(so: () => boolean, what = "what was waited for"): Promise<void> {
  const late = performance.now() + 60_000;
  while (!so()) {
    if (performance.now() > late) throw new Error(`${what} did not come within a minute`);
    await new Promise((again) => setTimeout(again, 2));
  }
}
