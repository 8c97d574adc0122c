/** Datagrams that arrive at a local port, from one address or from a multicast group. */
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import type { Instant } from "../kernel/clock.ts";
import { inbox } from "./inbox.ts";
import { networkFinder } from "./networks.ts";
import type { Chunk } from "./ports.ts";

export interface UdpPort {
  readonly port: number;
  /**
   * The local address to listen at; with a group, the address of the interface to join it on. A group may be joined
   * on several: a chunk's `peer` is then the one on which it came. (One socket: to Linux, each of two sockets in one
   * group is in it on the networks of both.)
   */
  readonly host?: string | readonly string[] | undefined;
  readonly group?: string | undefined;
}

/** IEC 61162-450 networks burst; the machine's own default holds a quarter of this. */
const RECEIVE_BUFFER = 1 << 20;
/** Switches that snoop without a querier forget a member after some minutes: join again when it is quiet. */
const REJOIN = 60_000;

/** One chunk a datagram, until stopped. Throws when the port cannot be had or is lost. */
export async function* udpChunks(at: UdpPort, stop: AbortSignal, now: () => Instant): AsyncGenerator<Chunk> {
  if (stop.aborted) return;
  const what = at.group ? `multicast group ${at.group}:${at.port}` : `UDP port ${at.port}`;
  const socket = createSocket({ type: "udp4", reuseAddr: at.group !== undefined });
  const arrivals = inbox(what, now);
  const quit = (): void => arrivals.stop();
  let rejoin: NodeJS.Timeout | undefined;
  try {
    await bound(socket, at, what);
    const hosts = hostsOf(at);
    const heard = new Set<string | undefined>();
    const find =
      hosts.length > 1 ? networkFinder(hosts.filter((host) => host !== undefined)) : () => hosts[0];
    socket.on("message", (bytes, { address }) => {
      const network = find(address);
      heard.add(network);
      arrivals.put(bytes, hosts.length > 1 ? (network ?? "") : undefined);
    });
    socket.on("error", (error) => arrivals.fail(new Error(`${what} is lost: ${error.message}`)));
    stop.addEventListener("abort", quit, { once: true });
    if (at.group !== undefined) {
      rejoin = setInterval(() => {
        for (const host of hosts) if (!heard.has(host)) joinAgain(socket, at.group, host);
        heard.clear();
      }, REJOIN).unref();
    }
    if (!stop.aborted) yield* arrivals.chunks;
  } finally {
    clearInterval(rejoin);
    stop.removeEventListener("abort", quit);
    socket.removeAllListeners();
    await new Promise<void>((resolve) => socket.close(() => resolve()));
  }
}

async function bound(socket: Socket, at: UdpPort, what: string): Promise<void> {
  try {
    // Bound to the group's own address, so that other groups on the same port are not heard.
    const address = at.group ?? hostsOf(at)[0];
    socket.bind(address === undefined ? { port: at.port } : { port: at.port, address });
    await once(socket, "listening");
    socket.setRecvBufferSize(RECEIVE_BUFFER);
    if (at.group !== undefined) join(socket, at.group, hostsOf(at));
  } catch (error) {
    throw new Error(inWords(what, error as NodeJS.ErrnoException), { cause: error });
  }
}

const hostsOf = ({ host }: UdpPort): readonly (string | undefined)[] =>
  Array.isArray(host) ? host : [host as string | undefined];

/** One network that is down does not keep the others from being heard; it is joined at a later quiet minute. */
function join(socket: Socket, group: string, hosts: readonly (string | undefined)[]): void {
  const failures: unknown[] = [];
  for (const host of hosts) {
    try {
      socket.addMembership(group, host);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === hosts.length) throw failures[0];
}

/** Leaves and joins; an interface that is down now is tried again at the next quiet minute. */
function joinAgain(socket: Socket, group: string | undefined, host: string | undefined): void {
  if (group === undefined) return;
  for (const change of ["dropMembership", "addMembership"] as const) {
    try {
      socket[change](group, host);
    } catch {
      // Not a member, or no such interface at the moment.
    }
  }
}

function inWords(what: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return `${what} is held by another program: stop it, or use another port`;
  if (code === "EACCES") return `${what} may not be opened: ports below 1024 need a privilege`;
  if (code === "EADDRNOTAVAIL" || code === "ENODEV")
    return `${what} cannot be joined: this machine has no interface with that address, or it is down`;
  return `${what} cannot be opened: ${message}`;
}
