/** From the file that describes a ship to the ship, or to everything that is wrong with it, at once. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Duration } from "../kernel/duration.ts";
import type { SignalBindings, SourceBinding } from "../ship/binding-grammar.ts";
import type { Kind } from "../ship/kinds.ts";
import type { Ship } from "../ship/ship.ts";
import { readAreas } from "./areas.ts";
import { readDocument } from "./document.ts";
import { checkEquipment } from "./equipment-section.ts";
import { readBy } from "./explain.ts";
import { checkNamedEquipment } from "./named-equipment.ts";
import { checkNamedPorts } from "./named-ports.ts";
import { checkPapers } from "./papers-section.ts";
import { firstOfPort, type PortConfig, pollOfPort, readPorts } from "./ports-section.ts";
import { inOrderOfLines, type Problem, type Remark } from "./problem.ts";
import { reasonOf } from "./reason.ts";
import { checkReferences } from "./references.ts";
import { type DeclaredSettings, type DriverSchema, type OutputSchema, shipFileSchema } from "./schema.ts";
import { readSettings } from "./settings-section.ts";
import type { WatchSettings } from "./watch-schema.ts";

export type { PortConfig } from "./ports-section.ts";

/** What the rest of the program declares, against which a ship file is read. */
export interface Declared {
  readonly drivers: readonly DriverSchema[];
  readonly outputs: readonly OutputSchema[];
  readonly settings: DeclaredSettings;
  /** Whether a binding can speak for a signal; `pollOf` tells how often a port asks, where it asks. */
  readonly misfits: (
    binding: SourceBinding,
    kind: Kind,
    signal: string,
    pollOf: (port: string) => Duration | undefined,
  ) => readonly Pick<Remark, "message" | "severity">[];
}

export interface ShipFile {
  readonly ship: Ship;
  readonly ports: readonly PortConfig[];
  /** By equipment id, by signal. */
  readonly bindings: Readonly<Record<string, SignalBindings>>;
  readonly watch: WatchSettings;
  /** The directory of the ship file: relative paths in it begin here. */
  readonly directory: string;
}

export type Loaded =
  | { readonly valid: true; readonly file: ShipFile; readonly problems: readonly Problem[] }
  | {
      readonly valid: false;
      readonly problems: readonly Problem[];
      /** The file could not be read: nothing is known of what is in it. */
      readonly unreadable?: true;
    };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function loadShipFile(path: string, declared: Declared): Loaded {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (cause) {
    const message = `the ship file cannot be read: ${reasonOf(cause)}`;
    return {
      valid: false,
      unreadable: true,
      problems: [{ line: 0, column: 0, path: "", message, severity: "error" }],
    };
  }
  return readShipFile(text, dirname(resolve(path)), declared);
}

export function readShipFile(text: string, directory: string, declared: Declared): Loaded {
  const document = readDocument(text);
  if (document.problems.length > 0) return { valid: false, problems: inOrderOfLines(document.problems) };
  const { value } = document;
  const remarks: Remark[] = [];
  const remark = (one: Remark): void => {
    remarks.push(one);
  };
  const whole = readBy(shipFileSchema(declared.outputs), value, []);
  if ("remarks" in whole) for (const refusal of whole.remarks) remark(refusal);

  const sections = isGroup(value) ? value : {};
  const ports = readPorts(sections.ports, declared.drivers, remark);
  const portNames = isGroup(sections.ports) ? Object.keys(sections.ports) : [];
  const named = (name: string): PortConfig | undefined => ports.find((port) => port.name === name);
  const firstOf = (name: string, table: string): number => firstOfPort(named(name), table);
  checkEquipment(sections.equipment, portNames, firstOf, remark);

  const finished = (file: ShipFile | undefined): Loaded => {
    const problems = inOrderOfLines(remarks.map(document.place));
    const stands = file !== undefined && problems.every(({ severity }) => severity === "warning");
    return stands ? { valid: true, file, problems } : { valid: false, problems };
  };
  if ("remarks" in whole) return finished(undefined);

  const { ship: particulars, equipment, papers, watch, harbours, waterways } = whole.read;
  checkPapers(papers, equipment, remark);
  checkReferences(
    equipment.map((item) => item.equipment),
    remark,
  );
  const pollOf = (name: string): Duration | undefined => pollOfPort(named(name));
  for (const [index, item] of equipment.entries())
    for (const [signal, sources] of Object.entries(item.bindings))
      for (const [n, source] of sources.entries())
        for (const misfit of declared.misfits(source, item.equipment.kind, signal, pollOf))
          remark({
            path: ["equipment", index, "signals", signal, ...(sources.length > 1 ? [n] : [])],
            ...misfit,
          });
  const settings = readSettings(whole.read.settings, declared.settings, remark);
  const { store, record, ...outputs } = watch;
  checkNamedPorts(outputs, declared.outputs, declared.drivers, ports, portNames, remark);
  checkNamedEquipment(
    outputs,
    declared.outputs,
    equipment.map((item) => item.equipment),
    remark,
  );
  return finished({
    ship: {
      particulars,
      equipment: equipment.map((item) => item.equipment),
      settings,
      papers,
      harbours: readAreas(harbours, directory, ["harbours"], remark),
      waterways: readAreas(waterways, directory, ["waterways"], remark),
    },
    ports,
    bindings: Object.fromEntries(equipment.map((item) => [item.equipment.id, item.bindings])),
    watch: { store, record, outputs },
    directory,
  });
}
