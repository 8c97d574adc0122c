/** A broker of our own on loopback, for the demonstration alone: what it has been sent is nobody's cursor. */
import { createServer } from "node:net";
import { Aedes } from "aedes";

export interface DemonstrationBroker {
  readonly url: string;
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";

/** On the usual port of MQTT where that is free, else on any. */
export async function demonstrationBroker(port = 1883): Promise<DemonstrationBroker> {
  const aedes = await Aedes.createBroker();
  const server = createServer(aedes.handle);
  const taken = await new Promise<number>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || port === 0) return reject(error);
      server.once("error", reject);
      server.listen(0, LOOPBACK);
    });
    server.once("listening", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
    server.listen(port, LOOPBACK);
  });
  return {
    url: `mqtt://${LOOPBACK}:${taken}`,
    close: async () => {
      await new Promise<void>((resolve) => aedes.close(() => resolve()));
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
