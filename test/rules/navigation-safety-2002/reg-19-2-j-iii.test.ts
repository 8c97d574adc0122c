import { noticeOfOil } from "../../../src/rules/navigation-safety-2002/reg-19-2-j-iii.ts";
import { noticedForthwith } from "../reported.ts";

noticedForthwith(noticeOfOil, "oil", "Oil spilled");
