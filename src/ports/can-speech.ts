/**
 * Speaking on a CAN interface, through can-utils' canplayer as a child process that sends what it is given and ends
 * loudly when the interface takes nothing. A controller's own queue is ten frames deep: a long message is handed over
 * at the pace of the bus, or its end would be thrown away.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { endOf, isInterface, keptText } from "./can.ts";
import { oneAtATime, type Say } from "./speech.ts";

/** Half the rate of a bus of 250 kbit/s, which carries a frame in half a millisecond. */
const AT_ONCE = 4;
const PAUSE = 4;

interface Player {
  readonly child: ChildProcess;
  /** Why it has ended. */
  ended: string | undefined;
}

export function sayOnCan(name: string, stop: AbortSignal): Say {
  let player: Player | undefined;
  stop.addEventListener("abort", () => player?.child.kill(), { once: true });
  return oneAtATime(`CAN interface ${name}`, (bytes, done) => {
    if (stop.aborted) return done(new Error("it has been let go"));
    if (!isInterface(name)) return done(new Error("that cannot be the name of a CAN interface"));
    player ??= started(name);
    const frames = Buffer.from(bytes).toString("latin1").split("\n").filter(Boolean);
    void played(player, name, frames).then((words) => {
      if (words !== undefined) player = undefined;
      done(words === undefined ? undefined : new Error(words));
    });
  });
}

/** `-t`: at once, whatever the time that a line bears. */
function started(name: string): Player {
  const child = spawn("canplayer", ["-t", "-g", "0", `${name}=bus`], { stdio: ["pipe", "ignore", "pipe"] });
  const complaint = keptText(child);
  const player: Player = { child, ended: undefined };
  child.stdin?.on("error", () => {});
  void endOf(child).then((how) => {
    player.ended =
      how === "missing"
        ? "canplayer is not installed (Debian's package can-utils)"
        : `canplayer ${how}${complaint() === "" ? "" : `, saying "${complaint()}"`}`;
  });
  return player;
}

async function played(player: Player, name: string, frames: readonly string[]): Promise<string | undefined> {
  for (let at = 0; at < frames.length && player.ended === undefined; at += AT_ONCE) {
    const lines = frames.slice(at, at + AT_ONCE).map((frame) => `(0.000000) bus ${frame}\n`);
    await new Promise<void>((written) => player.child.stdin?.write(lines.join(""), () => written()));
    await new Promise((rested) => setTimeout(rested, PAUSE));
  }
  return player.ended === undefined ? undefined : `${name}: ${player.ended}`;
}
