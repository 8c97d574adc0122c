/** Who may act at the panel, and under whose name. */
import { randomBytes } from "node:crypto";
import { hours, saysDuration, seconds } from "../../kernel/duration.ts";
import type { Author } from "../../signals/act.ts";
import type { PanelSettings } from "../feed.ts";
import { type Failures, failed, wait } from "./lockout.ts";
import { isLoopback } from "./origin.ts";
import { pinHash, pinMatches } from "./pin.ts";

/** `anyone`: at this machine, by stated name. `people`: those of the ship file, signed in. `nobody`: with the reason. */
export type Standing =
  | { readonly is: "anyone" }
  | { readonly is: "people" }
  | { readonly is: "nobody"; readonly because: string };

export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly words: string; readonly retryAfter?: number };

/** A watch is four hours; nobody stays signed in for more than three of them. */
const LONGEST = hours(12);
const MOST_SESSIONS = 100;

export function standing(settings: PanelSettings): Standing {
  if (settings.people.length > 0) return { is: "people" };
  if (isLoopback(settings.host)) return { is: "anyone" };
  return {
    is: "nobody",
    because: `The panel listens on ${settings.host}, which others on the network can reach, and the ship file names nobody who may act. Name them under watch.panel.people, each with a PIN, or set watch.panel.host to 127.0.0.1.`,
  };
}

interface Session {
  readonly author: Author;
  readonly since: number;
  /** Signed in with a PIN, and not by name alone as at this machine one may who has none. */
  readonly byPin: boolean;
}

/** Guards the sessions and the count of wrong PINs. Both are forgotten with the front office. */
export class Access {
  readonly #settings: PanelSettings;
  readonly #standing: Standing;
  readonly #sessions = new Map<string, Session>();
  readonly #failures = new Map<string, Failures>();

  constructor(settings: PanelSettings) {
    this.#settings = settings;
    this.#standing = standing(settings);
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** The token of a new session. A failure is counted before the PIN is looked at: guesses side by side gain nothing. */
  async signIn(name: string, pin: string, mono: number): Promise<Verdict<string>> {
    const person = this.#settings.people.find((someone) => someone.name === name);
    const left = wait(this.#failures.get(name), mono);
    if (left > 0) {
      const words = `Too many wrong PINs for ${name}. Try again in ${saysDuration(seconds(Math.ceil(left / 1000)))}.`;
      return { ok: false, words, retryAfter: Math.ceil(left / 1000) };
    }
    if (person === undefined) {
      await pinHash(pin);
      return { ok: false, words: "The name or the PIN is wrong." };
    }
    if (person.pin === undefined && !isLoopback(this.#settings.host)) {
      return {
        ok: false,
        words: `${name} has no PIN in the ship file, and needs one where the panel can be reached from the network.`,
      };
    }
    this.#failures.set(name, failed(this.#failures.get(name), mono));
    if (person.pin !== undefined && !(await pinMatches(pin, person.pin))) {
      return { ok: false, words: "The name or the PIN is wrong." };
    }
    this.#failures.delete(name);
    const byPin = person.pin !== undefined;
    return { ok: true, value: this.#open({ author: { name, rank: person.rank }, since: mono, byPin }) };
  }

  signOut(token: string | undefined): void {
    if (token !== undefined) this.#sessions.delete(token);
  }

  /** Whoever is signed in under this token, if it still holds. */
  who(token: string | undefined, mono: number): Author | undefined {
    return this.#session(token, mono)?.author;
  }

  /** Under whose name an act is recorded: the person signed in, or on loopback with nobody named, as stated. */
  author(token: string | undefined, stated: Author, mono: number): Verdict<Author> {
    if (this.#standing.is === "nobody") return { ok: false, words: this.#standing.because };
    if (this.#standing.is === "anyone") return { ok: true, value: stated };
    const session = this.#session(token, mono);
    if (session === undefined)
      return {
        ok: false,
        words: "Nobody is signed in at this panel. Sign in with your name and PIN, then try again.",
      };
    const { author: signedIn, byPin } = session;
    if (signedIn.name !== stated.name) {
      return {
        ok: false,
        words: `${signedIn.name} is signed in at this panel, not ${stated.name}. Sign in under your own name first.`,
      };
    }
    return { ok: true, value: byPin ? { ...signedIn, attributed: "pin" } : signedIn };
  }

  #session(token: string | undefined, mono: number): Session | undefined {
    const session = token === undefined ? undefined : this.#sessions.get(token);
    return session && mono - session.since < LONGEST ? session : undefined;
  }

  #open(session: Session): string {
    const token = randomBytes(32).toString("base64url");
    this.#sessions.set(token, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MOST_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest);
    return token;
  }
}
