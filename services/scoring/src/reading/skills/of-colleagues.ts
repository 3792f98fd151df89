import type { Skill } from '@waypost/contracts/taxonomy/skills';

type Named = { skill: Skill; start: number; end: number; words: string };

/** Certificates that are named by who holds one. */
const holder =
  /(?:black belt|nurse|assistant|therapist|pharmacist|technician|technologist|physician|attorney|electrician|plumber|engineer|hygienist|dietitian|dentist|veterinarian|veterinary nurse|cosmetologist|broker|adjuster|realtor|worker|welder|paralegal)s?\b|^(?:RN|LPN|LVN|CNA|EMT|CPA|CVT|LVT|MRCVS|RDH|RRT|RVN)s?$/i;
/** Whom somebody works for or with: "under the supervision of a Licensed Pharmacist". */
const withWhom = new RegExp(
  String.raw`\b(?:${[
    '(?:supervision|direction|guidance|delegation|oversight|instructions?|orders?|license) (?:of|from)',
    '(?:assigned|developed|established|supervised|directed|delegated|overseen) by',
    String.raw`(?:communicat|escalat|refer|relay|report)(?:s|e|es|ed|ing)? (?:[a-z’'-]+ ){0,6}to`,
    '(?:in )?conjunction with|reports? (?:directly )?to|reporting (?:directly )?to|assist(?:s|ing)?',
    String.raw`notif(?:y|ies)|staffs|(?:collaborat\w*|work(?:s|ing)?|partner\w*|communicat\w*) (?:closely )?with`,
    '(?:works?|working) under|alongside|supervis(?:es?|ing)|our',
  ].join('|')}) (?:(?:an?|the|our|your|other) )?(?:[a-z’'-]+(?:,| and| or|/)? ){0,2}$`,
  'i',
);
/** Several of them are whom somebody supports or leads. */
const several = /s$/;
const withSeveral = /\b(?:with|of|support\w*|train\w*|recruit\w*|lead|leads|leading|manag\w+) (?:[a-z]+ )?$/i;
const reach = 60;

/** What is learnt there, not brought along: "CDL training from a partner school". */
const isTaught = /^ training\b(?! (?:certificat|is required|required))/i;
const isLearnt = /\b(?:graduat\w{1,5}|complet\w{1,5})\b[^.;\n]{0,40}$/i;

/** Whether a certificate is named as that of somebody else, or as what an employer helps to get. */
export function isOfColleague(text: string, { skill, start, end, words }: Named): boolean {
  if (skill.category !== 'Certifications') return false;
  const before = text.slice(Math.max(0, start - reach), start);
  if (isTaught.test(text.slice(end, end + reach))) return !isLearnt.test(before);
  if (!holder.test(words)) return false;
  return withWhom.test(before) || (several.test(words) && withSeveral.test(before));
}
