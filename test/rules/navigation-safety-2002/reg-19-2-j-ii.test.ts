import { noticeOfCasualty } from "../../../src/rules/navigation-safety-2002/reg-19-2-j-ii.ts";
import { noticedForthwith } from "../reported.ts";

noticedForthwith(noticeOfCasualty, "fire", "Fire");
noticedForthwith(noticeOfCasualty, "flooding", "Flooding");
noticedForthwith(noticeOfCasualty, "damage", "Damage to works of the waterway");
