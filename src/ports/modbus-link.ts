/**
 * One open line to Modbus units, by modbus-serial: questions are put one at a time. The library opens and frames;
 * what it does not see is added here: a device that has gone, a far end that is not there, an answer that comes late,
 * our own telegram heard back.
 */
import type { EventEmitter } from "node:events";
import { connect, type Socket } from "node:net";
import library from "modbus-serial";
import type { Instant } from "../kernel/clock.ts";
import { type OwnEcho, ownEcho } from "./modbus-echo.ts";
import type { ModbusAnswer, ModbusCoil, ModbusLine, ModbusQuestion } from "./ports.ts";
import { lookFor, openingError, watchDevice } from "./serial.ts";
import { tcpTrouble } from "./tcp.ts";

type Client = InstanceType<typeof library.default>;

export interface ModbusLink {
  /** Throws when the line is lost. */
  ask(question: ModbusQuestion, patience: number): Promise<ModbusAnswer>;
  /** Throws when the line is lost. */
  order(coil: ModbusCoil, made: boolean, patience: number): Promise<ModbusAnswer>;
  /** In words, once it is. */
  lost(): string | undefined;
  close(): Promise<void>;
}

/** "write" is the library's word for sending a request; these four only read. Code 5 alone orders something. */
const READ = { coil: "writeFC1", input: "writeFC2", holding: "writeFC3", register: "writeFC4" } as const;
const PATIENCE_TO_CONNECT = 5000;

export const nameOf = (line: ModbusLine): string =>
  "serial" in line ? `serial line ${line.serial}` : `Modbus at ${line.host}:${line.port}`;

export async function openLink(line: ModbusLine, now: () => Instant): Promise<ModbusLink> {
  const client: Client = new library.default();
  let because: string | undefined;
  let asking: ((error: Error) => void) | undefined;
  const lose = (words: string): void => {
    because ??= words;
    asking?.(new Error(because));
  };
  client.on("error", (error) => {
    lose(`${nameOf(line)} is lost: ${error instanceof Error ? error.message : String(error)}`);
  });
  const close = "serial" in line ? await openSerial(client, line, lose) : await openTcp(client, line, lose);
  const echo = "serial" in line ? hearPastEcho(client, ownEcho(line.echo === true)) : undefined;

  /** One exchange: puts it on the wire, and ends with what comes back. */
  function exchange<A>(
    patience: number,
    send: (done: (error: unknown, answer?: A) => void) => void,
    bytesOf: (answer: A) => Uint8Array,
  ): Promise<ModbusAnswer> {
    return new Promise((resolve, reject) => {
      if (because !== undefined) throw new Error(because);
      asking = reject;
      forgetLateAnswers(client);
      client.setTimeout(patience);
      send((error, answer) => {
        const because = echo?.ended(answer !== undefined);
        if (because !== undefined) resolve({ is: "miss", when: now(), because });
        else if (answer === undefined) resolve(failure(error, now(), patience));
        else resolve({ is: "answer", when: now(), bytes: bytesOf(answer) });
      });
    });
  }

  return {
    lost: () => because,
    close,
    ask: ({ unit, table, from, count }, patience) =>
      exchange<{ readonly buffer: Uint8Array }>(
        patience,
        (done) => client[READ[table]](unit, from, count, done),
        ({ buffer }) => buffer,
      ),
    order: ({ unit, coil }, made, patience) =>
      exchange<{ readonly state: boolean }>(
        patience,
        (done) => client.writeFC5(unit, coil, made, done),
        ({ state }) => Uint8Array.of(state ? 1 : 0),
      ),
  };
}

/** What the library keeps to itself: what it has heard and not used, and its serial line. */
interface Inside {
  _buffer?: Uint8Array;
  readonly _client?: EventEmitter;
  write(telegram: Uint8Array): void;
}

const insideOf = (client: Client): Inside | undefined =>
  (client as unknown as { readonly _port?: Inside })._port;

/**
 * An answer that came after its question was given up stays in the library's buffer, and would be taken for the
 * answer to the next question of the same length, put to the same unit.
 */
function forgetLateAnswers(client: Client): void {
  const port = insideOf(client);
  if (port?._buffer !== undefined) port._buffer = Buffer.alloc(0);
}

/** Stands between the serial line and the library, which knows of no echo. */
function hearPastEcho(client: Client, echo: OwnEcho): OwnEcho {
  const port = insideOf(client);
  const serial = port?._client;
  if (port === undefined || serial === undefined) throw new Error("modbus-serial keeps its line elsewhere");
  const hearing = serial.listeners("data");
  const write = port.write.bind(port);
  port.write = (telegram) => {
    echo.sent(telegram);
    write(telegram);
  };
  serial.on("data", (bytes: Uint8Array) => {
    const answer = echo.heard(bytes);
    if (answer.length > 0) for (const hear of hearing) hear.call(serial, answer);
  });
  for (const hear of hearing) serial.off("data", hear as (bytes: Uint8Array) => void);
  return echo;
}

/** Gateways answer these in place of a unit that did not. */
const UNIT_NOT_THERE = new Set([10, 11]);

function failure(error: unknown, when: Instant, patience: number): ModbusAnswer {
  const { modbusCode: code, message } = error as { readonly modbusCode?: number; readonly message?: string };
  if (code !== undefined && !UNIT_NOT_THERE.has(code)) return { is: "refusal", when, code };
  if (code !== undefined) return { is: "miss", when, because: "the gateway has no answer from it" };
  const because =
    message === "Timed out" ? `no answer in ${Math.round(patience)} ms` : `answer garbled (${message})`;
  return { is: "miss", when, because };
}

async function openSerial(
  client: Client,
  { serial, baud, parity, stopBits }: Extract<ModbusLine, { serial: string }>,
  lose: (words: string) => void,
): Promise<() => Promise<void>> {
  lookFor(serial);
  try {
    await client.connectRTUBuffered(serial, { baudRate: baud, parity, stopBits });
  } catch (error) {
    throw openingError(serial, error instanceof Error ? error.message : String(error));
  }
  const gone = (): void => lose(`serial line ${serial} is lost: its device has gone`);
  client.on("close", gone);
  const unwatch = watchDevice(serial, gone);
  return () => {
    unwatch();
    return new Promise((closed) => {
      if (client.isOpen) client.close(() => closed());
      else closed();
    });
  };
}

async function openTcp(
  client: Client,
  { host, port }: Extract<ModbusLine, { host: string }>,
  lose: (words: string) => void,
): Promise<() => Promise<void>> {
  const what = `Modbus at ${host}:${port}`;
  const socket = connect({ host, port, noDelay: true, keepAlive: true });
  await connected(socket, what);
  socket.on("error", (error) => lose(tcpTrouble(what, error)));
  socket.on("close", () => lose(`the connection to ${what} is lost`));
  await client.linkTCP(socket, { port });
  return async () => {
    socket.destroy();
  };
}

function connected(socket: Socket, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(PATIENCE_TO_CONNECT);
    socket.once("timeout", () => socket.destroy(new Error(`${what} does not answer`)));
    socket.once("error", (error) => reject(new Error(tcpTrouble(what, error))));
    socket.once("connect", () => {
      socket.setTimeout(0);
      resolve();
    });
  });
}
