/**
 * ACK: an alarm is acknowledged.
 *
 *     $--ACK,xxx*hh      the alarm's number at its source
 */
import { identifier, layout, required } from "../fields.ts";

export const ack = layout(required(identifier("alarm")));
