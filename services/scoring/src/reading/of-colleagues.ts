import type { Skill } from '@waypost/contracts/taxonomy/skills';

type Named = { skill: Skill; start: number; words: string };

/** Certificates that are named by who holds one. */
const holder =
  /(?:nurse|assistant|therapist|pharmacist|technician|technologist|physician|attorney|electrician|plumber|engineer|hygienist|dietitian|worker|welder|paralegal)s?\b|^(?:RN|LPN|LVN|CNA|EMT|CPA|RDH|RRT)s?$/i;
/** Whom somebody works for or with: "under the supervision of a Licensed Pharmacist". */
const withWhom =
  /\b(?:(?:supervision|direction|guidance|delegation|oversight|instructions?|orders?|license) (?:of|from)|(?:supervised|directed|delegated|overseen) by|reports? (?:directly )?to|reporting (?:directly )?to|assist(?:s|ing)?|notif(?:y|ies)|staffs|(?:collaborat\w*|work(?:s|ing)?|partner\w*|communicat\w*) (?:closely )?with|(?:works?|working) under|alongside|supervis(?:es?|ing)|our) (?:(?:an?|the|our|your|other) )?(?:[a-z-]+(?:,| and| or|\/)? ){0,2}$/i;
/** Several of them are whom somebody supports or leads. */
const several = /s$/;
const withSeveral = /\b(?:with|of|support\w*|train\w*|recruit\w*|lead|leads|leading|manag\w+) (?:[a-z]+ )?$/i;
const reach = 60;

/** Whether a certificate is named as that of somebody else. */
export function isOfColleague(text: string, { skill, start, words }: Named): boolean {
  if (skill.category !== 'Certifications' || !holder.test(words)) return false;
  const before = text.slice(Math.max(0, start - reach), start);
  return withWhom.test(before) || (several.test(words) && withSeveral.test(before));
}
