import { matchesIn } from '../text/matches-in.ts';
import type { Place } from '../text/place.ts';
import { sentenceEnd } from '../text/sentence-end.ts';
import { isEmployers, type Section, type SectionKind } from './section-headings.ts';

/** Where a sentence of the employer's begins, also behind a line that was run together with it: "preferredAcme is", "License To apply". */
const ends = new RegExp(
  [
    sentenceEnd,
    '(?<=[a-z]{4}|\\))(?=[A-Z])',
    "(?<=[a-z)])(?<! an?) (?=(?:To apply|Please (?:apply|send|submit)|Apply (?:now|online|today)|Equal Opportunity|We (?:also )?offer|Our benefits|E[EO]OE?\\b|For (?:more|further|additional) information|If (?:you(?:'re|’re| are) )?interested|(?:Interested|Qualified) (?:candidates|applicants)))",
  ].join('|'),
  'g',
);
/** As much of a sentence as tells whose it is. */
const reach = 300;

const offered =
  '(?:benefits?\\b(?! administration)|(?:competitive|great|good|excellent|fair|weekly|hourly) pay|salar(?:y|ies)|compensation|wages|401|vacation|time off|PTO\\b|bonus|perks|medical, (?:dental|vision)|health insurance)';
const benefits = new RegExp(
  [
    `^\\s*we (?:also )?(?:offer|provide)\\b.{0,80}${offered}`,
    `^\\s*(?:\\S+ ){1,6}(?:offers?|provides?) (?:\\S+ ){0,6}(?:competitive|comprehensive|generous|excellent|great|attractive|outstanding|superior|exceptional|robust|full|(?:array|range|variety) of)\\b.{0,60}${offered}`,
    '^\\s*(?:our )?(?:benefits|perks) (?:include|are)\\b',
    '^\\s*(?:great|excellent|competitive|full|generous|comprehensive) (?:pay|benefits|compensation|salary|wages)\\b',
    '^\\s*in addition to (?:an? )?(?:competitive|base|salary)',
    '^.{0,100}(?<!\\bnot )\\beligible for (?:our )?(?:health|medical|benefits)',
  ].join('|'),
  'i',
);
/** What is insured, in the middle of a sentence: "a package with medical, dental, vision and life insurance". */
const insured = /\b(?:medical|health),? (?:and |& )?dental,? (?:and |& )?(?:vision|life)\b/i;
/** Who works on insurance: "Process medical, dental and vision claims". */
const handled =
  /\b(?:process|review|administer|manag|sell|quot|enrol|bill|evaluat|analy[sz]|verif)\w*\b[^.]{0,60}\bdental\b|\bdental\b[^.]{0,40}\b(?:claims|for (?:employers|clients))\b/i;
/** What a sentence begins with that offers something, without saying so: "Free lunches", "Regular team events". */
const perks = new RegExp(
  [
    `^\\W*(?:(?:an?|our|the|your|regular|generous|unlimited|weekly|monthly|annual|personal|there (?:is|are)|enjoy|you(?:['’]ll| will)? (?:also )?(?:get|receive|enjoy|have)) ){0,3}`,
    '(?:free (?:access|\\w+ (?:class|lesson|course)|yoga|fruit|lunch|drinks|coffee|snacks|parking|meals|food|gym)|gym membership|company (?:car|phone|laptop|pension)|macbook',
    '|paid (?:time off|holidays|vacation|leave|parental)|PTO\\b|401 ?\\(?k|tuition (?:reimbursement|assistance)|pension\\b|stock options|profit[- ]sharing|(?:staff|employee) discounts?',
    '|team (?:events|outings)|(?:training|learning|education|development|conference) (?:budget|allowance)|childcare (?:vouchers?|allowance|benefits?)|flexible (?:working )?hours\\b',
    '|(?:language|english|german|spanish|french) (?:classes|lessons|courses)|(?:medical|health|dental|vision|life)(?:,? (?:and |& )?(?:medical|health|dental|vision|life|disability)){0,4} (?:insurance|coverage|cover)\\b(?! [a-z]))',
  ].join(''),
  'i',
);
const asked = /\b(?:must|experience[ds]?|require[sd]?|requirements?|knowledge|skills?|proficien\w+|licen[cs]ed?)\b/i;
const equality =
  /\b(?:equal (?:employment )?opportunity|affirmative action|(?:qualified )?(?:applicants|candidates|individuals) (?:will|are) (?:receive|considered)|without regard to (?:race|age|sex|color)|(?:do|does|will) not discriminate|drug[- ]free work|reasonable accommodations? (?:to|in|for|during)|minorities\/|m\/f\/|privacy (?:policy|notice))|\b(?:EOE|EEO|AA\/)/i;
const application = new RegExp(
  String.raw`^\s*(?:${[
    String.raw`to apply\b|please (?:apply|send|submit|e-?mail|visit|reply)`,
    '(?:interested|qualified) (?:candidates|applicants|individuals),? (?:please|should|may|can|are|must (?:apply|send|submit))',
    'apply (?:now|online|today|directly|via|at)',
    String.raw`if (?:you(?:['’]re| are) )?interested(?:,| in (?:this|these|applying|learning|joining|the (?:position|role|job|opportunity)))`,
    'for (?:more|further|additional) information|for immediate consideration',
    String.raw`(?:send|submit|e-?mail|forward) (?:us )?(?:your|a|an|the) (?:\w+ )?(?:resume|cv|application)`,
    'click (?:here|on|the)',
    '(?:candidates|applicants|persons|people|individuals|those) with (?:experience in )?the following [a-z ]{0,30}should apply',
    'learn more (?:about|at)|visit us|follow us|no (?:phone )?calls',
  ].join('|')})`,
  'i',
);

/** How employers begin to speak of themselves. */
const itself = new RegExp(
  String.raw`^\s*(?:${[
    String.raw`founded|established|headquartered|since \d{4}|with (?:offices|locations|headquarters)|join us`,
    String.raw`we(?:['’]re| are) (?:an?|the|one of|proud|committed|passionate|on a mission)\b`,
    String.raw`(?:\S+ ){1,5}speciali[sz]es in\b`,
    String.raw`our (?:[a-z]+ ){0,2}(?:mission|vision|clients?|customers?|products?|platforms?|company|investors|portfolio|solutions|services|story|values|culture)\b`,
    String.raw`(?:\S+ ){1,6}is (?:an?|the|one of the) (?:\S+ ){0,7}(?:compan(?:y|ies)|leaders?|providers?|firms?|start-?up|platform|agenc(?:y|ies)|organi[sz]ations?|manufacturers?|retailers?|hospitals?|university|banks?|employers?|brands?|suppliers?)\b`,
  ].join('|')})`,
  'i',
);
/** Whoever it began with, the sentence comes to the work or to who is to do it. */
const work =
  /\b(?:you|your|must|candidates?|applicants?|experience[ds]?|responsib\w+|role|position|require[sd]?|requirements?|qualifications?|looking|seeking|seeks|hiring|proficien\w+|knowledge|skills?)\b/i;

/** Whether a sentence is the employer's of itself: what it makes and is, not what it asks for. */
export const speaksOfItself = (sentence: string): boolean => itself.test(sentence) && !work.test(sentence);

/** How a sentence begins with which what is asked for goes on. */
const asksAgain = new RegExp(
  [
    String.raw`^\s*(?:${[
      String.raw`must\b|abilit(?:y|ies) to|able to|bachelor|master['’]s|degree in|experienced? (?:in|with)|familiar`,
      String.raw`knowledge of|minimum|at least|proficien|proven|strong\b|understanding of|valid\b|hands-on`,
      String.raw`working knowledge|prior experience|\d+\+? years`,
      '(?:the )?(?:ideal |successful )?(?:candidates?|applicants?) (?:must|will|should|need)',
      String.raw`you (?:must|should|need|have|bring|know|are an?\b|will (?!receive|get|enjoy|be (?:part|offered|given|eligible|rewarded)))`,
      String.raw`(?:responsibilities|duties|requirements)\b`,
    ].join('|')})`,
    String.raw`\b(?:looking|searching|hiring) for an?\b|\bseek(?:s|ing) an?\b`,
    String.raw`\b(?:is|are) (?:required|preferred|a plus)\b`,
  ].join('|'),
  'i',
);

/** Who may work in a country is said in the middle of what a post closes with. */
const ofPermits = /\b(?:authori[sz](?:ation|ed) to work|sponsor(?:ship|ing|ed)?\b|visas?\b)/i;

/**
 * The same sections, with what employers close a post with as parts of their own: what they say of themselves, of equal opportunities,
 * of how to apply and of what they offer, where no heading says so. Behind requirements it goes on until a heading comes, or what
 * is asked for.
 */
export const withClosings = (text: string, sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => (isEmployers(section.kind) ? [section] : parted(text, section)));

function parted(text: string, { kind: usual, start, end }: Section): Section[] {
  const parts: Section[] = [];
  for (const sentence of sentencesIn(text, start, end)) {
    const last = parts.at(-1);
    const words = text.slice(sentence.start, Math.min(sentence.end, sentence.start + reach));
    const kind = kindOf(words, usual, last);
    if (last !== undefined && last.kind === kind) last.end = sentence.end;
    else parts.push({ ...sentence, kind });
  }
  return parts;
}

function sentencesIn(text: string, start: number, end: number): Place[] {
  const found: Place[] = [];
  let from = start;
  for (const { 0: sign, index } of matchesIn(text.slice(start, end), ends)) {
    const next = start + index + sign.length;
    if (next > from) found.push({ start: from, end: next });
    from = next;
  }
  return from < end ? [...found, { start: from, end }] : found;
}

function kindOf(sentence: string, usual: SectionKind | undefined, last: Section | undefined): SectionKind | undefined {
  if (last !== undefined && ofPermits.test(sentence)) return last.kind;
  if (asksAgain.test(sentence)) return usual;
  const isInsured = insured.test(sentence) && !handled.test(sentence);
  if (benefits.test(sentence) || ((perks.test(sentence) || isInsured) && !asked.test(sentence))) return 'benefits';
  if (equality.test(sentence) || application.test(sentence)) return 'about';
  // Elsewhere what is said of the employer may lead to what the work is.
  if (last === undefined || (usual !== 'requirements' && usual !== 'preferred')) return usual;
  return speaksOfItself(sentence) ? 'about' : last.kind;
}
