import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Recorded } from "../../../src/wire/formats/format.ts";
import { pcapUdp } from "../../../src/wire/formats/pcap-udp.ts";

/** A UDP datagram in an IPv4 packet in an Ethernet frame. */
function frame(payload: string, { protocol = 17, fragment = 0, tagged = false } = {}): Buffer {
  const data = Buffer.from(payload, "latin1");
  const udp = Buffer.alloc(8);
  udp.writeUInt16BE(60_005, 2);
  udp.writeUInt16BE(8 + data.length, 4);
  const ip = Buffer.alloc(20);
  ip[0] = 0x45;
  ip.writeUInt16BE(fragment, 6);
  ip[9] = protocol;
  const link = Buffer.concat([
    Buffer.alloc(12),
    tagged ? Buffer.from([0x81, 0, 0, 5]) : Buffer.alloc(0),
    Buffer.from([8, 0]),
  ]);
  return Buffer.concat([link, ip, udp, data]);
}

function pcap(packets: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(0xa1b2c3d4, 0);
  head.writeUInt32LE(1, 20);
  const records = packets.map((packet, index) => {
    const record = Buffer.alloc(16);
    record.writeUInt32LE(1_835_548_205 + index, 0);
    record.writeUInt32LE(120_000, 4);
    record.writeUInt32LE(packet.length, 8);
    record.writeUInt32LE(packet.length, 12);
    return Buffer.concat([record, packet]);
  });
  return Buffer.concat([head, ...records]);
}

function read(bytes: Uint8Array): readonly Recorded[] {
  const reader = pcapUdp.open?.(() => {});
  return [...(reader?.push(bytes) ?? []), ...(reader?.end() ?? [])];
}

const ROT = "\\s:HE0001*45\\$HEROT,+000.05,A*35\r\n";

describe("a pcap file of a ship's network", () => {
  it("gives the sentences of IEC 61162-450 datagrams, stamped by their packets", () => {
    expect(read(pcap([frame(`UdPbC\0${ROT}${ROT}`), frame(ROT, { tagged: true })]))).toMatchObject([
      { at: 1_835_548_205_120, message: { formatter: "ROT", source: "HE0001" } },
      { at: 1_835_548_205_120, message: { formatter: "ROT" } },
      { at: 1_835_548_206_120, message: { formatter: "ROT" } },
    ]);
  });

  it("is not disturbed by foreign datagrams, files, fragments and other protocols", () => {
    const foreign = [
      frame("\x01\xb1radar video $HEROT,+000.05,A*35"),
      frame(`RaUdP\0${ROT}`),
      frame(ROT, { fragment: 0x2000 }),
      frame(ROT, { fragment: 0x00b9 }),
      frame(ROT, { protocol: 6 }),
      Buffer.from([1, 2, 3]),
    ];
    expect(read(pcap(foreign))).toEqual([]);
  });

  it("never throws, whatever a packet holds", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 80 })), (packets) => {
        read(pcap(packets.map((packet) => Buffer.from(packet))));
      }),
    );
  });
});
