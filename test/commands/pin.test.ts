/** `watchkeeper pin`: the hash that goes into the ship file, and the PIN that goes nowhere. */
import { PassThrough } from "node:stream";
import { Command } from "commander";
import { afterEach, describe, expect, test } from "vitest";
import { addPin, type Keys } from "../../src/commands/pin.ts";
import { pinMatches } from "../../src/outputs/panel/pin.ts";
import { panelSchema } from "../../src/outputs/panel/settings.ts";

afterEach(() => {
  process.exitCode = 0;
});

async function pin(typed: string, terminal: boolean) {
  let [out, err, asked] = ["", "", ""];
  const raw: boolean[] = [];
  const keys: Keys = Object.assign(new PassThrough(), {
    isTTY: terminal,
    setRawMode: (on: boolean) => raw.push(on),
  });
  const program = new Command().exitOverride();
  addPin(program, {
    keys,
    write: (text) => {
      out += text;
    },
    warn: (words) => {
      err += words;
    },
    asks: {
      write: (text: string) => {
        asked += text;
        return true;
      },
    },
  });
  (keys as unknown as PassThrough).end(typed);
  await program.parseAsync(["pin"], { from: "user" });
  return { out, err, asked, raw, status: Number(process.exitCode ?? 0) };
}

describe("a PIN from standard input", () => {
  test("gives a hash that the ship file takes and the PIN opens", async () => {
    const { out, err, status } = await pin("4711\nsecond line\n", false);
    expect({ err, status }).toEqual({ err: "", status: 0 });
    expect(await pinMatches("4711", out.trim())).toBe(true);
    expect(await pinMatches("4712", out.trim())).toBe(false);
    expect(panelSchema.safeParse({ people: [{ name: "A. Menon", pin: out.trim() }] }).success).toBe(true);
  });

  test("that is empty or too short gives none, and says so", async () => {
    expect(await pin("", false)).toMatchObject({
      out: "",
      status: 2,
      err: expect.stringContaining("No PIN was given"),
    });
    expect(await pin("471\n", false)).toMatchObject({ out: "", status: 2 });
  });
});

describe("a PIN from a terminal", () => {
  test("is asked for twice and never shown; the terminal echoes again afterwards", async () => {
    const { out, asked, raw, status } = await pin("4712\u007f1\r4711\r", true);
    expect(status).toBe(0);
    expect(asked).toBe("PIN: \nThe same again: \n");
    expect(raw).toEqual([true, false]);
    expect(await pinMatches("4711", out.trim())).toBe(true);
  });

  test("that was typed otherwise the second time gives none", async () => {
    expect(await pin("4711\r4171\r", true)).toMatchObject({ out: "", status: 2 });
  });

  test("that is broken off with Ctrl+C gives none, and the terminal echoes again", async () => {
    expect(await pin("47\u0003", true)).toMatchObject({ out: "", status: 2, raw: [true, false] });
  });
});
