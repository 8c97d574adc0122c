/**
 * The packets of a pcap file (libpcap's classic format), cut out of a stream of bytes however chopped.
 *
 *   magic │ version │ zone │ accuracy │ longest │ link type                 24 bytes, then for each packet
 *   seconds │ fraction │ bytes here │ bytes on the wire │ packet
 */

export interface Packet {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly linkType: number;
  readonly bytes: Uint8Array;
}

const FILE_HEADER = 24;
const PACKET_HEADER = 16;
/** libpcap's own limit. */
const LONGEST_PACKET = 262_144;

interface Layout {
  readonly little: boolean;
  /** Fractions of a second in a millisecond. */
  readonly perMillisecond: number;
  readonly linkType: number;
}

/** The order of bytes and the clock of a file, by its first four bytes. */
function layoutOf(bytes: Uint8Array): Layout | undefined {
  if (bytes.length < FILE_HEADER) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const little of [true, false]) {
    const magic = view.getUint32(0, little);
    const linkType = view.getUint32(20, little) & 0xffff;
    if (magic === 0xa1b2c3d4) return { little, perMillisecond: 1e3, linkType };
    if (magic === 0xa1b23c4d) return { little, perMillisecond: 1e6, linkType };
  }
  return undefined;
}

/** The link type of a pcap file; undefined when the bytes do not begin one. */
export const linkTypeOf = (beginning: Uint8Array): number | undefined => layoutOf(beginning)?.linkType;

export interface PacketStream {
  push(bytes: Uint8Array): readonly Packet[];
}

/** Ends giving packets for good at a length that no packet has: what follows cannot be found again. */
export function packetStream(): PacketStream {
  let held = new Uint8Array(0);
  let layout: Layout | undefined;
  let lost = false;
  return {
    push(bytes) {
      if (lost) return [];
      const all = new Uint8Array(held.length + bytes.length);
      all.set(held);
      all.set(bytes, held.length);
      let at = 0;
      if (!layout) {
        layout = layoutOf(all);
        if (!layout) {
          lost = all.length >= FILE_HEADER;
          held = lost ? new Uint8Array(0) : all;
          return [];
        }
        at = FILE_HEADER;
      }
      const packets: Packet[] = [];
      const view = new DataView(all.buffer);
      while (at + PACKET_HEADER <= all.length) {
        const length = view.getUint32(at + 8, layout.little);
        if (length > LONGEST_PACKET) {
          lost = true;
          break;
        }
        const end = at + PACKET_HEADER + length;
        if (end > all.length) break;
        const seconds = view.getUint32(at, layout.little);
        const fraction = view.getUint32(at + 4, layout.little);
        packets.push({
          at: seconds * 1000 + fraction / layout.perMillisecond,
          linkType: layout.linkType,
          bytes: all.subarray(at + PACKET_HEADER, end),
        });
        at = end;
      }
      held = lost ? new Uint8Array(0) : all.slice(at);
      return packets;
    },
  };
}
