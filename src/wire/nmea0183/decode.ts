/**
 * Lines of NMEA 0183 to messages. A line may hold TAG blocks, noise, a sentence, several, or a piece of one:
 * each sentence in it is found by its start character, and stands or is refused by itself.
 */
import type { Instant } from "../../kernel/clock.ts";
import type { Fields, Message, RefusalReason } from "../message.ts";
import { assembly, type Lost } from "./assembly.ts";
import { type Joined, readPart } from "./parts.ts";
import { JOINED, SAFETY, SENTENCES } from "./registry.ts";
import { BACKSLASH, fieldsOf, nextStart, readSentence, type Sentence } from "./sentence.ts";
import { readTagBlock } from "./tag-block.ts";

export interface DecoderOptions {
  /**
   * Sentences without checksum: `true` refuses all; `false` believes all. Left out, those on which safety hangs
   * are refused, and all others once one with a checksum has been heard: who sends them sends them always, and
   * a sentence without is one that was torn off.
   */
  readonly safety?: boolean | undefined;
  /** Formatters that somebody reads; the others are valid and ignored, not decoded. Left out: all. */
  readonly wanted?: ReadonlySet<string> | undefined;
  /** Called with the formatter of each valid sentence, decoded or not. */
  readonly heard?: ((formatter: string) => void) | undefined;
}

/** Synchronous, stateful (messages in several sentences), and never throws. */
export interface LineDecoder {
  (line: string, when: Instant): readonly Message[];
  /** Nothing more will come: what still waited for its other parts. */
  end(): readonly Message[];
}

/** One part of a message, kept until the others have come. */
interface Kept {
  readonly sentence: Sentence;
  readonly fields: readonly string[];
  readonly joined: Joined;
  readonly source: string | undefined;
  readonly frame: string;
}

/** Longest piece of refused input that is kept with its refusal. */
const KEPT_OF_REFUSED = 256;

/** Line noise that says nothing: NUL, 0xFF, blanks. */
const SILENT = /^[\0\xff\s]*$/;

const refused = (reason: RefusalReason, frame: string): Message => ({
  is: "refused",
  reason,
  frame: frame.slice(0, KEPT_OF_REFUSED).trimEnd(),
});

function message(
  { talker, formatter }: Sentence,
  fields: Fields | undefined,
  source: string | undefined,
  frame: string,
): Message {
  if (fields === undefined) return refused("field not readable", frame);
  if (source === undefined) return { is: "sentence", talker, formatter, fields };
  return { is: "sentence", talker, formatter, fields, source };
}

/** A set whose other parts never came: what stands without them, or one refusal. */
function given(parts: Lost<Kept>): Message {
  const [first] = parts;
  const known = first ?? parts.find((part) => part !== undefined);
  const fields = first?.joined.withoutRest ? first.joined.join([first.fields]) : undefined;
  if (first === undefined || fields === undefined)
    return refused("part of a message missing", known?.frame ?? "");
  return message(first.sentence, fields, first.source, first.frame);
}

export function decoder({ safety, wanted, heard }: DecoderOptions): LineDecoder {
  const sets = assembly<Kept>();
  let checksums = safety === true;

  const part = (kept: Kept, when: Instant): Message[] => {
    const { sentence, fields, joined, source, frame } = kept;
    const place = readPart(fields, joined);
    if (place === undefined) return [refused("field not readable", frame)];
    if (place.total === 1) return [message(sentence, joined.join([fields]), source, frame)];
    const key = `${source ?? ""} ${sentence.talker}${sentence.formatter}`;
    const { complete, lost } = sets.add(key, place, kept, when);
    const out = lost ? [given(lost)] : [];
    if (complete) {
      const whole = joined.join(complete.map((one) => one.fields));
      out.push(message(sentence, whole, source, frame));
    }
    return out;
  };

  const heardOf = (
    sentence: Sentence,
    text: string,
    source: string | undefined,
    when: Instant,
  ): Message[] => {
    const { talker, formatter, checked } = sentence;
    if (checked) checksums = true;
    else if (safety !== false && (checksums || SAFETY.has(formatter)))
      return [refused("checksum missing", text)];
    heard?.(formatter);
    if (wanted?.has(formatter) === false)
      return [{ is: "ignored", name: formatter, source: source ?? talker }];
    const layout = SENTENCES.get(formatter);
    if (layout !== undefined) return [message(sentence, layout(fieldsOf(sentence)), source, text)];
    const joined = JOINED.get(formatter);
    if (joined !== undefined)
      return part({ sentence, fields: fieldsOf(sentence), joined, source, frame: text }, when);
    return [{ is: "ignored", name: formatter, source: source ?? talker }];
  };

  const read = (line: string, when: Instant): readonly Message[] => {
    let out: Message[] = sets.waiting() > 0 ? sets.expire(when).map(given) : [];
    let at = nextStart(line, 0);
    if (at === -1 && !SILENT.test(line)) out.push(refused("not a sentence", line));
    let source: string | undefined;
    while (at !== -1) {
      if (line.charCodeAt(at) === BACKSLASH) {
        const tag = tagAt(line, at);
        if (tag === "wrong") {
          out.push(refused("checksum wrong", line.slice(at)));
          break;
        }
        source = tag.source ?? source;
        at = nextStart(line, tag.end);
        continue;
      }
      const { said, next } = readSentence(line, at);
      const text = at === 0 && next === -1 ? line : line.slice(at, next === -1 ? line.length : next);
      const messages = typeof said === "string" ? [refused(said, text)] : heardOf(said, text, source, when);
      out = out.length === 0 ? messages : [...out, ...messages];
      source = undefined;
      at = next;
    }
    return out;
  };

  return Object.assign(read, { end: () => sets.end().map(given) });
}

/** The TAG block that starts at `at`, and where it ends. One torn by another start is no block: it is passed. */
function tagAt(line: string, at: number): "wrong" | { readonly source?: string; readonly end: number } {
  const close = line.indexOf("\\", at + 1);
  const dollar = line.indexOf("$", at + 1);
  if (close === -1 || (dollar !== -1 && dollar < close)) return { end: at + 1 };
  const tag = readTagBlock(line.slice(at + 1, close));
  if (tag === undefined) return "wrong";
  return tag.source === undefined ? { end: close + 1 } : { source: tag.source, end: close + 1 };
}
