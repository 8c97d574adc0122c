/** Certificates, crew papers and the logs are on board when she leaves. */
import { health } from "../../signals/health.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { gate } from "../bind.ts";
import { navigationSafety } from "../citation.ts";
import { all } from "../during.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { isInForce, validUntil, waterwayPapers } from "../terms/papers.ts";
import { waterwayVessels } from "../terms/ships.ts";
import { whenSheGoes } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";
import { fromReadiness } from "../terms/voyage.ts";
import { onANationalWaterway } from "../terms/waterways.ts";

const leaving = all(onANationalWaterway, fromReadiness);

export const papersAndLogsOnBoard = defineRule({
  id: "SAF-18(1)(d)",
  title: "Papers and logs on board",
  cites: navigationSafety(
    "18(1)(d)",
    "ensure possession of a valid certificates of registration and survey of the vessel and valid certificate or licence by the crew, ships article or the crew list , ships log and engine log",
  ),
  version: 1,
  reading:
    "A paper is on board when the ship file names it or a person enters it, and in force to the end of its last day, by UTC. Ship's log and engine log are the books that the watch keeps: they are there while they are being written.",
  binds: waterwayVessels,
  status: "entered",
  checks: [
    gate({
      items: waterwayPapers,
      reads: (paper) => ({ phase: ifKnown(fact("voyage.phase")), until: validUntil(paper) }),
      during: leaving,
      complies: ({ until }, { at, item }) => isInForce(item.inShipFile, until, at),
      lists: ({ name }) => `${name} on board and in force`,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "PAPER NOT ABOARD",
        steps: whenSheGoes("alarm", ({ name }) => `Departed without ${name} on board and in force`),
      },
      log: entered("deck", "not on board and in force when she sailed", "on board and in force"),
    }),
    gate({
      check: "logs",
      items: (ship) => (ship.waterways.length === 0 ? [] : theShip(ship)),
      reads: () => ({
        phase: ifKnown(fact("voyage.phase")),
        office: health("watch.records-office"),
      }),
      during: leaving,
      complies: ({ office }) => office === "well",
      lists: () => "Ship's log and engine log are being written",
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NO LOG KEPT",
        steps: whenSheGoes("alarm", () => "Under way while the logs are not being written"),
      },
    }),
  ],
});
