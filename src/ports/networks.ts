/** On which of this machine's networks a datagram came: the one to which its sender's address belongs. */
import { networkInterfaces } from "node:os";

const numberOf = (address: string): number =>
  address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);

/** Whether two IPv4 addresses have the same beginning, as long as the mask says. */
export function inOneNetwork(one: string, other: string, mask: string): boolean {
  const rest = 2 ** 32 - numberOf(mask);
  return Math.floor(numberOf(one) / rest) === Math.floor(numberOf(other) / rest);
}

function masksNow(): ReadonlyMap<string, string> {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return new Map(
    all.flatMap(({ family, address, netmask }) => (family === "IPv4" ? [[address, netmask]] : [])),
  );
}

/** An interface that has been up once is known by its mask though it be down now. */
export function networkFinder(
  interfaces: readonly string[],
  masks: () => ReadonlyMap<string, string> = masksNow,
): (sender: string) => string | undefined {
  const known = new Map<string, string>();
  const found = new Map<string, string | undefined>();
  return (sender) => {
    if (found.has(sender)) return found.get(sender);
    for (const [address, mask] of masks()) known.set(address, mask);
    const network = interfaces.find((address) =>
      inOneNetwork(sender, address, known.get(address) ?? "255.255.255.255"),
    );
    // Senders are few; a sender whose network is not known is looked for again.
    if (network !== undefined && found.size < MOST_SENDERS) found.set(sender, network);
    return network;
  };
}

const MOST_SENDERS = 1024;
