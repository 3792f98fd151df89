import type { ProficiencyLevel } from '@waypost/contracts/profile-choices';
import { matchesIn } from '../text/matches-in.ts';
import { sentenceEnd } from '../text/sentence-end.ts';

/** Weakest first, so that a longer phrase with a weak word ("basic understanding") is not read as the strong one. */
const cues: readonly (readonly [ProficiencyLevel, RegExp])[] = [
  [
    'Beginner',
    /\b(?:basic|basics|familiar(?:ity)?|exposure|awareness|beginner|some|introductory|fundamentals?|interest(?:ed)? in|willing(?:ness)? to learn|entry[- ]level)\b/gi,
  ],
  [
    'Intermediate',
    /\b(?:working knowledge|(?<!very )good(?! to have)|practical|competen(?:t|ce|cy)|comfortable|intermediate|general knowledge|hands[- ]on|sound)\b/gi,
  ],
  [
    'Advance',
    /\b(?:advanced?|strong|solid|excellent|proficien(?:t|cy)|proven|highly(?! (?:desir|prefer|recommend))|very good|fluen(?:t|cy)|significant|well[- ]versed|exceptional|outstanding|command|skilled)\b/gi,
  ],
  ['Expert', /\b(?:expert(?:ise)?|mastery|extensive|deep|in[- ]depth|thorough|authority|guru)\b/gi],
];

const afterwards: readonly (readonly [ProficiencyLevel, RegExp])[] = [
  ['Beginner', /^[ (,:–-]*(?:(?:or|and) \S+ )?(?:basics|basic|beginner)/i],
  ['Intermediate', /^[ (,:–-]*intermediate/i],
  ['Advance', /^[ (,:–-]*(?:advanced|proficien(?:t|cy)|fluent)/i],
  ['Expert', /^[ (,:–-]*(?:expert|expertise|mastery)/i],
];

/** "Word, basic Excel" says it of what is behind. */
const ofNext = /^, [a-z]+ (?!(?:level|knowledge|skills|users?|in|is|or|and|required|preferred)\b)[a-z]/i;
const reach = 90;
const sentenceEnds = new RegExp(sentenceEnd);

export type LevelRead = { level: ProficiencyLevel; at: number };

/**
 * The level that the words around a skill ask for, with their place; the nearest word decides. Undefined where they say
 * nothing.
 */
export function proficiencyAround(text: string, start: number, end: number): LevelRead | undefined {
  const after = text.slice(end, end + 30);
  const behind = ofNext.test(after) ? undefined : afterwards.find(([, pattern]) => pattern.test(after));
  if (behind !== undefined) return { level: behind[0], at: end };
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(sentenceEnds)
      .at(-1) ?? '';
  let nearest: LevelRead | undefined;
  for (const [level, pattern] of cues) {
    for (const match of matchesIn(before, pattern)) {
      const at = start - before.length + match.index;
      if (nearest === undefined || at > nearest.at) nearest = { level, at };
    }
  }
  return nearest;
}
