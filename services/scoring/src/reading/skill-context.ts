import type { Candidate } from './find-skills.ts';
import { breaks, type Token } from './tokens.ts';

/** Words that announce skills: "experience with …", "proficiency in … and …". */
const announces =
  /\b(?:experience[ds]?|knowledge|knowledgeable|proficien(?:t|cy)|skilled|skills?|fluent|fluency|familiar(?:ity)?|expert(?:ise)?|understanding|background|competen(?:t|cy|cies)|grounding|trained|certified|certification|degree|bachelor'?s?|master'?s?|b\.?sc?|m\.?sc?|phd|diploma|major(?:ed)?|mastery|command|hands[- ]on|qualified)\b[^.;!?\n]{0,70}$/i;

/** Words that announce a product when the next word has its capitals: "using Go", "tools such as Chef". */
const mentions =
  /\b(?:working|work|using|use|technolog(?:y|ies)|tools?|languages?|frameworks?|platforms?|stack|software|databases?|such as|including|like|e\.g\.?|i\.e\.?|programming|coding|develop(?:ing)?|written|built)\b[^.;!?\n]{0,50}$/i;

/** Words that make the term before them a skill: "sales experience", "Go developer". */
const claims =
  /^[\s)\]"'/&,-]*(?:and\s+\w+\s+)?(?:skills?|experience|knowledge|expertise|background|proficiency|abilit(?:y|ies)|certifi(?:ed|cation)|developers?|engineers?|programmers?|programming|scripting|scripts?|coding|frameworks?|librar(?:y|ies)|language|speak(?:er|ing)|techniques?|principles|qualification|degree|specialist|environment|databases?|queries|administrators?|routers?|formulas?|spreadsheets?)\b/i;

const listed = /^[\s"'()]*(?:[,/|•·;&+]|\band\b|\bor\b|\n|[-–]\s)[\s"'()]*(?:\band\b|\bor\b)?[\s"'()]*$/i;

/** Whether a term that is also an everyday word stands here as a skill: what is around it says so. */
export function isMeant(
  candidate: Candidate,
  sureNeighbours: readonly Candidate[],
  tokens: readonly Token[],
  text: string,
): boolean {
  const first = tokens[candidate.first];
  const last = tokens[candidate.last];
  if (first === undefined || last === undefined) return false;
  if (first === last && first.text.length === 1 && !standsFree(first, text)) return false;
  if (sureNeighbours.some((neighbour) => listed.test(between(candidate, neighbour, tokens, text)))) return true;
  if (claims.test(text.slice(last.end, last.end + 40))) return true;
  const before = text.slice(sentenceStart(candidate.first, tokens), first.start);
  return announces.test(before) || (candidate.doubt === 'spelling' && mentions.test(before));
}

/** A single letter must be a word of its own: not the R of R&D, the C of C-level, an initial or a bullet. */
function standsFree(token: Token, text: string): boolean {
  const before = text.charAt(token.start - 1);
  const after = text.slice(token.end, token.end + 2);
  return !/[&.'’\-–(]/.test(before) && !/^(?:[&'’\-–)]|\.\w)/.test(after);
}

function between(a: Candidate, b: Candidate, tokens: readonly Token[], text: string): string {
  const [left, right] = a.first < b.first ? [a, b] : [b, a];
  return text.slice(tokens[left.last]?.end ?? 0, tokens[right.first]?.start ?? 0);
}

function sentenceStart(index: number, tokens: readonly Token[]): number {
  for (let at = index; at > 0; at -= 1) {
    const token = tokens[at];
    if (token !== undefined && breaks(token.gap)) return token.start;
  }
  return 0;
}

function sentenceEnd(index: number, tokens: readonly Token[], text: string): number {
  for (let at = index + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && breaks(token.gap)) return token.start - token.gap.length;
  }
  return text.length;
}

/** What employers say of themselves, of what they offer and of the law; not what they ask for. */
const boilerplate =
  /\b(?:equal[- ](?:opportunit|employment)|regardless of|without regard|discriminat|reasonable (?:accommodation|adjustment)|protected veteran|(?:we|our) offer|what we offer|perks|benefits? (?:include|package)|competitive (?:salary|pay|compensation)|paid (?:time off|holidays|vacation|leave)|401\(?k|health insurance|(?:dental|vision|life) insurance|medical, dental|(?:training|learning|development) budget|retirement plan|pension|background check|drug (?:screen|test)|curriculum vitae|cover letter|privacy policy)/i;

/** Whether the sentence is about the employer or the law, so that a skill named there is not asked for. */
export function isBoilerplate(candidate: Candidate, tokens: readonly Token[], text: string): boolean {
  return boilerplate.test(
    text.slice(sentenceStart(candidate.first, tokens), sentenceEnd(candidate.last, tokens, text)),
  );
}
