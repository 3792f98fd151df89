import { matchesIn } from '../text/matches-in.ts';
import type { Part } from './clauses.ts';

/** Words that say how much something is needed: of what stands before them, behind them, or where the sentence has it. */
export type NeedCue = { says: 'must' | 'nice'; of: 'before' | 'behind' | 'either'; start: number; end: number };

const [soft, hard] = [
  'preferred|desired|desirable|optional|advantageous|beneficial|helpful|welcome|nice[- ]to[- ]haves?|good[- ]to[- ]haves?|wünschenswert|erwünscht|gern(?:e)? gesehen|souhaitables?|souhaitée?s|souhaitée|souhait(?=é(?![a-zé]))|appréciée?s|appréciée|appréci(?=é(?![a-zé]))|deseables?|valorables?',
  'required|mandatory|essential|indispensable|necessary|needed|prerequisite|must[- ]haves?',
];
const how = '(?:(?:strictly|absolutely|strongly|highly|necessarily|always|currently|a|an) ){0,2}';
/** What somebody need not have yet: "required within 90 days of hire". */
const later =
  '(?:within|in) (?:(?:the|your) )?(?:first|(?:first )?(?:\\d{1,3}|an?|one|two|three|four|five|six|nine|twelve|thirty|sixty|ninety)(?: \\(\\d{1,3}\\))?)[- ](?:calendar |business |working )?(?:days?|weeks?|months?|years?) (?:of|from|after|following) (?:the |your )?(?:date of )?(?:hire|hiring|employment|start(?:ing)?|appointment|joining)';
const kinds = {
  notNeeded: `(?:\\b(?:not|isn['’]t|aren['’]t) ${how}(?:${hard}|must|requirement)|\\bunnecessary|\\b(?:is|are)n['’]t$)`,
  niceFor:
    '\\b(?:ideally|se valora(?:n|r(?=á))?|would be (?:lovely|nice|great|good)(?= if| when| to (?:have|know))|(?:able|ability|eligible|willing(?:ness)?) to (?:obtain|acquire|get|become)|(?:eager(?:ness)?|keen|willing(?:ness)?) to (?:learn|be trained)|(?:may|might|could) (?:also )?be required to|preferabl[ey]|prefer(?:s|ence)?|(?:plus(?:es)?|bonus(?: points)?)(?= if| for| when| ?:))',
  niceOf: `\\b(?:(?:we|or) (?:will |can )?(?:gladly )?train|^will train$|training (?:is |will be )?provided|(?:an )?added (?:advantage|asset|bonus|plus)|(?:as )?an? (?:[a-z]+ )?(?:plus|bonus|advantage|benefit|asset)(?! [a-z]+(?:ing|ment)\\b)|(?:is|are|be) (?:[a-z]+ )?(?:plus(?:es)?|bonus|nice(?= ?[.;,)]|$))|plus$|(?:(?:${hard}) )?(?:to be (?:obtained|completed) )?${later}|(?:handy|helps|useful)(?= ?[.;,)]|$)|von vorteil|un (?:plus|atout)|een (?:pluspunt|pre|pr(?=é(?![a-z])))|^(?:secondary|bonus|advantage)(?: skill)?$)`,
  nice: `\\b(?:${soft})`,
  mustOf: '\\b(?:an? (?:absolute )?(?:must|requirement|prerequisite)|must$|^(?:primary|main|core)(?: skill)?$)',
  must: `\\b(?<!\\b(?:as|if|when|where|be|travel) )(?:${hard})(?! to\\b)`,
  mustFor:
    '\\b(?:must(?! not\\b| be (?:achieved|acquired|completed|earned|obtained)\\b)|we require|requir(?:es?|ing)(?= (?:[a-z]+ ){0,2}(?:experience|knowledge|proficiency|expertise|familiarity|background)\\b)|(?<!\\b(?:as|if|when|where) )required to (?:have|hold|possess|know|demonstrate|be (?:able|experienced|familiar|fluent|knowledgeable|proficient|skilled)))',
} as const;
const cue = new RegExp(
  Object.entries(kinds)
    .map(([kind, words]) => `(?<${kind}>${words})\\b`)
    .join('|'),
  'gi',
);

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

const opens = /^[\W\d]*(?:(?:the|our|your|also|some|any|very|strongly|highly|it|would|be|is|these|are|but|and) )*$/i;
const noun =
  '(?:(?!(?:and|or|but|with|in)\\b)[a-z]+ )?(?:skills?|qualifications?|experiences?|knowledge|requirements?|technolog(?:y|ies)|tools?|languages?|certifi\\w+|competenc\\w+|abilities|licen[cs]es?|criteria|attributes|background|concentration|functions?|duties|responsibilities|tasks)\\b';
const ofNoun = new RegExp(`^ ${noun}`, 'i');
/** "Preferred qualifications:", where lines were run together also behind the name of a skill. */
const heading = new RegExp(`^(?: ?:| ${noun}(?: ?:| ?$|[a-z ]{0,30} include))`, 'i');
const condition = /^(?: ?:| (?:if|when|for|to (?:have|know))\b)/i;

const isOfDuties =
  /^ (?:(?:&|(?!(?:as|by|for|in|of|on|to|with)\b)[a-z]+) ){0,2}(?:activities|duties|functions|responsibilities|tasks|accountabilities)\b/i;
/** "To determine required services" asks for nothing that was named before. */
const isAdjective =
  /^ (?!(?:after|along|also|although|and|are|before|both|but|can|depending|due|during|either|experience|for|from|has|have|however|ideally|including|job|may|minimum|must|not|only|per|plus|preferably|prior|should|since|that|the|there|they|this|though|through|under|unless|upon|using|when|where|while|will|with|within|you|your)\b)[a-z]{3}/;
/** "Java is required working beside Go": what is said of it. */
const isSaidOf = /\b(?:is|are|be|being)(?: [a-z]+)? $/i;
/** The same in a part that names nothing: "…, scheduling of required resources". */
const isLastAdjective = new RegExp(`${isAdjective.source}[a-z]*[.,; ]*$`);

/** As much of a part as tells which side a cue is of. */
const reach = 80;

/** The cues of a part; `firstEnd` is where the first place in it ends. */
export function cuesIn({ text, start: at }: Part, firstEnd: number): NeedCue[] {
  return [...matchesIn(text, cue)].flatMap(({ 0: words, index, groups = {} }) => {
    const kind = kindNames.find((one) => groups[one] !== undefined) ?? 'must';
    const [start, end] = [at + index, at + index + words.length];
    const isBehindPlace = firstEnd <= start;
    const after = text.slice(index + words.length, index + words.length + reach);
    if (kind === 'must' && isOfAnother(text.slice(Math.max(0, index - reach), index), after, isBehindPlace)) return [];
    const isSmall = /^[a-z]/.test(words);
    const of = sideOf(kind, isBehindPlace, isSmall, index > reach ? undefined : text.slice(0, index), after);
    return [{ says: kind.startsWith('must') ? 'must' : 'nice', of, start, end }];
  });
}

/** Whether "required" is said of what stands behind it and is no skill. */
function isOfAnother(before: string, after: string, isBehindPlace: boolean): boolean {
  if (isOfDuties.test(after)) return true;
  if (isSaidOf.test(before) || ofNoun.test(after)) return false;
  return (isBehindPlace ? isAdjective : isLastAdjective).test(after);
}

/** "Preferred: SQL", "SQL is preferred". */
function sideOf(
  kind: keyof typeof kinds,
  isBehindPlace: boolean,
  isSmall: boolean,
  before: string | undefined,
  after: string,
): NeedCue['of'] {
  if (kind.endsWith('For')) return 'behind';
  if (kind.endsWith('Of')) return !isBehindPlace && condition.test(after) ? 'behind' : 'before';
  // A heading has capitals: "SQL preferred Experience in …" is of SQL, "SQL Preferred Experience" is not.
  if (isBehindPlace && isSmall && /^ [A-Z]/.test(after) && !/^[^.,;]{0,40}:/.test(after)) return 'before';
  if (heading.test(after) || (/^ [A-Z]/.test(after) && ofNoun.test(after))) return 'behind';
  if (!isBehindPlace && ofNoun.test(after)) return 'behind';
  return !isBehindPlace && before !== undefined && opens.test(before) ? 'either' : 'before';
}
