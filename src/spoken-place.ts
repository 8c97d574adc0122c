/** How sentences get to the place that the ship file names for them: as lines, or as datagrams of IEC 61162-450. */
import type { ShipFile } from "./config/load.ts";
import { driverOf } from "./driver-of.ts";
import type { Driver } from "./ingest/driver.ts";
import type { Place } from "./outputs/place.ts";
import type { Ports, SpeechLine } from "./ports/ports.ts";
import type { Say } from "./ports/speech.ts";
import { GROUPS } from "./wire/nmea0183/datagram.ts";
import { encodeDatagram } from "./wire/nmea0183/encode-datagram.ts";

export interface SpokenPlace {
  readonly bytes: (sentences: readonly string[]) => Uint8Array;
  readonly say: Say;
}

export interface Surroundings {
  readonly file: Pick<ShipFile, "ports">;
  readonly drivers: readonly Driver[];
  readonly ports: Pick<Ports, "speak">;
}

export function spokenAt(place: Place, surroundings: Surroundings, stop: AbortSignal): SpokenPlace {
  const to = destination(place, surroundings);
  return {
    bytes: "datagrams" in to ? datagrams(place.source) : ofLine,
    say: surroundings.ports.speak(to, stop),
  };
}

const hostAndPort = (written: string): { readonly host: string; readonly port: number } => {
  const [host = "", port] = written.split(":");
  return { host, port: Number(port) };
};

/** `check` has seen to it that there is one. */
function destination(place: Place, { file, drivers }: Surroundings): SpeechLine {
  const { port = "", serial, baud = 4800, udp, group, tcp, listen, interface: address } = place;
  if (serial !== undefined) return { serial: { path: serial, baud } };
  if (udp !== undefined) return { datagrams: { ...hostAndPort(udp), interface: address } };
  if (tcp !== undefined) return { tcp: hostAndPort(tcp) };
  if (listen !== undefined) return { listen: { port: listen, host: address } };
  const named = group === undefined ? undefined : GROUPS.get(group);
  if (named !== undefined) return { datagrams: { host: named.group, port: named.port, interface: address } };
  const heard = file.ports.find(({ name }) => name === port);
  const line = heard && driverOf(heard, drivers).line?.(heard.config);
  if (line === undefined) throw new Error(`nothing can be said on port “${port}”`);
  return line;
}

const ofLine = (sentences: readonly string[]): Uint8Array =>
  Buffer.from(sentences.map((one) => `${one}\r\n`).join(""), "latin1");

function datagrams(source: string): SpokenPlace["bytes"] {
  let lines = 0;
  let groups = 0;
  return (sentences) => {
    const written = encodeDatagram({ source, lines, groups, sentences });
    lines += sentences.length;
    if (sentences.length > 1) groups += 1;
    return Buffer.from(written, "latin1");
  };
}
