/**
 * When the page itself fails, what it shows may have stopped being true without looking so. Then it shows nothing but
 * that, in plain marks that need none of its parts, and loads itself again.
 */

const AGAIN = 5000;

export function showFailureOf(words: string): void {
  console.error(`The panel has failed: ${words}`);
  const sign = document.createElement("div");
  sign.setAttribute("role", "alert");
  sign.className = "failed";
  sign.textContent =
    "THIS PANEL HAS FAILED. Nothing is shown. Look at the approved panels. It is loading itself again.";
  document.body.replaceChildren(sign);
  setTimeout(() => location.reload(), AGAIN);
}
