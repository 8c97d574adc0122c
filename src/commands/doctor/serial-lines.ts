/** The serial lines of this machine, each under its stable names, and whether this user may open it. */
import { accessSync, constants, existsSync, readdirSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import type { Examined } from "./examined.ts";

export interface FoundLine {
  readonly device: string;
  /** Stable names first. */
  readonly names: readonly string[];
  readonly mayOpen: boolean;
}

/** Adapters on USB, and the UARTs of small computers. A PC's ttyS are there whether or not there is a line. */
const ADAPTER = /^tty(USB|ACM|AMA|SC|XR)\d+$/;
const UNSTABLE = /^\/dev\/tty(USB|ACM)\d+$/;

const inFolder = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** `dev` is /dev but for tests. */
export function findLines(dev = "/dev"): readonly FoundLine[] {
  const named = ["serial/by-id", "serial/by-path"].flatMap((folder) => inFolder(join(dev, folder)));
  const bare = inFolder(dev).filter((path) => ADAPTER.test(basename(path)));
  const lines = new Map<string, string[]>();
  for (const path of [...named, ...bare]) {
    const device = deviceOf(path);
    if (device === undefined) continue;
    const names = lines.get(device) ?? [];
    if (path !== device) names.push(path);
    lines.set(device, names);
  }
  return [...lines].map(([device, names]) => ({
    device,
    names: [...names, device],
    mayOpen: mayOpen(device),
  }));
}

function deviceOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function mayOpen(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const NO_PERMISSION = "add the user of this program to the group dialout, and let it sign in anew";

/** A line that was found, whether or not the ship file uses it. */
export function examineFound({ device, names, mayOpen: allowed }: FoundLine): Examined {
  const about = `serial line ${device}`;
  const [best = device] = names;
  if (!allowed) return { about, result: "wrong", words: "it may not be opened", mend: NO_PERMISSION };
  return {
    about,
    result: "well",
    words: best === device ? "it may be opened" : `it may be opened, as ${best}`,
  };
}

/** What can be said of a port's serial line before it is opened; undefined where there is nothing to say. */
export function examineName(about: string, path: string, found: readonly FoundLine[]): Examined | undefined {
  const others = found.map(({ names }) => names[0]).join(", ") || "none";
  if (!existsSync(path))
    return {
      about,
      result: "wrong",
      words: `${path} is not there`,
      mend: `is the adapter plugged in? Serial lines of this machine: ${others}`,
    };
  if (!mayOpen(path))
    return { about, result: "wrong", words: `${path} may not be opened`, mend: NO_PERMISSION };
  if (!UNSTABLE.test(path)) return undefined;
  const stable = found.find(({ device }) => device === deviceOf(path))?.names[0];
  return {
    about,
    result: "advice",
    words: `${path} may be another device after the next start`,
    mend: `write ${stable === undefined || stable === path ? "its name under /dev/serial/by-path" : stable} in the ship file`,
  };
}
