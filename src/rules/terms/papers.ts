/** Papers on board, in the words that certificates, exemptions and dated records share. */
import type { Paper, PaperSort } from "../../ship/paper.ts";
import type { Ship } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import type { AlertSpec, LogSpec, Subject } from "../shapes.ts";
import { atOnce } from "./steps.ts";

export interface PaperItem extends Subject {
  /** As the ship file has it: the last day, "" without an end; absent: the ship file names no such paper. */
  readonly inShipFile?: string;
}

const item = ({ id, name, number, validUntil = "" }: Paper): PaperItem => ({
  id,
  name: number === undefined ? name : `${name} ${number}`,
  inShipFile: validUntil,
});

export const papers = ({ papers: all = [] }: Ship, ...sorts: readonly PaperSort[]): readonly PaperItem[] =>
  all.filter(({ paper }) => sorts.includes(paper)).map(item);

/** The papers of a sort, or one that is missing: it may be entered under the name of its sort. */
export function paperOrNone(ship: Ship, sort: PaperSort, name: string): readonly PaperItem[] {
  const found = papers(ship, sort);
  return found.length > 0 ? found : [{ id: sort, name }];
}

/** Navigation Safety Regulations 2002, reg 18(1)(d): of a ship whose ship file names a national waterway. */
export const waterwayPapers = (ship: Ship): readonly PaperItem[] =>
  ship.waterways.length === 0
    ? []
    : [
        ...paperOrNone(ship, "registration", "Certificate of registration"),
        ...paperOrNone(ship, "survey", "Certificate of survey"),
        ...paperOrNone(ship, "crew-certificates", "Certificates and licences of the crew"),
        ...paperOrNone(ship, "crew-list", "Ship's articles or crew list"),
      ];

/** Equipment for which the ship file claims a leave of the Administration, and whether a paper is there for it. */
export const relaxed = ({
  equipment,
  papers: all = [],
}: Ship): readonly (Subject & { readonly covered: boolean })[] =>
  equipment
    .filter(({ permittedOpen, atAnchorage }) => permittedOpen === true || atAnchorage === true)
    .map(({ id, name }) => ({
      id,
      name,
      covered: all.some(({ paper, covers = [] }) => paper === "exemption" && covers.includes(id)),
    }));

/** The last day as it was entered since: "" without an end. */
export const validUntil = (paper: Subject) => itemFact("valid-until", paper);

/** What a duty to keep a paper in force has in common. */
export const inForce = {
  every: { is: "stated" },
  evidence: { is: "until", of: "until", inShipFile: (paper: PaperItem) => paper.inShipFile },
} as const;

export const expiry = (
  title: string,
  overdue: "caution" | "warning",
): AlertSpec<PaperItem, object, object> => ({
  aspect: "record",
  category: "B",
  title: () => title,
  steps: [
    ...atOnce("caution", ({ name }: PaperItem) => `${name} ends soon`),
    ...atOnce(overdue, ({ name }: PaperItem) => `${name} is not on board, or has ended`),
  ],
});

export const expiryLog: LogSpec<PaperItem, object, "done" | "missed"> = {
  when: ["done", "missed"],
  book: "deck",
  says: ({ name }, event) => (event === "done" ? `${name} renewed` : `${name} not on board, or ended`),
};

/** Still valid at that time, by the ship file or by what was entered since; a day is taken to its end in UTC. */
export const isInForce = (inShipFile: string | undefined, entered: string | undefined, at: number): boolean =>
  [inShipFile, entered].some((text) => text !== undefined && (text === "" || endOf(text) > at));

const endOf = (text: string): number =>
  Date.parse(text) + (text.length === "2026-07-13".length ? 86_400_000 : 0);
