/** Datagrams to an address or a multicast group, from a socket of its own. */
import { createSocket } from "node:dgram";
import { oneAtATime, type Say } from "./speech.ts";

export interface Datagrams {
  readonly host: string;
  readonly port: number;
  /** Address of the network interface to send from, where this machine has several. */
  readonly interface?: string | undefined;
}

export function sayInDatagrams({ host, port, interface: from }: Datagrams, stop: AbortSignal): Say {
  const socket = createSocket("udp4").unref();
  // Trouble of one datagram is told to whoever sent it; the socket lives on.
  socket.on("error", () => {});
  stop.addEventListener("abort", () => socket.close(), { once: true });
  let bound = false;
  const bind = (then: () => void): void => {
    if (bound) then();
    else
      socket.bind({ port: 0, ...(from === undefined ? {} : { address: from }) }, () => {
        bound = true;
        if (from !== undefined) socket.setMulticastInterface(from);
        then();
      });
  };
  return oneAtATime(`${host}:${port}`, (bytes, done) => {
    if (stop.aborted) done(new Error("it has been let go"));
    else bind(() => socket.send(bytes, port, host, (error) => done(error)));
  });
}
