/** The owner gives notice of any casualty. */
import { ownersNotice } from "../terms/casualty-rules.ts";

export const noticeOfCasualty = ownersNotice({
  provision: "19(2)(j)(ii)",
  title: "Owner's notice of a casualty",
  words: "any casualty happening to or on board any vessel",
  cases: ["fire", "flooding", "damage"],
});
