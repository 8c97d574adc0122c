/** What one line or packet of a gateway or of a recording carries. */
import type { RefusalReason } from "../message.ts";
import type { Address } from "./frame.ts";

export type Carried =
  /** A frame as it was on the bus: parts of long messages are still to be put together. */
  | { readonly is: "frame"; readonly id: number; readonly data: Uint8Array }
  /** A message that the gateway has put together. */
  | {
      readonly is: "message";
      readonly address: Address;
      readonly payload: Uint8Array;
      /** The sender's NAME, where it is told beside the message. */
      readonly name?: string;
    }
  | { readonly is: "refused"; readonly reason: RefusalReason }
  /** The gateway speaks of itself, or a comment. */
  | { readonly is: "nothing" };

export const NOTHING_CARRIED: Carried = { is: "nothing" };
export const refuse = (reason: RefusalReason): Carried => ({ is: "refused", reason });
