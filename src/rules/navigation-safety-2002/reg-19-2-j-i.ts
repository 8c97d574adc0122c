/** The owner gives notice of a wreck, and of material damage. */
import { ownersNotice } from "../terms/casualty-rules.ts";

export const noticeOfWreck = ownersNotice({
  provision: "19(2)(j)(i)",
  title: "Owner's notice of wreck or damage",
  words: "a vessel has been wrecked abandoned or materially damaged",
  cases: ["grounding", "casualty"],
});
