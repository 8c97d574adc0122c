/**
 * The UDP datagram in a captured packet.
 *
 *     Ethernet   6 to │ 6 from │ [8100 tag]… │ 0800 │ IPv4            Linux cooked   14 … │ 0800 │ IPv4
 *     IPv4       4.ihl │ … │ total │ … │ flags+offset │ … │ 17 │ … │ from │ to │ options │ UDP
 *     UDP        from │ to │ length │ checksum │ payload
 */

const IPV4 = 0x0800;
const UDP = 17;
const UDP_HEADER = 8;
const VLAN_TAGS = new Set([0x8100, 0x88a8, 0x9100]);

/** Where the IP packet starts in a frame of each kind of link; undefined where it is no IPv4. */
const LINKS: ReadonlyMap<number, (view: DataView) => number | undefined> = new Map([
  [1, ethernet],
  [101, () => 0],
  [12, () => 0],
  [228, () => 0],
  [113, (view) => (view.getUint16(14) === IPV4 ? 16 : undefined)],
  [276, (view) => (view.getUint16(0) === IPV4 ? 20 : undefined)],
  [0, () => 4],
]);

export const carriesIp = (linkType: number): boolean => LINKS.has(linkType);

function ethernet(view: DataView): number | undefined {
  let at = 12;
  while (VLAN_TAGS.has(view.getUint16(at))) at += 4;
  return view.getUint16(at) === IPV4 ? at + 2 : undefined;
}

/** The payload; undefined for what is no whole UDP datagram: other protocols, fragments, packets cut short. */
export function udpPayload(packet: Uint8Array, linkType: number): Uint8Array | undefined {
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
  try {
    const ip = LINKS.get(linkType)?.(view);
    if (ip === undefined || view.getUint8(ip) >> 4 !== 4 || view.getUint8(ip + 9) !== UDP) return undefined;
    // More fragments to come, or not the first.
    if ((view.getUint16(ip + 6) & 0x3fff) !== 0) return undefined;
    const udp = ip + (view.getUint8(ip) & 0x0f) * 4;
    const length = view.getUint16(udp + 4);
    if (length < UDP_HEADER || udp + length > packet.length) return undefined;
    return packet.subarray(udp + UDP_HEADER, udp + length);
  } catch {
    return undefined;
  }
}
