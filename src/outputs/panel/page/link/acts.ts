/** Carries the officer's acts to the watch; and to the page the ship, the log, and who may act. */
import type { Entry } from "../../../../logbook/entry.ts";
import type { Author } from "../../../../signals/act.ts";
import type { Deed, ShipOnPanel, Who } from "../state/panel-state.ts";

export interface Answer {
  readonly ok: boolean;
  readonly words: string;
  /** The server does not know who this is. */
  readonly signInFirst: boolean;
}

const NO_ANSWER = "Not known to be done: the watch did not answer. Look at the list when contact is back.";

export const sendAct = (deed: Deed, author: Author): Promise<Answer> => post("act", { ...deed, author });

export const signIn = (name: string, pin: string): Promise<Answer> => post("sign-in", { name, pin });

export const signOut = (): Promise<Answer> => post("sign-out", {});

/** Whether this page can be heard; what is answered does not matter, it is said again. */
export const tellSound = (blocked: boolean): Promise<Answer> => post("sound", { blocked });

async function post(path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8000),
    });
    const { ok, words } = (await response.json()) as { readonly ok: boolean; readonly words: string };
    return { ok, words, signInFirst: response.status === 403 };
  } catch {
    return { ok: false, words: NO_ANSWER, signInFirst: false };
  }
}

export const fetchShip = (): Promise<ShipOnPanel> => get("ship");
export const fetchWho = (): Promise<Who> => get("who");

export async function fetchLog(limit: number): Promise<readonly Entry[]> {
  return (await get<{ readonly entries: readonly Entry[] }>(`log?limit=${limit}`)).entries;
}

export async function fetchDefects(): Promise<readonly Entry[]> {
  return (await get<{ readonly entries: readonly Entry[] }>("defects")).entries;
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(path, { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}
