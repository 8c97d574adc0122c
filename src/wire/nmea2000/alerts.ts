/**
 * 126983 alert, 126984 alert response and 126985 alert text, as canboat gives them (the standard is not published):
 *
 *   0       1       2          3  4    5 … 12               13        14     15
 *   type 4  system  subsystem  id 16   NAME of data source  instance  index  occurrence       all three
 *   category 4
 *
 *   16                              17 … 24                  25                      26        27
 *   what was done, what may be done NAME who acknowledged    trigger 4, threshold 4  priority  state      126983
 *
 *   16 … 23                         24
 *   NAME of who answers             command 2, reserved 6                                                 126984
 *
 *   16        17 …
 *   language  description, place    each: length with these two bytes, 1 for ASCII, letters               126985
 */
import { LONGEST_FAST_PACKET } from "./fast-packet-frames.ts";

export const ALERT = 126_983;
export const ALERT_RESPONSE = 126_984;
export const ALERT_TEXT = 126_985;

/** What tells an alert from all others on a bus. */
export interface AlertIdentity {
  /** 1 emergency alarm, 2 alarm, 5 warning, 8 caution. */
  readonly type: number;
  /** 0 navigational, 1 technical. */
  readonly category: number;
  readonly system: number;
  readonly subsystem: number;
  readonly id: number;
  /** NAME of the device that the alert is of, as `0xC0A1A0001CBEA005`. */
  readonly name?: string | undefined;
  readonly instance: number;
  readonly index: number;
  readonly occurrence: number;
}

export interface AlertTold {
  readonly silenced: boolean;
  readonly acknowledged: boolean;
  readonly escalated: boolean;
  readonly maySilence: boolean;
  readonly mayAcknowledge: boolean;
  readonly mayEscalate: boolean;
  readonly acknowledgedBy?: string | undefined;
  readonly exceeded: boolean;
  /** 0 disabled, 1 normal, 2 active, 3 silenced, 4 acknowledged, 5 awaiting acknowledge. */
  readonly state: number;
}

/** 0 acknowledge, 1 temporary silence. */
export type AlertCommand = 0 | 1;

const NAME_AT = 5;
const NOT_AVAILABLE = 0xffff_ffff_ffff_ffffn;
const ENGLISH_UK = 1;
const AUTO = 1;
const HEAD = 16;
/** The longest text that still leaves room for the other. */
const ROOM = LONGEST_FAST_PACKET - HEAD - 1 - 2 * 2;

/** The NAME of the device that the alert is of; canboatjs gives it as a number that has lost its last digits. */
export function dataSourceName(pgn: number, payload: Uint8Array): string | undefined {
  if (pgn < ALERT || pgn > ALERT_TEXT || payload.length < NAME_AT + 8) return undefined;
  const name = new DataView(payload.buffer, payload.byteOffset + NAME_AT, 8).getBigUint64(0, true);
  return name === NOT_AVAILABLE ? undefined : `0x${name.toString(16).toUpperCase().padStart(16, "0")}`;
}

function withHead(length: number, alert: AlertIdentity): DataView {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint8(0, (alert.type & 15) | ((alert.category & 15) << 4));
  view.setUint8(1, alert.system);
  view.setUint8(2, alert.subsystem);
  view.setUint16(3, alert.id, true);
  setName(view, NAME_AT, alert.name);
  view.setUint8(13, alert.instance);
  view.setUint8(14, alert.index);
  view.setUint8(15, alert.occurrence);
  return view;
}

const setName = (view: DataView, at: number, name: string | undefined): void =>
  view.setBigUint64(at, name === undefined ? NOT_AVAILABLE : BigInt(name), true);

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer);

export function alertPayload(alert: AlertIdentity, told: AlertTold): Uint8Array {
  const view = withHead(28, alert);
  const bits = [
    told.silenced,
    told.acknowledged,
    told.escalated,
    told.maySilence,
    told.mayAcknowledge,
    told.mayEscalate,
  ];
  view.setUint8(
    HEAD,
    bits.reduce((byte, on, bit) => byte | (Number(on) << bit), 0b1100_0000),
  );
  setName(view, 17, told.acknowledgedBy);
  view.setUint8(25, AUTO | (Number(told.exceeded) << 4));
  // How priorities are numbered is not known: not available.
  view.setUint8(26, 0xff);
  view.setUint8(27, told.state);
  return bytesOf(view);
}

export function alertResponsePayload(alert: AlertIdentity, by: string, command: AlertCommand): Uint8Array {
  const view = withHead(25, alert);
  setName(view, HEAD, by);
  view.setUint8(24, 0b1111_1100 | command);
  return bytesOf(view);
}

/** As much of the words as fits: the place is kept short, the description takes what is left. */
export function alertTextPayload(alert: AlertIdentity, description: string, place: string): Uint8Array {
  const where = ascii(place).slice(0, ROOM / 4);
  const what = ascii(description).slice(0, ROOM - where.length);
  const texts = [what, where].flatMap((text) => [text.length + 2, 1, ...Buffer.from(text, "latin1")]);
  return Uint8Array.from([...bytesOf(withHead(HEAD, alert)), ENGLISH_UK, ...texts]);
}

const ascii = (text: string): string => text.normalize("NFKD").replaceAll(/[^\x20-\x7e]/g, "");
