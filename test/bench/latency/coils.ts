/** A Modbus TCP unit: its inputs are open, its coils are made when they are told to, and it says when they were. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export interface CoilUnit {
  readonly port: number;
  /** When the coil was last told to be made or open, on the clock of this process. */
  readonly told: { made: number; open: number };
  close(): void;
}

const [READ_COILS, READ_INPUTS, WRITE_COIL] = [1, 2, 5];

/**
 *     ┌────────────┬──────────┬────────┬──────┬──────────┬──────┐
 *     │transaction │ protocol │ length │ unit │ function │ data │   Modbus TCP, big-endian
 *     └─ 2 ────────┴─ 2 ──────┴─ 2 ────┴─ 1 ──┴─ 1 ──────┴──────┘
 */
function answer(request: Buffer, made: ReadonlySet<number>): Buffer {
  const code = request.readUInt8(7);
  if (code === WRITE_COIL) return request;
  const [from, count] = [request.readUInt16BE(8), request.readUInt16BE(10)];
  const bytes = Buffer.alloc(Math.ceil(count / 8));
  if (code === READ_COILS)
    for (let n = 0; n < count; n += 1)
      if (made.has(from + n)) bytes[n >> 3] = (bytes[n >> 3] ?? 0) | (1 << (n & 7));
  if (code !== READ_COILS && code !== READ_INPUTS) throw new Error(`function code ${code} is not expected`);
  const head = Buffer.from(request.subarray(0, 8));
  head.writeUInt16BE(3 + bytes.length, 4);
  return Buffer.concat([head, Buffer.from([bytes.length]), bytes]);
}

export async function coilUnit(): Promise<CoilUnit> {
  const made = new Set<number>();
  const told = { made: 0, open: 0 };
  const ears = new Set<Socket>();
  const server = createServer((ear) => {
    ears.add(ear);
    let held = Buffer.alloc(0);
    ear.setNoDelay(true).on("error", () => ear.destroy());
    ear.on("data", (chunk) => {
      held = Buffer.concat([held, chunk]);
      while (held.length >= 12) {
        const request = held.subarray(0, 12);
        held = held.subarray(12);
        if (request.readUInt8(7) === WRITE_COIL) {
          const is = request.readUInt16BE(10) === 0xff00;
          told[is ? "made" : "open"] = performance.now();
          if (is) made.add(request.readUInt16BE(8));
          else made.delete(request.readUInt16BE(8));
        }
        ear.write(answer(request, made));
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    told,
    close: () => {
      for (const ear of ears) ear.destroy();
      server.close();
    },
  };
}
