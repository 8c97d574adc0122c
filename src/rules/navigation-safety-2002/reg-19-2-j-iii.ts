/** The owner gives notice of oil spilled. */
import { ownersNotice } from "../terms/casualty-rules.ts";

export const noticeOfOil = ownersNotice({
  provision: "19(2)(j)(iii)",
  title: "Owner's notice of oil spilled",
  words: "a vessel has spilled oil into National Waterway",
  cases: ["oil"],
});
