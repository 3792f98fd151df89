import type { YearStatement } from './year-statement.ts';

/** Where a text stands: in `asked` everything is what the job asks for; `told` speaks of the employer and the person too. */
export type Speaking = 'asked' | 'told';

/** Texts come with sentences run together, so that words have no end here where a capital may follow. */
const experience =
  /\b(?:experience|exp\b|yoe\b|expertise|background|track\s+record|pqe\b|post[- ]qualif|practice|hands[- ]on|seniority)/i;
const directExperience = /^[\s'’s-]*(?:of\s+)?(?:(?!or\b)[a-z-]+\s+){0,4}(?:experience|background|expertise|practice)/i;
/** What somebody has done for years, behind the years. */
const doing =
  /^[\s)\],'’s.-]{0,4}(?:equivalent\s+)?(?:of|in|as|with|using|on|at|within|doing|spent|work(?:ing|ed)|managing|leading|supervising|developing|building|writing|driving|teaching|selling|supporting|running|designing)\b/i;

const terms =
  'contracts?|fixed|terms?|warrant(?:y|ies)|guarantees?|degrees?|diplomas?|certificates?|college|universit(?:y|ies)|school(?:ing)?|stud(?:y|ies)|coursework|courses?|classes|programmes?|programs?|plans?|strateg(?:y|ies)|roadmaps?|anniversary|histor(?:y|ies)|leases?|agreements?|apprenticeships?|internships?|curriculum|commitments?|assignments?|placements?|missions?|periods?|probation|notice|visas?|residenc(?:y|ies)|leave|sabbaticals?|vesting|cliff|projects?|engagements?|deals?|budgets?|funding|runway|sentences?';
/** Where a noun is what it is about: "3 years project management" is of management. */
const isHead = `(?=\\s*(?:[^\\s\\w/&-]|$|(?:at|from|with|is|are|was|of|or|for|required|preferred|included)\\b))`;
/** What a length of time is of when it is not experience, directly behind it. */
const ofSomethingElse = new RegExp(
  [
    `^[\\s,)-]*(?:s\\s+)?(?:(?:old|of\\s+age|(?:and|or)\\s+(?:older|younger)|from\\s+(?:now|the\\s+date)|in\\s+(?:business(?!\\s+[a-z])|existence|a\\s+row))|out\\s+of\\s+(?:college|university|school)|(?:age|ago|young|after|since|per)\\b|(?:straight|running)\\s*(?:[^\\s\\w]|$))`,
    `^[\\s,)]*(?:s\\s+)?(?:of\\s+|in\\s+)?(?:an?\\s+|our\\s+|the\\s+)?(?:college|universit(?:y|ies)|school(?:ing)?|stud(?:y|ies)|education|coursework)(?:\\s+(?:and|or)\\b|${isHead})`,
    `^\\s*of\\s+(?:[\\w/-]+\\s+){0,4}(?:courses?|coursework|classes|schooling|studies)\\b`,
    `^\\s*of\\s+(?:[a-z]+\\s+)?(?:histor(?:y|ies)|heritage|tradition|legacy|existence)\\b`,
    `^\\s*of\\s+(?:active\\s+|honou?rable\\s+)?military\\s+(?:service|duty)\\b`,
    `^\\s*of\\s+(?:operations?|growth|success|innovation|excellence|service)${isHead}`,
    `^[\\s,)]+(?:[a-z]+[- ](?:time\\s+|term\\s+)?)?(?:${terms})${isHead}`,
  ].join('|'),
  'i',
);
/** "A 6+ month contract-to-hire position": what a length is that stands as an adjective may come some words later. */
const ofATerm = new RegExp(
  `^(?:[\\s,-]+[\\w/]+){0,4}[\\s,-]+(?:${terms}|old|positions?|roles?|opportunit(?:y|ies)|gigs?|cover|secondments?|ftc)\\b`,
  'i',
);
const notExperienceBefore = new RegExp(
  String.raw`\b(?:${[
    'after|within|every|each|in|last|past|previous|next|coming|first|final|since|until|aged?|ages|am|be',
    'being|turn(?:ed|ing)?|vests?|vesting|renewed|term|notice|period|probation|warranty|guarantee',
    String.raw`valid\s+for|held\s+for|licen[cs]e\s+for|resident\s+for|resid(?:e|ed|ing)|lived|living|lasts?|takes?`,
    String.raw`runs?|stay(?:\s+with\s+us)?\s+for|commit(?:ment|ted)?\s+(?:to|for|of)|older|younger|for\s+the`,
    String.raw`(?:goes|going)\s+back|(?:clean|criminal|driving|safety)\s+record|mvr`,
  ].join('|')})\s*(?:is\s+|of\s+|for\s+|than\s+|the\s+)?[\s(:]*$`,
  'i',
);
/** "Duration: 18 months", without a word's end before it. */
const durationBefore =
  /(?:(?:length|engagement|contract|term|period|assignment)\s*(?:\(|:|[-–]\s|is\b|of\b|is\s+for\b|for\b|runs\s+for\b)|duration)[\s(:]*$/i;
/** "B.A. degree (4 year)". */
const lengthOfDegree = /\b(?:degree|diploma|college|university|program(?:me)?|course)\s*\(\s*$/i;
/** "You are over 18 years": nobody is years of experience. */
const isAge = /\b(?:are|is|be)\s*$/i;

/** Alone on a line these are ages: "18 years and above". */
const comesOfAge: ReadonlySet<number> = new Set([16, 18, 21]);

const employers =
  'company|companies|firm|business|agency|group|leader|provider|manufacturer|brand|organi[sz]ation|employer|retailer|start-?up|hospital|clinic|practice|team|partners?|recruiter|inc\\.?|ltd\\.?|llc|gmbh';
/** The employer of itself: "we have …", "a company with …", "founded …". */
const ofEmployer = /\b(?:we(?:['’]ve)?|our|us|founded|established|began)\b/i;
const byEmployer = new RegExp(
  `\\b(?:${employers})\\s*,?\\s+(?:with|has|have|having|boasts?|boasting|that\\s+has|which\\s+has|of|for|in\\s+business)\\s+(?:been\\s+[a-z ]{0,40})?(?:an?\\s+)?$`,
  'i',
);
/** "For over 20 years Polder has …" */
const sinceYears = /^\s*,?\s*(?:we|our|us|(?:[A-Z]\S*\s+){1,4}(?:has|have|is|was|serves|continues))\b/;
/** "GPS has over 25 years of …", "… has been a source of growth for more than 25 years", "With 20 years of research, …". */
const ofSomebody = /\bhas\s*$|\b(?:has|have)\s+been\b.*\bfor\s*$|^\W*with\s*$/i;
/** From this many years on the text probably speaks of the company or recruiter: few posts ask for so many. */
const somebodysOwn = 15;
/** The sentence turns to the person asked for, whoever spoke before. */
const asks =
  /\b(?:you(?:['’](?:ll|ve|re))?|your|candidates?|applicants?|must|requir(?:e|es|ed|ing|ements?)|needs?|needed|seek(?:s|ing)?|look(?:s|ing)?\s+for|want(?:s|ed)?|ideally|preferabl[ey]|preferred|qualifications?|should|expects?|somebody|someone|person|minimum|at\s+least|with\s+experience)\b/i;
/** What is given for years of service, or belongs to the contract. */
const given =
  /\b(?:401|pension|vest(?:s|ed|ing)?|bonus(?:es)?|leave|holidays?|vacation|sabbaticals?|insurance|warrant(?:y|ies)|raises?|increments?|anniversar(?:y|ies)|promot(?:ed|ion|ions)|loyalty|long[- ]service|equity|options|stock|savings|visa|relocat\w*|licen[cs]e)\b/i;

const reach = 120;

/**
 * Whether a length of time is experience that a text asks for or tells of.
 * @param next where the next length of time begins: what stands there is of that one.
 */
export function isExperience(text: string, statement: YearStatement, speaking: Speaking, next = Infinity): boolean {
  const { start, end, form, isMonths } = statement;
  const before = clauseBefore(text.slice(Math.max(0, start - reach), start));
  const after = clauseAfter(text.slice(end, Math.min(next, end + reach)));
  const isNamed = experience.test(after.slice(0, 80)) || experience.test(before.slice(-50));
  if (form === 'vague' && !directExperience.test(after)) return false;
  if (isOfSomethingElse(statement, before, after)) return false;
  if (!isNamed && form !== 'asks' && !doing.test(after) && given.test(`${before}${after}`)) return false;
  if (!isNamed && form === 'adjective' && !doing.test(after)) return false;
  if (!isNamed && speaking === 'told') {
    // "5+", "at least 5", "(5 years)" behind a word and "5 years of …" are how people ask; months are mostly of contracts.
    const isSaid = isMonths
      ? doing.test(after) && !/^\s*(?:with|at|on|within)\b/i.test(after)
      : doing.test(after) ||
        form === 'asks' ||
        /^\s*(?:(?:is|are)\s+)?(?:required|needed|mandatory)\b/i.test(after) ||
        /\w\s?[(:–-]\s?$|\b(?:must|should)\s+(?:have|possess)\s*$/i.test(before);
    if (!isSaid) return false;
  }
  return true;
}

function isOfSomethingElse(statement: YearStatement, before: string, after: string): boolean {
  const { form, isSingular, minimum, maximum } = statement;
  const isNamedBehind = directExperience.test(after) || (form !== 'adjective' && experience.test(after.slice(0, 80)));
  if (ofSomethingElse.test(after) && !isNamedBehind) return true;
  if (statement.isInARow && !directExperience.test(after)) return true;
  if ((isSingular || form === 'adjective') && !isNamedBehind && ofATerm.test(after)) return true;
  if ((notExperienceBefore.test(before) || durationBefore.test(before)) && !directExperience.test(after)) return true;
  if (lengthOfDegree.test(before) && /^\s*\)/.test(after)) return true;
  if (isAge.test(before) && !experience.test(before)) return true;
  if (maximum !== undefined && /\b(?:children|kids|toddlers|infants|pupils)\s*\(?$/i.test(before)) return true;
  if (comesOfAge.has(minimum) && /^\s*$/.test(after) && !experience.test(before)) return true;
  if (/\bfor\s*$/i.test(before) && sinceYears.test(after)) return true;
  // No company gives its own age as a range.
  const isRange = minimum > 0 && maximum !== undefined;
  return (
    !isRange &&
    !asks.test(before) &&
    (ofEmployer.test(before.slice(-50)) || byEmployer.test(before) || tellsOfSomebody(statement, before, after))
  );
}

function tellsOfSomebody({ minimum, isOver }: YearStatement, before: string, after: string): boolean {
  if (/\b(?:requir|needed|preferred)/i.test(after)) return false;
  const isLong = minimum >= somebodysOwn;
  return (isOver && isLong) || ((isOver || isLong) && ofSomebody.test(before));
}

// Sentences are run together where a page was copied: "degree required.5 years of …".
const clauseBefore = (text: string) =>
  /(?:[a-z]{2}|[A-Z]{3})$/.test(text)
    ? ''
    : (text.split(/(?<=[\w)])[.!?](?=\s|[A-Z])|(?<=[a-z)])[.!?](?=\d|$)|[;\n•·]/).at(-1) ?? '');
const clauseAfter = (text: string) => text.split(/(?<=[\w)])[.!?](?=\s|$|[A-Z])|[;\n•·]/)[0] ?? '';
