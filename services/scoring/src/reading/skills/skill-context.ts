import { matchesIn } from '../text/matches-in.ts';
import type { Place } from '../text/place.ts';
import { breaks, type Token } from '../text/tokens.ts';
import type { Candidate } from './candidate.ts';

/** Words that announce skills: "experience with …", "proficiency in … and …". */
const announces =
  /\b(?:experience[ds]?|knowledge|knowledgeable|proficien(?:t|cy)|skilled|skills?|fluent|fluency|familiar(?:ity)?|expert(?:ise)?|understanding|background|competen(?:t|cy|cies)|grounding|trained|certified|certification|degree|bachelor'?s?|master'?s?|b\.?sc?|m\.?sc?|phd|diploma|major(?:ed)?|mastery|command|hands[- ]on|qualified|(?:years?|yrs?)['’]?\s+(?:of|in|as|spent))\b[^.;!?\n]{0,70}$/i;

/** Words that announce a product when the next word has its capitals: "using Go", "tools such as Chef", "must have BLS". */
const mentions = new RegExp(
  String.raw`\b(?:${[
    'working|work|using|use|technolog(?:y|ies)|tools?|languages?|frameworks?|platforms?|stack|software',
    String.raw`databases?|such as|including|like|e\.g\.?|i\.e\.?|programming|coding|develop(?:ing)?|written|built`,
    'chart(?:ed|ing)|document(?:ed|ing|s? in)|must (?:have|hold|know)|con(?:oci|he?ci)mi?entos?',
    'dom[ií]nio|manejo|maîtrise|connaissances?|kenntnisse|umgang mit|erfahrung mit|conoscenza|padronanza',
    'exp[ée]ri[eê]n(?:ce|cia)s? (?:avec|con|com|de|em|en|sur)|esperienza (?:con|di|in)|kennis van|ervaring met|znajomość|kunskaper i',
  ].join('|')})\b[^.;!?\n]{0,50}$`,
  'i',
);

/** How well a product has to be known: "Good Excel". */
const howWell =
  /\b(?:strong|good|solid|great|excellent|advanced|basic|fluent|confident|expert|practical|comfort(?:able)? (?:with|in)|command of|native|speaks?|routine (?:with|in)|master)\s+$/i;
/** A line of a list that names nothing else. */
const lineBefore = /(?:^|\n)[\s•*·▪●–-]*$/;
const lineBehind = /^(?: ?\([^()\n]{1,30}\))?[ \t.;]*(?:\n|$)/;
/** A sentence that names nothing else: "Two years on a ward. Excel." */
const sentenceBefore = /[a-z\d)]{2}[.;] $/;
const ofPerson = /\b(?:Mrs|Prof)\. $/;
const sentenceBehind = /^[.;](?:\s|$)/;

/** Words that make the term before them a skill: "sales experience", "Go developer", "React (required)". */
const claims = new RegExp(
  String.raw`^[\s)\]"'/&,(-]*(?:(?:and|or)\s+\w+\s+)?(?:${[
    String.raw`(?:(?:is|are)\s+)?(?:an?\s+)?(?:must|required|mandatory|essential|preferred|needed)|skills?`,
    'experience|knowledge|expertise|background|proficiency|abilit(?:y|ies)|certifi(?:ed|cation)',
    'super[ -]?users?|developers?|engineers?|programmers?|programming|scripting|scripts?|coding',
    'frameworks?|librar(?:y|ies)|language|speak(?:er|ing)|techniques?|principles|qualification|degree',
    String.raw`specialist|environment|databases?|queries|at (?:level )?[ABC][12]\b`,
    String.raw`(?:advanced|intermediate)(?= ?(?:[.,;)\n]|$))|administrators?|routers?|formulas?|spreadsheets?`,
    String.raw`charting|EHR|EMR|kenntnissen?|erfahrung|avan[cçz]\w*|intermedi\w*|fortgeschritten\w*|gevorderd`,
    String.raw`zaawansowan\w*`,
  ].join('|')})\b`,
  'i',
);

/** Who is called by a certificate holds it: "RN case manager", "LPN charge nurse". */
const holders =
  /^[ -](?:(?:care|case|charge|clinical|field|home health|hospice|nurse|staff|triage|unit) ){0,2}(?:managers?|nurses?|supervisors?|coordinators?|educators?|clinicians?|navigators?|positions?|roles?)\b/i;

/** What a certificate is called besides: "LPN/LVN license". */
const papers = /^(?:\/[A-Z]{2,6})? (?:cards?|certificates?|credentials?|licen[cs](?:e[ds]?|ure)|registration|status)\b/;

/** A separator, maybe with `and` or `or` after it, in nothing but white space, quotes and brackets. */
const listed =
  /^(?:(?:[^\S\n]|["'()])*\n|[\s"'()]*(?:[,/|•·;&+]|\band\b|\bor\b|\bon\b|[-–]\s))[\s"'()]*(?:\b(?:and|or)\b[\s"'()]*)?$/i;

/** More than an announcement and what may stand between it and its skill. */
const reach = 120;

/** Whether a term that is also an everyday word could be a skill here at all. */
export function standsAlone(candidate: Candidate, tokens: readonly Token[], text: string): boolean {
  const token = tokens[candidate.first];
  if (token === undefined) return false;
  return candidate.first !== candidate.last || token.text.length > 1 || standsFree(token, text);
}

/** Whether a term that is also an everyday word stands here as a skill: the words around it say so. */
export function isAnnounced(candidate: Candidate, tokens: readonly Token[], text: string): boolean {
  const first = tokens[candidate.first];
  const last = tokens[candidate.last];
  if (first === undefined || last === undefined) return false;
  const behind = text.slice(last.end, last.end + 40);
  const isCertificate = candidate.skill.category === 'Certifications';
  if (claims.test(behind) || (isCertificate && (holders.test(behind) || papers.test(behind)))) return true;
  // "Registered Nurse (RN)"
  if (isCertificate && text[first.start - 1] === '(' && text[last.end] === ')') return true;
  // "RN (BSN preferred) or RD required"
  const [bracket = ''] = /^ ?\([^()\n]{1,38}\)/.exec(text.slice(last.end, last.end + 41)) ?? [];
  const beyond = last.end + bracket.length;
  if (bracket !== '' && claims.test(text.slice(beyond, beyond + 40))) return true;
  if (candidate.doubt === 'spelling') {
    if (isEntry(candidate, text, first.start, behind)) return true;
    const near = text.slice(Math.max(0, first.start - 24), first.start);
    if (howWell.test(near)) return true;
    const isSentence = sentenceBefore.test(near) && !ofPerson.test(near);
    if (isSentence && sentenceBehind.test(text.slice(last.end, last.end + 2))) return true;
    if (lineBefore.test(near) && text.includes('\n') && lineBehind.test(behind)) return true;
  }
  const before = text.slice(sentenceStart(candidate.first, tokens, first.start - reach), first.start);
  return announces.test(before) || (candidate.doubt === 'spelling' && mentions.test(before));
}

/** "• BLS (Red Cross), exp. 2027", "ACLS – Red Cross – 2025", "LCSW or LMHC": a certificate at the start of a line, and a separator behind it. */
const isEntry = ({ skill }: Candidate, text: string, start: number, behind: string): boolean =>
  skill.category === 'Certifications' &&
  lineBefore.test(text.slice(Math.max(0, start - 8), start)) &&
  /^(?: ?[,;.(|:–—/\t\n]| - | or | and |$)/.test(behind);

/**
 * Whether two candidates that follow one another are items of one list, so that each vouches for the other.
 * @param byWords whether "and" or "or" makes a list, without a comma or line.
 */
export function areListed(
  left: Candidate,
  right: Candidate,
  tokens: readonly Token[],
  text: string,
  byWords: boolean,
): boolean {
  const gap = text.slice(tokens[left.last]?.end ?? 0, tokens[right.first]?.start ?? 0);
  return listed.test(gap) && (byWords || /[\n,/|•·;&+–-]/.test(gap));
}

/** A single letter must be a word of its own: not the R of R&D, the C of C-level, an initial or a bullet. */
function standsFree(token: Token, text: string): boolean {
  const before = text.charAt(token.start - 1);
  const after = text.slice(token.end, token.end + 2);
  if (isInitial(token, text) || isCounter(token, text)) return false;
  return !/[&.'’\-–(]/.test(before) && !/^(?:[&'’\-–)]|\.\w)/.test(after);
}

/** As far apart as the parts of a list with letters are. */
const ofList = 3000;

/** Whether a letter only counts: "A. Education … B. Experience … C. Licenses". */
function isCounter({ text: letter, start, end }: Token, text: string): boolean {
  const sign = text.charAt(end);
  if (!/^[.)] ?[A-Z]/.test(text.slice(end, end + 3))) return false;
  const former = String.fromCharCode(letter.charCodeAt(0) - 1);
  return text.slice(Math.max(0, start - ofList), start).includes(` ${former}${sign}`);
}

/** Whether a letter is one of "C. R. Example" or "C.R. Example". */
export const isInitial = ({ start, end }: Place, text: string): boolean =>
  end - start === 1 &&
  text[end] === '.' &&
  (/^\. ?[A-Z]\./.test(text.slice(end, end + 4)) ||
    /(?:^|[^\w.])[A-Z]\. ?$/.test(text.slice(Math.max(0, start - 4), start)));

/** Where the sentence of a token begins, or `earliest` where that is further back. */
function sentenceStart(index: number, tokens: readonly Token[], earliest: number): number {
  for (let at = index; at > 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.start < earliest) return Math.max(0, earliest);
    if (breaks(token.gap)) return token.start;
  }
  return Math.max(0, earliest);
}

/** What employers say of themselves, of what they offer and of the law; not what they ask for. */
const boilerplate = new RegExp(
  String.raw`\b(?:${[
    'equal[- ](?:opportunit|employment)|regardless of|without regard|discriminat',
    'reasonable (?:accommodation|adjustment)|protected veteran',
    String.raw`committed to (?:an? |the |our )?(?:[a-z]+ ){0,2}(?:diversity|diverse|inclusi\w+|equality)`,
    'diversity (?:and|&) inclusion (?:initiative|program|effort)s?|(?:we|our) offer|what we offer|perks',
    'benefits? (?:include|package)|(?:our|flexible|comprehensive) benefits? program',
    String.raw`competitive (?:salary|pay|compensation)|paid (?:time off|training|holidays|vacation|leave)|401\(?k`,
    'health insurance|(?:dental|vision|life) insurance|medical, dental',
    '(?:training|learning|development) budget|our (?:[a-z-]+ )?training (?:program|course)',
    'training (?:program|course)? ?(?:is|will be) provided|retirement plan|pension|curriculum vitae',
    'cover letter|privacy policy|(?:resume|cv) in',
  ].join('|')})`,
  'gi',
);

/** "Customer service skills" are asked for, whatever stands beside them. */
const asksFor = /\b(?:skills?|experience|knowledge|proficiency)\b/i;
/** What is further from such words in a sentence is another matter: copied lists often have no ends at all. */
const ofBoilerplate = 100;

/**
 * Whether words of the same sentence near by are about the employer or the law, so that a skill named there is not asked for. Each
 * sentence is read once, however many skills it names.
 */
export function createBoilerplateTest(tokens: readonly Token[], text: string): (place: Place) => boolean {
  const starts = tokens.flatMap(({ gap, start }, at) => (at === 0 || breaks(gap) ? [start] : []));
  const said = [...matchesIn(text, boilerplate)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  let [sentence, next] = [0, 0];
  return ({ start: from, end: to }) => {
    while ((starts[sentence + 1] ?? Infinity) <= from) sentence += 1;
    while ((said[next]?.start ?? Infinity) < from) next += 1;
    const [begin, end] = [starts[sentence] ?? 0, starts[sentence + 1] ?? Infinity];
    if (asksFor.test(text.slice(from, to + 12))) return false;
    const [before, behind] = [said[next - 1], said[next]];
    return (
      (before !== undefined && before.start >= begin && from - before.end < ofBoilerplate) ||
      (behind !== undefined && behind.start < Math.max(end, to) && behind.start - to < ofBoilerplate)
    );
  };
}
