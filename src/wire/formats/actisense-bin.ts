/** Actisense's binary stream as it came from an NGT-1, written to a file byte for byte; no wall time. */
import { bstPacket, bstStream } from "../nmea2000/bst.ts";
import { hexOf } from "../nmea2000/hex.ts";
import { busRecording } from "./bus-recording.ts";
import type { Beginning, RecordingFormat } from "./format.ts";

/** Whether packets with good checksums fill the beginning. */
function detect({ bytes }: Beginning): number {
  const packets = bstStream().push(bytes);
  const good = packets.filter((packet) => {
    const { is } = bstPacket(packet);
    return is === "message" || is === "frame";
  });
  return packets.length === 0 ? 0 : good.length / packets.length;
}

export const actisenseBin: RecordingFormat = {
  name: "actisense-bin",
  describes: "Actisense's binary stream (BST) as an NGT-1 sends it",
  detect,
  open(heard) {
    const recording = busRecording(heard);
    const stream = bstStream();
    return {
      push: (bytes) =>
        stream
          .push(bytes)
          .flatMap((packet) => recording.take({ carried: bstPacket(packet), as: hexOf(packet) })),
      end: () => recording.end(),
    };
  },
};
