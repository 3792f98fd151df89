import type { JobType } from '@waypost/contracts/constants';
import type { Place } from '../reading/text/place.ts';

export type StatedType = Place & { job_type: JobType };

const partTime = String.raw`part[- ]?time(?:rs?\b)?|teilzeit|(?:à )?temps partiel|(?:tiempo|media|jornada|tempo) parcial|media jornada|deeltijd|werkstudent\p{L}*|minijob`;
const fullTime = String.raw`full[- ]?time|vollzeit|(?:à )?temps plein|tiempo completo|jornada completa|tempo pieno|voltijd`;
const contract = String.raw`fixed[- ]term|temporary|temp|contract|seasonal|locum|befristet|tijdelijk`;

/** "Contract Manager", "Internship Coordinator": what somebody looks after. */
const lookedAfter = String.raw`(?!\s+(?:(?:administ|advis|coordin|manag|program|recruit)\p{L}*|community|director|lead|marketplace|network|officer|placement|platform|relations|specialist|success|supervisor|support)(?!\p{L}))`;

/** What a label calls the employment. The narrowest kind counts: "Full-time internship". */
const kinds: readonly (readonly [JobType, RegExp])[] = [
  [
    'Internship',
    new RegExp(
      String.raw`(?<!\p{L})(?:intern(?:ship)?s?|praktik(?:um|ant)\p{L}*|stagiaires?|alternance|becari[oa]s?|prácticas|tirocinio|estágio)(?!\p{L})${lookedAfter}`,
      'iu',
    ),
  ],
  ['Freelance', new RegExp(String.raw`\bfreelanc\p{L}*(?!\p{L})${lookedAfter}`, 'iu')],
  ['Contract', new RegExp(String.raw`\b(?:${contract})\b${lookedAfter}`, 'iu')],
  ['Part-Time', new RegExp(String.raw`(?<!\p{L})(?:${partTime})`, 'iu')],
  ['Full-Time', new RegExp(String.raw`(?<!\p{L})(?:${fullTime})`, 'iu')],
];
const isBoth = (said: string) => kinds.slice(-2).every(([, says]) => says.test(said));

/** Who reads "Contract: permanent" has a contract without an end, and of "permanent or temporary" nobody can say; "Temporary, regular hours" is plain. */
const ending = /\b(?:fixed[- ]term|temporary|temp|seasonal|locum|befristet|tijdelijk)\b/iu;
const isUnending = (called: string) => lasts.test(called) && (!ending.test(called) || /\bor\b|\//iu.test(called));
const lasts = /(?<!\p{L})(?:permanent|unlimited|indefinite|regular|unbefristet)(?!\p{L})/iu;
const denied = /\bno[nt]?[\s-]+(?:an?\s+)?[\p{L}-]+/giu;

/** "Baking Intern – Summer", "Internship in Baking", "Praktikum Backen", but no "Head of Intern Hiring". */
const begins = String.raw`(?<=^|[-–|:,(]\s?)`;
const ends = String.raw`(?=\s*(?:[–,;:()[\]|/]|$)|\s+(?:-|\d|[mfwd]/|(?:in|im|at|bei|for|with|spring|summer|fall|autumn|winter|remote)(?!\p{L})))`;
/** "Internship & Graduate Programs Specialist" */
const notBeside = String.raw`(?!\s+(?:&|and|und)\s)`;
const inTitleAs = (word: string) =>
  new RegExp(
    String.raw`${begins}(?:${word})(?!\p{L})${notBeside}${lookedAfter}|(?<!\p{L})(?<!(?:of|for|leit\p{L}{0,5})\s)(?:${word})(?!\p{L})${ends}`,
    'iu',
  );
/** "Temporary Works Engineer", "Seasonal Forecasting Scientist": what does not last is what they work at. */
const lastsNot = String.raw`(?!\s+(?:(?:works\s+\p{L}|(?:accommodation|housing|staffing|structures?|traffic|power|annuit\p{L}*|planning|merchandise|demand|forecast\p{L}*|recruitment)(?!\p{L}))))`;

const inTitle: readonly (readonly [JobType, RegExp])[] = [
  [
    'Internship',
    inTitleAs(
      String.raw`intern(?:ship)?|praktik(?:um|ant(?:in)?)|stagiaire|becari[oa]|(?<=^|\ben\s)(?:alternance|prácticas)|tirocinio|estágio`,
    ),
  ],
  ['Freelance', new RegExp(String.raw`(?<!\b(?:of|for)\s)\bfreelancer?\b${notBeside}${lookedAfter}`, 'iu')],
  [
    'Contract',
    new RegExp(
      String.raw`\b(?:fixed[- ]term|temporary|seasonal|locum|befristet)\b${lastsNot}|(?<=[([,|]\s?|\s[-–]\s?)(?:\d{1,2}[- ]months?\s+)?contract\s*(?=[)\],|]|\s[-–]|$)|^contract\s+(?=[-–:])`,
      'iu',
    ),
  ],
  ['Part-Time', new RegExp(String.raw`(?<!\p{L})(?:${partTime})`, 'iu')],
];

/** "Employment type: Part-time (20 hours)" */
const labelled =
  /(?<=^|[•·|]\s?)(?:(?:employment|job|contract|position|work|appointment|role)\s+(?:types?|status|basis|category)|employment|contract|vertragsart|type de contrat|tipo de contrato|beschäftigungsart)\s*[:：]\s*([^\n•·|;]{2,60})/imu;

/** What such a label is followed by in a line that was run together: "Location: Ghent Position type: Full time Duties: …". */
const called = String.raw`(?:${fullTime}|fulltime|${partTime}|${contract}|internship)`;
const inLine = new RegExp(
  String.raw`(?:\b(?:(?:employment|job|position|time|hire)\s+(?:type|status)|type\s+of\s+hire|assignment\s+category)\s*[:：]?|(?<!\b(?:student|enroll?ment|marital|visa|immigration|veteran)\s)\b(?:duration|status)\s*[:：])\s*(${called}(?:\s*(?:[/,&]|\b(?:or|and|to)\b)\s*${called})?)(?!\p{L})${lookedAfter}`,
  'iu',
);

const line = String.raw`(?<=^(?:[-*]\s)?|[.!?;•·|]\s)`;
const isA = String.raw`\b(?:it|this|(?:this|the)\s+(?:role|position|job|post))(?:\s+is|['’]s)\s+an?`;
const qualities = String.raw`(?:(?:permanent|paid|unpaid|remote|hybrid|on-?site|regular|hourly|entry[- ]level|summer|(?:full|part)[- ]time|\d{1,3}[- ](?:hours?|weeks?|months?)),?\s+){0,3}`;
const months = String.raw`\d{1,2}(?:\s?(?:[-–]|to)\s?\d{1,2})?\+?[- ](?:months?|weeks?)`;
/** "Contract to hire" is a contract first. */
const toHire = String.raw`(?:[- ]to[- ](?:hire|perm(?:anent)?))?`;
const noun = String.raw`(?:role|position|job|post|opportunity|contract|basis|engagement|assignment)`;
const follows = String.raw`(?=\s*(?:[.,;•·|()]|$)|\s(?:in|for|of|with|without|until|from|starting|available)\s)`;
/** Where one of several facts of a line ends. */
const factEnds = String.raw`(?=\s*(?:[.,;•·|()]|\s[–-]\s|$))`;
const isOpen = String.raw`(?!\s*(?:/|or\b|with\s+(?:the\s+)?(?:possib|potential|option)))`;
/**
 * "This is a part-time position", or what a line or a sentence begins with, "Part-time position in Ghent". Within a sentence it may be
 * what others do, what comes later or what is not offered.
 */
const stated = (what: string, alone = what) =>
  new RegExp(
    String.raw`(?:\bthis|${isA})\s+${qualities}${what}\b${isOpen}|${line}(?:an?\s+)?${qualities}${alone}${follows}${isOpen}`,
    'imu',
  );
const word = String.raw`(?:,?\s+\p{L}+)?\s+`;

/** "We are seeking a full-time pastry chef", "Old Crumb is seeking …"; but not what others seek. */
const sought = (what: string) =>
  new RegExp(
    String.raw`(?:\bwe(?:\s+are|['’]re)|${line}(?:currently,?\s+)?(?-i:\p{Lu})[\p{L}&.'’-]{0,30}(?:\s(?-i:\p{Lu})[\p{L}&.'’-]{0,30}){0,4}\s+is)\s+(?:(?:actively|currently|now|presently)\s+)?(?:seeking|looking\s+for|hiring|recruiting(?:\s+for)?)\s+an?\s+(?:${what})(?=\s\p{L})${isOpen}(?![^.\n]{0,60}\b(?:apprentice|contract|fixed|freelanc|intern|job share|part[- ]time|seasonal|student|temp|trainee|volunteer))`,
    'imu',
  );

/** "Needed for a contract position": else it may be what somebody looks after. */
const forA = String.raw`(?:${line}|\b(?:seeks?|needed|required|sought)\s(?:an?\s[\p{L} ]{2,40}\s)?)for`;

const paidOne = String.raw`(?:an?\s+)?${qualities}(?:un)?paid\s+${qualities}internship`;

/** What sentences and lines of their own say, the surest first, before how many hours it is. */
const said: readonly (readonly [JobType, RegExp])[] = [
  [
    'Internship',
    new RegExp(
      String.raw`(?:${line}this|${isA}|\b(?:during|in|of|throughout)\s+this)\s+${qualities}internship\b${lookedAfter}|${line}${paidOne}(?=\s*(?:[.;•·|(]|$))|(?<=^|[.!?]\s)${paidOne}(?=\s(?:of|for)\s)`,
      'imu',
    ),
  ],
  [
    'Freelance',
    new RegExp(
      String.raw`${stated(String.raw`freelance\s+${noun}`).source}|\bwe(?:\s+are|['’]re)\s+looking\s+for\s+an?\s+(?:\p{L}+\s+)?freelancer${follows}`,
      'imu',
    ),
  ],
  [
    'Contract',
    stated(
      String.raw`(?:fixed[- ]term|temporary|seasonal|\d{1,2}[- ]months?|contract)\s+(?:contract\s+)?(?:role|position|job|post|contract|assignment)`,
    ),
  ],
  [
    'Contract',
    new RegExp(
      String.raw`(?:${line}(?:an?\s+)?|\bduration\s*:\s*|(?:(?<!\bnot\s)\b(?:is|be|on)|${forA})\s+an?\s+)${months}\s+(?:contract|temporary)${toHire}(?:\s+${noun})?(?=\s*(?:[.,;•·|()]|$)|\s(?:in|for|with|at|until|starting)\s)`,
      'imu',
    ),
  ],
  [
    'Contract',
    new RegExp(
      String.raw`(?:${forA}\s+an?|${isA})\s+(?:long[- ]term\s+)?contract${toHire}\s+${noun}(?=\s*(?:[.,;•·|()]|$)|\s(?:in|for|with|at|lasting)\s)`,
      'imu',
    ),
  ],
  // "Temporary, full time", "CDD 6 mois, temps partiel"
  [
    'Contract',
    new RegExp(
      String.raw`${line}(?:temporary\s?[,(/–-]\s?(?:${fullTime}|${partTime})|CDD(?:\s(?:de\s)?\d{1,2}\smois)?)${factEnds}`,
      'imu',
    ),
  ],
];
const besideFact = String.raw`(?:\s?[,(/–-]\s?|\s(?:and\s)?)`;
/** "Permanent, full time.", "W-2, full-time.", "0.6 FTE (part time)", "(full time, permanent)": one of several facts of a line. */
const asFact = (what: string) =>
  new RegExp(
    [
      String.raw`${line}(?:permanent|W-?2|unbefristet|CDI|days?|nights?|\d?[.,]\d{1,2}\s?FTE|\d{2}\s?hours)${besideFact}(?:${what})${factEnds}${isOpen}`,
      String.raw`(?:${line}|(?<=[(,]\s?))(?:${what})\s?[,/]\s?(?:permanent|unbefristet|CDI|indefinido)${factEnds}`,
    ].join('|'),
    'imu',
  );
/** "Full-time nights, 3x12 hours", "Vollzeit 38,5 h". */
const ofShifts = (what: string) =>
  new RegExp(
    String.raw`${line}(?:${what})\s(?:days?|nights?|evenings?|weekends?|\d{2}(?:[.,]\d)?\s?(?:h|hours|std|stunden))(?=\s*(?:[.,;•·|(]|$))`,
    'imu',
  );
/** "Contrato indefinido a jornada parcial", "contratto a tempo determinato, full-time". */
const ofContract = (what: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:contrato|contratto|contrat)\s(?:\p{L}+,?\s){0,4}?(?:${what})(?!\p{L})${isOpen}`,
    'iu',
  );

const saidOfHours: typeof said = [
  ['Part-Time', sought(partTime)],
  ['Part-Time', stated(`(?:${partTime})${word}${noun}`, `(?:(?:${partTime})${word}${noun}|part-time|teilzeit)`)],
  ['Part-Time', asFact(partTime)],
  ['Part-Time', ofShifts(partTime)],
  ['Part-Time', ofContract(partTime)],
  ['Full-Time', sought(fullTime)],
  ['Full-Time', stated(`(?:${fullTime})${word}${noun}`, `(?:(?:${fullTime})${word}${noun}|full-time|vollzeit)`)],
  ['Full-Time', asFact(fullTime)],
  ['Full-Time', ofShifts(fullTime)],
  ['Full-Time', ofContract(fullTime)],
];

const at = (job_type: JobType, match: RegExpExecArray): StatedType => ({
  job_type,
  start: match.index,
  end: match.index + match[0].trimEnd().length,
});

/** What a title says; "Full or part time" leaves it open. */
export const typeInTitle = (title: string): StatedType | undefined =>
  isBoth(title) ? undefined : firstOf(inTitle, title);

/** The kind of employment that a text names: under a label, else in so many words; nothing where it names full and part time. */
export function statedType(text: string): StatedType | undefined {
  const label = labelled.exec(text);
  const called = (label?.[1] ?? '').replace(denied, ' ');
  if (isBoth(called)) return undefined;
  const kind = kinds.find(([kind, says]) => says.test(called) && !(kind === 'Contract' && isUnending(called)));
  if (label !== null && kind !== undefined) return at(kind[0], label);
  const plain = firstOf(said, text);
  if (plain !== undefined) return plain;
  const hours = isBoth(text) ? undefined : firstOf(saidOfHours, text);
  if (hours !== undefined) return hours;
  const inside = inLine.exec(text);
  const words = inside?.[1] ?? '';
  const kindInside = isBoth(words) ? undefined : kinds.find(([, says]) => says.test(words));
  return inside && kindInside ? at(kindInside[0], inside) : undefined;
}

function firstOf(patterns: typeof said, text: string): StatedType | undefined {
  for (const [job_type, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return at(job_type, match);
  }
  return undefined;
}
