import type { JobType } from '@waypost/contracts/constants';

type Place = { start: number; end: number };
export type StatedType = Place & { job_type: JobType };

const partTime = String.raw`part[- ]?time(?:rs?\b)?|teilzeit|(?:à )?temps partiel|(?:tiempo|media|jornada|tempo) parcial|media jornada|deeltijd|werkstudent\p{L}*|minijob`;
const fullTime = String.raw`full[- ]?time|vollzeit|(?:à )?temps plein|tiempo completo|jornada completa|tempo pieno|voltijd`;
const contract = String.raw`fixed[- ]term|temporary|temp|contract|seasonal|locum|befristet|tijdelijk`;

/** What a label or a title calls the employment. The narrowest kind counts: "Full-time internship". */
const kinds: readonly (readonly [JobType, RegExp])[] = [
  [
    'Internship',
    /\b(?:intern(?:ship)?s?|praktik(?:um|ant)\p{L}*|stagiaires?|alternance|becari[oa]s?|prácticas|tirocinio|estágio)\b/iu,
  ],
  ['Freelance', /\bfreelanc\p{L}*/iu],
  ['Contract', new RegExp(String.raw`\b(?:${contract})\b`, 'iu')],
  ['Part-Time', new RegExp(String.raw`(?<!\p{L})(?:${partTime})`, 'iu')],
  ['Full-Time', new RegExp(String.raw`(?<!\p{L})(?:${fullTime})`, 'iu')],
];
const isBoth = (said: string) => kinds.slice(-2).every(([, says]) => says.test(said));

/** In a title "Contract Manager" and "Internship Coordinator" are what they look after. */
const inTitle: readonly (readonly [JobType, RegExp])[] = [
  [
    'Internship',
    /\b(?:intern(?:ship)?|praktik(?:um|ant)\p{L}*|stagiaire|becari[oa]|prácticas|tirocinio|estágio)\b(?!\s+(?:program\p{L}*|coordinator|manager|recruiter|advis[eo]r|lead|supervisor|director))/iu,
  ],
  ['Freelance', /\bfreelanc(?:er?|ing)\b/iu],
  [
    'Contract',
    /\b(?:fixed[- ]term|temporary|seasonal|locum|befristet)\b|(?:[([,|]|\s[-–])\s*(?:\d{1,2}[- ]months?\s+)?contract\s*(?=[)\],|]|\s[-–]|$)|^contract\s+(?=[-–:])/iu,
  ],
  ['Part-Time', new RegExp(String.raw`(?<!\p{L})(?:${partTime})`, 'iu')],
];

/** "Employment type: Part-time (20 hours)" */
const labelled =
  /(?:^|[•·|]\s?)(?:(?:employment|job|contract|position|work|appointment|role)\s+(?:types?|status|basis|category)|employment|contract|vertragsart|type de contrat|tipo de contrato|beschäftigungsart)\s*[:：]\s*([^\n•·|;]{2,60})/imu;

const noun = String.raw`(?:role|position|job|post|opportunity|contract|basis|engagement|assignment)\b`;
const other = String.raw`(?<!\b(?:or|and|non|to|your|previous|prior|both)[\s-]|/\s?|&\s?)`;
/** What sentences and lines of their own say, the surest first. */
const said: readonly (readonly [JobType, RegExp])[] = [
  [
    'Internship',
    /(?<!\b(?:completed?|finished|had|done|from|during|after|like|including|offered)\s)\b(?:this|our|an?|the)\s+(?:(?:paid|unpaid|summer|full-time|part-time|remote|\w+[- ](?:week|month))\s+){0,3}internship\b(?=\s+(?:is|of|will|runs|lasts|starts|begins|at|offers)\b|[.,])/iu,
  ],
  [
    'Freelance',
    new RegExp(String.raw`${other}\bfreelance\s+${noun}|\blooking\s+for\s+an?\s+(?:\w+\s+)?freelancer\b`, 'iu'),
  ],
  [
    'Contract',
    new RegExp(
      String.raw`${other}\b(?:fixed[- ]term|temporary|seasonal|\d{1,2}[- ]months?|(?:\ban?|(?:full|part)[- ]time)\s+contract)\s+(?:contract\s+)?(?:role|position|job|post|contract|assignment)\b(?!\s*(?:or\b|/|with\s+(?:the\s+)?(?:possib|potential|option)))`,
      'iu',
    ),
  ],
  [
    'Part-Time',
    new RegExp(
      String.raw`${other}(?<!\p{L})(?:${partTime})\s+(?:\w+\s+)?${noun}|(?:^|[.;•·|]\s)(?:part-time|teilzeit)(?=\s*(?:[.,;•·|(]|$))`,
      'imu',
    ),
  ],
  [
    'Full-Time',
    new RegExp(
      String.raw`${other}(?<!\p{L})(?:${fullTime})\s+(?:\w+\s+)?${noun}|(?:^|[.;•·|]\s)(?:full-time|vollzeit)(?=\s*(?:[.,;•·|(]|$))`,
      'imu',
    ),
  ],
];

const at = (job_type: JobType, match: RegExpExecArray): StatedType => ({
  job_type,
  start: match.index,
  end: match.index + match[0].trimEnd().length,
});

/** What a title says; "Full or part time" leaves it open. */
export function typeInTitle(title: string): StatedType | undefined {
  if (isBoth(title)) return undefined;
  for (const [job_type, pattern] of inTitle) {
    const match = pattern.exec(title);
    if (match !== null) return at(job_type, match);
  }
  return undefined;
}

/** The kind of employment that a text names: under a label, else in so many words; nothing where it names full and part time. */
export function statedType(text: string): StatedType | undefined {
  const label = labelled.exec(text);
  const called = label?.[1] ?? '';
  if (isBoth(called)) return undefined;
  const kind = kinds.find(([, says]) => says.test(called));
  if (label !== null && kind !== undefined) return at(kind[0], label);
  const found = said.flatMap(([job_type, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [at(job_type, match)];
  });
  const types = new Set(found.map(({ job_type }) => job_type));
  return types.has('Part-Time') && types.has('Full-Time') ? undefined : found[0];
}
