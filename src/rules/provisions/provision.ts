/** A provision as the catalogue of the law has it: what our rules are measured against, entry by entry. */
import type { Json } from "../../kernel/json.ts";
import type { Instrument } from "../citation.ts";

export interface Provision {
  /** As in the catalogue: `PSR-I-38(1)`; a suffix after `/` is one of several checks of one provision. */
  readonly id: string;
  readonly instrument: Instrument;
  readonly cites: string;
  readonly title: string;
  /** Verbatim; `…` joins pieces that stand apart in the Gazette. */
  readonly quote: string;
  readonly kind: ProvisionKind;
  /** Whom and when it binds, as the catalogue says it; an absent key restricts nothing. */
  readonly applies: { readonly [key: string]: Json };
  /** What the text itself demands: an alarm, an indication, or neither (then an alert is our proposal). */
  readonly alert: "rule-alarm" | "rule-indication" | "proposed" | "none";
  /** Whether the text demands a record: of itself, through another provision, or not (then it is ours). */
  readonly log: "rule" | "rule-via" | "proposed" | "none";
  /** How it could be watched at all: by signals, by a person's entry, or not. Decided in watchable.ts. */
  readonly watch: "signals" | "entry" | "none";
  /** What the catalogue would read to watch it; for `none`, why it cannot be watched. */
  readonly by: string;
}

export type ProvisionKind =
  | "continuous"
  | "event-timing"
  | "periodic"
  | "voyage-gate"
  | "record-only"
  | "indicator-only"
  | "advisory";

/** Which edition of the catalogue the provisions were made from. */
export interface CatalogueSource {
  readonly catalogue: string;
  readonly version: string;
  readonly sha256: string;
  readonly entries: number;
}
