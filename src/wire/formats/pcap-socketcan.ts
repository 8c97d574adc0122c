/**
 * A pcap file of a CAN interface (link type 227), as tcpdump and Wireshark write it.
 *
 *   identifier u32, big endian: 29-bit 8…, request 4…, error 2… │ length │ 3 unused │ data
 */
import { type Carried, refuse } from "../nmea2000/carried.ts";
import { LARGEST_ID } from "../nmea2000/frame.ts";
import { hexOf } from "../nmea2000/hex.ts";
import { busRecording } from "./bus-recording.ts";
import type { RecordingFormat } from "./format.ts";
import { linkTypeOf, packetStream } from "./pcap-packets.ts";

const SOCKETCAN = 227;
const EXTENDED = 0x8000_0000;
const REMOTE = 0x4000_0000;
const ERROR = 0x2000_0000;

function frameOf(packet: Uint8Array): Carried {
  const length = packet[4];
  if (length === undefined || length > 8 || packet.length < 8 + length) return refuse("frame malformed");
  const word = new DataView(packet.buffer, packet.byteOffset).getUint32(0, false);
  if ((word & ERROR) !== 0) return refuse("error frame");
  if ((word & EXTENDED) === 0 || (word & REMOTE) !== 0) return refuse("not an NMEA 2000 frame");
  return { is: "frame", id: word & LARGEST_ID, data: packet.slice(8, 8 + length) };
}

export const pcapSocketcan: RecordingFormat = {
  name: "pcap-socketcan",
  describes: "CAN frames in a pcap file, as tcpdump and Wireshark write them",
  detect: ({ bytes }) => (linkTypeOf(bytes) === SOCKETCAN ? 1 : 0),
  open(heard) {
    const recording = busRecording(heard);
    const stream = packetStream();
    return {
      push: (bytes) =>
        stream
          .push(bytes)
          .flatMap(({ at, bytes: packet }) =>
            recording.take({ carried: frameOf(packet), as: hexOf(packet), at }),
          ),
      end: () => recording.end(),
    };
  },
};
