/**
 * 127501, binary switch bank status: 28 contacts, two bits each.
 *
 *   │ instance │ 4 3 2 1 │ 8 7 6 5 │ … │ 28 27 26 25 │      00 off  01 on  10 error  11 not available
 *
 * Error and not available are neither on nor off, and stay four words to the end.
 */
import type { Fields } from "../message.ts";

export const SWITCH_BANK_STATUS = 127501;
const INDICATORS = 28;
/** Above it: reserved, out of range, not available. */
const LAST_INSTANCE = 252;

export const SWITCH_STATES = ["off", "on", "error", "unavailable"] as const;
export type SwitchState = (typeof SWITCH_STATES)[number];

const NAMES: readonly `indicator${number}`[] = Array.from(
  { length: INDICATORS },
  (_, i) => `indicator${i + 1}` as const,
);

/** `instance` and `indicator1` to `indicator28`, each in one of four words; bytes that were not sent say nothing. */
export function switchBankStatus(data: Uint8Array): Fields {
  const fields: Record<string, number | SwitchState> = {};
  const instance = data[0];
  if (instance !== undefined && instance <= LAST_INSTANCE) fields.instance = instance;
  NAMES.forEach((name, i) => {
    const four = data[1 + (i >> 2)];
    fields[name] =
      four === undefined ? "unavailable" : (SWITCH_STATES[(four >> ((i & 3) * 2)) & 3] ?? "unavailable");
  });
  return fields;
}

/** The payload; indicators by their number from 1, those not named are sent as not available. */
export function switchBankStatusPayload(
  instance: number,
  indicators: Readonly<Record<number, SwitchState>>,
): Uint8Array {
  const data = new Uint8Array(8).fill(0xff);
  data[0] = instance;
  for (const [number, state] of Object.entries(indicators)) {
    const i = Number(number) - 1;
    const at = 1 + (i >> 2);
    const shift = (i & 3) * 2;
    data[at] = ((data[at] ?? 0xff) & ~(3 << shift)) | (SWITCH_STATES.indexOf(state) << shift);
  }
  return data;
}
