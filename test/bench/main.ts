/** `npm run bench`: what the watch costs and how soon it speaks, on this machine, in one run. Compare ratios. */
import { mkdtempSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { benchRules } from "./great-rules.ts";
import { benchLatency, type Spread } from "./latency.ts";
import { benchNmea0183Decode } from "./nmea0183-decode.ts";
import { benchNmea2000Decode } from "./nmea2000-decode.ts";
import { benchRecords } from "./records.ts";
import { benchReplay } from "./replay-hours.ts";
import { benchSaturatedBuses } from "./saturated-buses.ts";
import { benchWholeWatch } from "./whole-watch.ts";

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const number = (value: number, digits = 1): string => value.toFixed(digits);

say(
  `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);

say("\nThe whole watch of the demonstration ship, on recordings of her own and public ones");
for (const { recording, messages, perSecond, watch, decoding, resident } of benchWholeWatch())
  say(
    `  ${recording}: ${messages} lines, ${Math.round(perSecond)} a second, ${number(watch)} µs a line, ${number(decoding)} µs of it decoding; ${Math.round(resident)} MB at most`,
  );

say("\nAll rules on a great ship: 100 watertight doors, 400 other closures, 200 detectors");
{
  const { signals, instances, alerts, change, pass, memory, core: few } = benchRules();
  say(`  ${signals} signals, ${instances} instances, ${alerts} alerts stand; ${number(memory)} MB`);
  say(
    `  a door moves: median ${number(change.median)} µs, p99 ${number(change.p99)} µs from message to told`,
  );
  say(`  every instance judged: ${number(pass.all)} ms, ${number(pass.each)} µs each`);
  say(`  250 instances of a usual ship, each input changing once a second: ${number(few, 2)} % of a core`);
}

/** `npm run bench -- --hours 24`: the whole day, which takes a while to write down first. */
const asked = process.argv.indexOf("--hours");
const hours = asked < 0 ? 1 : Number(process.argv[asked + 1]);
say(`\nReplay of ${hours} h, 700 signals, each told once a second`);
{
  const { readings, took, readingsPerSecond, alerts, entries } = benchReplay(hours);
  say(
    `  ${readings} readings in ${number(took)} s: ${readingsPerSecond} a second; ${alerts} alerts, ${entries} entries`,
  );
}

say(
  "\nDecoding NMEA 0183, µs a sentence; nmea0183-signalk drops what it does not know undecoded (decodedBySignalk, %)",
);
for (const row of benchNmea0183Decode()) say(`  ${JSON.stringify(row)}`);
say("\nDecoding NMEA 2000, µs a message, and against canboatjs alone");
for (const row of benchNmea2000Decode()) say(`  ${JSON.stringify(row)}`);

say("\nTwo saturated buses of NMEA 2000, played at their pace through the driver");
const buses = await benchSaturatedBuses();
say(
  `  ${Math.round(buses.framesPerSecond)} frames and ${Math.round(buses.messagesPerSecond)} messages a second (${buses.recording}): ${number(buses.core)} % of a core`,
);

say("\nThe records office");
const office = pathToFileURL(resolve("dist/src/records-office.js"));
for (const together of [1, 16, 64]) {
  const store = mkdtempSync(join(tmpdir(), "watchkeeper-bench-"));
  const figures = await benchRecords({ office, store, entries: together === 1 ? 500 : 5000, together });
  say(`  ${together} waiting: ${JSON.stringify(figures)}`);
}

say("\nFrom a contact to the horn and to a panel (8 lines at 38400 baud, a bus of 1,900 frames a second)");
for (const [scene, how] of [
  ["as it is", {}],
  ["the disk stalled, each commit 2 s", { diskStalled: true }],
  ["20 more panels", { clients: 20 }],
] as const) {
  const { samples, relay, panel, recorded, core, resident, restart, load } = await benchLatency(how);
  const spread = ({ median, p99 }: Spread): string => `median ${number(median)} ms, p99 ${number(p99)} ms`;
  say(`  ${scene}: ${samples} doors opened, the machine's load ${number(load)} before`);
  say(`    to the horn's coil: ${spread(relay)}; to the panel: ${spread(panel)}`);
  say(`    on the disk after the panel had it: ${spread(recorded)}`);
  say(
    `    ${number(core)} % of a core, ${Math.round(resident)} MB; shown again ${number(restart)} s after kill -9`,
  );
}
process.exit(0);
