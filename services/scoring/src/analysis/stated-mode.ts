import type { WorkMode } from '@waypost/contracts/constants';
import type { Place } from '../reading/text/place.ts';
import { hybridAbroad, onsiteAbroad, remoteAbroad } from './modes-abroad.ts';

export type StatedMode = Place & { work_mode: WorkMode };

const onsite = '(?:on[- ]?site|in[- ]office)';
const some = '(?:\\d|one|two|three|four)';
const upTo = '(?:\\s?[-–]\\s?\\d)?';
/** Where a line, a sentence or the next of several facts begins. */
const opens = '(?:^|[.!;•·|]\\s|\\blocation\\s*:\\s*)';

/** What is remote is not the work. */
const notOfElse = '(?!\\s+(?:teams?|sites?|sensing|monitoring|access|support|control))';

/** How posts say so, in the order in which the modes are looked for. */
const sayings: readonly (readonly [WorkMode, readonly string[]])[] = [
  [
    'Onsite',
    [
      '\\b(?:no|not(?:\\s+an?)?)\\s+(?:remote|hybrid|telecommut\\w+)(?:\\s+(?:work|option|role|position)s?)?\\b(?!(?:\\s+\\w+)?\\s+(?:outside|beyond|from abroad)\\b)',
      '\\bremote\\s+(?:work\\s+)?is\\s+not\\s+\\w+\\b',
      `\\b(?:fully|100\\s?%)\\s+${onsite}\\b`,
      '\\bon[- ]?site\\s+(?:only|role|position|job|work\\s+required)\\b',
      `\\b(?:this\\s+is\\s+an\\s+|must\\s+work\\s+|work\\s+is\\s+)${onsite}\\b`,
      '\\bin[- ]office\\s+(?:role|position|only)\\b',
      `${opens}(?:${onsite}|in person)(?=\\s*(?:[.;,•·|(]|$)|\\s+(?:at|in) (?:the|our)\\s(?!(?:clients?|customers?|events?|field)\\b))`,
      '\\bWFO\\b',
      `[([]\\s*${onsite}\\s*(?:[)\\]]|,(?![^)\\]\\n]{0,60}\\b(?:home|hybrid|off-?site|remote)))`,
      `\\b(?:in|from) (?:the|our) (?:[\\p{L},-]+ ){0,3}office,? (?:5|five) days (?:a|per|each) week`,
      ...onsiteAbroad,
      `${opens}(?:mode\\s*:\\s*)?work(?:ing)?\\s+from\\s+(?:the\\s+)?office(?=\\s*(?:[.,;•·|]|\\(\\d|$))(?!,[^.\\n]{0,30}\\b(?:home|or|anywhere|hybrid|remote)\\b)`,
    ],
  ],
  [
    'Hybrid',
    [
      '\\bhybrid\\s+(?:work(?:ing)?|role|position|schedule|model|setup|arrangement|remote)',
      '\\b(?:work\\s+)?hybrid(?:ly)?\\s*(?=[,;.)(·|]|$)',
      `\\b${some}${upTo}\\s+days?\\s+(?:a|per|each)\\s+week\\s+(?:in\\s+(?:the|our)\\s+office|on[- ]?site|from\\s+home|at\\s+home(?!\\s+with\\b)(?<!\\b(?:car(?:e|ing)|clients?|patients?|visit\\w*)\\b[^.;\\n]{0,60})|remote(?:ly)?)`,
      `(?<![\\d.])[1-9]\\d\\s?%\\s+remote\\b${notOfElse}`,
      `\\b${some}\\s+days?\\s+in\\s+(?:(?:the|our)\\s+)?office`,
      `\\bhybrid[\\s:,(–-]{1,3}(?:${some}${upTo}\\s+days?|(?:mon|tue|wed|thu|fri)[a-z]{0,6})\\b`,
      `\\b${some}\\s+days\\s+(?:in|at)\\s[^.;,\\n]{2,30},?\\s(?:and\\s)?${some}\\s+(?:days\\s+)?(?:from|at)\\s+home\\b`,
      '\\blocation\\s*:\\s*hybrid\\b',
      '\\b(?:partly|partially)\\s+remote',
      '\\bthe rest (?:of the (?:time|week) )?(?:(?:from|at) home|remote(?:ly)?)\\b',
      ...hybridAbroad,
    ],
  ],
  [
    'Remote',
    [
      '\\b(?:fully|100\\s?%|completely|entirely|permanently)\\s+remote\\b',
      '(?<!\\bnot (?:an? )?)\\bremote[- ](?:first|only|position|role|job|opportunity|work\\s+(?:environment|position))\\b',
      '\\b(?:work(?:ing)?|job|position|role|based|is)\\s+(?:fully\\s+)?remote(?:ly)?\\b' + notOfElse,
      '\\bremote(?<=(?:^|[.,;!•·|(–-]\\s?)remote)\\s+(?:with)?in\\s+(?:the\\s+)?(?-i:\\p{Lu})',
      // "Remote (Germany, Spain)"
      '(?:^|[•·|]\\s)remote\\s*\\((?!\\s*(?:first|flexible|friendly|hybrid|optional|partial|possible|some|mon|tue|wed|thu|fri))(?-i:\\p{Lu})[\\p{L} ,/&]{1,60}\\)',
      // Now and then, or as a perk.
      '\\bwork(?:ing)?\\s+from\\s+(?:home|anywhere)\\b(?!\\s+(?:day|option|possib|allowance|flexib|occasion|policy|sometimes|at\\s+times|once|when|if|as\\s+needed|(?:\\w+\\s+){1,3}days?\\b))',
      '\\btelecommut(?:e|ing)\\s+(?:position|role|job|full)',
      '\\bremote\\s*(?:\\((?:us|uk|eu|worldwide|anywhere)[^)]{0,20}\\)|[-–,]\\s*(?:us|usa|uk|eu|worldwide|anywhere)\\b)',
      // "(Remote, EU)", where nothing else is offered beside.
      '[([]\\s*remote\\s*[,–/-](?!\\s*(?:[\\p{L}-]+ ){0,3}(?:hybrid|on[- ]?site|in person|office|flexible))[\\p{L} ]{2,20}[)\\]]',
      '(?:^|[•·|]\\s)remote(?=\\s*(?:[•·|]|$))',
      '[([]\\s*remote(?:\\s+(?:in|within)\\s+(?:the\\s+)?[\\p{L} ]{2,30})?\\s*[)\\]]',
      '\\blocation\\s*:\\s*remote\\b',
      ...remoteAbroad,
    ],
  ],
];
const modes = sayings.map(([mode, said]) => [mode, new RegExp(said.join('|'), 'imu')] as const);

/** Where a post says that the work is done; the first that says so plainly, and what forbids remote work before what allows it. */
export function statedMode(text: string): StatedMode | undefined {
  for (const [work_mode, pattern] of modes) {
    const match = pattern.exec(text);
    if (match !== null) return { work_mode, start: match.index, end: match.index + match[0].trimEnd().length };
  }
  return undefined;
}
