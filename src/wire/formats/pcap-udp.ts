/** NMEA 0183 and IEC 61162-450 in UDP datagrams of a pcap file, among whatever else was on the network. */
import { carriesSentences, datagramLines } from "../nmea0183/datagram.ts";
import type { RecordingFormat } from "./format.ts";
import { carriesIp, udpPayload } from "./ip-packet.ts";
import { sentenceRecording } from "./nmea0183.ts";
import { linkTypeOf, packetStream } from "./pcap-packets.ts";

export const pcapUdp: RecordingFormat = {
  name: "pcap-udp",
  describes: "Sentences in UDP datagrams (IEC 61162-450 or bare) in a pcap file",
  detect({ bytes }) {
    const link = linkTypeOf(bytes);
    return link !== undefined && carriesIp(link) ? 1 : 0;
  },
  open(heard) {
    const packets = packetStream();
    const recording = sentenceRecording(heard);
    return {
      push: (bytes) =>
        packets.push(bytes).flatMap(({ at, linkType, bytes: packet }) => {
          const payload = udpPayload(packet, linkType);
          if (payload === undefined || !carriesSentences(payload)) return [];
          return datagramLines(payload).flatMap((line) => recording.take(line, at));
        }),
      end: () => recording.end(),
    };
  },
};
