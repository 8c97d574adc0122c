/**
 * can-j1939's `j1939dump`: messages put together by the kernel, known by the sender's NAME instead of its address.
 *
 *    can0:c0328200222282b6,1fd02 - !2 [8] 43190087 67faffff
 */
import { type Carried, refuse } from "../nmea2000/carried.ts";
import { EVERYBODY, NOBODY } from "../nmea2000/frame.ts";
import { bytesOfHex } from "../nmea2000/hex.ts";
import { busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

const LINE =
  /^\s*(\S+?):([0-9A-Fa-f]{16}|[0-9A-Fa-f]{2}),([0-9A-Fa-f]{1,5}) (?:- )?(?:\S+ )?!([0-7]) \[(\d+)\] ([0-9A-Fa-f ]*)$/;

function messageOf(line: string): Carried {
  const [, , sender, pgn, priority, length, bytes] = LINE.exec(line.trimEnd()) ?? [];
  const payload = bytes === undefined ? undefined : bytesOfHex(bytes.replaceAll(" ", ""));
  if (sender === undefined || pgn === undefined || !payload) return refuse("bad line in the recording");
  if (payload.length !== Number(length)) return refuse("part of a message missing");
  const named = sender.length === 16;
  return {
    is: "message",
    address: {
      priority: Number(priority),
      pgn: Number.parseInt(pgn, 16),
      source: named ? NOBODY : Number.parseInt(sender, 16),
      destination: EVERYBODY,
    },
    payload,
    ...(named ? { name: `0x${sender.toUpperCase()}` } : {}),
  };
}

export const j1939dump: RecordingFormat = {
  name: "j1939dump",
  describes: "Messages as can-j1939's j1939dump shows them, senders by NAME",
  detect: (beginning) => shareOfLines(beginning, (line) => LINE.test(line)),
  open: busLines((line) => ({ carried: messageOf(line), as: line })),
};
