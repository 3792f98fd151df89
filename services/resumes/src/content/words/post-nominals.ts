/** The letters that people put behind their name, those that stand there without a comma, too: "Mira Okoye RN". */
const bareLetters = String.raw`(?:C?RN|[BM]SN|[BM]Pharm|Ph\.?D\.?|M\.?B\.?A\.?|CPA|PMP)`;

/** By what they are of: studies, doctorates, nursing, health, social work, money, computers and projects, building, staff, law. */
const otherLetters = [
  String.raw`[BM]\.?(?:S|Sc|A|E|Eng|Tech|Com|Ed)\.?|BCA|MCA|MPA|MPH|MSW|LL\.?[BM]\.?`,
  String.raw`(?:Ed|Pharm|M|J)\.?D\.?|D\.?O\.?|DDS|DMD|DNP|DPT|DVM`,
  'ADN|AP?RNP?|CCRN|CEN|CNA|CRNA|F?NP(?:-?B?C)?|LPN|LVN|PMHNP|RN-BC',
  String.raw`COTA|CPC|CPhT|EMT|ML[ST] ?\(ASCP\)(?:CM)?|OTR|PTA|RDH|RDN?|RHI[AT]|RMA|RPh|RRT|SLP`,
  'L[CM]?SW|LMFT|LPC',
  'ACA|ACCA|ACMA|CFA|CFE|CIA|CMA|FCA|FCCA',
  'CAPM|CISA|CISM|CISSP|CRISC|CSM|CSPO',
  String.raw`AIA|EIT|LEED AP(?: (?:BD|ID|O)\+[CM])?|MRICS|P\.?E\.?`,
  'SHRM-S?CP|S?PHR',
  String.raw`Esq\.?`,
  String.raw`(?:\p{Lu}\.){2,5}`,
];
const known = `(?:${[bareLetters, ...otherLetters].join('|')})`;

/** "PGCE", "CVT": beside a name that is not in capitals. */
const anyLetters = String.raw`(?!USA|UAE)[A-Z]{3,6}(?:\d(?!\d))?`;

const several = (one: string) => String.raw`, ?${one}(?: \(Hons\.?\))?(?:,? ${one}(?: \(Hons\.?\))?)*`;

/** All that stands behind a name. */
export const postNominals = new RegExp(
  String.raw`(?: ${bareLetters})*(?:${several(known)}|(?<=\p{Ll})${several(`(?:${known}|${anyLetters})`)})?$`,
  'u',
);
