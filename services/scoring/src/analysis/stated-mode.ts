import type { WorkMode } from '@waypost/contracts/constants';
import type { Place } from '../reading/text/place.ts';

export type StatedMode = Place & { work_mode: WorkMode };

const modes: readonly (readonly [WorkMode, RegExp])[] = [
  [
    'Onsite',
    /\b(?:(?:no|not(?:\s+an?)?)\s+(?:remote|hybrid|telecommut\w+)(?:\s+(?:work|option|role|position)s?)?|remote\s+(?:work\s+)?is\s+not\s+\w+|(?:fully|100\s?%)\s+(?:on[- ]?site|in[- ]office)|on[- ]?site\s+(?:only|role|position|job|work\s+required)|(?:this\s+is\s+an\s+|must\s+work\s+|work\s+is\s+)(?:on[- ]?site|in[- ]office)|in[- ]office\s+(?:role|position|only))\b|(?:^|[.!;•·|]\s|\blocation\s*:\s*)(?:on[- ]?site|in[- ]office|in person)(?=\s*(?:[.;,•·|(]|$))|\bWFO\b|[([]\s*(?:on[- ]?site|in[- ]office)\s*[)\]]/im,
  ],
  [
    'Hybrid',
    /\b(?:hybrid\s+(?:work(?:ing)?|role|position|schedule|model|setup|arrangement|remote)|(?:work\s+)?hybrid(?:ly)?\s*(?=[,;.)(·|]|$)|(?:\d|one|two|three|four)(?:\s?[-–]\s?\d)?\s+days?\s+(?:a|per|each)\s+week\s+(?:in\s+(?:the|our)\s+office|on[- ]?site|from\s+home|remote(?:ly)?)|(?:\d|one|two|three|four)\s+days?\s+in\s+(?:(?:the|our)\s+)?office|hybrid[\s:,(–-]{1,3}(?:(?:\d|one|two|three|four)(?:\s?[-–]\s?\d)?\s+days?|(?:mon|tue|wed|thu|fri)[a-z]{0,6})\b|\blocation\s*:\s*hybrid\b|partly\s+remote|partially\s+remote)/im,
  ],
  [
    'Remote',
    /(?:\b(?:fully|100\s?%|completely|entirely|permanently)\s+remote\b|\bremote[- ](?:first|only|position|role|job|opportunity|work\s+(?:environment|position))\b|\b(?:work(?:ing)?|job|position|role|based|is)\s+(?:fully\s+)?remote(?:ly)?\b(?!\s+(?:teams?|sites?|sensing|monitoring|access|support|control))|\bwork(?:ing)?\s+from\s+(?:home|anywhere)\b(?!\s+(?:day|option|possib|allowance|flexib|occasion|policy|sometimes|at\s+times|once|when|if|as\s+needed|(?:\w+\s+){1,3}days?\b))|\btelecommut(?:e|ing)\s+(?:position|role|job|full)|\bremote\s*(?:\((?:us|uk|eu|worldwide|anywhere)[^)]{0,20}\)|[-–,]\s*(?:us|usa|uk|eu|worldwide|anywhere)\b)|[([]\s*remote\s*[,–/-](?!\s*(?:[\p{L}-]+ ){0,3}(?:hybrid|on[- ]?site|in person|office|flexible))[\p{L} ]{2,20}[)\]]|(?:^|[•·|]\s)remote(?=\s*(?:[•·|]|$))|[([]\s*remote(?:\s+(?:in|within)\s+(?:the\s+)?[\p{L} ]{2,30})?\s*[)\]]|\blocation\s*:\s*remote\b)/imu,
  ],
];

/** Where a post says that the work is done; the first that says so plainly, and what forbids remote work before what allows it. */
export function statedMode(text: string): StatedMode | undefined {
  for (const [work_mode, pattern] of modes) {
    const match = pattern.exec(text);
    if (match !== null) return { work_mode, start: match.index, end: match.index + match[0].trimEnd().length };
  }
  return undefined;
}
