import { noticeOfWreck } from "../../../src/rules/navigation-safety-2002/reg-19-2-j-i.ts";
import { noticedForthwith } from "../reported.ts";

noticedForthwith(noticeOfWreck, "grounding", "Grounding or sinking");
noticedForthwith(noticeOfWreck, "casualty", "Casualty");
