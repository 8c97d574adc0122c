/**
 * Whether a request was meant for this panel. A page from elsewhere, open in a browser on the ship's network, can make
 * that browser send requests here (cross-site posts), or give its own name our address (DNS rebinding); both are
 * betrayed by the headers Host, Origin and Sec-Fetch-Site, which a page cannot forge.
 */

import { isIP } from "node:net";
import { hostname } from "node:os";

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);

/** What the checks need to know of a request. */
export interface Asked {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** Why the request is refused; undefined when it may pass. `listening` is the host of the ship file. */
export function refusal(
  asked: Asked,
  listening: string,
  names: readonly string[] = [hostname()],
): string | undefined {
  const host = hostOf(asked.host);
  if (host === undefined || !mayBeCalled(host, listening, names)) {
    return `This panel does not answer to the name "${asked.host ?? ""}". Call it by its address.`;
  }
  if (asked.method === "GET" || asked.method === "HEAD") return undefined;
  const foreign = asked.origin !== undefined && asked.origin !== `http://${asked.host}`;
  const crossed =
    asked.fetchSite !== undefined && asked.fetchSite !== "same-origin" && asked.fetchSite !== "none";
  return foreign || crossed
    ? "Only the panel's own page may act. This request came from another page."
    : undefined;
}

/** `127.0.0.1:8470` → `127.0.0.1`; `[::1]:8470` → `::1`. */
function hostOf(header: string | undefined): string | undefined {
  const match = /^(?:\[([0-9a-f:.]+)\]|([^:[\]/@\s]+))(?::\d+)?$/i.exec(header ?? "");
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}

/** Rebinding needs a name that the attacker owns: addresses pass, and only our own names. */
function mayBeCalled(host: string, listening: string, names: readonly string[]): boolean {
  if (host === "localhost") return true;
  if (isIP(host) !== 0) return isLoopback(listening) ? isLoopback(host) : true;
  return [listening, ...names, ...names.map((name) => `${name}.local`)].some(
    (name) => name.toLowerCase() === host,
  );
}
