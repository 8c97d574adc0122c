/** Papers as the ship file writes them: certificates, exemptions and what else is dated and kept on board. */
import { z } from "zod";
import { dateText, idText } from "./field-schemas.ts";
import { PAPER_SORTS, type Paper } from "./paper.ts";

export const paperSchema = z
  .strictObject({
    id: idText.meta({ description: "By what entries and alerts name it", examples: ["safety-certificate"] }),
    paper: z.enum(PAPER_SORTS).meta({ description: "What sort of paper it is" }),
    name: z.string().min(1).meta({ description: "As it is called on board" }),
    number: z.string().min(1).optional().meta({ description: "Its number" }),
    "valid-until": dateText
      .optional()
      .meta({ description: "The last day on which it is valid; left out, it has no end" }),
    covers: z
      .array(idText)
      .optional()
      .meta({ description: "Of an exemption or equivalent (rule 4): the equipment that it is for" }),
  })
  .transform(({ "valid-until": validUntil, ...rest }): Paper => ({ ...rest, validUntil }));
