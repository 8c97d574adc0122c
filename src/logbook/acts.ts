/**
 * What a person's act enters in the log: whatever changes what binds the ship, permits something, vouches for
 * something, or was written as an entry. Acknowledging and silencing stand in the history of the alert.
 */
import { createHash } from "node:crypto";
import { iso } from "../kernel/clock.ts";
import { canonical, type Json } from "../kernel/json.ts";
import type { EntryDraft } from "../rules/finding.ts";
import type { Book } from "../rules/words.ts";
import type { Kind } from "../ship/kinds.ts";
import type { Ship } from "../ship/ship.ts";
import type { Act, NavigationStatus, VoyagePhase } from "../signals/act.ts";
import { standsForTheVoyage } from "../signals/confirmation.ts";
import { COUNTERSIGN_KEYS, countersignRefusal } from "./countersignature.ts";
import { concernsDefects, DEFECT_KEYS, defectRefusal } from "./defects.ts";
import { BOOK_OF, formRefusal, formWords, headingOf } from "./forms.ts";

type Enter = Extract<Act, { act: "enter" }>;

const PHASE_WORDS: Readonly<Record<VoyagePhase, string>> = {
  alongside: "Ship alongside.",
  ready: "Ship being made ready for departure.",
  leaving: "Ship leaving the berth.",
  "on-voyage": "Ship on voyage.",
  "safe-anchorage": "Ship at a safe anchorage.",
  approaching: "Ship approaching port.",
};

const STATUS_WORDS: Readonly<Record<NavigationStatus, string>> = {
  underway: "Ship under way.",
  "at-anchor": "Ship at anchor.",
  aground: "Ship aground.",
  "made-fast": "Ship made fast.",
};

/** Doors and openings have a book of their own. */
const OPENINGS: ReadonlySet<string> = new Set<Kind>(["watertight-door", "shell-door", "opening"]);

const STATED: ReadonlySet<string> = new Set<Kind>([
  "passenger-or-cargo-space",
  "load-line",
  "oil-fuel-tank",
  "stability-computer",
]);

const OPENABLE: ReadonlySet<string> = new Set<Kind>([
  "watertight-door",
  "shell-door",
  "opening",
  "ro-ro-access",
]);

/**
 * Undefined when the act makes no entry. Which provision an entry fulfils is for the rule to judge that reads
 * it; the entry itself claims none.
 */
export function entryOfAct(act: Act, at: number, ship: Ship): EntryDraft | undefined {
  const said = wordsOf(act, ship);
  if (!said) return undefined;
  const stated = act.act === "enter" ? statedTime(act, at) : { at, data: {} };
  return {
    key: `${keyOf(act)}${iso(at)}:${createHash("sha256")
      .update(canonical(act as unknown as Json))
      .digest("hex")
      .slice(0, 16)}`,
    book: said.book,
    at: stated.at,
    rule: null,
    ruleVersion: null,
    text: said.text,
    data: {
      act: act as unknown as Json,
      attributed: act.author.attributed === "pin" ? "by PIN" : "stated name",
      ...stated.data,
    },
    author: act.author.rank ? `${act.author.rank} ${act.author.name}` : act.author.name,
    ...(act.act === "enter" && act.amends !== undefined && { amends: act.amends }),
  };
}

/** Words for the person when the log does not take the act; undefined when it does. */
export function entryRefusal(act: Act): string | undefined {
  if (act.act === "countersign") return countersignRefusal(act);
  return act.act === "enter" ? (defectRefusal(act) ?? formRefusal(act)) : undefined;
}

/** Countersignatures and defects are looked for later among ten years of entries. */
function keyOf(act: Act): string {
  if (act.act === "countersign") return COUNTERSIGN_KEYS;
  return act.act === "enter" && concernsDefects(act) ? DEFECT_KEYS : "act:";
}

function wordsOf(act: Act, ship: Ship): { readonly book: Book; readonly text: string } | undefined {
  const deck = (text: string) => ({ book: "deck" as const, text });
  const of = (item: string, text: (name: string) => string) => ({
    book: bookOf(item, ship),
    text: text(nameOf(item, ship)),
  });
  switch (act.act) {
    case "acknowledge":
    case "silence":
      return undefined;
    case "transfer":
      return deck(`Alert ${act.alert} transferred to ${act.to}.`);
    case "shelve":
      return deck(`Alert ${act.alert} shelved until ${clockTime(act.until)}: ${sentence(act.reason)}`);
    case "phase":
      return deck(PHASE_WORDS[act.phase]);
    case "status":
      return deck(STATUS_WORDS[act.status]);
    case "activity":
      return deck(
        act.activities.length > 0
          ? `Stated of the ship: ${spoken(act.activities)}.`
          : "What was stated of the ship has ended.",
      );
    case "visibility":
      return deck(act.restricted ? "Restricted visibility." : "Visibility no longer restricted.");
    case "ready-for-departure":
      return deck("Ship declared ready for departure.");
    case "permission":
      return of(
        act.item,
        (name) =>
          `Permission ${towards(act.item, ship)} ${name} until ${clockTime(act.until)}: ${sentence(act.reason)}`,
      );
    case "withdraw-permission":
      return of(act.item, (name) => `Permission ${towards(act.item, ship)} ${name} withdrawn.`);
    case "confirm":
      return of(
        act.item,
        (name) => `${name}${isStated(act.item, ship) ? ":" : " seen"} ${act.state}. ${standing(act, ship)}`,
      );
    case "countersign":
      return deck(`Countersigned: all books up to entry ${act.upTo.seq}.`);
    case "enter":
      return { book: BOOK_OF[act.kind], text: entered(act, ship) };
  }
}

/** The stated end of a confirmation. */
function standing({ item, until }: Extract<Act, { act: "confirm" }>, ship: Ship): string {
  const event = standsForTheVoyage(ship, item) ? "until she is alongside again" : "until another word";
  return until === undefined ? `Stands ${event}.` : `Stands until ${clockTime(until)}, or ${event}.`;
}

/** The person's words, what they are about, and the defects said outright: para 37(4). */
function entered(act: Enter, ship: Ship): string {
  const { text, items = [], defects } = act;
  const about = items.length > 0 ? ` of ${items.map((item) => nameOf(item, ship)).join(", ")}` : "";
  const heading = headingOf(act);
  const said = heading ? `${heading}${about}: ${sentence(text)}` : sentence(text);
  const told = [...formWords(act), ...(defects === undefined ? [] : [`Defects: ${defects}`])];
  return [said, ...told.map(sentence)].join(" ");
}

/** A late entry keeps both times; a time that cannot be read, or lies ahead, is kept as it was said. */
function statedTime(
  { happenedAt }: Enter,
  at: number,
): { at: number; data: { readonly [name: string]: Json } } {
  if (happenedAt === undefined) return { at, data: {} };
  const stated = Date.parse(happenedAt);
  if (Number.isNaN(stated) || stated > at) return { at, data: { timeAsStated: happenedAt } };
  return { at: stated, data: { enteredAt: iso(at) } };
}

/** What is in force, or what a space holds, is stated of it and not seen of it. */
const isStated = (item: string, ship: Ship): boolean =>
  STATED.has(ship.equipment.find(({ id }) => id === item)?.kind ?? "");

/** A door is opened; what else is permitted of a valve, a console or a space is in the reason. */
const towards = (item: string, ship: Ship): string =>
  OPENABLE.has(ship.equipment.find(({ id }) => id === item)?.kind ?? "") ? "to open" : "for";

const bookOf = (item: string, ship: Ship): Book =>
  OPENINGS.has(ship.equipment.find(({ id }) => id === item)?.kind ?? "") ? "watertight-doors" : "deck";

const nameOf = (item: string, ship: Ship): string =>
  [...ship.equipment, ...(ship.papers ?? [])].find(({ id }) => id === item)?.name ?? item;

const spoken = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll("-", " ")).join(", ");

const sentence = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** `2028-03-01 18:30 UTC`; words that are no time are given as they are. */
function clockTime(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : `${iso(at).slice(0, 16).replace("T", " ")} UTC`;
}
