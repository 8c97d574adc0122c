/** Ports of which a test lends only what it names; asking for another fails. */
import type { Ports } from "../../src/ports/ports.ts";

export function lentPorts(lent: Partial<Ports>): Ports {
  return new Proxy(lent as Ports, {
    get(all, name: keyof Ports) {
      const port = all[name];
      if (port === undefined) throw new Error(`${name} is not lent in this test`);
      return port;
    },
  });
}
