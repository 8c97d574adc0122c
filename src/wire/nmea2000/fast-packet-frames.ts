/**
 * Sending side of fast packets: a payload of 9 to 223 bytes cut into frames.
 *
 *   frame 0    │ sequence « 5       │ length │ 6 bytes          │
 *   frame 1-31 │ sequence « 5 | n   │ 7 bytes, the last padded FF │
 */

export const LONGEST_FAST_PACKET = 223;
export const IN_FIRST_FRAME = 6;
export const IN_LATER_FRAMES = 7;

/** Frames of one fast packet; `sequence` 0 to 7 tells successive messages apart. */
export function fastPacketFrames(payload: Uint8Array, sequence: number): readonly Uint8Array[] {
  if (payload.length > LONGEST_FAST_PACKET) {
    throw new RangeError(`a fast packet carries at most ${LONGEST_FAST_PACKET} bytes, not ${payload.length}`);
  }
  const counter = (sequence & 7) << 5;
  const first = new Uint8Array(8).fill(0xff);
  first.set([counter, payload.length]);
  first.set(payload.subarray(0, IN_FIRST_FRAME), 2);
  const frames = [first];
  for (let from = IN_FIRST_FRAME; from < payload.length; from += IN_LATER_FRAMES) {
    const frame = new Uint8Array(8).fill(0xff);
    frame[0] = counter | frames.length;
    frame.set(payload.subarray(from, from + IN_LATER_FRAMES), 1);
    frames.push(frame);
  }
  return frames;
}
