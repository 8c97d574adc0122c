/**
 * ACK: an alarm is acknowledged.
 *
 *     $--ACK,xxx*hh      the alarm's number at its source
 */
import { layout, numeral, required } from "../fields.ts";

export const ack = layout(required(numeral("alarm")));
