/**
 * Whether a provision can be watched at all, decided entry by entry from the catalogue. In this order:
 *
 * 1. named below                                       → as it is said there, with the reason
 * 2. kind `advisory`                                   → not: a factor for the officer's judgement
 * 3. bound only `configuration`, or a record of nothing
 *    but drawings, certificates and particulars        → not: construction and paper
 * 4. everything that it needs comes from a person      → by a person's entry
 * 5. the rest                                          → by signals
 *
 * Where the text itself demands that something be recorded (log basis `rule`), paper is an entry, not nothing.
 */

export interface CatalogueEntry {
  readonly id: string;
  readonly cite: string;
  readonly title: string;
  readonly quote: string;
  readonly kind: string;
  readonly applies: { readonly state?: readonly string[] };
  readonly signals: readonly string[];
  readonly alert: { readonly needed: boolean; readonly basis?: string };
  readonly log: { readonly needed: boolean; readonly basis: string };
}

export interface Watchable {
  readonly watch: "signals" | "entry" | "none";
  readonly by: string;
}

const DEFINITION = "a definition: it gives other provisions their meaning and asks nothing by itself";
const SCOPE =
  "says where or when other provisions apply: it decides whom they bind and cannot be broken itself";
const AUTHORITY =
  "a power or duty of the authority, or a procedure before it: nothing that the ship does or omits";
const EXPIRED = "an exemption that ended two years after the regulations came into force, in 2006";
const OPTION =
  "a choice that the text leaves open or a gap in it: no signal is required, so none can be missed";
const QUALIFIES =
  "qualifies the duties of other provisions, where it is honoured; it adds no duty that could be broken";
const JUDGEMENT =
  "a factor for the officer's judgement: the text names no state of the ship in which it is broken";
const BUILT =
  "construction or paper: shown by drawing, certificate or survey, and nothing under way changes it";

const none = (because: string, ids: string): readonly (readonly [string, Watchable])[] =>
  ids.split(" ").map((id) => [id, { watch: "none", by: because }]);

const entry = (what: string, ids: string): readonly (readonly [string, Watchable])[] =>
  ids.split(" ").map((id) => [id, { watch: "entry", by: what }]);

/** Read one by one: what the general order below would get wrong. */
const NAMED: ReadonlyMap<string, Watchable> = new Map([
  ...none(DEFINITION, "COL-3(d) COL-3(f) COL-3(g) COL-3(h) COL-3(j) COL-3(k) COL-3(m) COL-12(b) COL-13(b)"),
  ...none(DEFINITION, "COL-21(f) COL-32(b) COL-32(c) SAF-2(f) SAF-2(p)"),
  ...none(SCOPE, "PSR-R-2(1) PSR-R-2(2) COL-2(1) COL-11 COL-19(a) COL-20(a) SAF-1(3)"),
  ...none(QUALIFIES, "COL-13(c) COL-17(d) PSR-I-46(3)"),
  ...none(AUTHORITY, "COL-39 COL-40 SAF-3/2 SAF-20 SAF-21 SAF-22-43 SAF-ANX2-1-3"),
  ...none(EXPIRED, "COL-37 COL-38 SAF-ANX4-10"),
  ...none(OPTION, "COL-35(d)/2 COL-35/gap-sail PSR-I-84(4)(a)(i)(E)(XIII)"),
  ...none(BUILT, "SAF-ANX4-7 SAF-ANX4-S1-1 SAF-ANX4-S1-2 SAF-ANX4-S1-3 SAF-ANX4-S1-4(a)"),
  ...entry("the master's note of why and when he departed from the regulations", "SAF-18(1)(b)"),
]);

/** Signals that are the ship's drawings, certificates and particulars. */
const PAPER = /^(cfg\..*|op\.document|profile|cert|lsa|waterwayFile)$|\.cfg$/;
/** Signals that are somebody's word. */
const WORD =
  /^(op\..*|voyage\.(plan|serviceConfig)|ship\.inService|persons\.count|pax\.count|nav\.utc|time\.clock)$/;

export function watchable(item: CatalogueEntry): Watchable {
  const named = NAMED.get(item.id);
  if (named !== undefined) return named;
  if (item.kind === "advisory") return { watch: "none", by: JUDGEMENT };
  const recordDemanded = item.log.basis === "rule" || item.log.basis === "law";
  const onlyPaper = item.signals.every((signal) => PAPER.test(signal) || signal === "nav.utc");
  const onlyConfigured = (item.applies.state ?? []).join() === "configuration";
  const paperRecord = onlyPaper && (item.kind === "record-only" || item.kind === "continuous");
  if (onlyConfigured || (paperRecord && !recordDemanded)) return { watch: "none", by: BUILT };
  const onlyWords = item.signals.every((signal) => PAPER.test(signal) || WORD.test(signal));
  return { watch: onlyWords ? "entry" : "signals", by: item.signals.join(", ") };
}
